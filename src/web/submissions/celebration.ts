/** Replaces the status of a published submission for its maker: the page of the tool, its badge, and next steps. */
import type { Submission } from '#catalog/submissions/records.ts';
import { BADGE_HEIGHT, badgeCode, badgePath, toolBadge } from '#http/pages/badge-code.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { submissionMessages, visitorMessages } from '#locales/subjects.ts';
import { quotable } from '#locales/quotable.ts';
import { copyButton } from '#web/account/copy-button.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { stateBadge } from '#web/elements/notices.ts';

/** The panel of a published tool for its maker. */
export function celebration(request: PageRequest, { name, state }: Submission, slug: string): Html {
  const { locale, publicUrl, site } = request;
  const { submission: s, visits, published: p } = submissionMessages(locale);
  const { badge } = visitorMessages(locale);
  const page = pathTo(locale, 'tools', slug);
  const label = badge.listed(site.name);
  const next = [
    [p.next[0], visits.link, ['tools', slug, 'visits']],
    [p.next[1], p.claim, ['tools', slug, 'claim']],
    [p.next[2], p.change, ['tools', slug, 'suggest']],
  ] as const;
  return html`<section class="panel standing standing-published celebration" aria-labelledby="celebration">
    <p class="status-state">${stateBadge(request, state)}</p>
    <p class="status-meaning" id="celebration">${p.title(quotable(locale, name))}</p>
    <p><a class="button" href="${page}">${s.open}</a></p>
    <h2 id="address-title">${p.share}</h2>
    <p class="copied">
      <code dir="ltr" id="address">${publicUrl + page}</code> ${copyButton(request, 'address', 'button button-quiet')}
    </p>
    <h2 id="badge-title">${badge.title}</h2>
    <p><img src="${badgePath(locale, slug)}" height="${BADGE_HEIGHT}" alt="${label}" /></p>
    <p class="hint">${badge.copy}</p>
    <pre dir="ltr" tabindex="0"><code id="badge">${badgeCode(publicUrl, toolBadge(locale, slug), label)}</code></pre>
    <p>${copyButton(request, 'badge', 'button button-quiet')}</p>
    <h2>${p.follows}</h2>
    <ul class="steps">
      ${next.map(
        ([sentence, link, path]) =>
          html`<li class="step">
            <p>${sentence} <a href="${pathTo(locale, ...path)}">${link}</a></p>
          </li>`,
      )}
    </ul>
    <p class="visually-hidden" role="status" id="copy-status"></p>
  </section>`;
}

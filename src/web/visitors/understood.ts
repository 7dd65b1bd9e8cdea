/** How a search was understood: what was corrected, which words were not used, which prices its words ask for. */
import type { PageRequest } from '#http/pages/page-types.ts';
import { listSeparator, quotable } from '#locales/quotable.ts';
import { visitorMessages } from '#locales/visitors/messages.ts';
import { html, type Html } from '#web/elements/html.ts';
import type { ChosenFilter } from './facets.ts';
import { listAddress, type List } from './list-query.ts';

/** The correction with the way back to what was typed, and the words that were not used; null when there is nothing to say. */
export function understoodNote({ locale }: PageRequest, list: List): Html | null {
  const t = visitorMessages(locale);
  const { corrected = null, ignored = [] } = list.found.search ?? {};
  if (corrected === null && ignored.length === 0) return null;
  const quoted = (text: string): string => quotable(locale, text, text.length);
  return html`<div class="understood">
    ${
      corrected !== null &&
      html`<p>
        ${t.list.correctedTo(quoted(corrected.to))}
        <a href="${listAddress(list, { exact: true })}" rel="nofollow">${t.list.instead(quoted(corrected.from))}</a>
      </p>`
    }
    ${ignored.length > 0 && html`<p>${t.list.ignored(ignored.map(quoted).join(listSeparator(locale)))}</p>`}
  </div>`;
}

/** What the words of a search ask for, each with the address of the search without them. */
export function hintsOf({ locale }: PageRequest, list: List): ChosenFilter[] {
  const t = visitorMessages(locale);
  return (list.found.search?.hints ?? [])
    .filter(({ value, without }) => list.wanted.pricing !== value && without !== '')
    .map(({ value, without }) => ({
      label: t.list.hint(t.pricing[value]),
      without: listAddress(list, { q: without }),
    }));
}

/** How a search was understood: corrections, ignored words, and filters suggested by its words. */
import type { PricingModel } from '#fields/pricing.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { listSeparator, quotable } from '#locales/quotable.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { alternativesPath } from './alternatives.ts';
import type { ChosenFilter } from './facets.ts';
import { attributeLabel } from './attribute-facets.ts';
import { listAddress, type List } from './list-query.ts';

/**
 * The correction with a link back and forth, the ignored words, attributes that few hits have, the tool of an alternatives search,
 * and that an address is not listed; null if there is none.
 */
export function understoodNote({ locale }: PageRequest, list: List): Html | null {
  const t = visitorMessages(locale);
  const { corrected = null, meant = null, ignored = [], relaxed = [] } = list.found.search ?? {};
  const { alternativesTo: named, address } = list.found;
  const isNear = address?.isListed === false;
  const isPlain = corrected === null && meant === null && ignored.length === 0 && relaxed.length === 0;
  if (isPlain && named === null && !isNear) return null;
  const quoted = (text: string): string => quotable(locale, text, text.length);
  return html`<div class="understood">
    ${
      corrected !== null &&
      html`<p>
        ${t.list.correctedTo(quoted(corrected.to))}
        <a href="${listAddress(list, { exact: true })}" rel="nofollow">${t.list.instead(quoted(corrected.from))}</a>
      </p>`
    }
    ${
      meant !== null &&
      html`<p><a href="${listAddress(list, { q: meant })}" rel="nofollow">${t.list.meant(quoted(meant))}</a></p>`
    }
    ${
      named !== null &&
      html`<p>
        <a href="${alternativesPath(locale, named.slug)}">${t.alternatives.title(named.name)}</a> ·
        <a href="${listAddress(list, { exact: true })}" rel="nofollow">${t.alternatives.words}</a>
      </p>`
    }
    ${
      isNear &&
      html`<p>
        ${t.list.nearAddress} <a href="${pathTo(locale, 'submit')}">${t.titles.submit}</a> ·
        <a href="${listAddress(list, { exact: true })}" rel="nofollow">${t.alternatives.words}</a>
      </p>`
    }
    ${relaxed.map(({ words, met }) => {
      const text = quoted(words);
      return html`<p>${met === 0 ? t.list.unmet(text) : t.list.relaxed({ count: met, words: text })}</p>`;
    })}
    ${ignored.length > 0 && html`<p>${t.list.ignored(ignored.map(quoted).join(listSeparator(locale)))}</p>`}
  </div>`;
}

/** Filters suggested by the words of a search, each with its URL. */
export function hintsOf(request: PageRequest, list: List): ChosenFilter[] {
  const t = visitorMessages(request.locale);
  const { pricings, attributes } = list.wanted;
  return (list.found.search?.hints ?? []).flatMap(({ parameter, value, without }) => {
    const chosen: readonly string[] = parameter === 'pricing' ? pricings : (attributes[parameter] ?? []);
    if (without === '' || chosen.includes(value)) return [];
    // Without hits that state it, the filter would find nothing.
    if (parameter !== 'pricing' && (list.found.facets?.attributes[parameter]?.[value] ?? 0) === 0) return [];
    const name = parameter === 'pricing' ? t.pricing[value as PricingModel] : attributeLabel(request, parameter, value);
    return [{ label: t.list.hint(name), without: listAddress(list, { q: without }) }];
  });
}

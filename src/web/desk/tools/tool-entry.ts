/** A tool that cannot be edited: the reason, and a preview. */
import { UNKNOWN_PRICING } from '#fields/pricing.ts';
import type { AuditEntry } from '#catalog/audit/audit.ts';
import { LOCALE_NAMES } from '#catalog/locales.ts';
import type { DeskTool } from '#catalog/tools/edits.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { toolMessages } from '#locales/subjects.ts';
import { FIELDS, FIELD_KEYS, type FieldKey } from '#fields/fields.ts';
import { shownValue } from '#web/elements/entry-values.ts';
import { html, type Child, type Html } from '#web/elements/html.ts';
import { shownAddress } from '#web/elements/links.ts';
import { personText, timeText } from '#web/elements/texts.ts';
import { categoryName, personBlocks } from '#web/desk/desk-elements.ts';
import { historyItem } from '#web/desk/history-list.ts';

/** The act behind the tool's state: time, editor and reason. */
export function standingNotice(
  request: PageRequest,
  tool: DeskTool,
  history: readonly AuditEntry[],
  names: ReadonlyMap<string, string>,
): Html | null {
  const t = toolMessages(request.locale);
  if (tool.state === 'published') return null;
  const move = history.find((entry) => entry.toState === tool.state && entry.fromState !== tool.state);
  return html`<div class="notice notice-warning desk-standing">
    ${move !== undefined && historyItem(request, move, names)}
    <p>${t.tools.onlyPublished}</p>
  </div>`;
}

const PLACED: readonly FieldKey[] = ['name', 'tagline', 'url', 'pricingModel', 'categories', 'description'];
const FURTHER = FIELD_KEYS.filter((key) => !PLACED.includes(key));

/** The fields of the entry, read-only. */
export function entryFacts(request: PageRequest, tool: DeskTool): Html {
  const { locale, format } = request;
  const t = toolMessages(locale);
  const { fields } = t;
  const row = (label: string, value: Child): Html =>
    html`<div>
      <dt>${label}</dt>
      <dd>${value}</dd>
    </div>`;
  const address = html`<bdi dir="ltr">${shownAddress(tool.url)}</bdi>`;
  return html`<section class="panel" aria-labelledby="entry">
    <h2 id="entry">${t.entry}</h2>
    <dl class="desk-read">
      ${row(fields.tagline.label, personText(tool.tagline))}
      ${row(fields.url.label, html`<a href="${tool.url}" rel="nofollow noopener noreferrer" target="_blank">${address}</a>`)}
      ${row(fields.pricing_model.label, t.pricing[tool.pricingModel ?? UNKNOWN_PRICING])}
      ${row(fields.categories.label, tool.categories.map((id) => categoryName(request, id)).join(' · '))}
      ${tool.description !== null && row(fields.description.label, personBlocks(tool.description))}
      ${FURTHER.map((key) => {
        const { name } = FIELDS[key];
        const value = shownValue(request, name, tool[key], '_blank');
        return value !== null && row(fields[name].label, html`<bdi dir="ltr">${value}</bdi>`);
      })}
      ${row(t.texts.original, html`<bdi lang="${tool.originalLocale}">${LOCALE_NAMES[tool.originalLocale]}</bdi>`)}
      ${row(t.catalog.since, timeText(tool.publishedAt, format.date(tool.publishedAt)))}
    </dl>
  </section>`;
}

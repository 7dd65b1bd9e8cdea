/** The filter of the queue: its form, and its parameters, which every link of the queue keeps. */
import { findAccount } from '#catalog/accounts/accounts.ts';
import { orNotFound } from '#catalog/errors.ts';
import { SUBMISSION_STATES, type SubmissionState } from '#catalog/lifecycle.ts';
import { LOCALE_NAMES, isLocale, type Locale } from '#catalog/locales.ts';
import { HANDLING_FILTERS, countHandled, type QueueFilter } from '#catalog/moderation/queue.ts';
import type { BoundedCount, QueueCounts } from '#catalog/moderation/queue-counts.ts';
import { RULES } from '#catalog/screening/screening.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { queueMessages } from '#locales/subjects.ts';
import { quotable } from '#locales/quotable.ts';
import { ruleName } from '#locales/screening.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { categoryName } from '#web/desk/desk-elements.ts';

/** Ids of categories, rules and accounts. */
const PLAIN = /^[\w-]{1,80}$/;

/** The filter of a query; throws `not_found` for an unknown state and ignores invalid values. */
export function readFilter(query: URLSearchParams): QueueFilter {
  const wanted = query.get('status') ?? 'awaiting_moderation';
  const state = orNotFound(SUBMISSION_STATES.find((each) => each === wanted));
  const plain = (name: string): string | undefined => {
    const value = query.get(name) ?? '';
    return PLAIN.test(value) ? value : undefined;
  };
  const language = plain('language');
  return {
    state,
    category: plain('category'),
    rule: plain('flag'),
    language: language !== undefined && isLocale(language) ? language : undefined,
    account: plain('account'),
    handling: HANDLING_FILTERS.find((each) => state === 'awaiting_moderation' && each === query.get('handling')),
  };
}

/** The filter as query values, without the default state. */
export function filterQuery(filter: QueueFilter): Record<string, string | undefined> {
  return {
    status: filter.state === 'awaiting_moderation' ? undefined : filter.state,
    category: filter.category,
    flag: filter.rule,
    language: filter.language,
    account: filter.account,
    handling: filter.handling,
  };
}

export function isFiltered(filter: QueueFilter): boolean {
  return [filter.category, filter.rule, filter.language, filter.account, filter.handling].some(
    (value) => value !== undefined,
  );
}

/** Path of the list of a state, optionally of one account. */
export function queuePath(locale: Locale, state: SubmissionState, account?: string): string {
  return withQuery(pathTo(locale, 'editor', 'queue'), filterQuery({ state, account }));
}

/** A count; `1,000+` if it was counted up to a bound. */
export function countText({ format }: PageRequest, { count, isMore }: BoundedCount): string {
  return `${format.number(count)}${isMore ? '+' : ''}`;
}

interface FilterChoice {
  value: string;
  label: string;
  /** Undefined for an account that is not among the busiest. */
  count?: BoundedCount;
}

interface FilterSelect {
  name: string;
  label: string;
  chosen: string | undefined;
  groups: readonly { label?: string; choices: readonly FilterChoice[] }[];
}

function filterSelect(request: PageRequest, { name, label, chosen, groups }: FilterSelect): Html {
  const { locale } = request;
  const t = queueMessages(locale);
  const option = ({ value, label: text, count }: FilterChoice): Html =>
    html`<option value="${value}" ${attributes({ selected: value === chosen })}>
      ${quotable(locale, text)}${count !== undefined && ` (${countText(request, count)})`}
    </option>`;
  return html`<div class="field">
    <label for="${`filter-${name}`}">${label}</label>
    <select id="${`filter-${name}`}" name="${name}">
      <option value="">${t.all}</option>
      ${groups
        .filter(({ choices }) => choices.length > 0)
        .map((group) =>
          group.label === undefined
            ? group.choices.map(option)
            : html`<optgroup label="${group.label}">${group.choices.map(option)}</optgroup>`,
        )}
    </select>
  </div>`;
}

/** Counts as choices with their names; a selected value without entries is kept. */
function choicesOf(
  counts: QueueCounts['category'],
  chosen: string | undefined,
  labelOf: (value: string) => string,
): FilterChoice[] {
  const missing = chosen !== undefined && !counts.some(({ value }) => value === chosen);
  return [...counts, ...(missing ? [{ value: chosen, count: 0, isMore: false }] : [])].map((each) => ({
    value: each.value,
    label: labelOf(each.value),
    count: each,
  }));
}

/** Rules grouped by verdict. */
function ruleGroups(request: PageRequest, counts: QueueCounts, chosen: string | undefined): FilterSelect['groups'] {
  const { locale } = request;
  const t = queueMessages(locale);
  const choices = choicesOf(counts.rule, chosen, (rule) => ruleName(locale, rule));
  const verdictOf = (rule: string) => RULES.find(({ id }) => id === rule)?.verdict;
  const verdicts = [...new Set(RULES.map(({ verdict }) => verdict))];
  return [
    ...verdicts.map((verdict) => ({
      label: t.findings.verdicts[verdict],
      choices: choices.filter(({ value }) => verdictOf(value) === verdict),
    })),
    // Rules of earlier versions.
    { choices: choices.filter(({ value }) => verdictOf(value) === undefined) },
  ];
}

/** Accounts by e-mail address; a selected one outside the busiest has no count. */
async function accountChoices(
  request: PageRequest,
  counts: QueueCounts,
  chosen: string | undefined,
): Promise<FilterChoice[]> {
  const choices = counts.account.map((each) => ({ value: each.value, label: each.email, count: each }));
  if (chosen === undefined || choices.some(({ value }) => value === chosen)) return choices;
  const account = await findAccount(request.context.db, chosen);
  return [...choices, { value: chosen, label: account?.email ?? chosen }];
}

/** Choices of handling, counted for this editor. */
async function handlingSelect(request: PageRequest, filter: QueueFilter): Promise<FilterSelect> {
  const { team } = queueMessages(request.locale);
  const counts = await countHandled(request.context.db, accountOf(request).id);
  const choices = HANDLING_FILTERS.map((value) => ({ value, label: team.filters[value], count: counts[value] }));
  return { name: 'handling', label: team.handling, chosen: filter.handling, groups: [{ choices }] };
}

/** The filter form of a state; folded on narrow windows unless a filter is set. */
export async function filterForm(request: PageRequest, filter: QueueFilter, counts: QueueCounts): Promise<Html> {
  const { locale, format } = request;
  const t = queueMessages(locale);
  const { status } = filterQuery(filter);
  const chosen = [filter.rule, filter.category, filter.language, filter.account, filter.handling].filter(
    (value) => value !== undefined,
  );
  const selects: FilterSelect[] = [
    { name: 'flag', label: t.queue.flag, chosen: filter.rule, groups: ruleGroups(request, counts, filter.rule) },
    {
      name: 'category',
      label: t.queue.category,
      chosen: filter.category,
      groups: [{ choices: choicesOf(counts.category, filter.category, (id) => categoryName(request, id)) }],
    },
    {
      name: 'language',
      label: t.queue.language,
      chosen: filter.language,
      groups: [
        {
          choices: choicesOf(counts.language, filter.language, (value) =>
            isLocale(value) ? LOCALE_NAMES[value] : value,
          ),
        },
      ],
    },
    {
      name: 'account',
      label: t.review.maker,
      chosen: filter.account,
      groups: [{ choices: await accountChoices(request, counts, filter.account) }],
    },
    ...(filter.state === 'awaiting_moderation' ? [await handlingSelect(request, filter)] : []),
  ];
  return html`<details class="desk-fold" open ${attributes({ 'data-fold': chosen.length === 0 })}>
    <summary>
      ${t.search.filters} ${chosen.length > 0 && html`<span class="count">${format.number(chosen.length)}</span>`}
    </summary>
    <form method="get" action="${pathTo(locale, 'editor', 'queue')}" class="desk-filters" data-filters>
      ${status !== undefined && html`<input type="hidden" name="status" value="${status}" />`}
      ${selects.map((select) => filterSelect(request, select))}
      <div class="panel-actions">
        <button class="button button-quiet">${t.filter}</button>
        ${chosen.length > 0 && html`<a href="${queuePath(locale, filter.state)}">${t.clear}</a>`}
      </div>
    </form>
  </details>`;
}

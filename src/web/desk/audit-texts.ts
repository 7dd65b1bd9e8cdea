/** History entries in words: acts, subjects, states and changes; values of later versions are shown as ids. */
import type { HistoryEntry } from '#catalog/audit/log.ts';
import type { Finding } from '#catalog/screening/rule.ts';
import { PROVIDER_LABELS } from '#catalog/accounts/identities.ts';
import { siteField } from '#catalog/site/edits.ts';
import { LOGO_KINDS } from '#catalog/site/logo.ts';
import { SITE_TEXT_NAMES } from '#catalog/site/site.ts';
import { LOCALES, LOCALE_NAMES, directionOf, isLocale } from '#catalog/locales.ts';
import type { View } from '#http/pages/page-types.ts';
import {
  changeMessages,
  claimMessages,
  deskMessages,
  recommendationMessages,
  screeningMessages,
} from '#locales/subjects.ts';
import { listSeparator } from '#locales/quotable.ts';
import { ruleName } from '#locales/screening.ts';
import { html, type Html } from '#web/elements/html.ts';

type Names = Readonly<Record<string, string>>;

function nameIn(names: Names, id: string): string {
  return Object.hasOwn(names, id) ? (names[id] ?? id) : id.replaceAll('_', ' ');
}

export function actionName(view: View, action: string): string {
  return nameIn(deskMessages(view.locale).history.actions, action);
}

export function subjectName(view: View, kind: string): string {
  return nameIn(deskMessages(view.locale).history.subjects, kind);
}

/** Names of the states of each kind; an account has roles, a rule modes. */
function stateNames(view: View, kind: string): Names {
  const t = deskMessages(view.locale);
  if (kind === 'submission') return t.states;
  if (kind === 'tool') return t.tool.states;
  if (kind === 'change_request') return changeMessages(view.locale).changes.states;
  if (kind === 'claim') return claimMessages(view.locale).claims.states;
  if (kind === 'recommendation') return recommendationMessages(view.locale).recommendations.states;
  if (kind === 'account') return t.roles;
  return kind === 'screening_rule' ? screeningMessages(view.locale).page.modes : {};
}

/** The change of state; null if there was none. */
export function movement(view: View, { subjectKind, fromState, toState }: HistoryEntry): Html | null {
  if (fromState === null || toState === null || fromState === toState) return null;
  const names = stateNames(view, subjectKind);
  const arrow = directionOf(view.locale) === 'rtl' ? '←' : '→';
  return html`${nameIn(names, fromState)} ${arrow} ${nameIn(names, toState)}`;
}

function fieldNames({ locale }: View): Names {
  const t = deskMessages(locale);
  const { siteTexts: site } = t;
  const texts = LOCALES.flatMap((each) =>
    SITE_TEXT_NAMES.map((name) => [siteField(name, each), `${site[name]} (${LOCALE_NAMES[each]})`] as const),
  );
  const entry = Object.entries(t.fields).map(([field, { label }]) => [field, label] as const);
  const { collection } = t;
  const told = LOCALES.flatMap((each) => [
    [`title_${each}`, `${collection.name} (${LOCALE_NAMES[each]})`] as const,
    [`intro_${each}`, `${collection.intro} (${LOCALE_NAMES[each]})`] as const,
  ]);
  const { slot, from, until, label, words } = t.placement;
  return {
    ...Object.fromEntries([...entry, ...texts, ...told]),
    title: collection.name,
    intro: collection.intro,
    starts_on: collection.from,
    ends_on: collection.until,
    tools: collection.members,
    slot,
    starts_at: from,
    ends_at: until,
    label,
    words,
    powered_by: site.footer,
    terms_version: site.terms_version,
    checklist_hidden: site.checklist_hidden,
    accent_light: site.accent_light,
    accent_dark: site.accent_dark,
    ...Object.fromEntries(LOGO_KINDS.map((kind) => [siteField('logo', kind), site[`logo_${kind}`]])),
  };
}

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string');

/** Details of an act: changed fields, languages, outcome. Empty if its name says all. */
export function actDetails(view: View, { detail }: HistoryEntry): string {
  const t = deskMessages(view.locale);
  if (detail === null) return '';
  const { changes } = detail;
  const fields = typeof changes === 'object' && changes !== null && !Array.isArray(changes) ? Object.keys(changes) : [];
  const named = fieldNames(view);
  const words = [
    ...fields.map((field) => nameIn(named, field)),
    ...[...texts(detail['locale']), ...texts(detail['locales'])].map((each) =>
      isLocale(each) ? LOCALE_NAMES[each] : each,
    ),
    ...texts(detail['outcome']).map((each) => nameIn(t.report.outcomes, each)),
    ...texts(detail['undone']).map((each) => actionName(view, each)),
    ...texts(detail['role']).map((each) => nameIn(t.roles, each)),
    ...texts(detail['passkey']),
    ...texts(detail['version']),
    ...texts(detail['subject']),
    ...texts(detail['provider']).map((each) => nameIn(PROVIDER_LABELS, each)),
    ...findingsOf(detail).map(({ rule }) => ruleName(view.locale, rule)),
    ...texts(detail['self_review']).map((each) => nameIn(t.selfReview.past, each)),
  ];
  return words.join(listSeparator(view.locale));
}

/** The screening findings of an editor's change. */
export function findingsOf(detail: HistoryEntry['detail']): readonly Finding[] {
  const findings = detail?.['findings'];
  return Array.isArray(findings) ? (findings as Finding[]) : [];
}

/** The slug of the other tool of a merge, a rejected duplicate or a comparison. */
export function otherTool({ detail }: HistoryEntry): string | null {
  const other = detail?.['into'] ?? detail?.['from'] ?? detail?.['duplicate_of'] ?? detail?.['with'];
  return typeof other === 'string' ? other : null;
}

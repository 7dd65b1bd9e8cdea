/** Screening findings in words: names of rules, messages for makers, evidence for editors. */
import type { Locale } from '#catalog/locales.ts';
import type { Evidence } from '#catalog/screening/screening.ts';
import { listSeparator, quotable } from './quotable.ts';
import { formatMessage, readSubject } from './fluent.ts';
import { idOf, screeningMessages, type ScreeningMessages } from './subjects.ts';
import { EVIDENCE, type EvidenceKind, type ScreeningRuleId } from './screening/evidence.ts';

const { bundles } = readSubject('screening');

/** Characters of values that may be longer than names and words. */
const LONGEST: Readonly<Record<string, number>> = { url: 160, shared: 160, reason: 300 };

const isKnownRule = (rule: string): rule is ScreeningRuleId => Object.hasOwn(EVIDENCE, rule);

/** The state of an entry in a finding. */
export const knownState = (locale: Locale, state: string): string =>
  wordOf(screeningMessages(locale), 'state', state) ?? state;

/** The name of a rule; the id of a removed rule. */
export const ruleName = (locale: Locale, rule: string): string =>
  isKnownRule(rule) ? screeningMessages(locale).rules[rule].name : rule.replaceAll('_', ' ');

/** The message for the maker of a refused entry; undefined for an unknown rule. */
export const ruleMessage = (locale: Locale, rule: string): string | undefined =>
  isKnownRule(rule) ? screeningMessages(locale).rules[rule].message : undefined;

/** Evidence for editors, as plain text that needs escaping in HTML; raw for unknown rules. */
export function evidenceSentence(locale: Locale, finding: { rule: string; evidence: Evidence }): string {
  const messages = screeningMessages(locale);
  const { rule, evidence } = finding;
  if (evidence['not_checked'] !== undefined) return messages.notChecked;
  if (!isKnownRule(rule)) return plainEvidence(locale, evidence);
  const kinds: Readonly<Record<string, EvidenceKind>> = EVIDENCE[rule];
  const shown = Object.fromEntries(
    Object.entries(kinds).map(([key, kind]) => [key, shownValue(locale, messages, key, kind, evidence[key])]),
  );
  return formatMessage(bundles[locale], `rules-${rule}-evidence`, shown) ?? '';
}

function shownValue(
  locale: Locale,
  messages: ScreeningMessages,
  key: string,
  kind: EvidenceKind,
  value: Evidence[string] | undefined,
): string | number {
  if (kind === 'count') return Number(value ?? 0);
  if (kind === 'flag') return value === 'yes' ? 'yes' : 'no';
  const items = (Array.isArray(value) ? value : [String(value ?? '')]).filter((item) => item !== '');
  return items
    .map(
      (item) =>
        wordOf(messages, kind, item) ?? quotable(locale, kind === 'letters' ? letterPair(item) : item, LONGEST[key]),
    )
    .join(listSeparator(locale));
}

/** A coded value in words; undefined for others. */
function wordOf(messages: ScreeningMessages, kind: EvidenceKind, value: string): string | undefined {
  const words: Partial<Record<EvidenceKind, Readonly<Record<string, string>>>> = {
    state: messages.states,
    differences: messages.differences,
    relation: messages.relations,
    match: messages.matches,
  };
  const list = words[kind];
  const id = idOf(value);
  return list !== undefined && Object.hasOwn(list, id) ? list[id] : undefined;
}

/** "с U+0441 for c" becomes "с (U+0441) → c", which reads in every language. */
function letterPair(text: string): string {
  const [, letter = '', code = '', meant] = /^(\S+) (U\+[0-9A-F]+)(?: for (.*))?$/u.exec(text) ?? [];
  if (code === '') return text;
  return meant === undefined || meant === '' ? `${letter} (${code})` : `${letter} (${code}) → ${meant}`;
}

function plainEvidence(locale: Locale, evidence: Evidence): string {
  return Object.entries(evidence)
    .map(([key, value]) => {
      const items = Array.isArray(value) ? value : [String(value)];
      const shown = items.map((item) => quotable(locale, item)).join(listSeparator(locale));
      return `${key.replaceAll('_', ' ')}: ${shown}`;
    })
    .join('; ');
}

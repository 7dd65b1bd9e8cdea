/** What people are told about findings of screening: names of rules, messages for makers, evidence for editors. */
import type { Locale } from '#catalog/locales.ts';
import type { Evidence } from '#catalog/screening/screening.ts';
import { listSeparator, quotable } from './quotable.ts';
import type { Format } from './format.ts';
import { loadMessages } from './loading.ts';
import { createSubject } from './subject.ts';
import type { ScreeningMessages } from './en/screening.ts';
import { EVIDENCE, type EvidenceKind, type ScreeningRuleId } from './screening/evidence.ts';

/** The sentences of one locale, made once. */
export const screeningMessages = createSubject(await loadMessages<(format: Format) => ScreeningMessages>('screening'));

/** Addresses are worth more room than names and words. */
const LONGEST_ADDRESS = 160;

function isKnownRule(rule: string): rule is ScreeningRuleId {
  return Object.hasOwn(EVIDENCE, rule);
}

/** The state of an entry that a finding points to, in words. */
export function knownState(locale: Locale, state: string): string {
  return wordOf(screeningMessages(locale), 'state', state) ?? state;
}

/** What people call a rule; one that has been given up since is called by its id. */
export function ruleName(locale: Locale, rule: string): string {
  return isKnownRule(rule) ? screeningMessages(locale).rules[rule].name : rule.replaceAll('_', ' ');
}

/** What the maker of an entry is told that the rule refused; undefined for a rule that is not known. */
export function ruleMessage(locale: Locale, rule: string): string | undefined {
  return isKnownRule(rule) ? screeningMessages(locale).rules[rule].message : undefined;
}

/**
 * The evidence of a finding as an editor reads it, in plain text: values in it still need escaping in markup. A rule that
 * is not known is shown by its evidence as it is.
 */
export function evidenceSentence(locale: Locale, finding: { rule: string; evidence: Evidence }): string {
  const messages = screeningMessages(locale);
  const { rule, evidence } = finding;
  if (evidence['not_checked'] !== undefined) return messages.notChecked;
  if (!isKnownRule(rule)) return plainEvidence(locale, evidence);
  const kinds: Readonly<Record<string, EvidenceKind>> = EVIDENCE[rule];
  const shown = Object.fromEntries(
    Object.entries(kinds).map(([key, kind]) => [key, shownValue(locale, messages, key, kind, evidence[key])]),
  );
  // The table gives each rule exactly the shape that its own sentence takes.
  return (messages.rules[rule].evidence as (values: unknown) => string)(shown);
}

function shownValue(
  locale: Locale,
  messages: ScreeningMessages,
  key: string,
  kind: EvidenceKind,
  value: Evidence[string] | undefined,
): string | number | boolean {
  if (kind === 'count') return Number(value ?? 0);
  if (kind === 'flag') return value === 'yes';
  const items = (Array.isArray(value) ? value : [String(value ?? '')]).filter((item) => item !== '');
  const longest = key === 'url' || key === 'shared' ? LONGEST_ADDRESS : undefined;
  return items
    .map(
      (item) => wordOf(messages, kind, item) ?? quotable(locale, kind === 'letters' ? letterPair(item) : item, longest),
    )
    .join(listSeparator(locale));
}

/** A coded value in words of the language; undefined for anything else. */
function wordOf(messages: ScreeningMessages, kind: EvidenceKind, value: string): string | undefined {
  const words: Partial<Record<EvidenceKind, Readonly<Record<string, string>>>> = {
    state: messages.states,
    differences: messages.differences,
    relation: messages.relations,
    match: messages.matches,
  };
  const list = words[kind];
  return list !== undefined && Object.hasOwn(list, value) ? list[value] : undefined;
}

/** "с U+0441 for c" as "с (U+0441) → c", which reads in every language. */
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

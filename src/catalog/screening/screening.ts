/** Screens an entry: runs every rule in its mode; a rule that fails never loses the entry. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { lookupsOver } from './lookups.ts';
import { notAi } from './classifier/not-ai.ts';
import { SHIPPED, type Models } from './classifier/scores.ts';
import type { Context, Entry, Finding, Judgement, Lookups, Rule, RuleMode, Verdict } from './rule.ts';
import { BLOCK_RULES } from './rules/block-lists.ts';
import { CONTACT_RULES } from './rules/contacts.ts';
import { DUPLICATE_RULES } from './rules/duplicates.ts';
import { FLOOD_RULES } from './rules/floods.ts';
import { FORM_RULES } from './rules/form.ts';
import { promptInjection, secondOpinion } from './rules/language-models.ts';
import { TOPIC_RULES, WORDING_RULES } from './rules/spam.ts';
import { read, type Reading } from './text/parsed-entry.ts';

export type * from './rule.ts';

/** In the order of findings: duplicates, spam, not an AI tool. */
export const RULES: readonly Rule[] = [
  ...DUPLICATE_RULES,
  ...TOPIC_RULES,
  ...BLOCK_RULES,
  ...FLOOD_RULES,
  ...CONTACT_RULES,
  ...WORDING_RULES,
  ...FORM_RULES,
  promptInjection,
  notAi,
  secondOpinion,
];

/** The rules about the words of a text, whatever it is about. */
export const TEXT_RULES: readonly Rule[] = [...TOPIC_RULES, ...BLOCK_RULES, ...CONTACT_RULES, ...WORDING_RULES];

const FLOODS: ReadonlySet<string> = new Set(RULES.filter(({ isFlood }) => isFlood === true).map(({ id }) => id));

/** Label and colour of a finding: its verdict, except for floods, which do not judge the text. */
export function kindOf({ rule, verdict }: { rule: string; verdict: Verdict }): Verdict | 'flood' {
  return FLOODS.has(rule) ? 'flood' : verdict;
}

function finding(rule: Rule, mode: RuleMode, { certain, ...judgement }: Judgement): Finding {
  const isRefused = certain && mode === 'enforced' && rule.verdict !== 'notice';
  return { rule: rule.id, verdict: rule.verdict, action: isRefused ? 'refuse' : 'flag', ...judgement };
}

/** Each lookup runs once: several rules use the same names and the same hour. */
function cacheLookups(lookups: Lookups): Lookups {
  const answers = new Map<string, Promise<unknown>>();
  const once = <Answer>(question: string, ask: () => Promise<Answer> | undefined, none: Answer): Promise<Answer> => {
    const answer = (answers.get(question) as Promise<Answer> | undefined) ?? ask() ?? Promise.resolve(none);
    answers.set(question, answer);
    return answer;
  };
  const ofKeys = (kind: 'byRelatedUrlKeys' | 'byNameKeys') => (keys: readonly string[]) =>
    once(`${kind} ${keys.join('\n')}`, () => (keys.length === 0 ? undefined : lookups[kind](keys)), []);
  return {
    byUrlKey: (key) => once(`url ${key}`, () => lookups.byUrlKey(key), []),
    byRelatedUrlKeys: ofKeys('byRelatedUrlKeys'),
    byNameKeys: ofKeys('byNameKeys'),
    recentByAccount: () => once('account', () => lookups.recentByAccount(), []),
    recentByAddress: () => once('address', () => lookups.recentByAddress?.(), []),
    recentTexts: () => once('texts', () => lookups.recentTexts?.(), []),
    blocks: () => once('blocks', () => lookups.blocks?.(), []),
    ...(lookups.opinion && { opinion: lookups.opinion }),
  };
}

/** The first rule parses the entry, so an error in parsing is the error of a rule. */
function contextOf(entry: Entry, models: Models, earlier: readonly Finding[] = []): Context {
  let reading: Reading | undefined;
  return {
    models,
    earlier,
    get reading() {
      reading ??= read(entry);
      return reading;
    },
  };
}

/**
 * Runs every rule of `among` that is not off. A finding refuses only when its rule is certain and enforced. A
 * rule that throws becomes a notice with evidence `not_checked` and is reported to `onError`.
 */
export async function screen(
  entry: Entry,
  lookups: Lookups,
  modes: Partial<Record<string, RuleMode>> = {},
  onError: (rule: string, error: unknown) => void = () => {},
  models: Models = SHIPPED,
  among: readonly Rule[] = RULES,
): Promise<Finding[]> {
  const catalog = cacheLookups(lookups);
  const modeOf = (rule: Rule) => modes[rule.id] ?? rule.defaultMode;
  const judge = async (rule: Rule, context: Context): Promise<Finding[]> => {
    try {
      const judgement = await rule.judge(entry, catalog, context);
      return judgement === null ? [] : [finding(rule, modeOf(rule), judgement)];
    } catch (error) {
      onError(rule.id, error);
      const evidence = { not_checked: rule.verdict };
      return [{ rule: rule.id, verdict: 'notice', action: 'flag', field: null, evidence }];
    }
  };
  // All at once, so that their lookups run together.
  const judgeAll = async (rules: readonly Rule[], context: Context): Promise<Finding[]> =>
    (await Promise.all(rules.map((rule) => judge(rule, context)))).flat();
  const asked = among.filter((rule) => modeOf(rule) !== 'off');
  const first = asked.filter(({ isLast }) => isLast !== true);
  const earlier = await judgeAll(first, contextOf(entry, models));
  const last = asked.filter(({ isLast }) => isLast === true);
  return [...earlier, ...(await judgeAll(last, contextOf(entry, models, earlier)))];
}

/** Judges a dummy entry, a rule in each turn of the event loop: vocabularies and models load before they are needed. */
export async function prepareScreening(): Promise<void> {
  const texts = { name: 'Example', tagline: 'E x a m p l e of an entry, пример, مثال', description: null };
  const entry: Entry = { ...texts, url: 'https://example.com/', categories: [], contactEmail: null };
  const [context, catalog] = [contextOf(entry, SHIPPED), cacheLookups(lookupsOver([]))];
  for (const rule of RULES) {
    await rule.judge(entry, catalog, context);
    await nextTurn();
  }
}

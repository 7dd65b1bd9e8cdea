/** Screens an entry: runs every rule in its mode; a rule that fails never loses the entry. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Block } from './blocks.ts';
import { lookupsOver } from './lookups.ts';
import { SHIPPED } from './classifier/scores.ts';
import type { Models } from './classifier/scores.ts';
import { blockedDomain, blockedMail, blockedWord } from './rules/block-lists.ts';
import { spamWording } from './rules/spam/spam-wording.ts';
import { accountFlood } from './rules/account-flood.ts';
import { addressFlood } from './rules/address-flood.ts';
import { disposableMail } from './rules/disposable-mail.ts';
import { keywordStuffing } from './rules/keyword-stuffing.ts';
import { linkPile } from './rules/link-pile.ts';
import { lookAlikeName } from './rules/lookalike-name.ts';
import { maskedWords } from './rules/spam/masked-words.ts';
import { mixedScripts } from './rules/mixed-scripts.ts';
import { notAi } from './classifier/not-ai.ts';
import { parkedPage, TOPIC_RULES } from './rules/spam/topic-rules.ts';
import { promptInjection } from './rules/prompt-injection.ts';
import { read } from './text/parsed-entry.ts';
import type { Reading } from './text/parsed-entry.ts';
import { relatedPage } from './rules/related-page.ts';
import type { Context, Entry, Finding, Judgement, KnownEntry, Lookups, Rule, RuleMode, Verdict } from './rule.ts';
import { sameName } from './rules/same-name.ts';
import { samePage } from './rules/same-page.ts';
import { sameStoreItem } from './rules/same-store-item.ts';
import { secondOpinion } from './rules/second-opinion.ts';
import { shortLink } from './rules/short-link.ts';
import { shouting } from './rules/shouting.ts';
import { templateFlood } from './rules/template-flood.ts';

export type {
  Context,
  Entry,
  Evidence,
  Field,
  Finding,
  Judgement,
  KnownEntry,
  Lookups,
  Rule,
  RuleMode,
  Verdict,
} from './rule.ts';

/** In the order of findings: duplicates, spam, not an AI tool. */
export const RULES: readonly Rule[] = [
  samePage,
  sameStoreItem,
  relatedPage,
  sameName,
  lookAlikeName,
  ...TOPIC_RULES,
  blockedDomain,
  blockedMail,
  blockedWord,
  templateFlood,
  accountFlood,
  addressFlood,
  keywordStuffing,
  linkPile,
  shortLink,
  disposableMail,
  parkedPage,
  spamWording,
  maskedWords,
  mixedScripts,
  promptInjection,
  shouting,
  notAi,
  secondOpinion,
];

const FLOODS: ReadonlySet<string> = new Set(RULES.filter(({ isFlood }) => isFlood === true).map(({ id }) => id));

/** Label and colour of a finding: its verdict, except for floods, which do not judge the text. */
export function kindOf({ rule, verdict }: { rule: string; verdict: Verdict }): Verdict | 'flood' {
  return FLOODS.has(rule) ? 'flood' : verdict;
}

function finding(rule: Rule, mode: RuleMode, judgement: Judgement): Finding {
  return {
    rule: rule.id,
    verdict: judgement.verdict ?? rule.verdict,
    action: judgement.certain && mode === 'enforced' && rule.verdict !== 'notice' ? 'refuse' : 'flag',
    field: judgement.field,
    evidence: judgement.evidence,
    ...(judgement.existing === undefined ? {} : { existing: judgement.existing }),
  };
}

/** Each lookup runs once: several rules use the same names and the same hour. */
function cacheLookups(lookups: Lookups): Lookups {
  const answers = new Map<string, Promise<KnownEntry[]>>();
  let blocks: Promise<readonly Block[]> | undefined;
  const once = (question: string, ask: () => Promise<KnownEntry[]>) => {
    const answer = answers.get(question) ?? ask();
    answers.set(question, answer);
    return answer;
  };
  const ofKeys = (kind: string, keys: readonly string[], ask: () => Promise<KnownEntry[]>) =>
    keys.length === 0 ? Promise.resolve([]) : once(`${kind} ${keys.join('\n')}`, ask);
  return {
    byUrlKey: (key) => once(`url ${key}`, () => lookups.byUrlKey(key)),
    byRelatedUrlKeys: (keys) => ofKeys('related', keys, () => lookups.byRelatedUrlKeys(keys)),
    byNameKeys: (keys) => ofKeys('name', keys, () => lookups.byNameKeys(keys)),
    recentByAccount: () => once('account', () => lookups.recentByAccount()),
    recentByAddress: () => once('address', async () => (await lookups.recentByAddress?.()) ?? []),
    recentTexts: () => once('texts', async () => (await lookups.recentTexts?.()) ?? []),
    blocks: () => (blocks ??= lookups.blocks?.() ?? Promise.resolve([])),
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
 * Runs every rule that is not off. A finding refuses only when its rule is certain and enforced. A
 * rule that throws becomes a notice with evidence `not_checked` and is reported to `onError`.
 */
export async function screen(
  entry: Entry,
  lookups: Lookups,
  modes: Partial<Record<string, RuleMode>> = {},
  onError: (rule: string, error: unknown) => void = () => {},
  models: Models = SHIPPED,
): Promise<Finding[]> {
  const catalog = cacheLookups(lookups);
  const asked = RULES.map((rule) => ({ rule, mode: modes[rule.id] ?? rule.defaultMode })).filter(
    ({ mode }) => mode !== 'off',
  );
  const [last, first] = [asked.filter(({ rule }) => rule.isLast), asked.filter(({ rule }) => !rule.isLast)];
  // All at once, so that their lookups run together.
  const judge = async (together: typeof asked, context: Context): Promise<Finding[]> => {
    const outcomes = await Promise.allSettled(together.map(async ({ rule }) => rule.judge(entry, catalog, context)));
    return together.flatMap(({ rule, mode }, at): Finding[] => {
      const outcome = outcomes[at]!;
      if (outcome.status === 'fulfilled') return outcome.value === null ? [] : [finding(rule, mode, outcome.value)];
      onError(rule.id, outcome.reason);
      const evidence = { not_checked: rule.verdict };
      return [{ rule: rule.id, verdict: 'notice', action: 'flag', field: null, evidence }];
    });
  };
  const earlier = await judge(first, contextOf(entry, models));
  return [...earlier, ...(await judge(last, contextOf(entry, models, earlier)))];
}

/**
 * Judges a dummy entry, one rule in each turn of the event loop, to load vocabularies and models
 * before the first submission, which would block other requests.
 */
export async function prepareScreening(): Promise<void> {
  const entry: Entry = {
    url: 'https://example.com/',
    name: 'Example',
    tagline: 'E x a m p l e of an entry, пример, مثال',
    description: null,
    categories: [],
    contactEmail: null,
  };
  const [context, catalog] = [contextOf(entry, SHIPPED), cacheLookups(lookupsOver([]))];
  for (const rule of RULES) {
    await rule.judge(entry, catalog, context);
    await nextTurn();
  }
}

// Screens an entry: the table of rules, their modes, and one call that asks every rule and never fails because of one.
import { accountFlood } from './account-flood.ts';
import { addressFlood } from './address-flood.ts';
import { adult } from './adult.ts';
import { disposableMail } from './disposable-mail.ts';
import { essayMill } from './essay-mill.ts';
import { gambling } from './gambling.ts';
import { getRich } from './get-rich.ts';
import { keywordStuffing } from './keyword-stuffing.ts';
import { linkPile } from './link-pile.ts';
import { lookAlikeName } from './look-alike-name.ts';
import { mixedScripts } from './mixed-scripts.ts';
import { notAi } from './not-ai.ts';
import { parkedPage } from './parked-page.ts';
import { pills } from './pills.ts';
import { read } from './reading.ts';
import type { Reading } from './reading.ts';
import { relatedPage } from './related-page.ts';
import type { Context, Entry, Finding, Judgement, KnownEntry, Lookups, Rule, RuleMode } from './rule.ts';
import { sameName } from './same-name.ts';
import { samePage } from './same-page.ts';
import { sameStoreItem } from './same-store-item.ts';
import { shortLink } from './short-link.ts';
import { shouting } from './shouting.ts';
import { soldAttention } from './sold-attention.ts';
import { templateFlood } from './template-flood.ts';

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

/** Every rule, in the order in which findings are shown: duplicates, spam, not an AI tool. */
export const RULES: readonly Rule[] = [
  samePage,
  sameStoreItem,
  relatedPage,
  sameName,
  lookAlikeName,
  gambling,
  adult,
  pills,
  soldAttention,
  essayMill,
  getRich,
  templateFlood,
  accountFlood,
  addressFlood,
  keywordStuffing,
  linkPile,
  shortLink,
  disposableMail,
  parkedPage,
  mixedScripts,
  shouting,
  notAi,
];

function finding(rule: Rule, mode: RuleMode, judgement: Judgement): Finding {
  return {
    rule: rule.id,
    verdict: rule.verdict,
    action: judgement.certain && mode === 'enforced' && rule.verdict !== 'notice' ? 'refuse' : 'flag',
    field: judgement.field,
    evidence: judgement.evidence,
    ...(judgement.existing === undefined ? {} : { existing: judgement.existing }),
  };
}

/** The same lookups, each question asked once: several rules ask for the same names and the same hour. */
function askedOnce(lookups: Lookups): Lookups {
  const answers = new Map<string, Promise<KnownEntry[]>>();
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
  };
}

/** The context of an entry; reading is put off to the first rule, so that even its failure is that rule's. */
function contextOf(entry: Entry): Context {
  let reading: Reading | undefined;
  return {
    get reading() {
      reading ??= read(entry);
      return reading;
    },
  };
}

/**
 * Asks every rule that is not off. A finding refuses only when the rule is certain and enforced. A rule that throws becomes a
 * notice with evidence `not_checked` and is reported to `onError`; it neither blocks nor loses the entry.
 */
export async function screen(
  entry: Entry,
  lookups: Lookups,
  modes: Partial<Record<string, RuleMode>> = {},
  onError: (rule: string, error: unknown) => void = () => {},
): Promise<Finding[]> {
  const context = contextOf(entry);
  const catalog = askedOnce(lookups);
  const findings: Finding[] = [];
  for (const rule of RULES) {
    const mode = modes[rule.id] ?? rule.defaultMode;
    if (mode === 'off') continue;
    try {
      const judgement = await rule.judge(entry, catalog, context);
      if (judgement !== null) findings.push(finding(rule, mode, judgement));
    } catch (error) {
      onError(rule.id, error);
      findings.push({
        rule: rule.id,
        verdict: 'notice',
        action: 'flag',
        field: null,
        evidence: { not_checked: rule.verdict },
      });
    }
  }
  return findings;
}

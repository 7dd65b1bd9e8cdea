// Screens an entry: the table of rules, their modes, and one call that asks every rule and never fails because of one.
import { accountFlood } from './account-flood.ts';
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
import { relatedPage } from './related-page.ts';
import type { Context, Entry, Finding, Judgement, Lookups, Rule, RuleMode } from './rule.ts';
import { sameName } from './same-name.ts';
import { samePage } from './same-page.ts';
import { sameStoreItem } from './same-store-item.ts';
import { shortLink } from './short-link.ts';
import { shouting } from './shouting.ts';
import { soldAttention } from './sold-attention.ts';
import { templateFlood } from './template-flood.ts';

export { nameKeys } from './names.ts';
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
  const context: Context = { reading: read(entry) };
  const findings: Finding[] = [];
  for (const rule of RULES) {
    const mode = modes[rule.id] ?? rule.defaultMode;
    if (mode === 'off') continue;
    try {
      const judgement = await rule.judge(entry, lookups, context);
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

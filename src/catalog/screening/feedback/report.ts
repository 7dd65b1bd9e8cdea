/** The precision of screening rules by editors' decisions; imprecise rules become advisory. */
import { sql } from 'kysely';
import { timestamp, type Database } from '#database/database.ts';
import { ACCOUNT_COLUMNS, toAccount, type Role } from '#catalog/roles.ts';
import { dayOf, reportStart } from './outcomes.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { enqueueMail } from '#catalog/mail/outbox.ts';
import { demoteRule, readModes } from './modes.ts';
import { RULES, type Rule, type RuleMode, type Verdict } from '#catalog/screening/screening.ts';

/** Least share of right findings of an enforced rule. */
const FLOOR = 0.8;

/**
 * Floors that differ; null for none. Editors decide only on uncertain findings, and some rules flag
 * on purpose: an address that was rejected or removed deserves a second look; `not_ai` flags 3 % of
 * real tools, far more than other projects, so a third of right flags is the measured rate;
 * of refusals by a language model editors see only those that makers appeal against.
 */
const FLOORS: Partial<Record<string, number | null>> = {
  same_page: null,
  same_store_item: null,
  not_ai: 0.25,
  second_opinion: 0.5,
};

/** Fewest decisions that judge a rule. */
export const FEWEST_OUTCOMES = 20;

export interface RuleReport {
  rule: string;
  verdict: Verdict;
  mode: RuleMode;
  defaultMode: RuleMode;
  /** Refused entries and entries shown to editors. */
  fired: number;
  refused: number;
  agreed: number;
  disagreed: number;
  /** agreed / (agreed + disagreed); null before the first decision. */
  precision: number | null;
  /** The precision below which the rule stops refusing; null for none. */
  floor: number | null;
}

function floorOf(rule: Rule): number | null {
  if (rule.verdict === 'notice') return null;
  const own = FLOORS[rule.id];
  return own === undefined ? FLOOR : own;
}

type Counts = Pick<RuleReport, 'fired' | 'agreed' | 'disagreed'>;
const NONE: Counts = { fired: 0, agreed: 0, disagreed: 0 };

/** By rule; PostgreSQL returns counts as text. */
async function countOutcomes(db: Database, since: Date): Promise<Map<string, Counts>> {
  const rows = await db.read
    .selectFrom('finding_outcomes')
    .select([
      'rule',
      sql<number>`count(*)`.as('fired'),
      sql<number>`sum(case when agreed = 1 then 1 else 0 end)`.as('agreed'),
      sql<number>`sum(case when agreed = 0 then 1 else 0 end)`.as('disagreed'),
    ])
    .where('at', '>', timestamp(since))
    .groupBy('rule')
    .execute();
  return new Map(
    rows.map(({ rule, fired, agreed, disagreed }) => [
      rule,
      { fired: Number(fired), agreed: Number(agreed), disagreed: Number(disagreed) },
    ]),
  );
}

/** The figures of every rule over the last 90 days, in the order of RULES. */
export async function readScreeningReport(db: Database): Promise<RuleReport[]> {
  const since = reportStart(db);
  const modes = await readModes(db.read);
  const outcomes = await countOutcomes(db, since);
  const counted = await db.read
    .selectFrom('screening_refusals')
    .select(['rule', sql<number>`sum(count)`.as('count')])
    .where('day', '>=', dayOf(since))
    .groupBy('rule')
    .execute();
  const refused = new Map(counted.map((row) => [row.rule, Number(row.count)]));
  return RULES.map((rule) => {
    const counts = outcomes.get(rule.id) ?? NONE;
    const decided = counts.agreed + counts.disagreed;
    const refusals = refused.get(rule.id) ?? 0;
    return {
      rule: rule.id,
      verdict: rule.verdict,
      mode: modes[rule.id] ?? rule.defaultMode,
      defaultMode: rule.defaultMode,
      ...counts,
      fired: counts.fired + refusals,
      refused: refusals,
      precision: decided === 0 ? null : counts.agreed / decided,
      floor: floorOf(rule),
    };
  });
}

/** Makes enforced rules advisory that are below their floor after 20 decisions; mails the admins. Returns their ids. */
export async function dropFailingRules(db: Database): Promise<string[]> {
  const modes = new Map(
    (await db.read.selectFrom('screening_modes').selectAll().execute()).map((row) => [row.rule, row]),
  );
  const start = reportStart(db);
  const overall = await countOutcomes(db, start);
  const dropped: string[] = [];
  for (const rule of RULES) {
    const floor = floorOf(rule);
    const set = modes.get(rule.id);
    if (floor === null || (set?.mode ?? rule.defaultMode) !== 'enforced') continue;
    // An admin who enforced the rule again knew the old figures.
    const since = set === undefined ? start : new Date(Math.max(start.getTime(), Date.parse(set.changed_at)));
    const counts = set === undefined ? overall.get(rule.id) : (await countOutcomes(db, since)).get(rule.id);
    if (counts === undefined) continue;
    const decided = counts.agreed + counts.disagreed;
    if (decided < FEWEST_OUTCOMES || counts.agreed / decided >= floor) continue;
    if (await dropRule(db, rule.id, counts)) dropped.push(rule.id);
  }
  return dropped;
}

async function dropRule(db: Database, rule: string, counts: Counts): Promise<boolean> {
  return db.write(async (trx) => {
    if (!(await demoteRule(trx, rule))) return false;
    const { agreed, disagreed } = counts;
    await recordHistory(trx, null, 'drop_mode', ['screening_rule', rule], {
      fromState: 'enforced',
      toState: 'advisory',
      detail: { agreed, disagreed },
    });
    const admins = await trx
      .selectFrom('accounts')
      .select(ACCOUNT_COLUMNS)
      .where('role', '=', 'admin' satisfies Role)
      .where('suspended_at', 'is', null)
      .execute();
    for (const admin of admins.map(toAccount)) {
      await enqueueMail(trx, {
        to: admin,
        template: 'screening_rule_dropped',
        params: {
          rule,
          agreed: String(agreed),
          decided: String(agreed + disagreed),
          screening_link: { route: 'screening' },
        },
      });
    }
    return true;
  });
}

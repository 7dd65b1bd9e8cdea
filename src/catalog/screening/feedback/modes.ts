/** Modes of screening rules: off, advisory or enforced; admins set them. */
import { timestamp, type Database, type Reader, type Tx } from '#database/database.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { CatalogError } from '#catalog/errors.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { RULE_MODES } from '#catalog/screening/rule.ts';
import { RULES, type RuleMode } from '#catalog/screening/screening.ts';

export type RuleModes = Partial<Record<string, RuleMode>>;

/** Changed modes by rule id; other rules have their default. */
export async function readModes(db: Reader): Promise<RuleModes> {
  const rows = await db.selectFrom('screening_modes').select(['rule', 'mode']).execute();
  const modes: RuleModes = {};
  for (const row of rows) {
    const mode = RULE_MODES.find((known) => known === row.mode);
    if (mode !== undefined) modes[row.rule] = mode;
  }
  return modes;
}

/** The field of a form with the mode of a rule. */
export const modeField = (rule: string): string => `mode-${rule}`;

/** Throws `forbidden`, `not_found` for an unknown rule, `validation_failed` on the field of a rule; then no mode changes. */
export async function setModes(db: Database, admin: Account, wanted: ReadonlyMap<string, unknown>): Promise<void> {
  requireRole(admin, 'admin');
  const changes = [...wanted].map(([id, mode]) => {
    const rule = RULES.find((known) => known.id === id);
    if (rule === undefined) throw new CatalogError('not_found');
    return { id, fallback: rule.defaultMode, mode: RULE_MODES.find((known) => known === mode) };
  });
  const bad = changes.filter(({ mode }) => mode === undefined);
  if (bad.length > 0)
    throw new CatalogError('validation_failed', {
      fields: Object.fromEntries(bad.map(({ id }) => [modeField(id), [{ rule: 'not_one_of', allowed: RULE_MODES }]])),
    });
  await db.write(async (trx) => {
    const modes = await readModes(trx);
    for (const { id, fallback, mode } of changes) {
      const before = modes[id] ?? fallback;
      if (mode === undefined || before === mode) continue;
      await storeMode(trx, id, mode);
      await recordHistory(trx, admin.id, 'set_mode', ['screening_rule', id], { fromState: before, toState: mode });
    }
  });
}

/** As setModes, of one rule. */
export const setMode = (db: Database, admin: Account, rule: string, mode: unknown): Promise<void> =>
  setModes(db, admin, new Map([[rule, mode]]));

/** Makes an enforced rule advisory; false if it was not enforced. The caller writes the history. */
export async function demoteRule(trx: Tx, ruleId: string): Promise<boolean> {
  const before = (await readModes(trx))[ruleId] ?? RULES.find((known) => known.id === ruleId)?.defaultMode;
  // Two servers on PostgreSQL may both have read `enforced`; the second one changes no row.
  return before === 'enforced' && (await storeMode(trx, ruleId, 'advisory'));
}

/** Returns whether the mode changed. */
async function storeMode(trx: Tx, rule: string, mode: RuleMode): Promise<boolean> {
  const changed = { mode, changed_at: timestamp(trx.now()) };
  const result = await trx
    .insertInto('screening_modes')
    .values({ rule, ...changed })
    .onConflict((conflict) => conflict.column('rule').doUpdateSet(changed).where('screening_modes.mode', '!=', mode))
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) === 1;
}

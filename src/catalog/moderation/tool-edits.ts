/** Editors' corrections of published tools. */
import { timestamp, type Database } from '#database/database.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { requireUninvolved } from '#catalog/audit/self-review.ts';
import { changesBetween } from '#catalog/entries/changes.ts';
import { checkEntry } from '#catalog/entries/check.ts';
import { restatedPrice } from '#catalog/entries/stated-price.ts';
import { CatalogError } from '#catalog/errors.ts';
import { stateConflict } from '#catalog/transitions.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import type { Finding } from '#catalog/screening/rule.ts';
import { screenChange, type OnRuleError } from '#catalog/submissions/validation.ts';
import { findCategoryIds, holdCategories } from '#catalog/tools/categories/categories.ts';
import { asNewTool, getDeskTool, lockTool } from '#catalog/tools/edits.ts';
import { updateTool } from '#catalog/tools/write.ts';

/**
 * Replaces the fields of a published tool; its slug stays. Findings are returned and kept in the
 * history with their evidence. New refusals are errors, but an old fault does not keep an editor
 * from fixing another. Throws `forbidden`, `own_submission`, `not_found`, `validation_failed`,
 * `duplicate_submission`, `spam_detected`, `not_an_ai_tool`, and `conflict` if the tool is hidden,
 * `mark` outdated, or its new address taken.
 */
export async function editTool(
  db: Database,
  editor: Account,
  slug: string,
  edit: { body: unknown; mark: string },
  onRuleError?: OnRuleError,
): Promise<Finding[]> {
  requireRole(editor, 'editor');
  const seen = await getDeskTool(db, slug);
  const concern = { owners: [seen.accountId] };
  await requireUninvolved(db.read, editor, 'edit_tool', concern);
  const ids = await findCategoryIds(db.read);
  const checked = checkEntry(edit.body, { hasCategory: (id) => ids.has(id) }, { isNew: false });
  if (checked.entry === null) throw new CatalogError('validation_failed', { fields: checked.fields });
  const { entry } = checked;
  const findings = await screenChange(db, seen, entry, onRuleError);
  await db.write(async (trx) => {
    const tool = await lockTool(trx, slug);
    const selfReview = await requireUninvolved(trx, editor, 'edit_tool', concern);
    if (tool.state !== 'published') throw stateConflict('tool', tool, 'editor');
    if (tool.mark !== edit.mark) throw new CatalogError('conflict');
    const changes = changesBetween(tool, entry);
    if (Object.keys(changes).length === 0) return;
    await holdCategories(trx, entry.categories);
    const { canonicalUrl: _canonicalUrl, ...fields } = entry;
    const priceStated = restatedPrice(tool, entry, 'editor', timestamp(trx.now()));
    await updateTool(trx, tool.id, { ...asNewTool(tool), ...fields, priceStated }, await raiseRevision(trx));
    await recordHistory(trx, editor.id, 'edit', ['tool', tool.id], {
      detail: { slug, changes, ...(findings.length > 0 && { findings }), ...selfReview },
    });
  });
  return findings;
}

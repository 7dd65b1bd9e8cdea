/** An editor's correction of a published tool: screened as a submission is, with what it found in the history. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { listHistory } from '#catalog/audit/log.ts';
import { mergeTools } from '#catalog/moderation/merge.ts';
import { editTool } from '#catalog/moderation/tool-edits.ts';
import type { Account } from '#catalog/roles.ts';
import { getDeskTool } from '#catalog/tools/edits.ts';
import { sharedCatalog } from '../../api/bare-catalog.ts';
import { publish, submission } from '../../support/factories.ts';

const GAMBLING = 'AI that picks the winning slots at our online casino, free spins and a betting bonus';

describe('an edit of a tool', () => {
  const catalog = sharedCatalog();
  let editor: Account;
  before(async () => {
    editor = await catalog.account('editor');
  });

  const tool = async (changes: Parameters<typeof publish>[1][number] = {}): Promise<string> =>
    (await publish(catalog.db, [changes]))[0] ?? '';
  /** The entry as it is, with changes. */
  async function edit(slug: string, changes: Record<string, unknown>): ReturnType<typeof editTool> {
    const { url, name, tagline, description, pricingModel, categories, mark } = await getDeskTool(catalog.db, slug);
    const body = { url, name, tagline, description, pricing_model: pricingModel, categories, ...changes };
    return editTool(catalog.db, editor, slug, { body, mark });
  }
  async function lastEdit(slug: string) {
    const { id } = await getDeskTool(catalog.db, slug);
    return (await listHistory(catalog.db, id)).findLast(({ action }) => action === 'edit');
  }

  test('that screening would refuse of a submission is refused, and nothing is changed', async () => {
    const slug = await tool();
    const { mark } = await getDeskTool(catalog.db, slug);
    await assert.rejects(edit(slug, { tagline: GAMBLING }), { code: 'spam_detected' });
    assert.equal((await getDeskTool(catalog.db, slug)).mark, mark);
    assert.equal(await lastEdit(slug), undefined);
  });

  test('to the address of another tool is a duplicate', async () => {
    const [slug, other] = [await tool(), await tool()];
    const { url } = await getDeskTool(catalog.db, other);
    await assert.rejects(edit(slug, { url: `${url}?utm_source=x` }), { code: 'duplicate_submission' });
  });

  test('keeps what else was found in the history, with its evidence', async () => {
    const slug = await tool();
    const found = await edit(slug, { contact_email: 'someone@mailinator.com' });
    assert.deepEqual(
      found.map(({ rule, action }) => [rule, action]),
      [['disposable_mail', 'flag']],
    );
    assert.deepEqual((await lastEdit(slug))?.detail?.['findings'], JSON.parse(JSON.stringify(found)));
  });

  test('in which nothing is found says nothing of it', async () => {
    const slug = await tool();
    assert.deepEqual(await edit(slug, { tagline: submission()['tagline'] }), []);
    assert.equal((await lastEdit(slug))?.detail?.['findings'], undefined);
  });

  test('may leave an old fault as it is and mend another one', async () => {
    const slug = await tool({ tagline: GAMBLING });
    const found = await edit(slug, { pricing_model: 'paid' });
    assert.ok(found.some(({ action }) => action === 'refuse'));
    assert.equal((await getDeskTool(catalog.db, slug)).pricingModel, 'paid');
  });

  test('is never a duplicate of itself, nor of what was merged into it', async () => {
    const name = 'Marigold Ledger Assistant';
    const tagline = 'An AI assistant that answers questions about documents.';
    const [slug, twin] = [await tool({ name, tagline }), await tool({ name, tagline })];
    await mergeTools(catalog.db, editor, { from: twin, into: slug });
    assert.deepEqual(await edit(slug, { pricing_model: 'paid' }), []);
  });

  test('that changes nothing is not screened', async () => {
    const slug = await tool({ tagline: GAMBLING });
    assert.deepEqual(await edit(slug, {}), []);
  });
});

/** One act done twenty times at once: one wins, and each of the others is told that it came too late. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Account } from '#catalog/roles.ts';
import { CatalogError } from '#catalog/errors.ts';
import { markOf } from '#catalog/entries/changes.ts';
import {
  approveSubmission,
  rejectAsDuplicate,
  rejectSubmission,
  requestChanges,
} from '#catalog/moderation/decisions/submissions.ts';
import { removeCategories } from '#catalog/moderation/category-removal.ts';
import { mergeTools } from '#catalog/moderation/merge.ts';
import { quarantineTool, removeTool, restoreTool } from '#catalog/moderation/quarantine.ts';
import { closeReports } from '#catalog/moderation/reports/close.ts';
import { reportTool } from '#catalog/moderation/reports/reports.ts';
import { undoDecision } from '#catalog/moderation/decisions/undo.ts';
import { UNDO_MS } from '#catalog/moderation/decisions/undo-window.ts';
import { editSubmission } from '#catalog/submissions/edits.ts';
import { getSubmission } from '#catalog/submissions/records.ts';
import { appealSubmission, resubmitSubmission, submitTool, withdrawSubmission } from '#catalog/submissions/submit.ts';
import { acceptChange, declineChange } from '#catalog/moderation/decisions/changes.ts';
import { suggestChange } from '#catalog/submissions/suggest.ts';
import { editTool } from '#catalog/moderation/tool-edits.ts';
import { getDeskTool } from '#catalog/tools/edits.ts';
import { findCategoryIds, holdCategories, importCategories } from '#catalog/tools/categories/categories.ts';
import { createPlacement, editPlacement, endPlacement, getPlacement } from '#catalog/tools/placements/placements.ts';
import { publish, submission } from '../support/factories.ts';
import { sharedCatalog } from './bare-catalog.ts';

const TIMES = 20;
const FREELY = { perHour: 1_000, smallAtOnce: false };
const MESSAGE = 'It does use a language model, see the page about it.';

describe('of twenty at once', () => {
  const catalog = sharedCatalog();
  let owner: Account;
  let editors: Account[];
  let admins: Account[];
  before(async () => {
    owner = await catalog.account();
    editors = await Promise.all(Array.from({ length: 5 }, () => catalog.account('editor')));
    admins = await Promise.all(Array.from({ length: 5 }, () => catalog.account('admin')));
  });

  const submit = async (): Promise<string> =>
    (await submitTool(catalog.db, owner, submission(), { perHour: 10_000 })).submission.id;
  const tool = async (): Promise<string> => (await publish(catalog.db, [{ accountId: owner.id }]))[0] ?? '';

  async function hasOneWinner(act: (editor: Account, time: number) => Promise<unknown>, by = editors): Promise<void> {
    const outcomes = await Promise.allSettled(
      Array.from({ length: TIMES }, (_, time) => act(by[time % by.length]!, time)),
    );
    const codes = outcomes.map((outcome) =>
      outcome.status === 'fulfilled' ? 'done' : outcome.reason instanceof CatalogError ? outcome.reason.code : 'failed',
    );
    assert.deepEqual(codes.toSorted(), [...Array.from({ length: TIMES - 1 }, () => 'conflict'), 'done']);
  }

  test('suggested changes of one tool', async () => {
    const slug = await tool();
    await hasOneWinner((_, time) =>
      suggestChange(catalog.db, owner, slug, { tagline: `An AI tool, suggestion number ${time}.` }, FREELY),
    );
  });

  test('decisions on one change', async () => {
    const slug = await tool();
    const { change } = await suggestChange(
      catalog.db,
      owner,
      slug,
      { tagline: 'An AI tool that has changed.' },
      FREELY,
    );
    await hasOneWinner((editor, time) =>
      time % 2 === 0
        ? acceptChange(catalog.db, editor, change.id)
        : declineChange(catalog.db, editor, change.id, { reason: 'other' }),
    );
  });

  test('appeals', async () => {
    const id = await submit();
    await rejectSubmission(catalog.db, editors[0]!, id, { reason: 'other' });
    await hasOneWinner(() => appealSubmission(catalog.db, owner, id, MESSAGE));
  });

  test('appeals against a rejection as a duplicate', async () => {
    const id = await submit();
    await rejectAsDuplicate(catalog.db, editors[0]!, id, { of: await tool() });
    await hasOneWinner(() => appealSubmission(catalog.db, owner, id, MESSAGE));
  });

  test('withdrawals', async () => {
    const id = await submit();
    await hasOneWinner(() => withdrawSubmission(catalog.db, owner, id));
  });

  test('corrections, each with another address', async () => {
    const id = await submit();
    await requestChanges(catalog.db, editors[0]!, id, { note: 'More.' });
    await hasOneWinner(() => resubmitSubmission(catalog.db, owner, id, submission()));
  });

  test('edits of a submission to one new address', async () => {
    const id = await submit();
    const mark = markOf(await getSubmission(catalog.db, id));
    const body = submission();
    await hasOneWinner((editor, time) =>
      editSubmission(catalog.db, editor, id, { body: { ...body, name: `Edited ${time}` }, mark }),
    );
  });

  test('approvals', async () => {
    const id = await submit();
    await hasOneWinner((editor) => approveSubmission(catalog.db, editor, id));
  });

  test('rejections as a duplicate', async () => {
    const [id, of] = [await submit(), await tool()];
    await hasOneWinner((editor) => rejectAsDuplicate(catalog.db, editor, id, { of }));
  });

  test('requests for changes', async () => {
    const id = await submit();
    await hasOneWinner((editor) => requestChanges(catalog.db, editor, id, { note: 'More.' }));
  });

  test('undone approvals', async () => {
    const id = await submit();
    await approveSubmission(catalog.db, editors[0]!, id, { undoMs: UNDO_MS });
    await hasOneWinner(() => undoDecision(catalog.db, editors[0]!, id));
  });

  test('edits of a tool to one new address', async () => {
    const slug = await tool();
    const { mark } = await getDeskTool(catalog.db, slug);
    const body = submission();
    await hasOneWinner((editor, time) =>
      editTool(catalog.db, editor, slug, { body: { ...body, name: `Edited ${time}` }, mark }),
    );
  });

  test('quarantines, restorations and removals of a tool', async () => {
    const slug = await tool();
    await hasOneWinner((editor) => quarantineTool(catalog.db, editor, slug, { reason: 'other' }));
    await hasOneWinner((editor) => restoreTool(catalog.db, editor, slug));
    await quarantineTool(catalog.db, editors[0]!, slug, { reason: 'other' });
    await hasOneWinner((editor) => removeTool(catalog.db, editor, slug, { reason: 'other' }));
  });

  test('merges of a tool', async () => {
    const [from, into] = [await tool(), await tool()];
    await hasOneWinner((editor) => mergeTools(catalog.db, editor, { from, into }));
  });

  test('closings of a report', async () => {
    const slug = await tool();
    await reportTool(catalog.db, { slug, kind: 'closed', message: '', locale: 'en' });
    const { id } = await catalog.db.read.selectFrom('reports').select('id').executeTakeFirstOrThrow();
    await hasOneWinner((editor) => closeReports(catalog.db, editor, slug, { ids: [id], outcome: 'unclear' }));
  });

  test('edits and ends of a placement', async () => {
    const slug = await tool();
    const booking = { slot: 'home', startsAt: '2026-01-01', endsAt: '2099-01-01', label: 'Spring' };
    const id = await createPlacement(catalog.db, admins[0]!, { ...booking, slug });
    const { mark } = await getPlacement(catalog.db, id);
    await hasOneWinner(
      (admin, time) => editPlacement(catalog.db, admin, id, { ...booking, label: `Summer ${time}`, mark }),
      admins,
    );
    await hasOneWinner((admin) => endPlacement(catalog.db, admin, id), admins);
  });
});

describe('a category', () => {
  const catalog = sharedCatalog();
  const added = async (id: string): Promise<string> => {
    await importCategories(catalog.db, [{ id, name: `Category ${id}` }]);
    return id;
  };

  test('stays while a tool is being submitted in it', async () => {
    const { db } = catalog;
    const id = await added('held');
    const admin = await catalog.account('admin');
    let removal: ReturnType<typeof removeCategories> | undefined;
    const { submission: stored } = await submitTool(db, await catalog.account(), submission({ categories: [id] }), {
      perHour: 10,
      async onStored() {
        removal = removeCategories(db, admin, [id]);
        // Reads pass by, so that a removal that waits for nothing would have ended.
        for (let round = 0; round < 20; round += 1) await findCategoryIds(db.read);
      },
    });
    assert.deepEqual(await removal, { removed: [], used: [id], unknown: [] });
    assert.deepEqual(stored.categories, [id]);
  });

  test('that was removed after an entry was checked is refused when the entry is stored', async () => {
    const { db } = catalog;
    const [id, other] = [await added('gone'), await added('still-there')];
    await removeCategories(db, await catalog.account('admin'), [id]);
    await assert.rejects(
      db.write((trx) => holdCategories(trx, [other, id])),
      (error: unknown) =>
        error instanceof CatalogError &&
        error.code === 'validation_failed' &&
        JSON.stringify(error.fields) === JSON.stringify({ categories: [{ rule: 'unknown_category', value: id }] }),
    );
    await db.write((trx) => holdCategories(trx, [other]));
  });
});

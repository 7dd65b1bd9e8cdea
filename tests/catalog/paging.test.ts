/** Every list that comes in pages: each page holds what follows the one before it, and all pages together hold every row once. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { listAudit } from '#catalog/audit/audit.ts';
import type { Account } from '#catalog/roles.ts';
import { OPEN_CHANGE_STATES } from '#catalog/lifecycle.ts';
import { listToolsByLink } from '#catalog/links/list.ts';
import { listAccounts } from '#catalog/moderation/account-list.ts';
import { listDeskQueue } from '#catalog/moderation/queue.ts';
import { judgeRecommendation } from '#catalog/moderation/judged-recommendations.ts';
import { quarantineTool } from '#catalog/moderation/quarantine.ts';
import { listOwnReports } from '#catalog/moderation/reports/answers.ts';
import { closeReports } from '#catalog/moderation/reports/close.ts';
import { listClosedReports, listOpenReports } from '#catalog/moderation/reports/list.ts';
import { reportTool } from '#catalog/moderation/reports/reports.ts';
import type { Page, Paging } from '#catalog/paging.ts';
import { recommend } from '#catalog/recommendations/edits.ts';
import { countByTask, findOwn, listForDesk, listShown } from '#catalog/recommendations/recommendations.ts';
import { listChanges } from '#catalog/submissions/change-requests.ts';
import { listOwnSubmissions, listQueue } from '#catalog/submissions/records.ts';
import { submitTool } from '#catalog/submissions/submit.ts';
import { suggestChange } from '#catalog/submissions/suggest.ts';
import { getDeskTool, listHiddenTools } from '#catalog/tools/edits.ts';
import { listDeliveries, sendTestEvent } from '#catalog/webhooks/deliveries.ts';
import { choosableEvents, createWebhook } from '#catalog/webhooks/webhooks.ts';
import { publish, submission } from '../support/factories.ts';
import { sharedCatalog } from '../api/bare-catalog.ts';

/** Rows of each list, on pages of two: two whole pages and one that is not full. */
const ROWS = 5;

describe('every row of a list stands on one of its pages', () => {
  const catalog = sharedCatalog();
  let owner: Account;
  let editor: Account;
  let admin: Account;
  let webhook = '';
  /** One whose recommendations are shown, and one whose wait. */
  const tools = { shown: '', waiting: '' };
  const recommendBoth = async (reader: Account): Promise<void> => {
    const said = {
      task: 'transcribe-audio',
      text: 'It hears a noisy room.',
      toKnow: 'It is slow.',
      locale: 'en',
    } as const;
    for (const slug of Object.values(tools)) await recommend(catalog.db, reader, slug, said, { hasTask: () => true });
    const own = await findOwn(catalog.db.read, reader.id, (await getDeskTool(catalog.db, tools.shown)).id);
    await judgeRecommendation(catalog.db, editor, own!.id, { act: 'show' });
  };
  before(async () => {
    const { db } = catalog;
    owner = await catalog.account();
    editor = await catalog.account('editor');
    admin = await catalog.account('admin');
    const input = { url: 'https://hooks.example.com/in', events: choosableEvents(owner) };
    webhook = (await createWebhook(db, owner, input, { verificationRequired: false })).webhook.id;
    const [shown = '', waiting = ''] = await publish(db, [{}, {}]);
    Object.assign(tools, { shown, waiting });
    const sizes = { perHour: 100, smallAtOnce: false };
    for (let row = 0; row < ROWS; row += 1) {
      catalog.advance(60_000);
      await recommendBoth(await catalog.account());
      await submitTool(db, owner, submission(), sizes);
      await sendTestEvent(db, owner, webhook);
      const [open = '', closed = '', hidden = ''] = await publish(db, [{ accountId: owner.id }, {}, {}]);
      await suggestChange(db, owner, open, { has_api: true }, sizes);
      await quarantineTool(db, editor, hidden, { reason: 'spam' });
      for (const slug of [open, closed])
        await reportTool(db, { slug, kind: 'broken_link', message: '', locale: 'en' }, { accountId: owner.id });
      const reports = db.read.selectFrom('reports').innerJoin('tools', 'tools.id', 'reports.tool_id');
      const { id } = await reports.select('reports.id').where('slug', '=', closed).executeTakeFirstOrThrow();
      await closeReports(db, editor, closed, { ids: [id], outcome: 'nothing_wrong' });
    }
  });

  /** Every function that takes a page, by the file that it stands in. */
  const lists: Record<string, ((paging: Paging) => Promise<Page<unknown>>)[]> = {
    'links/list.ts': [(paging) => listToolsByLink(catalog.db, 'unchecked', paging)],
    'moderation/account-list.ts': [(paging) => listAccounts(catalog.db, admin, {}, paging)],
    'moderation/queue.ts': [(paging) => listDeskQueue(catalog.db, { state: 'awaiting_moderation' }, paging, editor.id)],
    'moderation/reports/answers.ts': [(paging) => listOwnReports(catalog.db, owner, paging)],
    'moderation/reports/list.ts': [
      (paging) => listOpenReports(catalog.db, {}, { ...paging, most: 1 }),
      (paging) => listClosedReports(catalog.db, {}, paging),
    ],
    'recommendations/recommendations.ts': [
      (paging) => listForDesk(catalog.db, { state: 'waiting' }, paging),
      async (paging) => {
        const { id } = await getDeskTool(catalog.db, tools.shown);
        const [all] = await countByTask(catalog.db.read, id);
        return {
          items: await listShown(catalog.db.read, id, { ...paging, order: 'newest' }),
          total: all?.people ?? 0,
        };
      },
    ],
    'submissions/change-requests.ts': [(paging) => listChanges(catalog.db, OPEN_CHANGE_STATES, paging)],
    'submissions/records.ts': [
      (paging) => listOwnSubmissions(catalog.db, owner.id, paging),
      (paging) => listOwnSubmissions(catalog.db, owner.id, { ...paging, status: 'awaiting_moderation' }),
      (paging) => listOwnSubmissions(catalog.db, owner.id, { ...paging, turnFirst: true }),
      (paging) => listQueue(catalog.db, paging),
    ],
    'tools/edits.ts': [(paging) => listHiddenTools(catalog.db, 'quarantined', paging)],
    'webhooks/deliveries.ts': [(paging) => listDeliveries(catalog.db, webhook, paging)],
  };

  test('every file with such a list is asked', () => {
    const folder = join(import.meta.dirname, '../../src/catalog');
    const files = globSync('**/*.ts', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
    const paged = files.filter((file) => /\bPaging\b/.test(readFileSync(join(folder, file), 'utf8')));
    assert.deepEqual(paged.filter((file) => file !== 'paging.ts').toSorted(), Object.keys(lists).toSorted());
  });

  for (const [file, ways] of Object.entries(lists)) {
    test(`in ${file}`, async () => {
      for (const list of ways) {
        const whole = await list({ page: 1, perPage: 100 });
        assert.ok(whole.total >= ROWS && whole.items.length === whole.total, `${String(list)}: ${whole.total}`);
        const pages = await Promise.all(
          Array.from({ length: Math.ceil(whole.total / 2) + 1 }, (_, index) => list({ page: index + 1, perPage: 2 })),
        );
        assert.deepEqual(
          pages.flatMap(({ items }) => items),
          whole.items,
        );
        assert.deepEqual(pages.at(-1)?.items, [], 'nothing stands beyond the end');
        for (const { total } of pages) assert.equal(total, whole.total);
      }
    });
  }

  test('in the log, by cursors, which end with the last row', async () => {
    const pageOf = (cursor: string | null, limit: number) => listAudit(catalog.db, admin, {}, { cursor, limit });
    const { items: whole } = await pageOf(null, 1_000);
    for (const limit of [whole.length, Math.ceil(whole.length / 2), 7]) {
      const seen: unknown[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof pageOf>> = await pageOf(cursor, limit);
        assert.ok(page.items.length > 0, 'no page is empty');
        seen.push(...page.items);
        cursor = page.next;
      } while (cursor !== null);
      assert.deepEqual(seen, whole, `by ${limit}`);
    }
  });
});

/** listToolChanges: the events of one tool, page by page, with what is a fact in them. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { recordHistory } from '#catalog/audit/log.ts';
import { namedFields } from '#catalog/entries/columns.ts';
import { editTool } from '#catalog/moderation/tool-edits.ts';
import type { Account } from '#catalog/roles.ts';
import { getDeskTool } from '#catalog/tools/edits.ts';
import { publish } from '../support/factories.ts';
import { sharedCheckedWorld } from './conformance.ts';

describe('the changes of a tool', () => {
  const w = sharedCheckedWorld();
  let editor: Account;
  let slug: string;
  const PATH = (): string => `/api/v1/tools/${slug}/changes`;

  async function edit(changes: Record<string, unknown>, named = slug): Promise<void> {
    w.clock.advance(60_000);
    const seen = await getDeskTool(w.db, named);
    await editTool(w.db, editor, named, { body: { ...namedFields(seen), ...changes }, mark: seen.mark });
    await w.app.context.live.refresh();
  }

  before(async () => {
    editor = (await w.person('editor')).account;
    [slug = ''] = await publish(w.db, [{ pricingModel: 'free', tagline: 'It answers questions with a model.' }]);
    await edit({ pricing_model: 'paid', tagline: 'It answers questions with another model.' });
    await edit({ contact_email: 'maker@example.org' });
    const { id } = await getDeskTool(w.db, slug);
    const link = { from: 'ok', to: 'dead', answer: 'HTTP 404' };
    await w.db.write((trx) => recordHistory(trx, null, 'link_checked', ['tool', id], { detail: { slug, link } }));
    await edit({ categories: ['video'] });
  });

  test('come latest first, with old and new values of all but texts, addresses and what editors see', async () => {
    const { json } = await w.visitor.get(PATH());
    assert.deepEqual(
      json.data.map(({ at: _at, ...event }: { at: string }) => event),
      [
        {
          kind: 'changed',
          fields: ['categories'],
          facts: [{ field: 'categories', from: ['chatbots'], to: ['video'] }],
        },
        { kind: 'link', fields: [], facts: [{ field: 'link_status', from: 'ok', to: 'dead' }] },
        {
          kind: 'changed',
          fields: ['tagline', 'pricing_model'],
          facts: [{ field: 'pricing_model', from: 'free', to: 'paid' }],
        },
        { kind: 'published', fields: [], facts: [] },
      ],
    );
  });

  test('have pages', async () => {
    const { json, headers } = await w.visitor.get(`${PATH()}?per_page=3&page=2`);
    assert.deepEqual(
      [json.data.map(({ kind }: { kind: string }) => kind), json.pagination],
      [['published'], { page: 2, per_page: 3, total: 4, total_pages: 2 }],
    );
    assert.match(headers.get('link') ?? '', /per_page=3&page=1>; rel="prev"/);
    assert.deepEqual((await w.visitor.get(`${PATH()}?page=2`)).json.data, []);
    assert.deepEqual(Object.keys((await w.visitor.get(`${PATH()}?page=0`)).json.error.fields), ['page']);
  });

  test('are asked for again at no cost until the tool itself changes', async () => {
    const tag = (await w.visitor.get(PATH())).headers.get('etag') ?? '';
    const again = () => w.visitor.get(PATH(), { 'if-none-match': tag });
    const [other = ''] = await publish(w.db, [{}]);
    await edit({ categories: ['video'] }, other);
    const left = Number(/r=(\d+)/.exec((await again()).headers.get('ratelimit') ?? '')?.[1]);
    const unchanged = await again();
    assert.deepEqual([unchanged.status, unchanged.text], [304, '']);
    assert.equal(Number(/r=(\d+)/.exec(unchanged.headers.get('ratelimit') ?? '')?.[1]), left);
    await edit({ pricing_model: 'freemium' });
    assert.equal((await again()).status, 200);
  });

  test('of a tool that is not published are not found', async () => {
    assert.equal((await w.visitor.get('/api/v1/tools/none/changes')).status, 404);
  });
});

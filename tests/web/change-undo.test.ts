/** A decision on a change is taken back within ten seconds: the entry, the change and the mail are as before it. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { namedFields } from '#catalog/entries/columns.ts';
import { editTool } from '#catalog/moderation/tool-edits.ts';
import { getChange } from '#catalog/submissions/change-requests.ts';
import { suggestChange } from '#catalog/submissions/suggest.ts';
import { getDeskTool } from '#catalog/tools/edits.ts';
import { publish } from '../support/factories.ts';
import { world, type Reply } from '../support/world.ts';
import { openBrowser, readMails, signedIn, textOf } from './browser.ts';

const w = await world();
const { account: maker } = await w.person();
const { account: editor } = await w.person('editor');
const desk = await signedIn(w, editor.email);

interface Suggested {
  slug: string;
  id: string;
}

async function suggested(body: Record<string, unknown>, smallAtOnce = false): Promise<Suggested> {
  const priceStated = { by: 'import', at: '2026-01-01T00:00:00.000Z' } as const;
  const [slug = ''] = await publish(w.db, [{ accountId: maker.id, pricingModel: 'free', priceStated }]);
  const { change } = await suggestChange(w.db, maker, slug, body, { perHour: 1_000, smallAtOnce });
  await w.app.context.live.refresh();
  return { slug, id: change.id };
}

const pathOf = (id: string, act?: string): string => `/en/editor/changes/${id}${act === undefined ? '' : `/${act}`}`;

async function accept({ id }: Suggested, fields: readonly string[]): Promise<Reply> {
  const mark = /name="mark" value="([^"]+)"/.exec((await desk.get(pathOf(id))).text)?.[1] ?? '';
  return desk.follow(await desk.send(pathOf(id, 'accept'), { mark, fields }));
}

const decline = async ({ id }: Suggested): Promise<Reply> =>
  desk.follow(await desk.send(pathOf(id, 'decline'), { reason: 'misleading' }));

const undo = ({ id }: Suggested): Promise<Reply> => desk.send(pathOf(id, 'undo'));

const stateOf = async ({ id }: Suggested): Promise<string> => (await getChange(w.db.read, id)).state;

/** What the entry says, its translations and the price's source included. */
async function entryOf({ slug }: Suggested): Promise<Record<string, unknown>> {
  const tool = await getDeskTool(w.db, slug);
  return { ...namedFields(tool), state: tool.state, stated: tool.priceStated };
}

async function mailsAbout(template: string): Promise<number> {
  const rows = await w.db.read.selectFrom('outbox').select('payload').where('done_at', 'is', null).execute();
  return rows.filter(({ payload }) => payload.includes(`"${template}"`)).length;
}

describe('an accepted change', () => {
  test('is taken back with one key: the entry says what it said, the change waits, the maker hears nothing', async () => {
    const asked = await suggested({
      pricing_model: 'paid',
      url: 'https://undone-change.example.com/',
      platforms: ['cli'],
    });
    const before = await entryOf(asked);
    const list = await accept(asked, ['pricing_model', 'url']);
    assert.match(list.text, /data-undo="\d+"/);
    assert.match(list.text, /data-key="u"/);
    assert.ok(textOf(list).includes('The change has been accepted.'));
    assert.equal((await entryOf(asked))['pricing_model'], 'paid');
    assert.equal(await mailsAbout('change_accepted'), 1);
    const page = await desk.follow(await undo(asked));
    assert.ok(textOf(page).includes('The decision has been undone.'));
    assert.deepEqual(await entryOf(asked), before);
    assert.equal(await stateOf(asked), 'awaiting_moderation');
    assert.equal(await mailsAbout('change_accepted'), 0);
    assert.equal((await undo(asked)).status, 409, 'there is nothing left to undo');
    const history = textOf(await openBrowser(w).get(`/en/tools/${asked.slug}/history`));
    assert.ok(!history.includes('Changed'), history);
    await accept(asked, ['pricing_model', 'url', 'platforms']);
    assert.deepEqual((await entryOf(asked))['platforms'], ['cli'], 'it can be decided again');
  });

  test('that removes the tool is taken back: readers see it again at its address', async () => {
    const asked = await suggested({ remove: true });
    const before = await entryOf(asked);
    await accept(asked, []);
    assert.equal((await w.visitor.get(`/api/v1/tools/${asked.slug}`)).status, 404);
    assert.equal((await undo(asked)).status, 303);
    assert.deepEqual(await entryOf(asked), before);
    assert.equal((await w.visitor.get(`/api/v1/tools/${asked.slug}`)).status, 200);
    const held = await w.db.read
      .selectFrom('url_claims')
      .innerJoin('tools', 'tools.id', 'url_claims.entry_id')
      .select('slug')
      .where('slug', '=', asked.slug)
      .execute();
    assert.equal(held.length, 1);
  });

  test('stays when the entry has changed since, another change waits, the time is over or another editor asks', async () => {
    const refused = async (asked: Suggested, why: string): Promise<void> => {
      const before = await entryOf(asked);
      const reply = await undo(asked);
      assert.equal(reply.status, 409);
      assert.ok(textOf(reply).includes(why), textOf(reply));
      assert.deepEqual([await entryOf(asked), await stateOf(asked)], [before, 'accepted']);
    };
    const changedSince = 'The entry has changed since, so this decision can no longer be undone.';
    const edited = await suggested({ pricing_model: 'paid' });
    await accept(edited, ['pricing_model']);
    const seen = await getDeskTool(w.db, edited.slug);
    await editTool(w.db, editor, edited.slug, { body: { ...namedFields(seen), name: 'Renamed' }, mark: seen.mark });
    await refused(edited, changedSince);
    const followed = await suggested({ pricing_model: 'paid' });
    await accept(followed, ['pricing_model']);
    await suggestChange(w.db, maker, followed.slug, { has_api: true }, { perHour: 1_000, smallAtOnce: false });
    await refused(followed, changedSince);
    const other = await suggested({ pricing_model: 'paid' });
    await accept(other, ['pricing_model']);
    const rival = await signedIn(w, (await w.person('editor')).account.email);
    assert.equal((await rival.send(pathOf(other.id, 'undo'))).status, 409);
    w.clock.advance(11_000);
    await refused(other, 'This decision can no longer be undone.');
    assert.ok((await readMails(w)).length > 0);
  });
});

test('a declined change waits again; one that was live is shown again', async () => {
  const waiting = await suggested({ pricing_model: 'paid' });
  assert.ok((await decline(waiting)).text.includes('data-undo'));
  assert.equal((await undo(waiting)).status, 303);
  assert.equal(await stateOf(waiting), 'awaiting_moderation');
  assert.equal(await mailsAbout('change_declined'), 0);
  const live = await suggested({ pricing_model: 'paid' }, true);
  const shown = await entryOf(live);
  await decline(live);
  assert.equal((await entryOf(live))['pricing_model'], 'free');
  assert.equal((await undo(live)).status, 303);
  assert.deepEqual([await entryOf(live), await stateOf(live)], [shown, 'live']);
});

/** The life of a list: every action of its owner and of editors from every state, as LIST_LIFECYCLE says. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listHistory } from '#catalog/audit/log.ts';
import { CatalogError } from '#catalog/errors.ts';
import { LIST_LIFECYCLE, LIST_STATES, type ActionOf, type ListState } from '#catalog/lifecycle.ts';
import { createList, moveList } from '#catalog/lists/edits.ts';
import { getList } from '#catalog/lists/lists.ts';
import { judgeList } from '#catalog/moderation/reports/reported-lists.ts';
import { world } from '../support/world.ts';

const w = await world();
const { db } = w;
const { account: owner } = await w.person();
const { account: editor } = await w.person('editor');
const RULES = { verificationRequired: false };

const ACTS: Record<ActionOf<'list'>, (id: string) => Promise<void>> = {
  publish: (id) => moveList(db, owner, id, 'publish', RULES),
  withdraw: (id) => moveList(db, owner, id, 'withdraw', RULES),
  hide: (id) => judgeList(db, editor, id, { act: 'hide' }),
  show: (id) => judgeList(db, editor, id, { act: 'show' }),
};

async function listIn(state: ListState): Promise<string> {
  const id = await createList(db, owner, { title: 'My podcast kit', intro: '', locale: 'en' });
  if (state !== 'private') await ACTS.publish(id);
  if (state === 'hidden') await ACTS.hide(id);
  return id;
}
const stateOf = async (id: string): Promise<ListState> => (await getList(db.read, id)).state;
const isConflict = (error: unknown): boolean => error instanceof CatalogError && error.code === 'conflict';

for (const state of LIST_STATES)
  for (const [action, act] of Object.entries(ACTS)) {
    const row: Partial<Record<string, { to: ListState }>> = LIST_LIFECYCLE[state];
    const to = row[action]?.to;
    test(`a ${state} list: ${action} ${to === undefined ? 'is a conflict' : `leads to ${to}, with its history`}`, async () => {
      const id = await listIn(state);
      const before = (await listHistory(db, id)).length;
      if (to === undefined) await assert.rejects(act(id), isConflict);
      else await act(id);
      assert.equal(await stateOf(id), to ?? state);
      const added = (await listHistory(db, id)).slice(before);
      assert.deepEqual(
        added.map(({ fromState, toState }) => [fromState, toState]),
        to === undefined ? [] : [[state, to]],
      );
    });
  }

test('a hidden list, and one without open reports, cannot be kept as it is', async () => {
  for (const state of LIST_STATES)
    await assert.rejects(judgeList(db, editor, await listIn(state), { act: 'keep' }), isConflict);
});

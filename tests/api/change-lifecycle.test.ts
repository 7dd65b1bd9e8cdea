/** The life of a change of a published tool: every action in every state, generated from the table. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { listHistory } from '#catalog/audit/log.ts';
import { CHANGE_STATES, transitionsFrom, type ChangeAction, type ChangeState } from '#catalog/lifecycle.ts';
import { acceptChange, declineChange } from '#catalog/moderation/decisions/changes.ts';
import { getChange, lockChange, transitionChange } from '#catalog/submissions/change-requests.ts';
import { suggestChange, withdrawChange } from '#catalog/submissions/suggest.ts';
import type { Account } from '#catalog/roles.ts';
import { publish } from '../support/factories.ts';
import { sharedCatalog } from './bare-catalog.ts';

describe('the life of a change', () => {
  const catalog = sharedCatalog();
  let maker: Account;
  let editor: Account;
  let member: Account;
  before(async () => {
    maker = { ...(await catalog.account()), emailVerifiedAt: '2026-01-01T00:00:00.000Z' };
    member = await catalog.account();
    editor = await catalog.account('editor');
  });

  async function suggested(smallAtOnce: boolean): Promise<string> {
    const [slug = ''] = await publish(catalog.db, [{ accountId: maker.id, pricingModel: 'free' }]);
    const options = { perHour: 10_000, smallAtOnce };
    return (await suggestChange(catalog.db, maker, slug, { pricing_model: 'paid' }, options)).change.id;
  }

  /** Accepting confirms what is live, declining takes it back. */
  const acts: Record<ChangeAction, (id: string, by?: Account) => Promise<unknown>> = {
    accept: (id, by = editor) => acceptChange(catalog.db, by, id),
    confirm: (id, by = editor) => acceptChange(catalog.db, by, id),
    decline: (id, by = editor) => declineChange(catalog.db, by, id, { reason: 'other' }),
    revert: (id, by = editor) => declineChange(catalog.db, by, id, { reason: 'other' }),
    withdraw: (id, by = maker) => withdrawChange(catalog.db, by, id),
    expire: (id) =>
      catalog.db.write(async (trx) =>
        transitionChange(trx, await lockChange(trx, id), { action: 'expire', by: 'system', actorId: null, detail: {} }),
      ),
  };
  const ways: Record<ChangeState, readonly ChangeAction[]> = {
    awaiting_moderation: [],
    live: [],
    accepted: ['accept'],
    declined: ['decline'],
    withdrawn: ['withdraw'],
  };
  async function changeIn(state: ChangeState): Promise<string> {
    const id = await suggested(state === 'live');
    for (const action of ways[state]) await acts[action](id);
    assert.equal((await getChange(catalog.db.read, id)).state, state);
    return id;
  }

  for (const state of CHANGE_STATES) {
    const moves = transitionsFrom('change', state);
    for (const [action, { to }] of Object.entries(moves)) {
      test(`${state}: ${action} leads to ${to} with one history row`, async () => {
        const id = await changeIn(state);
        const earlier = (await listHistory(catalog.db, id)).length;
        await acts[action as ChangeAction](id);
        assert.equal((await getChange(catalog.db.read, id)).state, to);
        assert.deepEqual(
          (await listHistory(catalog.db, id)).slice(earlier).map((row) => [row.action, row.fromState, row.toState]),
          [[action, state, to]],
        );
      });
    }

    test(`${state}: nothing else can be done, and nobody else can do it`, async () => {
      const id = await changeIn(state);
      const unmoved = await getChange(catalog.db.read, id);
      const isOpen = Object.values(moves).some(({ by }) => by === 'editor');
      if (!isOpen) {
        await assert.rejects(acts.accept(id), { code: 'conflict' });
        await assert.rejects(acts.decline(id), { code: 'conflict' });
      }
      if (moves['withdraw'] === undefined) await assert.rejects(acts.withdraw(id), { code: 'conflict' });
      for (const by of [maker, member]) {
        await assert.rejects(acts.accept(id, by), { code: 'forbidden' });
        await assert.rejects(acts.decline(id, by), { code: 'forbidden' });
      }
      for (const by of [member, editor]) await assert.rejects(acts.withdraw(id, by), { code: 'not_found' });
      assert.deepEqual(await getChange(catalog.db.read, id), unmoved);
    });
  }
});

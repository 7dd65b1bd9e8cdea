/** The life of a claim: every action in every state, generated from the table. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { listHistory } from '#catalog/audit/log.ts';
import { requestCheck, claimTool, withdrawClaim } from '#catalog/claims/claiming.ts';
import { getClaim } from '#catalog/claims/claims.ts';
import { acceptClaim, refuseClaim, revokeClaim } from '#catalog/moderation/decisions/claims.ts';
import { expireClaims, keepOutcome } from '#catalog/claims/proofs.ts';
import { CLAIM_STATES, transitionsFrom, type ClaimAction, type ClaimState } from '#catalog/lifecycle.ts';
import type { Account } from '#catalog/roles.ts';
import { publish } from '../support/factories.ts';
import { sharedCatalog } from './bare-catalog.ts';

const PROVEN = { weight: 'proven', answer: 'proven' } as const;

interface Claimed {
  id: string;
  slug: string;
}

describe('the life of a claim', () => {
  const catalog = sharedCatalog();
  let maker: Account;
  let rival: Account;
  let editor: Account;
  before(async () => {
    [maker, rival, editor] = [await catalog.account(), await catalog.account(), await catalog.account('editor')];
  });

  async function claimed(slug: string, by: Account): Promise<Claimed> {
    const { id } = await claimTool(catalog.db, by, slug);
    await requestCheck(catalog.db, by, slug, 'dns');
    return { id, slug };
  }
  const prove = ({ id }: Claimed): Promise<unknown> => keepOutcome(catalog.db, id, PROVEN);

  /** Each action, and what it takes to be possible; `contest` needs another owner with a proof. */
  const acts: Record<ClaimAction, (claim: Claimed, by?: Account) => Promise<unknown>> = {
    prove,
    async contest(claim) {
      await prove(await claimed(claim.slug, rival));
      await prove(claim);
    },
    withdraw: ({ slug }, by = maker) => withdrawClaim(catalog.db, by, slug),
    async expire({ id }) {
      await catalog.db.write((trx) =>
        trx.updateTable('claims').set({ expires_at: '2026-01-01T00:00:00.000Z' }).where('id', '=', id).execute(),
      );
      await expireClaims(catalog.db);
    },
    grant: ({ id }, by = editor) => acceptClaim(catalog.db, by, id),
    refuse: ({ id }, by = editor) => refuseClaim(catalog.db, by, id, 'No.'),
    async lose({ id }) {
      for (let look = 0; look < 3; look += 1) await keepOutcome(catalog.db, id, { weight: 'whole', answer: 'missing' });
    },
    revoke: ({ id }, by = editor) => revokeClaim(catalog.db, by, id, 'No.'),
  };
  const ways: Record<ClaimState, readonly ClaimAction[]> = {
    open: [],
    awaiting_moderation: ['contest'],
    verified: ['prove'],
    refused: ['contest', 'refuse'],
    lost: ['prove', 'lose'],
    revoked: ['prove', 'revoke'],
    withdrawn: ['withdraw'],
    expired: ['expire'],
  };
  async function claimIn(state: ClaimState): Promise<Claimed> {
    const [slug = ''] = await publish(catalog.db, [{}]);
    const claim = await claimed(slug, maker);
    for (const action of ways[state]) await acts[action](claim);
    assert.equal((await getClaim(catalog.db.read, claim.id)).state, state);
    return claim;
  }

  for (const state of CLAIM_STATES) {
    const moves = transitionsFrom('claim', state);
    for (const [action, { to }] of Object.entries(moves)) {
      test(`${state}: ${action} leads to ${to} with one history row`, async () => {
        const claim = await claimIn(state);
        const earlier = (await listHistory(catalog.db, claim.id)).length;
        await acts[action as ClaimAction](claim);
        assert.equal((await getClaim(catalog.db.read, claim.id)).state, to);
        assert.deepEqual(
          (await listHistory(catalog.db, claim.id))
            .slice(earlier)
            .map((row) => [row.action, row.fromState, row.toState]),
          [[action, state, to]],
        );
      });
    }

    test(`${state}: nothing else can be done, and nobody else can do it`, async () => {
      const claim = await claimIn(state);
      const unmoved = (await getClaim(catalog.db.read, claim.id)).stateSince;
      for (const action of ['grant', 'refuse', 'revoke'] as const) {
        if (moves[action] === undefined) await assert.rejects(acts[action](claim), { code: 'conflict' });
        await assert.rejects(acts[action](claim, maker), { code: 'forbidden' });
      }
      if (moves['withdraw'] === undefined) await assert.rejects(acts.withdraw(claim), { code: 'not_found' });
      await assert.rejects(acts.withdraw(claim, editor), { code: 'not_found' });
      if (state !== 'open' && state !== 'verified') {
        await prove(claim);
        await acts.lose(claim);
      }
      const after = await getClaim(catalog.db.read, claim.id);
      assert.deepEqual([after.state, after.stateSince], [state, unmoved]);
    });
  }

  /** Templates of the mails about a claim, by recipient. */
  async function mailsTo({ email }: Account): Promise<string[]> {
    const rows = await catalog.db.read.selectFrom('outbox').select('payload').execute();
    return rows
      .map(({ payload }) => JSON.parse(payload) as { to: string; template: string })
      .filter(({ to }) => to === email)
      .map(({ template }) => template);
  }

  test('a proof tells the former owner that the entry has passed on', async () => {
    const former = await catalog.account();
    const claimant = await catalog.account();
    const [slug = ''] = await publish(catalog.db, [{ accountId: former.id }]);
    await prove(await claimed(slug, claimant));
    assert.deepEqual(await mailsTo(former), ['entry_passed']);
    assert.deepEqual(await mailsTo(claimant), ['claim_verified']);
  });

  test('an owner who proves an own entry hears only that it is proven', async () => {
    const owner = await catalog.account();
    const [slug = ''] = await publish(catalog.db, [{ accountId: owner.id }]);
    await prove(await claimed(slug, owner));
    assert.deepEqual(await mailsTo(owner), ['claim_verified']);
  });
});

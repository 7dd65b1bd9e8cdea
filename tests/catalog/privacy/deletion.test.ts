/** What is left of an account that was deleted, and that everybody else keeps all they have. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { createGrant } from '#catalog/accounts/grants/consent.ts';
import { signIn } from '#catalog/accounts/sessions.ts';
import { createToken } from '#catalog/accounts/tokens/tokens.ts';
import { claimTool } from '#catalog/claims/claiming.ts';
import { createList } from '#catalog/lists/edits.ts';
import { escalateSubmission } from '#catalog/moderation/handling.ts';
import { storeReport } from '#catalog/moderation/reports/reports.ts';
import { deleteAccountOf } from '#catalog/privacy/deletion.ts';
import type { Account } from '#catalog/roles.ts';
import { lockForReview } from '#catalog/submissions/review-locks.ts';
import { submitTool } from '#catalog/submissions/submit.ts';
import { suggestChange } from '#catalog/submissions/suggest.ts';
import { createWebhook } from '#catalog/webhooks/webhooks.ts';
import { sharedCatalog } from '../../api/bare-catalog.ts';
import { dump, type Dump, type Row } from '../../support/database-rows.ts';
import { makePasskey, PASSWORD, publish, submission } from '../../support/factories.ts';

const UNVERIFIED_TOO = { verificationRequired: false };

/** Tables whose rows still point to the empty account that remains, and why. */
const POINTING: Record<string, string> = {
  accounts: 'the empty row itself',
  history: 'who did what',
  submissions: 'what an editor has decided, or its owner has withdrawn',
  change_requests: 'what was suggested, without a word of it',
  tokens: 'revoked: the name is shown in the history',
  grants: 'ended',
  grant_secrets: 'of those, until they would have ended by themselves',
  submission_facets: 'of its submissions, by which the desk counts',
  outbox: 'mails on their way, the last one among them',
};

describe('an account that was deleted', () => {
  const catalog = sharedCatalog();
  let gone: Account;
  let other: Account;
  let was: Dump;
  let is: Dump;

  /** Gives the account one of everything that an account can have. */
  async function furnish(account: Account, editor: Account): Promise<void> {
    const { db } = catalog;
    const host = `https://${account.id}.example.com`;
    const contactEmail = account.email;
    const [slug = '', claimed = ''] = await publish(db, [{ accountId: account.id, contactEmail }, {}]);
    await signIn(db, { email: account.email, password: PASSWORD });
    await createToken(db, account, { name: 'one', scopes: ['submissions:read'], expiresInDays: 90 }, UNVERIFIED_TOO);
    await createWebhook(db, account, { url: `${host}/hook`, events: ['submission.approved'] }, UNVERIFIED_TOO);
    await createList(db, account, { title: 'Mine', intro: '', locale: 'en', first: { slug, note: 'Why' } });
    await claimTool(db, account, claimed);
    await makePasskey(db, account, 'key');
    const client = { id: `${host}/client`, name: 'Agent', uri: null, redirectUris: [host], isLasting: true };
    const grant = { client, scopes: ['read'], resources: ['api'], challenge: 'c', redirectUri: host } as const;
    await createGrant(db, account, grant, UNVERIFIED_TOO);
    const sent = submission({ contact_email: account.email });
    const { submission: made } = await submitTool(db, account, sent, { perHour: 10 });
    await lockForReview(db, editor, made.id);
    await escalateSubmission(db, editor, made.id, 'Is this one of ours?');
    await suggestChange(
      db,
      account,
      slug,
      { contact_email: `new.${account.email}` },
      { perHour: 10, smallAtOnce: false },
    );
    await db.write(async (trx) => {
      const { id } = await trx.selectFrom('tools').select('id').where('slug', '=', slug).executeTakeFirstOrThrow();
      const report = { kind: 'other', message: 'Is it well?', locale: 'en' } as const;
      for (const answer of [
        { reporterId: account.id, replyTo: null },
        { reporterId: null, replyTo: account.email },
      ])
        await storeReport(trx, { tool_id: id, list_id: null }, report, answer);
      await trx
        .updateTable('submission_handling')
        .set({ assigned_to: account.id })
        .where('submission_id', '=', made.id)
        .execute();
    });
  }

  before(async () => {
    const editor = await catalog.account('editor');
    gone = await catalog.account();
    other = await catalog.account();
    for (const account of [gone, other]) await furnish(account, editor);
    was = await dump(catalog.db);
    await deleteAccountOf(catalog.db, gone.email);
    is = await dump(catalog.db);
  });

  const naming = (dumped: Dump, word: string): [string, Row[]][] =>
    [...dumped]
      .map(([table, rows]): [string, Row[]] => [table, rows.filter((row) => JSON.stringify(row).includes(word))])
      .filter(([, rows]) => rows.length > 0);

  test('leaves its address in no row but those of mails on their way', () => {
    const left = naming(is, gone.email);
    assert.deepEqual(
      left.map(([table]) => table),
      ['outbox'],
    );
    assert.match(JSON.stringify(left), /account_deleted/);
  });

  test('is pointed to only by what stays of it', () => {
    const pointing = naming(is, gone.id).map(([table]) => table);
    assert.deepEqual(
      pointing.filter((table) => POINTING[table] === undefined),
      [],
    );
  });

  test('withdraws what nobody has decided, and nothing else', () => {
    const statesOf = (dumped: Dump, table: string, id: string): string[] =>
      (dumped.get(table) ?? [])
        .filter((row) => row['account_id'] === id)
        .map(({ state }) => String(state))
        .toSorted();
    for (const table of ['submissions', 'change_requests']) {
      const earlier = statesOf(was, table, gone.id);
      assert.ok(earlier.includes('awaiting_moderation'), table);
      const later = earlier.map((state) => (state === 'awaiting_moderation' ? 'withdrawn' : state));
      assert.deepEqual(statesOf(is, table, gone.id), later.toSorted(), table);
    }
  });

  test('takes nothing of another account with it', () => {
    assert.ok(naming(was, other.id).length > 12, 'it has something of everything');
    assert.deepEqual(naming(is, other.id), naming(was, other.id));
  });
});

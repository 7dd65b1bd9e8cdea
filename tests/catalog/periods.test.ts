/** Every row of PERIODS: what holds does so a moment before its end, and no more a moment after. */
import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { describe, test } from 'node:test';
import { makeLink, findLink, takeLink } from '#catalog/accounts/email-links.ts';
import { isSetUpSecret, makeSetUpSecret } from '#catalog/accounts/first-admin.ts';
import {
  authenticateAccess,
  redeemCode,
  refreshGrant,
  type Exchanged,
  type Issued,
} from '#catalog/accounts/grants/exchange.ts';
import { createGrant } from '#catalog/accounts/grants/consent.ts';
import { listGrants, pruneGrants } from '#catalog/accounts/grants/grants.ts';
import { findRegisteredClient, registerClient } from '#catalog/accounts/grants/registered-clients.ts';
import { findInvitation, invite } from '#catalog/accounts/invitations.ts';
import { isChallenge, newChallenge } from '#catalog/accounts/second-factor/challenges.ts';
import { listSecurityEvents } from '#catalog/accounts/security-history.ts';
import { pruneSignIns, recordWrongPassword } from '#catalog/accounts/sign-ins.ts';
import { UNKNOWN_VISITOR } from '#catalog/accounts/visitors.ts';
import { findKnownBrowser, markBrowser } from '#catalog/accounts/known-browsers.ts';
import { findPendingSignIn, openPendingSignIn } from '#catalog/accounts/second-factor/pending-sign-ins.ts';
import { listHistory } from '#catalog/audit/log.ts';
import { findSession, isFreshSession, startSession } from '#catalog/accounts/sessions.ts';
import { announceExpiringTokens } from '#catalog/accounts/tokens/expiry.ts';
import { createToken } from '#catalog/accounts/tokens/tokens.ts';
import { claimTool } from '#catalog/claims/claiming.ts';
import { expireClaims } from '#catalog/claims/proofs.ts';
import { askToFollow, pruneFollows } from '#catalog/follows/edits.ts';
import { findReader } from '#catalog/follows/readers.ts';
import { decideMany, undoMany } from '#catalog/moderation/decisions/bulk.ts';
import {
  approveSubmission,
  expireSubmissions,
  rejectSubmission,
  requestChanges,
} from '#catalog/moderation/decisions/submissions.ts';
import { forgetReporters } from '#catalog/moderation/reports/answers.ts';
import { closeReports } from '#catalog/moderation/reports/close.ts';
import { reportTool } from '#catalog/moderation/reports/reports.ts';
import { PERIODS } from '#catalog/periods.ts';
import { keepFound } from '#catalog/pictures/found-pictures.ts';
import { recommend } from '#catalog/recommendations/edits.ts';
import type { Account } from '#catalog/roles.ts';
import { hashSecret } from '#catalog/secrets.ts';
import { askForConfirmations } from '#catalog/submissions/confirmation-mails.ts';
import { getConfirmationRequest } from '#catalog/submissions/confirmations.ts';
import { findDraft, keepDraft } from '#catalog/submissions/drafts.ts';
import { getSubmission } from '#catalog/submissions/records.ts';
import { lockForReview } from '#catalog/submissions/review-locks.ts';
import { readSubmissionQuota } from '#catalog/submissions/quota.ts';
import { submitTool } from '#catalog/submissions/submit.ts';
import { suggestChange } from '#catalog/submissions/suggest.ts';
import { choosableEvents, createWebhook, updateWebhook } from '#catalog/webhooks/webhooks.ts';
import { listDeliveries, sendTestEvent } from '#catalog/webhooks/deliveries.ts';
import { leaseDeliveries } from '#catalog/webhooks/due.ts';
import { timestamp } from '#database/database.ts';
import { publish, submission } from '../support/factories.ts';
import { world } from '../support/world.ts';
import { signedIn } from '../web/browser.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The step of the clock. */
const MOMENT = 1;

/** Begins a period; gives what tells, once, whether it lasts. */
type Probe = () => Promise<() => Promise<boolean>>;

const w = await world({ SUBMISSIONS_PER_HOUR: '1000' });
const { db, clock } = w;
const unbound = { verificationRequired: false };
const { account: admin } = await w.person('admin');
const person = async (role: 'member' | 'editor' = 'member'): Promise<Account> => (await w.person(role)).account;
const maker = await person();
const editor = await person('editor');

async function submit(account = maker): Promise<string> {
  return (await submitTool(db, account, submission(), { perHour: 100_000 })).submission.id;
}
async function tool(accountId: string | null = null): Promise<string> {
  const [slug = ''] = await publish(db, [{ publishedAt: timestamp(clock.now()), accountId }]);
  await w.app.context.live.refresh();
  return slug;
}

/** The last mail about something, which names its secret as the id of its link. */
async function lastSecret(template: string): Promise<string> {
  const rows = await db.read
    .selectFrom('outbox')
    .select('payload')
    .where('payload', 'like', `%"${template}"%`)
    .orderBy('id', 'desc')
    .execute();
  return /"link":\{[^}]*"id":"([^"]+)"/.exec(rows[0]?.payload ?? '')?.[1] ?? '';
}

/** A session that was used a second ago, or since its start where `isIdle`. */
const session =
  (role: 'member' | 'editor', isIdle: boolean): Probe =>
  async () => {
    const account = await person(role);
    const { cookie } = await db.write((trx) => startSession(trx, account));
    return async () => {
      const last_seen_at = timestamp(new Date(clock.now().getTime() - SECOND));
      if (!isIdle)
        await db.write((trx) =>
          trx.updateTable('sessions').set({ last_seen_at }).where('id_hash', '=', hashSecret(cookie)).execute(),
        );
      return (await findSession(db, cookie)) !== undefined;
    };
  };

const link =
  (purpose: 'verify' | 'reset' | 'change'): Probe =>
  async () => {
    const account = await person();
    const secret = await db.write((trx) => makeLink(trx, account, purpose));
    return async () => {
      const isFound = (await findLink(db, secret, purpose)) !== undefined;
      const isTaken = await db
        .write((trx) => takeLink(trx, secret, purpose))
        .then(
          () => true,
          () => false,
        );
      assert.equal(isTaken, isFound, 'a link works as long as it is found');
      return isFound;
    };
  };

const REDIRECT = 'http://127.0.0.1:4000/return';
const CLIENT = {
  id: 'https://agent.example.com/client.json',
  name: 'Agent',
  redirectUris: [REDIRECT],
  isLasting: true,
};

/** Allows a program something; gives what exchanges its code. */
async function grant(owner?: Account): Promise<() => Promise<Exchanged>> {
  const verifier = randomBytes(32).toString('base64url');
  const allowed = {
    client: CLIENT,
    scopes: ['read'],
    resources: ['api'],
    challenge: createHash('sha256').update(verifier).digest('base64url'),
    redirectUri: REDIRECT,
  } as const;
  const code = await createGrant(db, owner ?? (await person()), allowed, unbound);
  return () => redeemCode(db, { code, verifier, redirectUri: REDIRECT, clientId: CLIENT.id, resources: undefined });
}

async function issued(): Promise<Issued> {
  const exchanged = await (await grant())();
  assert.ok('accessToken' in exchanged);
  return exchanged;
}

/** The figures as the contract, the mails and the pages say them: nothing here is derived from the table that is tested. */
const PROBES: Record<keyof typeof PERIODS, [lasts: number, open: Probe]> = {
  newAccount: [
    7 * 24 * HOUR,
    async () => {
      const { account } = await w.person();
      return async () => {
        const [slug = ''] = await publish(db, [{}]);
        const said = {
          task: 'any',
          text: 'It hears every word',
          toKnow: 'An hour a day is free',
          locale: 'en',
        } as const;
        return (await recommend(db, account, slug, said, { hasTask: () => true })) === 'waiting';
      };
    },
  ],
  undo: [
    10 * SECOND,
    async () => {
      const id = await submit();
      const desk = await signedIn(w, editor.email);
      await desk.send(`/en/editor/submissions/${id}/reject`, { reason: 'spam' });
      return async () => (await desk.send(`/en/editor/submissions/${id}/undo`)).status === 303;
    },
  ],
  bulkUndo: [
    MINUTE,
    async () => {
      const id = await submit();
      await decideMany(db, editor, [id], { decision: 'approve' });
      return async () => (await undoMany(db, editor, [id]))[0]?.refused === null;
    },
  ],
  undoMargin: [
    2 * SECOND,
    async () => {
      const owner = await person();
      const input = { url: 'https://hooks.example.com/in', events: choosableEvents(owner) };
      await createWebhook(db, owner, input, unbound);
      const id = await submit(owner);
      await w.app.drain('outbox');
      const until = clock.now().getTime() + 10 * SECOND;
      await rejectSubmission(db, editor, id, { reason: 'spam' }, { undoMs: 10 * SECOND });
      const waiting = db.read
        .selectFrom('outbox')
        .select('id')
        .where('payload', 'like', `%"submission_rejected"%${id}%`);
      const { id: mail } = await waiting.executeTakeFirstOrThrow();
      clock.advance(until - clock.now().getTime());
      return async () => {
        await w.app.drain('outbox');
        const mails = db.read.selectFrom('outbox').select('done_at').where('id', '=', mail);
        const deliveries = db.read.selectFrom('webhook_deliveries').select('run_at');
        const { done_at } = await mails.executeTakeFirstOrThrow();
        const { run_at } = await deliveries.where('subject', '=', `submission:${id}`).executeTakeFirstOrThrow();
        assert.equal(run_at > timestamp(clock.now()), done_at === null, 'mails and webhooks wait alike');
        return done_at === null;
      };
    },
  ],
  answerToChanges: [
    30 * DAY,
    async () => {
      const id = await submit();
      await requestChanges(db, editor, id, { note: 'Say what the model does.' });
      return async () => {
        await expireSubmissions(db);
        return (await getSubmission(db, id)).state === 'changes_requested';
      };
    },
  ],
  reviewLock: [
    15 * MINUTE,
    async () => {
      const id = await submit();
      const second = await person('editor');
      await lockForReview(db, editor, id);
      return async () => (await lockForReview(db, second, id))?.accountId === editor.id;
    },
  ],
  newTool: [
    7 * DAY,
    async () => {
      clock.advance(DAY - (clock.now().getTime() % DAY));
      const slug = await tool();
      return async () => {
        const { text } = await w.visitor.get('/en/tools');
        const card = new RegExp(`<li class="card">(?:(?!</li>)[^])*/tools/${slug}"[^]*?</li>`).exec(text)?.[0];
        assert.ok(card !== undefined, slug);
        return card.includes('tag-fresh');
      };
    },
  ],
  sitePictures: [
    30 * DAY,
    async () => {
      const slug = await tool();
      const find = (): Promise<{ id: string; url: string; logo_due_at: string }> =>
        db.read
          .selectFrom('tools')
          .select(['id', 'url', 'logo_due_at'])
          .where('slug', '=', slug)
          .executeTakeFirstOrThrow();
      const { id, url } = await find();
      await keepFound(db, [{ toolId: id, url, page: url, logo: null, screenshot: null, answer: 'no_icon' }]);
      return async () => (await find()).logo_due_at > timestamp(clock.now());
    },
  ],
  settledIn: [
    30 * DAY,
    async () => {
      const owner = await person('member');
      const sent = await submitTool(db, owner, submission(), { perHour: 9 });
      await approveSubmission(db, editor, sent.submission.id);
      return async () => {
        const own = await (await signedIn(w, owner.email)).get('/en/account/submissions');
        return !own.text.includes('/still-right"');
      };
    },
  ],
  idempotencyKey: [
    DAY,
    async () => {
      const sender = await w.person();
      const [body, key] = [submission(), { 'idempotency-key': randomBytes(8).toString('hex') }];
      const first = await sender.post('/api/v1/submissions', body, key);
      assert.equal(first.status, 201);
      return async () => (await sender.post('/api/v1/submissions', body, key)).text === first.text;
    },
  ],
  draft: [
    DAY,
    async () => {
      const secret = await keepDraft(db, new URLSearchParams({ name: 'Lantern' }), '203.0.113.0/24');
      return async () => (await findDraft(db, secret)) !== undefined;
    },
  ],
  submissionQuota: [
    HOUR,
    async () => {
      const account = await person();
      await submit(account);
      return async () => (await readSubmissionQuota(db, account.id, 5)).remaining === 4;
    },
  ],
  suggestionQuota: [
    HOUR,
    async () => {
      const owner = await person();
      const suggest = async (): Promise<unknown> =>
        suggestChange(db, owner, await tool(owner.id), { has_api: true }, { perHour: 1, smallAtOnce: false });
      await suggest();
      return () =>
        suggest().then(
          () => false,
          () => true,
        );
    },
  ],
  yearlyQuestion: [
    365 * DAY,
    async () => {
      const slug = await tool((await person()).id);
      return async () => {
        await askForConfirmations(db);
        const asked = db.read.selectFrom('tools').select('attended_at').where('slug', '=', slug);
        return (await asked.executeTakeFirstOrThrow()).attended_at === null;
      };
    },
  ],
  yearlyLink: [
    90 * DAY,
    async () => {
      await tool((await person()).id);
      clock.advance(366 * DAY);
      await askForConfirmations(db);
      const secret = await lastSecret('still_right');
      return () =>
        getConfirmationRequest(db, secret).then(
          () => true,
          () => false,
        );
    },
  ],
  reporterKept: [
    90 * DAY,
    async () => {
      const slug = await tool();
      const reporter = await person();
      await reportTool(db, { slug, kind: 'broken_link', message: '', locale: 'en' }, { accountId: reporter.id });
      const { id } = await db.read
        .selectFrom('reports')
        .select('id')
        .where('reporter_id', '=', reporter.id)
        .executeTakeFirstOrThrow();
      await closeReports(db, editor, slug, { ids: [id], outcome: 'nothing_wrong' });
      return async () => {
        await forgetReporters(db);
        const reports = db.read.selectFrom('reports').select('reporter_id');
        return (await reports.where('id', '=', id).executeTakeFirstOrThrow()).reporter_id !== null;
      };
    },
  ],
  unconfirmedFollow: [
    3 * DAY,
    async () => {
      const email = `reader-${randomBytes(4).toString('hex')}@example.org`;
      const subject = { kind: 'search', id: 'q=birds' } as const;
      await askToFollow(db, { email, locale: 'en', subject, rhythm: 'week' });
      return async () => {
        await pruneFollows(db);
        return (await findReader(db.read, 'email', email)) !== undefined;
      };
    },
  ],
  claim: [
    14 * DAY,
    async () => {
      const { id } = await claimTool(db, await person(), await tool());
      return async () => {
        await expireClaims(db);
        const claims = db.read.selectFrom('claims').select('state').where('id', '=', id);
        return (await claims.executeTakeFirstOrThrow()).state === 'open';
      };
    },
  ],
  sessionIdle: [24 * HOUR, session('member', true)],
  session: [14 * DAY, session('member', false)],
  deskSessionIdle: [30 * MINUTE, session('editor', true)],
  deskSession: [12 * HOUR, session('editor', false)],
  freshSignIn: [
    15 * MINUTE,
    async () => {
      const { cookie } = await db.write((trx) => startSession(trx, maker));
      return () => isFreshSession(db, hashSecret(cookie));
    },
  ],
  knownBrowser: [
    365 * DAY,
    async () => {
      const account = await person();
      const mark = await markBrowser(db.read, account.id, clock.now());
      return async () => (await findKnownBrowser(db, mark, account.email)) !== undefined;
    },
  ],
  guessingTold: [
    DAY,
    async () => {
      const { id, email } = await person();
      const told = async (): Promise<number> => {
        await recordWrongPassword(db, { email, from: UNKNOWN_VISITOR, isLast: true });
        return (await listHistory(db, id)).filter(({ action }) => action === 'guessing_noticed').length;
      };
      assert.equal(await told(), 1);
      return async () => (await told()) === 1;
    },
  ],
  securityHistory: [
    180 * DAY,
    async () => {
      const { id, email } = await person();
      await recordWrongPassword(db, { email, from: UNKNOWN_VISITOR, isLast: false });
      return async () => {
        const { events } = await listSecurityEvents(db, id, { most: 10 });
        const isListed = events.some(({ act }) => act === 'wrong_password');
        await pruneSignIns(db);
        const kept = await db.read.selectFrom('sign_ins').select('id').where('account_id', '=', id).execute();
        assert.equal(kept.length === 1, isListed, 'what is listed no more is forgotten');
        return isListed;
      };
    },
  ],
  verifyLink: [24 * HOUR, link('verify')],
  resetLink: [HOUR, link('reset')],
  changeLink: [HOUR, link('change')],
  secondStep: [
    10 * MINUTE,
    async () => {
      const { cookie } = await db.write((trx) => openPendingSignIn(trx, maker));
      return async () => (await findPendingSignIn(db, cookie)) !== undefined;
    },
  ],
  passkeyChallenge: [
    5 * MINUTE,
    async () => {
      const challenge = await newChallenge(db, 'holder', 'authenticate');
      return () => isChallenge(db, challenge, 'holder', 'authenticate');
    },
  ],
  invitation: [
    7 * DAY,
    async () => {
      const email = `invited-${randomBytes(4).toString('hex')}@example.org`;
      await invite(db, admin, { email, role: 'editor', locale: 'en', mayMail: () => Promise.resolve(true) });
      const secret = await lastSecret('invitation');
      return async () => (await findInvitation(db, secret)) !== undefined;
    },
  ],
  setUpLink: [
    30 * MINUTE,
    async () => {
      const secret = await makeSetUpSecret(db);
      return () => Promise.resolve(isSetUpSecret(db, secret));
    },
  ],
  tokenWarning: [
    7 * DAY,
    async () => {
      const { token } = await createToken(
        db,
        await person(),
        { name: 'ends', scopes: ['submissions:read'], expiresInDays: 30 },
        unbound,
      );
      clock.advance((30 - 2 * 7) * DAY);
      return async () => {
        await announceExpiringTokens(db);
        const tokens = db.read.selectFrom('tokens').select('expiry_mailed_at').where('id', '=', token.id);
        return (await tokens.executeTakeFirstOrThrow()).expiry_mailed_at === null;
      };
    },
  ],
  unusedClient: [
    7 * DAY,
    async () => {
      const registered = await registerClient(db, { redirect_uris: [REDIRECT] });
      assert.ok('client_id' in registered);
      return async () => {
        await pruneGrants(db);
        return (await findRegisteredClient(db, registered.client_id)) !== undefined;
      };
    },
  ],
  authorizationCode: [
    MINUTE,
    async () => {
      const redeem = await grant();
      return async () => 'accessToken' in (await redeem());
    },
  ],
  accessToken: [
    HOUR,
    async () => {
      const { accessToken } = await issued();
      return () =>
        authenticateAccess(db, accessToken, 'api').then(
          () => true,
          () => false,
        );
    },
  ],
  refreshToken: [
    30 * DAY,
    async () => {
      const { refreshToken } = await issued();
      const asked = { token: refreshToken ?? '', scopes: undefined, clientId: CLIENT.id, resources: undefined };
      return async () => 'accessToken' in (await refreshGrant(db, asked));
    },
  ],
  grant: [
    90 * DAY,
    async () => {
      const { refreshToken } = await issued();
      const hash = hashSecret(refreshToken ?? '');
      return async () => {
        // As if it had been refreshed a moment ago.
        const expires_at = timestamp(new Date(clock.now().getTime() + DAY));
        await db.write((trx) =>
          trx.updateTable('grant_secrets').set({ expires_at }).where('hash', '=', hash).execute(),
        );
        const asked = { token: refreshToken ?? '', scopes: undefined, clientId: CLIENT.id, resources: undefined };
        return 'accessToken' in (await refreshGrant(db, asked));
      };
    },
  ],
  endedGrant: [
    180 * DAY,
    async () => {
      const owner = await person();
      await (
        await grant(owner)
      )();
      clock.advance(30 * DAY);
      return async () => {
        await pruneGrants(db);
        return (await listGrants(db, owner.id, 'all')).length === 1;
      };
    },
  ],
  formerSecret: [
    DAY,
    async () => {
      const owner = await person();
      const input = { url: 'https://hooks.example.com/in', events: choosableEvents(owner) };
      const { webhook } = await createWebhook(db, owner, input, unbound);
      await updateWebhook(db, owner, webhook.id, { newSecret: true });
      return async () => {
        await sendTestEvent(db, owner, webhook.id);
        const due = await leaseDeliveries(db, 1_000, new Map(), { ofOne: 10, ofFailing: 10 });
        return due.find(({ webhookId }) => webhookId === webhook.id)?.secrets.length === 2;
      };
    },
  ],
  delivery: [
    7 * DAY,
    async () => {
      const owner = await person();
      const input = { url: 'https://hooks.example.com/in', events: choosableEvents(owner) };
      const { webhook } = await createWebhook(db, owner, input, unbound);
      await sendTestEvent(db, owner, webhook.id);
      return async () => (await listDeliveries(db, webhook.id, { page: 1, perPage: 10 })).total === 1;
    },
  ],
};

describe('until its end, and no longer', () => {
  for (const [name, { lasts, holds }] of Object.entries(PERIODS)) {
    const [figure, open] = PROBES[name as keyof typeof PERIODS];
    test(`${holds} (${name})`, async () => {
      assert.equal(lasts, figure);
      for (const [step, isHeld] of [
        [-MOMENT, true],
        [MOMENT, false],
      ] as const) {
        const ask = await open();
        clock.advance(figure + step);
        assert.equal(await ask(), isHeld, isHeld ? 'a moment before' : 'a moment after');
      }
    });
  }
});

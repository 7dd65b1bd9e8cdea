/** Export of all data about an account, for its owner. */
import { timestamp, type Database } from '#database/database.ts';
import type { Account } from '#catalog/roles.ts';
import { listSecurityEvents } from '#catalog/accounts/security-history.ts';
import { findSecondFactor } from '#catalog/accounts/second-factor/second-factor.ts';
import { findReader } from '#catalog/follows/readers.ts';
import { getList, listOwnLists } from '#catalog/lists/lists.ts';
import { listSaved } from '#catalog/lists/saved.ts';
import { listOwn, listOwnAnswers, listVotes } from '#catalog/recommendations/recommendations.ts';
import { listClaims } from '#catalog/claims/claims.ts';
import { listHistory, standingRows } from '#catalog/audit/log.ts';
import { findAddressExpiry } from '#catalog/screening/source-addresses.ts';
import { namedFields } from '#catalog/entries/columns.ts';
import { changeOf } from '#catalog/submissions/change-requests.ts';
import { listOwnPictures } from '#catalog/submissions/kept-pictures.ts';
import { submissionOf } from '#catalog/submissions/records.ts';
import { listWebhooks } from '#catalog/webhooks/webhooks.ts';
import { listGrants } from '#catalog/accounts/grants/grants.ts';
import { readVisitDays } from '#catalog/tools/visits.ts';
import { listTokens } from '#catalog/accounts/tokens/tokens.ts';

/** More than half a year of an account that is not under attack. */
const SECURITY_EVENTS = 10_000;

/**
 * The account with its sign-in methods, tokens, grants and webhooks (no secrets), submissions and
 * history, in API names. Names of editors and screening findings are left out.
 */
export async function exportAccount(db: Database, account: Account): Promise<Record<string, unknown>> {
  return {
    exported_at: timestamp(db.now()),
    account: {
      id: account.id,
      email: account.email,
      role: account.role,
      locale: account.locale,
      email_verified_at: account.emailVerifiedAt,
      created_at: account.createdAt,
      terms_accepted: await termsOf(db, account),
      history: await historyOf(db, account.id),
    },
    ...(await accessOf(db, account)),
    security_history: await securityOf(db, account),
    webhooks: (await listWebhooks(db, account.id)).map(({ id, url, events, createdAt }) =>
      snaked({ id, url, events, createdAt }),
    ),
    submissions: await submissionsOf(db, account),
    pictures: await listOwnPictures(db, account.id),
    change_requests: await changesOf(db, account),
    reports: await reportsOf(db, account),
    claims: (await listClaims(db, { accountId: account.id, most: 1_000 })).map(
      ({ tool, state: status, subject, method, token, createdAt, stateSince: statusSince, checkedAt, answer, note }) =>
        snaked({ tool: tool.slug, status, subject, method, token, createdAt, statusSince, checkedAt, answer, note }),
    ),
    lists: await listsOf(db, account),
    saved: (await listSaved(db.read, account.id)).map(({ slug }) => slug),
    recommendations: (await listOwn(db.read, account.id)).map(
      ({ id, tool, state: status, task, text, toKnow, locale, writtenAt, editorNote }) =>
        snaked({ id, tool: tool.slug, status, task, text, toKnow, locale, writtenAt, editorNote }),
    ),
    answers: (await listOwnAnswers(db.read, account.id)).map(({ at: answered_at, ...answer }) => ({
      ...answer,
      answered_at,
    })),
    found_helpful: [...(await listVotes(db.read, account.id))],
    follows: await followsOf(db, account),
    visits: await visitsOf(db, account),
  };
}

/** The members by API name. */
function snaked(record: object): Record<string, unknown> {
  const nameOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return Object.fromEntries(Object.entries(record).map(([name, value]): [string, unknown] => [nameOf(name), value]));
}

async function submissionsOf(db: Database, account: Account): Promise<unknown[]> {
  const rows = await db.read
    .selectFrom('submissions')
    .selectAll()
    .where('account_id', '=', account.id)
    .orderBy('submitted_at')
    .orderBy('id')
    .execute();
  const submissions: unknown[] = [];
  for (const row of rows) {
    const submission = submissionOf(row);
    const { id, state, submittedAt, decidedAt, reasonCode, editorNote, appealMessage } = submission;
    submissions.push({
      id,
      status: state,
      ...namedFields(submission),
      ...snaked({ submittedAt, decidedAt, reasonCode, editorNote, appealMessage }),
      client_address_kept_until: await findAddressExpiry(db.read, id),
      history: await historyOf(db, id),
    });
  }
  return submissions;
}

/** Identities, second factors, sessions, tokens and grants, without secrets. */
async function accessOf(db: Database, account: Account): Promise<Record<string, unknown>> {
  const identities = await db.read
    .selectFrom('account_identities')
    .select(['provider', 'subject', 'created_at'])
    .where('account_id', '=', account.id)
    .orderBy('provider')
    .execute();
  const factor = await findSecondFactor(db.read, account.id);
  const sessions = await db.read
    .selectFrom('sessions')
    .select(['begun_at', 'created_at', 'last_seen_at', 'expires_at', 'device', 'address'])
    .where('account_id', '=', account.id)
    .orderBy('created_at')
    .execute();
  return {
    sign_in_with: identities,
    two_factor: {
      authenticator_app_since: factor.appSince,
      passkeys: factor.passkeys.map(({ name, createdAt, lastUsedAt }) => snaked({ name, createdAt, lastUsedAt })),
      recovery_codes_left: factor.recoveryCodes,
    },
    sessions,
    tokens: (await listTokens(db, account.id)).map(
      ({ id, name, lastFour, scopes, createdAt, expiresAt, lastUsedAt, revokedAt }) =>
        snaked({ id, name, lastFour, scopes, createdAt, expiresAt, lastUsedAt, revokedAt }),
    ),
    grants: (await listGrants(db, account.id, 'all')).map(
      ({ id, clientId, clientName, scopes, createdAt, lastUsedAt, expiresAt, endedAt }) =>
        snaked({ id, clientId, clientName, scopes, createdAt, lastUsedAt, expiresAt, endedAt }),
    ),
  };
}

/** The account's suggestions for its tools. */
async function changesOf(db: Database, account: Account): Promise<unknown[]> {
  const rows = await db.read
    .selectFrom('change_requests')
    .selectAll()
    .where('account_id', '=', account.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows
    .map(changeOf)
    .map(({ id, state: status, kind, changes, accepted, message, createdAt, reasonCode, editorNote }) =>
      snaked({ id, status, kind, changes, accepted, message, createdAt, reasonCode, editorNote }),
    );
}

/** The account's lists. */
async function listsOf(db: Database, account: Account): Promise<unknown[]> {
  const heads = await listOwnLists(db.read, account.id);
  const lists = await Promise.all(heads.map(({ id }) => getList(db.read, id)));
  return lists.map(({ id, state: status, title, intro, locale, updatedAt, tools: members }) => {
    const tools = members.map(({ slug, note }) => ({ slug, note }));
    return snaked({ id, status, title, intro, locale, updatedAt, tools });
  });
}

/** The follows of the account's address, if that is confirmed. */
async function followsOf(db: Database, { email, emailVerifiedAt }: Account): Promise<unknown[]> {
  const reader = emailVerifiedAt === null ? undefined : await findReader(db.read, 'email', email);
  return (reader?.follows ?? []).map(({ kind, id, rhythm, createdAt, confirmedAt }) =>
    snaked({ kind, subject: id, rhythm, createdAt, confirmedAt }),
  );
}

/** Security events, newest first. */
async function securityOf(db: Database, account: Account): Promise<unknown[]> {
  const { events } = await listSecurityEvents(db, account.id, { most: SECURITY_EVENTS });
  return events.map(({ at, subject, act, name, device, address }) => ({ at, subject, act, name, device, address }));
}

/** Daily visits of its tools. */
async function visitsOf(db: Database, account: Account): Promise<unknown[]> {
  const tools = await db.read
    .selectFrom('tools')
    .select(['id', 'slug'])
    .where('account_id', '=', account.id)
    .orderBy('slug')
    .execute();
  const visits: unknown[] = [];
  for (const { id, slug } of tools) {
    const days = await readVisitDays(db, id);
    visits.push({ tool: slug, days: days.filter(({ views, clicks, searches }) => views + clicks + searches > 0) });
  }
  return visits;
}

/** Its reports with their outcomes. */
function reportsOf(db: Database, account: Account): Promise<unknown[]> {
  return db.read
    .selectFrom('reports')
    .leftJoin('tools', 'tools.id', 'reports.tool_id')
    .select([
      'tools.slug as tool',
      'reports.list_id as list',
      'reports.kind',
      'reports.message',
      'reports.locale',
      'reports.created_at',
    ])
    .select(['reports.closed_at', 'reports.outcome'])
    .where('reports.reporter_id', '=', account.id)
    .orderBy('reports.id')
    .execute();
}

/** Accepted versions of the terms. */
async function termsOf(db: Database, account: Account): Promise<unknown[]> {
  return (await listHistory(db, account.id)).flatMap(({ at, action, detail }) =>
    action === 'terms_accepted' ? [{ version: detail?.['version'], accepted_at: at }] : [],
  );
}

async function historyOf(db: Database, subjectId: string): Promise<unknown[]> {
  return standingRows(await listHistory(db, subjectId)).map(
    ({ at, action, fromState: from, toState: to, reasonCode, note }) =>
      snaked({ at, action, from, to, reasonCode, note }),
  );
}

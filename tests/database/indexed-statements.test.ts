/** What is read of large tables is read by an index: the plans of every statement behind pages, documents and decisions, on a large database. */
import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, test } from 'node:test';
import pg from 'pg';
import { isOutdated } from '#catalog/replication/dump.ts';
import { readPosition } from '#catalog/epoch.ts';
import { keepDraft } from '#catalog/submissions/drafts.ts';
import { acceptChange } from '#catalog/moderation/decisions/changes.ts';
import { suggestChange } from '#catalog/submissions/suggest.ts';
import { keepFinding } from '#catalog/links/findings.ts';
import { finishRuns } from '#catalog/links/runs.ts';
import { findWithoutLogo } from '#catalog/submissions/pictures.ts';
import { findDuePreviews, findWithoutPreview, takePreview } from '#catalog/submissions/previews.ts';
import { countSought, keepFound } from '#catalog/pictures/found-pictures.ts';
import { PICTURE_KINDS } from '#catalog/pictures/kinds.ts';
import { createPictureSweep, findKeptPicture } from '#catalog/pictures/pictures.ts';
import { countUnpublishedBytes, isOwnPicture } from '#catalog/submissions/own-pictures.ts';
import { approveSubmission, rejectSubmission } from '#catalog/moderation/decisions/submissions.ts';
import { createModerationStatistics } from '#catalog/moderation/statistics.ts';
import { refreshEntryKeys } from '#catalog/screening/similarity-keys.ts';
import { fillFacets } from '#catalog/submissions/queue-index.ts';
import { refreshStoredTerms } from '#catalog/tools/serving/reindex.ts';
import { PREPARATION_PATIENCE_MS, openDatabase } from '#database/connection.ts';
import { keepHouse } from '#server/background/housekeeping.ts';
import { assertEach } from '../support/assert-each.ts';
import { publish, submission } from '../support/factories.ts';
import { leaseDue } from '#links/due-addresses.ts';
import { fillDatabase, largeId, type Sizes } from '../support/large-database.ts';
import { signedIn, type Browser } from '../web/browser.ts';
import { ENGINE, openWorld, type Person, type World } from '../support/world.ts';

/** SQLite chooses by the indexes alone, PostgreSQL by what `analyze` has counted. */
const SIZES: Sizes =
  ENGINE === 'sqlite'
    ? { tools: 2_000, history: 4_000, waiting: 500, decided: 1_000 }
    : { tools: 40_000, history: 200_000, waiting: 10_000, decided: 30_000 };

/** Tables that grow with the catalog or with its work; reports and outcomes of findings stay few beside them. */
const LARGE = new Set([
  'tools',
  'tool_texts',
  'submissions',
  'submission_facets',
  'history',
  'url_claims',
  'entry_keys',
  'outbox',
  'idempotency_keys',
  'second_opinions',
  'change_requests',
  'link_checks',
]);

/** Indexes that hold few rows of a large table, so that all of them may be read. */
const SMALL_INDEXES = ['tools_hidden', 'outbox_open'];

const WAITING = largeId('waiting', 300);
const DECIDED = largeId('decided', 300);
const CHANGE = largeId('change', 300);

/** What visitors, makers, editors and admins open; none of it may look through a large table. */
const ADDRESSES: Readonly<Record<'visitor' | 'maker' | 'admin', readonly string[]>> = {
  visitor: [
    '/agent/statistics.json',
    '/en/statistics',
    '/metrics',
    '/sitemap.xml',
    '/sitemaps/en/tools-1.xml',
    '/llms/tools-1.txt',
    '/en',
    '/en/tools?page=3',
    '/en/tools/tool-77',
    '/en/tools/tool-77/alternatives',
    '/en/tools/tool-77/history',
    `/en/changes/${CHANGE}`,
    '/en/tools/tool-402',
    '/en/collections',
    '/sitemaps/en/pages.xml',
    '/en/feed.atom',
    '/api/v1/tools',
    '/api/v1/tools?q=lantern',
    '/api/v1/tools/tool-78',
    '/api/v1/tools/tool-78/changes',
    `/api/v1/change-requests/${CHANGE}`,
    '/api/v1/categories',
    '/api/v1/changes',
    '/api/v1/changes?limit=500',
    `/api/v1/submissions/${WAITING}`,
    `/en/submissions/${DECIDED}`,
  ],
  maker: [
    '/en/account/submissions',
    '/en/account/submissions?status=awaiting_moderation',
    '/en/account/submissions?page=5',
    '/en/account/settings',
    '/en/account/tokens',
    '/en/account/webhooks',
  ],
  admin: [
    '/en/editor/queue',
    '/en/editor/queue?page=3',
    '/en/editor/queue?status=published',
    '/en/editor/queue?category=chatbots',
    '/en/editor/queue?category=chatbots&language=en&flag=same_name',
    `/en/editor/queue?account=${largeId('account', 1)}`,
    '/en/editor/queue?handling=mine',
    '/en/editor/queue?handling=snoozed&category=chatbots',
    '/en/editor/queue?handling=unassigned&language=en',
    '/en/editor/figures',
    '/en/admin/overview',
    '/en/admin/mail',
    '/en/admin/accounts',
    `/en/editor/submissions/${WAITING}`,
    `/en/editor/submissions/${WAITING}?category=chatbots&language=en`,
    `/en/editor/submissions/${DECIDED}`,
    '/en/editor/tools',
    '/en/editor/tools?link=dead',
    '/en/editor/tools?state=quarantined',
    '/en/editor/tools?state=removed&page=2',
    '/en/editor/tools/tool-77',
    '/en/editor/tools/tool-401',
    '/en/editor/collections',
    '/en/editor/changes',
    `/en/editor/changes/${CHANGE}`,
    '/en/editor/reports',
    '/en/editor/lists',
    '/en/editor/reports?state=closed',
    '/en/editor/reports?state=closed&page=2',
    '/en/editor/screening',
    '/en/admin/audit',
    '/en/admin/audit?action=seldom-7',
    '/en/admin/audit?actor=member-1@example.org&action=approve',
    '/en/admin/audit?actor=system',
    '/en/admin/audit?kind=tool&action=merge',
    '/en/admin/audit?kind=account&until=2020-01-01',
    `/en/admin/audit?id=${DECIDED}`,
    '/en/admin/audit.csv?action=reject',
    `/en/admin/accounts/${largeId('account', 1)}`,
    `/en/admin/accounts/${largeId('account', 1)}/security`,
    '/en/admin/placements',
  ],
};

/** What a server does beside its pages: before it listens, from time to time, and when something is sent in or decided. */
const ACTS: Readonly<Record<string, (w: World, admin: Person) => Promise<unknown>>> = {
  'the facets of an older version': ({ db }) => fillFacets(db),
  'the terms of an older version': ({ db }) => refreshStoredTerms(db),
  'the keys of an older version': ({ db }) => refreshEntryKeys(db),
  'stored days of decisions': ({ db }) => createModerationStatistics(db).keep(),
  'a submission': (_, admin) => admin.post('/api/v1/submissions', submission()),
  'own submissions by the API': (_, admin) => admin.get('/api/v1/submissions?status=published&page=2'),
  'an approval': ({ db }, { account }) => approveSubmission(db, account!, largeId('waiting', 41)),
  'a rejection': ({ db }, { account }) => rejectSubmission(db, account!, largeId('waiting', 42), { reason: 'spam' }),
  'a suggested change and its decision': async ({ db }, { account }) => {
    const [slug = ''] = await publish(db, [{ accountId: account!.id, pricingModel: 'free' }]);
    const options = { perHour: 10, smallAtOnce: false };
    await suggestChange(db, account!, slug, { pricing_model: 'paid' }, options);
    await acceptChange(db, account!, CHANGE);
  },
  'mails that are due': ({ app }) => app.drain('outbox'),
  housekeeping: ({ app }) => keepHouse(app.context),
  previews: async ({ db }) => {
    const { waiting } = await findWithoutPreview(db, '', 8);
    await takePreview(db, waiting[0]!);
    await findDuePreviews(db, 8);
    await findWithoutLogo(db, '', 8);
  },
  async 'logos that are due, and those that nothing shows'({ db }) {
    await db.write((trx) =>
      trx.updateTable('tools').set({ logo_url: 'https://a.example.com/b.png' }).where('slug', '=', 'tool-90').execute(),
    );
    const [logo] = await leaseDue(db, 'logo', 12);
    assert.ok(logo !== undefined);
    const drawn = { hash: 'a'.repeat(64), files: [{ width: 256, webp: Buffer.from('x') }], isAlike: false };
    const { id: toolId, url, page } = logo;
    const screenshot = { drawn, address: 'https://pictures.example/one.png' };
    assert.equal(await keepFound(db, [{ toolId, url, page, logo: drawn, screenshot, answer: null }]), 1);
    await countSought(db, 1);
    await createPictureSweep(db)();
  },
  async 'a picture, whose it is, and how much its account has stored'({ db }) {
    for (const kind of PICTURE_KINDS) await findKeptPicture(db, kind, 'a'.repeat(64), 256);
    await isOwnPicture(db, largeId('account', 1), 'a'.repeat(64));
    await countUnpublishedBytes(db.read, largeId('account', 1));
  },
  async 'whether the dump has what is published no more'({ db }) {
    const { epoch, revision } = await readPosition(db.read);
    const unread = { cursor: '', count: 0, bytes: 0, sha256: '', createdAt: '' };
    await isOutdated(db, { ...unread, epoch, revision: revision - 1 });
  },
  async 'a draft of somebody who has not signed in'({ db }) {
    await keepDraft(db, new URLSearchParams({ name: 'Lantern' }), '203.0.113.0/24');
  },
  async 'checks of links'({ db, clock }) {
    const links = await leaseDue(db, 'link', 24);
    const found = { finding: { kind: 'works', movedTo: null }, answer: 'HTTP 200', retryAfter: 0 } as const;
    for (const link of links) await keepFinding(db, link, found);
    clock.advance(2 * 3_600_000);
    assert.equal(await finishRuns(db, AbortSignal.timeout(60_000)), links.length);
    assert.ok(links.length > 0);
  },
};

interface Statement {
  text: string;
  values: unknown[];
}

/** Statements by their text, as drivers are given them; those that a connection has compiled before are not seen again. */
const seen = new Map<string, Statement>();

function note(text: string, values: unknown[]): void {
  if (/^\s*(?:select|with|insert|update|delete)\b/i.test(text) && !seen.has(text)) seen.set(text, { text, values });
}

const prepare = DatabaseSync.prototype.prepare;
DatabaseSync.prototype.prepare = function (this: DatabaseSync, text, ...others) {
  note(text, []);
  return prepare.call(this, text, ...others);
};
const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  const [asked, values] = given as [string | { text?: string; values?: unknown[] }, unknown[]?];
  if (typeof asked === 'string') note(asked, values ?? []);
  else if (asked.text !== undefined) note(asked.text, asked.values ?? []);
  return query.apply(this, given);
} as typeof pg.Client.prototype.query;

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

/** Large tables that the plan of a node goes through from end to end; one that is left after the first rows is not. */
function scansOf(node: PlanNode, isLimited = false): string[] {
  const table = node['Relation Name'] ?? '';
  const type = node['Node Type'];
  const isEndless = /^(?:Index|Bitmap Index)/.test(type) && node['Index Cond'] === undefined && !isLimited;
  const isWhole = type === 'Seq Scan' || (isEndless && !SMALL_INDEXES.includes(node['Index Name'] ?? ''));
  const below = (node.Plans ?? []).flatMap((each) => scansOf(each, type === 'Limit' || (isLimited && type !== 'Sort')));
  return [...(isWhole && LARGE.has(table) ? [`${type} on ${table}`] : []), ...below];
}

/** Columns with few values: what an index gives of one of them is many rows. */
const BROAD = new Set(['state', 'link_status', 'subject_kind', 'kind', 'status']);
/** Indexes that give each of these in the order that is asked for, so that SQLite leaves it after the first rows and sorts only those. */
const ORDERED = new Set(['history_by_action', 'change_requests_by_state']);

interface PlanRow {
  parent: number;
  detail: string;
}

/** The same of a statement on SQLite, whose plan calls tables by their aliases; and what is sorted whole for the first rows of it. */
function scansOfSqlite(database: DatabaseSync, text: string): string[] {
  const tables = new Map(
    [...text.matchAll(/(?:from|join)\s+"?(\w+)"?\s+as\s+"?(\w+)"?/gi)].map(([, table = '', alias = '']) => [
      alias,
      table,
    ]),
  );
  const isLarge = (name: string): boolean => LARGE.has(tables.get(name) ?? name);
  const isLimited = /\blimit\b/i.test(text);
  const plan = prepare.call(database, `explain query plan ${text}`).all() as unknown as PlanRow[];
  const sorted = plan.filter(({ detail }) => detail === 'USE TEMP B-TREE FOR ORDER BY').map(({ parent }) => parent);
  return plan
    .filter(({ detail, parent }) => {
      const [, name = '', how = ''] = /^SCAN (\w+)(.*)$/.exec(detail) ?? [];
      const isOrdered = how.includes('INDEX') || /order by "seq"/.test(text);
      const isWhole = !SMALL_INDEXES.some((index) => how.includes(index)) && !(isOrdered && isLimited);
      if (isLarge(name) && isWhole) return true;
      const [, found = '', index = '', column = '', sign = ''] =
        /^SEARCH (\w+) USING (?:COVERING )?INDEX (\w+) \((\w+)([=<>])/.exec(detail) ?? [];
      const isMuch = (sign === '=' ? BROAD.has(column) : sign !== '') && !ORDERED.has(index);
      return isLimited && sorted.includes(parent) && isLarge(found) && isMuch;
    })
    .map(({ detail }) => detail);
}

describe('no statement looks through a large table', () => {
  let w: World;
  let admin: Person;
  const browsers = {} as Record<keyof typeof ADDRESSES, Pick<Browser, 'get'>>;
  let explain: (statement: Statement) => Promise<string[]>;
  const ends: (() => Promise<void> | void)[] = [];

  before(async () => {
    w = await openWorld({ METRICS: 'public' });
    ends.push(() => w.close());
    const patient = await openDatabase(w.config.databaseUrl, w.clock, PREPARATION_PATIENCE_MS);
    await fillDatabase(patient, SIZES);
    await patient.close();
    await w.app.context.live.refresh();
    const made = await w.person('admin');
    const maker = await w.person();
    admin = made;
    browsers.visitor = w.visitor;
    browsers.admin = await signedIn(w, made.account.email);
    browsers.maker = await signedIn(w, maker.account.email);
    explain = await openExplain(w.config.databaseUrl, ends);
    seen.clear();
  });
  after(async () => {
    for (const end of ends.toReversed()) await end();
  });

  async function check(): Promise<void> {
    for (const statement of seen.values()) {
      const scans = await explain(statement);
      assert.deepEqual(scans, [], `${scans.join('; ')} in\n${statement.text}`);
    }
  }

  const looks = (Object.keys(ADDRESSES) as (keyof typeof ADDRESSES)[]).flatMap((who) =>
    ADDRESSES[who].map((address) => ({ who, address })),
  );
  test('behind any address', () =>
    assertEach(
      looks,
      ({ who, address }) => `${address} as ${who}`,
      async ({ who, address }) => {
        seen.clear();
        const reply = await browsers[who].get(address);
        assert.ok(reply.status < 400, `${reply.status} ${reply.text.slice(0, 300)}`);
        await check();
      },
    ));
  test('behind any act', () =>
    assertEach(
      Object.entries(ACTS),
      ([name]) => name,
      async ([, act]) => {
        seen.clear();
        await act(w, admin);
        await check();
      },
    ));

  test('and one that does is found out', async () => {
    for (const text of [`select note from history where note = 'x'`, 'select count(*) from submissions']) {
      assert.equal((await explain({ text, values: [] })).length, 1, text);
    }
  });
});

async function openExplain(
  url: string,
  ends: (() => Promise<void> | void)[],
): Promise<(statement: Statement) => Promise<string[]>> {
  if (ENGINE === 'sqlite') {
    const database = new DatabaseSync(url.slice('sqlite:'.length), { readOnly: true });
    ends.push(() => database.close());
    return async ({ text }) => scansOfSqlite(database, text);
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  ends.push(() => client.end());
  return async ({ text, values }) => {
    const asked = (await query.call(client, `explain (format json) ${text}`, values)) as {
      rows: { 'QUERY PLAN': { Plan: PlanNode }[] }[];
    };
    return (asked.rows[0]?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => scansOf(Plan));
  };
}

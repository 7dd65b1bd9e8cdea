/** A large database made by SQL: rows of every table whose size grows with the catalog or its work, as many as are asked for, within seconds. */
import { sql } from 'kysely';
import type { Database, Engine } from '#database/database.ts';
import { ROW_VERSIONS } from '#database/backfill.ts';
import { ANALYSIS_VERSION, analyseTool } from '#catalog/search/analysis/analysis.ts';

export interface Sizes {
  tools: number;
  /** Rows of the history; those of submissions come first, then as many of imports as are left. */
  history: number;
  /** Submissions that wait for an editor. */
  waiting: number;
  /** Submissions that were decided within the last 90 days. */
  decided: number;
}

/** Accounts that the rows belong to; the first owns half of the submissions that wait. */
const ACCOUNTS = 20_000;
const DAY_SECONDS = 86_400;
const CATEGORY_IDS = ['chatbots', 'writing', 'video', 'image-generation', 'developer-tools'] as const;

/** Ids by the kind of row: UUIDs that count up, as those of a server do. */
const KINDS = {
  account: '0a',
  tool: '0b',
  waiting: '0c',
  decided: '0d',
  history: '0e',
  report: '0f',
  mail: '10',
  change: '11',
} as const;

/** The id of a row, counted from 1. */
export function largeId(kind: keyof typeof KINDS, at: number): string {
  return `${KINDS[kind]}000000-0000-7000-8000-${String(at).padStart(12, '0')}`;
}

/** Fragments of SQL in the words of an engine. `i` is the number of a row, from 1 on. */
function wordsOf(engine: Engine, now: Date) {
  const seconds = Math.floor(now.getTime() / 1000);
  return {
    rows: (count: number) =>
      engine === 'postgres'
        ? `generate_series(1, ${count}) as n(i)`
        : `(with recursive s(i) as (select 1 union all select i + 1 from s where i < ${count}) select i from s) as n`,
    id: (kind: keyof typeof KINDS, number = 'i') =>
      `'${KINDS[kind]}000000-0000-7000-8000-' || ${
        engine === 'postgres' ? `lpad((${number})::text, 12, '0')` : `format('%012d', ${number})`
      }`,
    /** The time so many seconds ago. */
    ago: (past: string) =>
      engine === 'postgres'
        ? `to_char(to_timestamp(${seconds} - (${past})) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`
        : `strftime('%Y-%m-%dT%H:%M:%S.000Z', ${seconds} - (${past}), 'unixepoch')`,
    oneOf: (values: readonly string[], number = 'i') =>
      `case (${number}) % ${values.length} ${values.map((value, at) => `when ${at} then '${value.replaceAll("'", "''")}'`).join(' ')} end`,
    text: (number: string) => (engine === 'postgres' ? `(${number})::text` : `cast(${number} as text)`),
  };
}

/** Fills a migrated database; the rows belong to categories of the factories. */
export async function fillDatabase(db: Database, sizes: Sizes): Promise<void> {
  const words = wordsOf(db.engine, db.now());
  const statements = [
    ...accountsOf(words),
    ...toolsOf(words, sizes.tools),
    ...submissionsOf(words, sizes),
    ...historyOf(words, sizes),
    ...recordsOf(words, sizes),
  ];
  for (const statement of statements) await db.write((trx) => sql.raw(statement).execute(trx));
  // PostgreSQL does this by itself within a minute.
  if (db.engine === 'postgres') await sql.raw('vacuum analyze').execute(db.survey);
}

type Words = ReturnType<typeof wordsOf>;

function accountsOf({ rows, id, ago, text }: Words): string[] {
  const since = ago(`(${ACCOUNTS} - i) * 3600`);
  return [
    `insert into accounts (id, email, password_hash, role, locale, email_verified_at, suspended_at, created_at, updated_at)
      select ${id('account')}, 'member-' || ${text('i')} || '@example.org', 'x', case when i % 5000 = 0 then 'editor' else 'member' end,
        'en', ${since}, case when i % 200 = 0 then ${since} end, ${since}, ${since} from ${rows(ACCOUNTS)}`,
    `insert into tokens (id, account_id, name, hash, last_four, scopes, created_at, expires_at)
      select ${id('account')}, ${id('account')}, 'laptop', 'hash-' || ${text('i')}, 'abcd', 'submissions:read', ${since}, ${ago('-i * 600')}
      from ${rows(ACCOUNTS)}`,
    `insert into sessions (id_hash, account_id, created_at, last_seen_at, expires_at)
      select 'hash-' || ${text('i')}, ${id('account')}, ${since}, ${since}, ${ago('-i * 60')} from ${rows(ACCOUNTS)}`,
  ];
}

/** Terms of tools with a few dozen words; each tool has those of one of these. */
const SAMPLES = [
  [
    'Lantern',
    'Answers questions about documents',
    'Reads files, finds the passages that matter and cites them in its answers.',
  ],
  [
    'Heron',
    'Draws pictures from words',
    'Describe a scene and it paints it in the style of your choice, in high resolution.',
  ],
  ['Quill', 'Writes emails and letters', 'Suggests replies in your tone, translates them and corrects the grammar.'],
  [
    'Marble',
    'Summarises long meetings',
    'Listens to calls, writes the minutes and sends everybody what they have to do.',
  ],
  ['Juniper', 'Writes code with you', 'Completes functions, explains errors and reviews pull requests of your team.'],
] as const;

function toolsOf({ rows, id, ago, oneOf, text }: Words, tools: number): string[] {
  const since = ago(`(${tools} - i) * 30`);
  const terms = SAMPLES.map(([name, tagline, description]) =>
    analyseTool({
      name,
      slug: name.toLowerCase(),
      url: 'https://tools.example.com/',
      categories: ['chatbots'],
      texts: [{ locale: 'en', tagline, description }],
    }),
  );
  const state = `case when i % 400 = 1 then 'quarantined' when i % 400 = 2 then 'removed' else 'published' end`;
  return [
    `insert into tools (id, slug, state, name, url, url_key, tagline, description, logo_url, pricing_model, categories,
        original_locale, contact_email, account_id, link_status, link_due_at, published_at, updated_at, revision, terms,
        terms_version)
      select ${id('tool')}, 'tool-' || ${text('i')}, ${state}, ${oneOf(SAMPLES.map(([name]) => name))} || ' ' || ${text('i')},
        'https://tools.example.com/' || ${text('i')}, 'tools.example.com/' || ${text('i')}, ${oneOf(SAMPLES.map(([, tagline]) => tagline))},
        ${oneOf(SAMPLES.map(([, , description]) => description))}, null, ${oneOf(['free', 'freemium', 'paid'])},
        ${oneOf(CATEGORY_IDS.map((category) => `["${category}"]`))}, 'en', null, ${id('account', `i % ${ACCOUNTS} + 1`)},
        case when i % 200 = 7 then 'dead' else 'ok' end, case when i % 500 = 9 then '' else '2099-01-01T00:00:00.000Z' end,
        ${since}, ${since}, i / 50 + 1, ${oneOf(terms)}, ${ANALYSIS_VERSION} from ${rows(tools)}`,
    `update catalog_revision set revision = ${Math.floor(tools / 50) + 2}`,
    `insert into tool_texts (tool_id, locale, tagline, description, provenance)
      select ${id('tool', 'i * 5')}, 'de', 'Beantwortet Fragen', null, 'author' from ${rows(Math.floor(tools / 5))}`,
    `insert into url_claims (url_key, entry_kind, entry_id)
      select 'tools.example.com/' || ${text('i')}, 'tool', ${id('tool')} from ${rows(tools)}`,
    `insert into entry_keys (key, entry_kind, entry_id)
      select 'u:tools.example.com/' || ${text('i')}, 'tool', ${id('tool')} from ${rows(tools)}`,
    `update entry_key_version set version = ${ROW_VERSIONS.entry_key_version}`,
    `insert into link_checks (tool_id, url, halves, moved_count, discards)
      select ${id('tool')}, 'https://tools.example.com/' || ${text('i')}, 0, 0, 0 from ${rows(tools)}`,
    `insert into tool_aliases (alias_id, tool_id, created_at)
      select ${id('tool', 'i * 400 + 2')}, ${id('tool', 'i * 400 + 3')}, ${since} from ${rows(Math.floor(tools / 800))}`,
  ];
}

const WAITING_STATES = ['awaiting_moderation'] as const;
/** Of twenty decided submissions. */
const DECIDED_STATES = [
  ...Array<string>(12).fill('published'),
  ...Array<string>(6).fill('rejected'),
  'changes_requested',
  'withdrawn',
];
const RULES = ['same_name', 'spam_wording', 'not_ai', 'lookalike_name'] as const;

function submissionsOf(words: Words, { tools, waiting, decided }: Sizes): string[] {
  const { rows, id, ago, oneOf, text } = words;
  const columns = `id, account_id, state, url, canonical_url, url_key, name, tagline, description, logo_url, pricing_model, categories,
    contact_email, submitted_at, queued_at, state_since, decided_at, decided_by, reason_code, editor_note, appealed_at,
    appeal_message, findings, tool_id`;
  const entry = (host: string): string =>
    `'https://${host}.example.com/' || ${text('i')}, 'https://${host}.example.com/' || ${text('i')}, '${host}.example.com/' || ${text('i')},
      ${oneOf(SAMPLES.map(([name]) => name))} || ' ' || ${text('i')}, ${oneOf(SAMPLES.map(([, tagline]) => tagline))},
      ${oneOf(SAMPLES.map(([, , description]) => description))}, null, 'free', ${oneOf(CATEGORY_IDS.map((category) => `["${category}"]`))}, null`;
  const findings = `case when i % 2 = 0 then '[]' else '[{"rule":"' || ${oneOf(RULES, 'i / 2')} ||
    '","action":"flag","verdict":"spam","evidence":{}}]' end`;
  const queued = ago(`(${waiting} - i) * 20`);
  const sent = ago(`${DAY_SECONDS} + (${decided} - i) * ${(89 * DAY_SECONDS) / decided}`);
  const done = decidedAt(words, decided);
  const facets = (
    kind: 'waiting' | 'decided',
    count: number,
    states: readonly string[],
    owner: string,
    at: string,
  ): string[] =>
    (
      [
        ['category', oneOf(CATEGORY_IDS), 'true'],
        ['rule', oneOf(RULES, 'i / 2'), 'i % 2 = 1'],
        ['language', oneOf(['en', 'en', 'en', 'de', 'ru']), 'true'],
        ['account', owner, 'true'],
      ] as const
    ).map(
      ([facet, value, chosen]) =>
        `insert into submission_facets (submission_id, state, kind, value, queued_at)
          select ${id(kind)}, ${oneOf(states)}, '${facet}', ${value}, ${at} from ${rows(count)} where ${chosen}`,
    );
  const ownerOfWaiting = `case when i % 2 = 0 then ${id('account', '1')} else ${id('account', `i % ${ACCOUNTS} + 1`)} end`;
  const ownerOfDecided = id('account', `i % ${ACCOUNTS} + 1`);
  return [
    `insert into submissions (${columns})
      select ${id('waiting')}, ${ownerOfWaiting}, 'awaiting_moderation', ${entry('waiting')}, ${queued}, ${queued}, ${queued},
        null, null, null, null, null, null, ${findings}, null from ${rows(waiting)}`,
    `insert into submissions (${columns})
      select ${id('decided')}, ${ownerOfDecided}, ${oneOf(DECIDED_STATES)}, ${entry('decided')}, ${sent}, ${sent}, ${done}, ${done},
        ${id('account', '5000')}, case when i % 20 between 12 and 17 then 'spam' end, null, null, null, ${findings},
        case when i % 20 < 12 then ${id('tool', `i % ${tools} + 1`)} end from ${rows(decided)}`,
    ...facets('waiting', waiting, WAITING_STATES, ownerOfWaiting, queued),
    ...facets('decided', decided, DECIDED_STATES, ownerOfDecided, sent),
    `insert into url_claims (url_key, entry_kind, entry_id)
      select 'waiting.example.com/' || ${text('i')}, 'submission', ${id('waiting')} from ${rows(waiting)}`,
    `insert into finding_outcomes (submission_id, rule, action, agreed, at)
      select ${id('decided')}, ${oneOf(RULES, 'i / 2')}, 'flag', i % 3 % 2, ${done} from ${rows(decided)} where i % 2 = 1`,
    `insert into second_opinions (submission_id, text_hash, attempts, next_at, verdict)
      select ${id('decided')}, 'hash', 1, null, 'fine' from ${rows(Math.floor(decided / 4))}`,
  ];
}

/** Decided within a day of being sent, the last ones a moment ago. */
function decidedAt({ ago }: Words, decided: number): string {
  return ago(`i % 1000 + (${decided} - i) * ${(89 * DAY_SECONDS) / decided}`);
}

function historyOf(words: Words, { history, waiting, decided }: Sizes): string[] {
  const { rows, id, ago, oneOf, text } = words;
  const left = Math.max(0, history - waiting - 2 * decided);
  const columns = 'id, subject_kind, subject_id, at, action, from_state, to_state, actor_id, reason_code, note, detail';
  const sent = ago(`${DAY_SECONDS} + (${decided} - i) * ${(89 * DAY_SECONDS) / decided}`);
  const acts = DECIDED_STATES.map(
    (state) =>
      ({ published: 'approve', rejected: 'reject', changes_requested: 'request_changes' })[state] ?? 'withdraw',
  );
  return [
    `insert into history (${columns})
      select ${id('history', `i + ${2 * decided + waiting}`)}, 'tool', ${id('tool')}, ${ago(`(${left} - i) * 7`)}, 'imported', null, 'published',
        ${id('account', '1')}, null, null, null from ${rows(left)}`,
    `insert into history (${columns})
      select ${id('history', `i + ${2 * decided}`)}, 'submission', ${id('waiting')}, ${ago(`(${waiting} - i) * 20`)}, 'submit', null,
        'awaiting_moderation', ${id('account', `i % ${ACCOUNTS} + 1`)}, null, null, null from ${rows(waiting)}`,
    `insert into history (${columns})
      select ${id('history')}, 'submission', ${id('decided')}, ${sent}, 'submit', null, 'awaiting_moderation',
        ${id('account', `i % ${ACCOUNTS} + 1`)}, null, null, null from ${rows(decided)}`,
    `insert into history (${columns})
      select ${id('history', `i + ${decided}`)}, 'submission', ${id('decided')}, ${decidedAt(words, decided)}, ${oneOf(acts)},
        'awaiting_moderation', ${oneOf(DECIDED_STATES)}, ${id('account', '5000')}, case when i % 20 between 12 and 17 then 'spam' end,
        null, null from ${rows(decided)}`,
    // What happens now and then, so that the list of actions is as long as it gets.
    `insert into history (${columns})
      select ${id('history', `i + ${history + decided}`)}, 'account', ${id('account')}, ${ago('i * 60')}, 'seldom-' || ${text('i % 40')}, null,
        null, null, null, null, null from ${rows(400)}`,
  ];
}

function recordsOf({ rows, id, ago, oneOf, text }: Words, { tools, waiting, decided }: Sizes): string[] {
  const reports = Math.floor(tools / 50);
  const reported = id('tool', 'i * 7');
  const at = ago(`(${reports} - i) * 300`);
  const hour = ago('i');
  return [
    `insert into reports (id, tool_id, kind, message, locale, created_at, closed_at, closed_by, outcome, note)
      select ${id('report')}, ${reported}, ${oneOf(['wrong_price', 'broken_link', 'wrong_text', 'other'])}, null, 'en', ${at},
        case when i % 4 <> 0 then ${at} end, null, case when i % 4 <> 0 then 'nothing_to_do' end, null from ${rows(reports)}`,
    `insert into change_requests (id, tool_id, account_id, state, kind, changes, accepted, message, findings, created_at, state_since)
      select ${id('change')}, ${id('tool', `i % ${tools} + 1`)}, ${id('account', `i % ${ACCOUNTS} + 1`)},
        case when i % 100 = 0 then 'awaiting_moderation' when i % 100 = 1 then 'live' else 'accepted' end, 'change',
        '{"pricing_model":{"old":"free","new":"paid"}}', null, null, '[]', ${ago(`(${decided} - i) * 60`)},
        ${ago(`(${decided} - i) * 60`)} from ${rows(decided)}`,
    `insert into outbox (id, kind, payload, run_at, attempts, locked_until, done_at, last_error)
      select ${id('mail')}, 'mail', '{}', ${ago('i * 10')}, 1, null, ${ago('i * 10')}, null from ${rows(decided)}`,
    `insert into idempotency_keys (account_id, key, request_hash, status, location, body, created_at)
      select ${id('account', `i % ${ACCOUNTS} + 1`)}, 'key-' || ${text('i')}, 'hash', 201, null, '{}', ${ago('i')} from ${rows(waiting)}`,
    `insert into submission_addresses (submission_id, account_id, address_hash, submitted_at)
      select ${id('waiting', `${waiting} + 1 - i`)}, ${id('account')}, 'hash-' || ${text('i % 50')}, ${hour} from ${rows(Math.min(waiting, 1_000))}`,
  ];
}

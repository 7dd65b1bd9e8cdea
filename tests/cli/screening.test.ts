/** Screening from the command line: what it would say of a file or a submission, at import, in figures; and merging. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createAccount } from '#catalog/accounts/accounts.ts';
import type { Database } from '#database/database.ts';
import { CATEGORIES, PASSWORD, createProgram, jsonLines, toolRow, type Program } from './program.ts';

let program: Program;
let db: Database;
before(async () => {
  program = await createProgram();
  await program.succeed('categories', 'import', await program.file('categories.json', CATEGORIES));
  db = await program.open();
  await createAccount(db, { email: 'editor@example.org', password: PASSWORD, role: 'editor' });
  const rows = [toolRow(1, { name: 'Copper Finch' }), toolRow(2), toolRow(3)];
  await program.succeed('import', await program.file('catalog.jsonl', jsonLines(rows)), '--published');
});
after(() => program.close());

const AS = ['--as', 'editor@example.org'];
const SPAM = { name: 'Portal', tagline: 'Best online casino: free spins, roulette and a welcome bonus' };

/** A row as someone would submit it. */
function sent(index: number, changes: Record<string, unknown> = {}): Record<string, unknown> {
  const { slug: _, ...row } = toolRow(index, changes);
  return row;
}

describe('submissions screen', () => {
  test('says of every row what submitting it would answer', async () => {
    const file = await program.file(
      'trial.jsonl',
      jsonLines([
        sent(50),
        sent(51, SPAM),
        sent(1, { url: 'http://www.sample-1.example.com/?utm_source=x' }),
        sent(52, { contact_email: 'someone@mailinator.com' }),
        sent(53, { tagline: 'x' }),
        sent(50, { name: 'Sample again' }),
      ]),
    );
    const { code, json, stderr } = await program.run(['submissions', 'screen', file, '--json']);
    assert.equal(code, 1, 'as an import of the same file');
    assert.deepEqual(
      json.results.map((one: any) => [one.line, one.verdict, one.code]),
      [
        [1, 'accepted', null],
        [2, 'refused', 'spam_detected'],
        [3, 'refused', 'duplicate_submission'],
        [4, 'flagged', null],
        [5, 'invalid', 'validation_failed'],
        [6, 'refused', 'duplicate_submission'],
      ],
    );
    assert.deepEqual([json.rows, json.accepted, json.flagged, json.refused, json.invalid], [6, 1, 1, 3, 1]);
    assert.match(stderr, /6 rows: 1 accepted, 1 flagged, 3 refused, 1 invalid\ntoolshelf: 1 row is invalid\n$/);
    const [gambling] = json.results[1].findings;
    assert.deepEqual(
      [gambling.rule, gambling.mode, gambling.action, gambling.verdict],
      ['gambling', 'enforced', 'refuse', 'spam'],
    );
    assert.match(gambling.message, /^This reads like an offer of gambling/);
    assert.ok(gambling.evidence.words.some((word: string) => word.includes('casino')));
    assert.match(gambling.sentence, /^Words about gambling: .*casino/);
    assert.deepEqual(json.results[2].findings[0].existing.slug, 'sample-1');
    assert.deepEqual(Object.keys(json.results[4].fields), ['tagline']);
    const { stdout } = await program.run(['submissions', 'screen', file]);
    assert.match(stdout, /^2\trefused\tspam_detected\tPortal\thttps:\/\/sample-51/m);
    assert.match(
      stdout,
      /^\trefuse\tgambling\tenforced\tThis reads like an offer of gambling.*\tWords about gambling: /m,
    );
    assert.match(stdout, /^\tflag\tdisposable_mail\tadvisory\t.+\t.*mailinator\.com/m);
    const stored = await db.read.selectFrom('submissions').select('id').execute();
    assert.deepEqual(stored, []);
  });
  test('says of a submission what screening finds now, never itself', async () => {
    const rows = [toolRow(60, { name: 'Copper Finch' })];
    await program.succeed('import', await program.file('queue.jsonl', jsonLines(rows)));
    const [waiting] = (await program.succeed('submissions', 'list', '--json')).json;
    const { json } = await program.succeed('submissions', 'screen', waiting.id, '--json');
    assert.deepEqual(
      [json.id, json.verdict, json.findings.map((one: any) => one.rule)],
      [waiting.id, 'flagged', ['same_name']],
    );
    assert.match(json.findings[0].sentence, /“Copper Finch” \(published, https:\/\/sample-1\.example\.com\/?\)/);
    const missing = await program.run(['submissions', 'screen', '00000000-0000-4000-8000-000000000000']);
    assert.deepEqual([missing.code, missing.stdout], [1, '']);
    assert.match(missing.stderr, /there is no submission 00000000/);
    assert.equal((await program.run(['submissions', 'screen', `${program.folder}/nothing.jsonl`])).code, 1);
  });
});

/** Rows that are one text with other names in it. */
function copies(first: number): Record<string, unknown>[] {
  return ['Amber Otter', 'Silver Heron', 'Crimson Lynx', 'Cobalt Raven'].map((name, at) =>
    sent(first + at, {
      name,
      tagline: `${name} writes friendly answers to angry letters from tenants with AI`,
      description: undefined,
    }),
  );
}

describe('a file', () => {
  const rulesIn = (findings: any[]) => findings.map((one) => one.rule);
  test('that repeats one text under other names is flagged from the third row on, alike by both commands', async () => {
    const file = await program.file('copies.jsonl', jsonLines(copies(200)));
    const { json } = await program.succeed('submissions', 'screen', file, '--json');
    const screened = json.results.map((one: any) => [one.name, rulesIn(one.findings)]);
    assert.deepEqual(
      screened.map(([, rules]: [string, string[]]) => rules.includes('template_flood')),
      [false, false, true, true],
    );
    await program.succeed('import', file, '--screen', '--keep-going');
    const rows = await db.read
      .selectFrom('submissions')
      .select(['name', 'findings'])
      .where('url', 'like', '%sample-20%')
      .orderBy('submitted_at')
      .execute();
    assert.deepEqual(
      rows.map((row) => [row.name, rulesIn(JSON.parse(row.findings))]),
      screened,
    );
    assert.equal((await program.succeed('import', file, '--screen', '--keep-going', '--json')).json.unchanged, 4);
  });
  test('of many rows is no flood by an account', async () => {
    const taglines = ['transcribes calls', 'paints portraits', 'reads contracts', 'plans menus', 'dubs films'];
    const rows = Array.from({ length: 40 }, (_, at) =>
      sent(300 + at, { tagline: `AI that ${taglines[at % 5]} ${at} ways`, description: undefined }),
    );
    const file = await program.file('many.jsonl', jsonLines(rows));
    const { json } = await program.succeed('submissions', 'screen', file, '--json');
    const rules = json.results.flatMap((one: any) => rulesIn(one.findings));
    assert.ok(!rules.includes('account_flood') && !rules.includes('address_flood'), rules.join(' '));
  });
  test('that is no text of JSON lines says so by line, and one that cannot be read fails', async () => {
    const file = await program.file('bad.jsonl', `{"name":\n[]\n"x"\n\n${JSON.stringify(sent(400))}\n`);
    const { code, json } = await program.run(['submissions', 'screen', file, '--json']);
    assert.equal(code, 1);
    assert.deepEqual(
      json.results.map((one: any) => [one.line, one.verdict]),
      [
        [1, 'invalid'],
        [2, 'invalid'],
        [3, 'invalid'],
        [5, 'accepted'],
      ],
    );
    const folder = await program.run(['submissions', 'screen', program.folder]);
    assert.deepEqual([folder.code, folder.stdout], [1, '']);
  });
});

describe('screening mode', () => {
  before(() => createAccount(db, { email: 'admin@example.org', password: PASSWORD, role: 'admin' }));
  const ADMIN = ['--as', 'admin@example.org'];
  const set = (rule: string, mode: string, as = ADMIN) => program.run(['screening', 'mode', rule, mode, ...as]);

  test('sets the mode that the next verdict follows, with a row of history', async () => {
    const file = await program.file('mode.jsonl', jsonLines([sent(500, SPAM)]));
    const answer = await program.succeed('screening', 'mode', 'gambling', 'advisory', ...ADMIN);
    assert.equal(answer.stdout, 'gambling\tadvisory\n');
    const { json } = await program.succeed('submissions', 'screen', file, '--json');
    assert.deepEqual([json.flagged, json.results[0].findings[0].mode], [1, 'advisory']);
    const [row] = await db.read
      .selectFrom('history')
      .select(['action', 'from_state', 'to_state', 'actor_id'])
      .where('subject_id', '=', 'gambling')
      .execute();
    assert.deepEqual([row?.action, row?.from_state, row?.to_state], ['set_mode', 'enforced', 'advisory']);
    assert.notEqual(row?.actor_id, null);
    const back = await program.succeed('screening', 'mode', 'gambling', 'enforced', ...ADMIN, '--json');
    assert.deepEqual(back.json, { rule: 'gambling', mode: 'enforced' });
  });
  test('is for admins, known rules and known modes', async () => {
    const editor = await set('gambling', 'off', AS);
    assert.deepEqual([editor.code, editor.stdout], [1, '']);
    assert.match(editor.stderr, /the account of --as may not do this/);
    const unknown = await set('luck', 'off');
    assert.equal(unknown.code, 1);
    assert.match(unknown.stderr, /there is no rule luck/);
    const mode = await set('gambling', 'loud');
    assert.equal(mode.code, 2);
    assert.match(mode.stderr, /off, advisory, enforced/);
    assert.equal((await program.run(['screening', 'mode', 'gambling', 'off'])).code, 2);
  });
});

describe('import --screen', () => {
  test('reports what would be refused as bad rows, and keeps the flags of the rest', async () => {
    const file = await program.file(
      'mixed.jsonl',
      jsonLines([
        toolRow(70, { tagline: 'Reads contracts and explains their risks with AI' }),
        toolRow(71, SPAM),
        toolRow(72, { tagline: 'An AI that plans menus for a week', contact_email: 'someone@mailinator.com' }),
        toolRow(2),
      ]),
    );
    const { json, stderr } = await program.succeed('import', file, '--screen', '--keep-going', '--json');
    assert.deepEqual([json.rows, json.queued, json.unchanged, json.bad, json.flagged], [4, 2, 1, 1, 1]);
    assert.match(stderr, /line 2: tagline: This reads like an offer of gambling/);
    const row = await db.read
      .selectFrom('submissions')
      .select(['id', 'findings'])
      .where('url', 'like', '%sample-72%')
      .executeTakeFirstOrThrow();
    assert.deepEqual(
      (JSON.parse(row.findings) as { rule: string }[]).map((finding) => finding.rule),
      ['disposable_mail'],
    );
    const outcomes = await db.read
      .selectFrom('finding_outcomes')
      .select('rule')
      .where('submission_id', '=', row.id)
      .execute();
    assert.deepEqual(outcomes, [{ rule: 'disposable_mail' }]);
    const again = await program.succeed('import', file, '--screen', '--keep-going');
    assert.equal(again.stdout, '4 rows: 0 created, 0 changed, 3 unchanged, 0 queued, 1 bad, 1 flagged\n');
  });
  test('publishes what is acceptable, and can be repeated', async () => {
    const file = await program.file('publish.jsonl', jsonLines([toolRow(80), toolRow(81, SPAM), toolRow(2)]));
    const first = await program.succeed('import', file, '--published', '--screen', '--keep-going', '--json');
    assert.deepEqual([first.json.created, first.json.unchanged, first.json.bad], [1, 1, 1]);
    const second = await program.succeed('import', file, '--published', '--screen', '--keep-going', '--json');
    assert.deepEqual([second.json.created, second.json.unchanged, second.json.bad], [0, 2, 1]);
  });
  test('flags a row whose translation is spam', async () => {
    const translations = { de: { tagline: 'Online Casino mit Freispielen und Bonus ohne Einzahlung' } };
    const file = await program.file(
      'translated.jsonl',
      jsonLines([
        toolRow(85, { tagline: 'Sums up leases for tenants with AI', translations }),
        toolRow(86, { tagline: 'An AI that names the birds in your recordings' }),
      ]),
    );
    const { json } = await program.succeed('import', file, '--published', '--screen', '--json');
    assert.deepEqual([json.created, json.bad, json.flagged], [2, 0, 1]);
  });
  test('with --strict changes nothing when a row is refused', async () => {
    const file = await program.file('strict.jsonl', jsonLines([toolRow(90), toolRow(91, SPAM)]));
    assert.equal((await program.run(['import', file, '--published', '--screen', '--strict'])).code, 1);
    assert.equal(
      await db.read.selectFrom('tools').select('id').where('slug', '=', 'sample-90').executeTakeFirst(),
      undefined,
    );
  });
  test('without --screen nothing is screened', async () => {
    const { json } = await program.succeed(
      'import',
      await program.file('plain.jsonl', jsonLines([toolRow(95, SPAM)])),
      '--json',
    );
    assert.deepEqual([json.queued, json.bad, json.flagged], [1, 0, undefined]);
  });
});

test('screening report lists every rule with its figures', async () => {
  const waiting = (await program.succeed('submissions', 'list', '--json')).json;
  const flagged = waiting.find((one: any) => one.url.includes('sample-72'));
  await program.succeed('submissions', 'reject', flagged.id, '--reason', 'spam', ...AS);
  const report = (await program.succeed('screening', 'report', '--json')).json;
  const rule = report.find((one: any) => one.rule === 'disposable_mail');
  assert.deepEqual(rule, {
    rule: 'disposable_mail',
    verdict: 'spam',
    mode: 'advisory',
    default_mode: 'advisory',
    fired: 1,
    refused: 0,
    agreed: 1,
    disagreed: 0,
    precision: 1,
    floor: 0.8,
  });
  const { stdout } = await program.succeed('screening', 'report');
  assert.equal(stdout.trimEnd().split('\n').length, report.length);
  assert.match(stdout, /^disposable_mail\tadvisory\t1\t0\t1\t0\t1\.000\t0\.8$/m);
});

test('tools merge lets a duplicate stand for another tool', async () => {
  const merged = await program.succeed('tools', 'merge', 'sample-3', 'sample-2', ...AS);
  assert.equal(merged.stdout, 'sample-3\tremoved\tsample-2\n');
  const file = await program.file('after.jsonl', jsonLines([sent(3)]));
  const { json } = await program.succeed('submissions', 'screen', file, '--json');
  assert.deepEqual(
    [json.results[0].code, json.results[0].findings[0].existing.slug],
    ['duplicate_submission', 'sample-2'],
  );
  const again = await program.run(['tools', 'merge', 'sample-3', 'sample-2', ...AS]);
  assert.deepEqual([again.code, again.stdout], [1, '']);
  assert.match(again.stderr, /^toolshelf: This tool has been removed for good\.$/m);
  assert.equal((await program.run(['tools', 'merge', 'sample-3', ...AS])).code, 2);
  assert.match(
    (await program.run(['tools', 'merge', 'nothing', 'sample-2', ...AS])).stderr,
    /there is no tool nothing/,
  );
});

describe('screening export', () => {
  test('writes what editors decided on as rows to train with, without anybody in it', async () => {
    const rows = [
      sent(180, {
        name: 'Kupferfink',
        tagline: 'KI-Assistent, der Fragen zu Verträgen beantwortet',
        description: 'Liest mit.',
      }),
      sent(181, {
        name: 'Velo Parts',
        tagline: 'Spare parts and tools for every bicycle',
        contact_email: 'me@example.org',
      }),
      sent(182, { name: 'Linkhaus', tagline: 'Guest posts and links for a hundred sites' }),
      sent(183, { name: 'Broken Page', tagline: 'An AI assistant whose page is gone' }),
      sent(184, { name: 'Still Waiting', tagline: 'An AI assistant that nobody has looked at' }),
      sent(185, { name: 'Taken Off', tagline: 'An AI assistant that was none after all' }),
    ];
    await program.succeed('import', await program.file('judged.jsonl', jsonLines(rows)));
    const { json: waiting } = await program.succeed('submissions', 'list', '--status', 'awaiting_moderation', '--json');
    const idOf = (name: string): string => waiting.find((one: any) => one.name === name).id;
    await program.succeed('submissions', 'approve', idOf('Kupferfink'), ...AS);
    await program.succeed('submissions', 'reject', idOf('Velo Parts'), '--reason', 'not_an_ai_tool', ...AS);
    await program.succeed('submissions', 'reject', idOf('Linkhaus'), '--reason', 'spam', ...AS);
    await program.succeed('submissions', 'reject', idOf('Broken Page'), '--reason', 'broken_link', ...AS);
    await program.succeed('submissions', 'approve', idOf('Taken Off'), ...AS);
    await program.succeed('tools', 'quarantine', 'taken-off', '--reason', 'not_an_ai_tool', ...AS);
    const { stdout } = await program.succeed('screening', 'export', '-');
    const made = stdout
      .trim()
      .split('\n')
      .map((line): any => JSON.parse(line));
    const row = (name: string): any => made.find((one) => one.name === name);
    const names = made.map((one) => one.name as string).filter((name) => !name.startsWith('Sample '));
    assert.deepEqual(names.toSorted(), ['Kupferfink', 'Linkhaus', 'Velo Parts']);
    const { tagline, description, url } = rows[0] as any;
    assert.deepEqual(row('Kupferfink'), {
      class: 'ai',
      kind: 'judged',
      topic: (rows[0] as any).categories[0],
      style: 'judged',
      name: 'Kupferfink',
      url,
      tagline,
      description,
      locale: 'de',
    });
    assert.deepEqual([row('Velo Parts').class, row('Linkhaus').class], ['other', 'spam']);
    assert.ok(!stdout.includes('@example.org'));
  });
});

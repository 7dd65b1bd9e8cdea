/** Pictures outside the database, as an operator moves, checks, backs up and exports them. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readdirSync, readlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { LOGO_WIDTHS } from '#catalog/pictures/kinds.ts';
import { keepPicture } from '#catalog/pictures/pictures.ts';
import { publish } from '../support/factories.ts';
import { openObjectServer, type ObjectServer } from '../support/object-server.ts';
import { createProgram, isPostgres, type Program } from './program.ts';

const HASH = 'c'.repeat(64);
const BYTES = randomBytes(1_500);
let program: Program;
let server: ObjectServer;
before(async () => {
  server = await openObjectServer();
  program = await createProgram();
  await program.succeed('migrate');
  const db = await program.open();
  const [slug = ''] = await publish(db, [{ name: 'Pictured' }]);
  await db.write(async (trx) => {
    await keepPicture(trx, { hash: HASH, files: LOGO_WIDTHS.map((width) => ({ width, webp: BYTES })) });
    await trx.updateTable('tools').set({ logo_hash: HASH }).where('slug', '=', slug).execute();
    await keepPicture(trx, { hash: 'd'.repeat(64), files: [{ width: 64, webp: BYTES }] });
  });
});
after(async () => {
  await program.close();
  await server.close();
});

const run = (args: readonly string[], settings: Record<string, string> = server.settings) =>
  program.run(args, { env: { OUTGOING: 'off', ...settings } });
async function lineOf(check: string, settings?: Record<string, string>): Promise<string> {
  const { stdout } = await run(['doctor'], settings);
  return stdout.split('\n').find((line) => line.split('\t')[1] === check) ?? '';
}
async function exported(settings?: Record<string, string>): Promise<string> {
  const { stdout, stderr, code } = await run(['export', '-', '--all'], settings);
  assert.equal(code, 0, stderr);
  return stdout;
}

test('pictures move out, once, and what stays is said', async () => {
  const whole = await exported({});
  const without = await run(['pictures', 'move'], {});
  assert.deepEqual([without.code, /there is no PICTURES_URL/.test(without.stderr)], [1, true]);
  const { stdout, stderr } = await run(['pictures', 'move']);
  assert.equal(stdout, '3 pictures moved; 3 in s3://catalog/pictures/, 1 in the database\n');
  assert.match(stderr, /wait for an editor, stay in the database/);
  assert.match((await run(['pictures', 'move'])).stdout, /^0 pictures moved; 3 in /);
  assert.equal(await exported(), whole);
});

test('doctor writes, reads and removes a picture, and fails where those outside cannot be shown', async () => {
  assert.equal(
    await lineOf('pictures'),
    'ok\tpictures\tcatalog takes and gives pictures; 3 pictures there, 1 in the database',
  );
  assert.match(await lineOf('pictures', {}), /^failed\tpictures\t3 pictures lie outside .* no PICTURES_URL/);
  const wrong = { ...server.settings, PICTURES_SECRET_KEY: 'wrong' };
  assert.match(
    await lineOf('pictures', wrong),
    /^failed\tpictures\tthe store answers PUT with 403 \(SignatureDoesNotMatch\); check PICTURES_URL, its keys and its bucket$/,
  );
});

/** What this process holds open of the program's files. */
const openFiles = (): string[] =>
  readdirSync('/proc/self/fd').flatMap((name) => {
    try {
      const target = readlinkSync(`/proc/self/fd/${name}`);
      return target.startsWith(program.folder) ? [target] : [];
    } catch {
      return [];
    }
  });

test(
  'doctor leaves no database open',
  { skip: isPostgres || process.platform !== 'linux' ? 'files that are open are listed on Linux' : false },
  async () => {
    const open = openFiles().sort();
    await lineOf('pictures');
    assert.deepEqual(openFiles().sort(), open);
  },
);

test('a backup says that pictures are not in it, and an export without them is refused', async () => {
  if (!isPostgres) {
    const file = join(program.folder, 'copy.db');
    const { stderr, code } = await run(['backup', file]);
    assert.equal(code, 0, stderr);
    assert.match(
      stderr,
      /the pictures are not in \S+copy\.db: they lie in s3:\/\/catalog\/pictures\/; copy them as well/,
    );
    assert.ok((await readFile(file)).length > 0);
  }
  const refused = await run(['export', '-', '--all'], {});
  assert.equal(refused.code, 1);
  assert.match(refused.stderr, /PICTURES_URL is not set/);
});

test('a move goes on where it was interrupted, and goes back', async () => {
  server.isUp = false;
  const failed = await run(['pictures', 'move', '--back']);
  assert.equal(failed.code, 1);
  assert.match(failed.stderr, /the store cannot be asked/);
  server.isUp = true;
  assert.match((await run(['pictures', 'move', '--back'])).stdout, /^3 pictures moved; 0 in .*, 4 in the database$/m);
  const db = await program.open();
  const rows = await db.read.selectFrom('pictures').select('webp').where('hash', '=', HASH).execute();
  assert.ok(rows.every(({ webp }) => Buffer.from(webp).equals(BYTES)));
  assert.equal(await lineOf('pictures', {}), 'skipped\tpictures\tno PICTURES_URL; pictures are in the database');
});

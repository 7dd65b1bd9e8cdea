/** A ninth language is a folder and a word: what docs/translating.md says, done and served. One engine suffices: words are in files. */
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { LOCALES } from '#catalog/locales.ts';
import { writeMessageTypes } from '../../../scripts/message-types.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** Tells the origin of the server that lies in `folder` while `look` runs. */
async function serve(folder: string, look: (origin: string) => Promise<void>): Promise<void> {
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: join(folder, 'data'),
      PORT: '0',
      LOG_LEVEL: 'silent',
      OUTGOING: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const origin = await new Promise<string>((resolve, reject) => {
      let said = '';
      child.on('close', () => reject(new Error(`the server ended: ${said}`)));
      child.stdout.on('data', (part: Buffer) => {
        said += part.toString();
        const address = /listening on (\S+:\d+)/.exec(said)?.[1];
        if (address !== undefined) resolve(`http://${address}`);
      });
    });
    await look(origin);
  } finally {
    child.removeAllListeners('close');
    child.kill('SIGKILL');
  }
}

describe('a ninth language', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'toolshelf-locale-'));
    for (const name of ['src', 'demo', 'models', 'package.json', 'tsconfig.json'])
      await cp(join(ROOT, name), join(folder, name), { recursive: true });
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    writeMessageTypes(join(folder, 'src/locales'));
    // One folder …
    await cp(join(folder, 'src/locales/en'), join(folder, 'src/locales/it'), { recursive: true });
    const everyPage = join(folder, 'src/locales/it/every-page.ftl');
    const texts = await readFile(everyPage, 'utf8');
    assert.match(texts, /= Categories$/m);
    await writeFile(everyPage, texts.replaceAll('= Categories\n', '= Categorie\n').replace(/^skip = .*\n/m, ''));
    // … and one word.
    const locales = join(folder, 'src/catalog/locales.ts');
    await writeFile(locales, (await readFile(locales, 'utf8')).replace(/(LOCALES = \[[^\]]*)\]/, "$1, 'it']"));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  test('is complete for the compiler', { timeout: 300_000 }, async () => {
    const { stdout } = await promisify(execFile)(
      join(ROOT, 'node_modules', '.bin', 'tsc'),
      ['--noEmit', '--pretty', 'false', '--rootDir', folder],
      { cwd: folder },
    ).catch((error: { stdout: string }) => error);
    assert.equal(stdout, '');
  });

  test('is served beside the others, under its own name', { timeout: 300_000 }, async () => {
    await serve(folder, async (origin) => {
      const response = await fetch(`${origin}/it/categories`);
      const page = await response.text();
      assert.equal(response.status, 200);
      assert.match(page, /<html lang="it" dir="ltr"/);
      assert.match(page, />\s*Categorie\s*</);
      assert.match(page, /Skip to content/, 'what is not translated is shown in English');
      assert.match(page, /property="og:locale" content="it_IT"/);
      assert.match(await (await fetch(`${origin}/en/categories`)).text(), /hreflang="it"[^>]*>\s*Italiano/);
      const found = await fetch(`${origin}/api/v1/tools?q=chatbot&locale=it`);
      assert.ok(((await found.json()) as { pagination: { total: number } }).pagination.total > 0);
      const home = await fetch(origin, { headers: { 'accept-language': 'it' }, redirect: 'manual' });
      assert.equal(home.headers.get('location'), '/it');
    });
  });
});

test('every language has the same files', () => {
  const filesOf = (locale: string): string[] =>
    globSync('**/*.ftl', { cwd: join(ROOT, 'src/locales', locale) }).toSorted((a, b) => a.localeCompare(b));
  for (const locale of LOCALES) assert.deepEqual(filesOf(locale), filesOf('en'), locale);
});

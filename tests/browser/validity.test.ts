/** Every kind of page is HTML by the rules of the W3C: its own checker finds no error in what the server sends. */
import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openFilledWorld, type FilledWorld } from '../support/filled-world.ts';
import { pageCasesOf } from '../support/page-cases.ts';
import { createBrowsers } from '../web/viewers.ts';

const WITHOUT_JAVA = spawnSync('java', ['-version']).status === 0 ? false : 'skipped: java is not installed';
const CHECKER = join(dirname(fileURLToPath(import.meta.resolve('vnu-jar'))), 'build', 'dist', 'vnu.jar');

interface Message {
  type: string;
  url: string;
  message: string;
  extract?: string;
}

describe('the W3C checker', { skip: WITHOUT_JAVA }, () => {
  let filled: FilledWorld;
  let folder: string;
  before(async () => {
    filled = await openFilledWorld();
    folder = await mkdtemp(join(tmpdir(), 'toolshelf-pages-'));
  });
  after(async () => {
    await rm(folder, { recursive: true, force: true });
    await filled?.world.close();
  });

  const browserOf = createBrowsers(() => filled.world);

  test('finds no error on any page, filled or refused', async () => {
    const pageCases = pageCasesOf(filled);
    let pages = 0;
    for (const [index, { name, path, as, form }] of pageCases.entries()) {
      const browser = await browserOf(as);
      // Arabic turns every page round; the words of the other languages stand in the same elements.
      const address = path.replace(':locale', index % 2 === 0 ? 'en' : 'ar');
      const reply = form === undefined ? await browser.get(address) : await browser.send(address, form);
      if (reply.status === 303) continue;
      assert.ok(reply.text.startsWith('<!doctype html>'), `${address}: ${reply.text.slice(0, 80)}`);
      await writeFile(join(folder, `${index}-${name}.html`), reply.text);
      pages += 1;
    }
    assert.ok(pages > 100, `${pages} pages`);
    const { stdout } = await promisify(execFile)(
      'java',
      ['-jar', CHECKER, '--stdout', '--exit-zero-always', '--errors-only', '--format', 'json', folder],
      { maxBuffer: 64 * 1024 * 1024 },
    );
    const { messages } = JSON.parse(stdout) as { messages: Message[] };
    // Attributes by which agents in the browser know forms (WebMCP), of which the checker has not heard.
    const told = messages
      .filter(
        ({ message }) => !/^Attribute .tool(?:name|description|autosubmit|paramdescription). not allowed/.test(message),
      )
      .map(({ url, message, extract }) => `${url.replace(/^.*\//, '')}: ${message} ${extract}`);
    assert.deepEqual(told, []);
  });
});

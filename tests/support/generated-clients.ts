/** Runs what generators of clients have made of openapi.json, each operation against an app of its own; called by .ci/clients. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { OPERATIONS } from '#api/operations.ts';
import { newTokenSecret } from '#catalog/accounts/tokens/token-format.ts';
import { approveSubmission, rejectSubmission, requestChanges } from '#catalog/moderation/decisions/submissions.ts';
import { openFarm, page } from '../outgoing/farm.ts';
import { submission } from './factories.ts';
import { openWorld, type Person, type World } from './world.ts';

const run = promisify(execFile);
/** A scanner of secrets, what it has found and its signature. */
const scanner = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const FOUND = JSON.stringify([{ token: newTokenSecret(), url: 'https://github.com/somebody/repository' }]);
const SIGNATURE = sign('sha256', Buffer.from(FOUND), scanner.privateKey).toString('base64');
const TOKEN_LEAK_KEYS = scanner.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

const GENERATORS = ['openapi-typescript', 'hey-api', 'orval'];

/** What a client is given to work on, as its programs read it from the environment. */
async function prepare(w: World, maker: Person): Promise<Record<string, string>> {
  const editor = (await w.person('editor')).account;
  const submit = async (): Promise<string> => (await maker.post('/api/v1/submissions', submission())).json.data.id;
  const [published, returned, rejected] = [await submit(), await submit(), await submit()];
  await approveSubmission(w.db, editor, published);
  await requestChanges(w.db, editor, returned, { note: 'Say what it reads.' });
  await rejectSubmission(w.db, editor, rejected, { reason: 'broken_link' });
  await w.app.context.live.refresh();
  const { slug } = (await maker.get(`/api/v1/submissions/${published}`)).json.data.tool;
  const [FRESH, CORRECTED] = [JSON.stringify(submission()), JSON.stringify(submission())];
  return { SLUG: slug, RETURNED: returned, REJECTED: rejected, FRESH, CORRECTED, FOUND, SIGNATURE };
}

const [, , folder = ''] = process.argv;
const farm = openFarm();
const PAGE = `${farm.add('quillmark', { behave: page('<title>Quillmark</title>') })}/`;
for (const generator of GENERATORS) {
  const w = await openWorld({ TOKEN_LEAK_KEYS, OUTGOING: 'on' }, { outgoing: { network: farm.network, spacing: 0 } });
  const maker = await w.person();
  const env = { ...process.env, ...(await prepare(w, maker)), PAGE, ORIGIN: w.origin, TOKEN: maker.token };
  const { stdout } = await run(process.execPath, [join(folder, `${generator}.js`)], { env });
  const ran = stdout.trim().split('\n');
  const ids = OPERATIONS.map(({ id }) => id);
  assert.deepEqual(ran.toSorted(), ids.toSorted(), `${generator} runs every operation`);
  process.stdout.write(`${generator}: ${ran.length} operations\n`);
  await w.close();
}
await farm.close();

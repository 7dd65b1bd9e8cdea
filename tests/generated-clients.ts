/** Runs what generators of clients have made of openapi.json, each operation against an app of its own; called by .ci/clients. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { OPERATIONS } from '#api/operations.ts';
import { approveSubmission, rejectSubmission, requestChanges } from '#catalog/moderation/decide.ts';
import { submission } from './factories.ts';
import { openWorld, type Person, type World } from './world.ts';

const run = promisify(execFile);
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
  const entries = [submission(), submission(), submission()].map((entry) => JSON.stringify(entry));
  const [FRESH = '', CORRECTED = '', VALID = ''] = entries;
  return { SLUG: slug, RETURNED: returned, REJECTED: rejected, FRESH, CORRECTED, VALID };
}

const [, , folder = ''] = process.argv;
for (const generator of GENERATORS) {
  const w = await openWorld();
  const maker = await w.person();
  const env = { ...process.env, ...(await prepare(w, maker)), ORIGIN: w.origin, TOKEN: maker.token };
  const { stdout } = await run(process.execPath, [join(folder, `${generator}.js`)], { env });
  const ran = stdout.trim().split('\n');
  const ids = OPERATIONS.map(({ id }) => id);
  assert.deepEqual(ran.toSorted(), ids.toSorted(), `${generator} runs every operation`);
  process.stdout.write(`${generator}: ${ran.length} operations\n`);
  await w.close();
}

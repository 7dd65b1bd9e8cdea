/** Three servers look at the proofs of one catalog: at each once, and each owner hears of a lost one once. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { DAY_MS } from '#catalog/periods.ts';
import { requestCheck, claimTool } from '#catalog/claims/claiming.ts';
import { keepOutcome } from '#catalog/claims/proofs.ts';
import { publish } from '../../support/factories.ts';
import { world } from '../../support/world.ts';

const CLAIMS = 24;
const run = promisify(execFile);

test('three servers look at each proof once and mail once', async () => {
  const w = await world();
  const { account } = await w.person();
  const slugs = await publish(
    w.db,
    Array.from({ length: CLAIMS }, (_, index) => ({ url: `https://several-${index}-tool.com/` })),
  );
  for (const slug of slugs) {
    const { id } = await claimTool(w.db, account, slug);
    await requestCheck(w.db, account, slug, 'dns');
    await keepOutcome(w.db, id, { weight: 'proven', answer: 'proven' });
  }
  const program = join(import.meta.dirname, '..', '..', 'support', 'proving-process.ts');
  for (const days of [91, 95, 99]) {
    const args = [program, w.config.databaseUrl, String(w.clock.now().getTime() + days * DAY_MS)];
    const ended = await Promise.all(Array.from({ length: 3 }, () => run(process.execPath, args)));
    assert.deepEqual(
      ended.map(({ stderr }) => stderr),
      ['', '', ''],
    );
    assert.equal(
      ended.reduce((sum, { stdout }) => sum + Number(stdout), 0),
      CLAIMS,
    );
  }
  const verified = await w.db.read.selectFrom('tools').select('slug').where('verified', 'is not', null).execute();
  assert.deepEqual(verified, []);
  const mails = await w.db.read.selectFrom('outbox').select('payload').execute();
  assert.equal(mails.filter(({ payload }) => payload.includes('claim_lost')).length, CLAIMS);
});

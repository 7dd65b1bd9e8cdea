/** How often an account may claim and have proofs looked at: CLAIM_ATTEMPTS_PER_HOUR. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publish } from '../support/factories.ts';
import { world } from '../support/world.ts';
import { signedIn, textOf } from './browser.ts';

test('an account that has claimed often enough within the hour is told how long to wait; others may claim', async () => {
  const w = await world({ CLAIM_ATTEMPTS_PER_HOUR: '2' });
  const slugs = await publish(
    w.db,
    [1, 2, 3].map((each) => ({ url: `https://limited-${each}-tool.com/` })),
  );
  const [first = '', second = '', third = ''] = slugs.map((slug) => `/en/tools/${slug}/claim`);
  const { account } = await w.person();
  const maker = await signedIn(w, account.email);
  for (const path of [first, second]) assert.equal((await maker.send(path)).status, 303);
  const refused = await maker.send(third);
  assert.equal(refused.status, 429);
  const seconds = Number(refused.headers.get('retry-after'));
  assert.ok(seconds > 0 && seconds <= 3_600, String(seconds));
  assert.match(textOf(refused), /Too many attempts\. Try again in \d+ /);
  assert.equal((await maker.send(`${first}/proof`, { method: 'dns' })).status, 429, 'looks count as well');
  const claims = await w.db.read.selectFrom('claims').select('id').execute();
  assert.equal(claims.length, 2);
  const other = await signedIn(w, (await w.person()).account.email);
  assert.equal((await other.send(third)).status, 303);
});

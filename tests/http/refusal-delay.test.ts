/** Refused forms that may be tried again later wait a moment; nobody else waits with them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowser } from '../web/browser.ts';
import { world, type Reply } from '../support/world.ts';

test('a sign-in that is one too many is answered after everything that was asked for behind it', async () => {
  const made = await world({ SIGN_IN_ATTEMPTS_PER_5_MINUTES: '1' });
  const browser = openBrowser(made);
  const attempt = (): Promise<Reply> =>
    browser.send('/en/sign-in', { email: 'nobody@example.org', password: 'not the password' });
  assert.equal((await attempt()).status, 422);
  made.clock.holdPauses();

  const answered: string[] = [];
  const refused = attempt().then((reply) => {
    answered.push('refusal');
    return reply;
  });
  for (let page = 1; page <= 5; page += 1) {
    assert.equal((await made.visitor.get(`/api/v1/tools?page=${page}`)).status, 200);
    answered.push('read');
  }
  const reply = await made.clock.elapseDuring(refused, 1_000);
  assert.equal(reply.status, 429);
  assert.match(reply.headers.get('retry-after') ?? '', /^[1-9]\d*$/);
  assert.deepEqual(answered, ['read', 'read', 'read', 'read', 'read', 'refusal']);
});

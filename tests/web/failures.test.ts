/** Pages of failures: the status, nothing of the inside, and a way to try again. */
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { everyPageMessages } from '#locales/subjects.ts';
import { FAILING_SERVERS } from '../support/failing-servers.ts';
import { openBrowser, textOf } from './browser.ts';

describe('a page that fails', () => {
  for (const { name, status, open } of FAILING_SERVERS) {
    test(`with ${status} (${name}) leads to the same address again, in the visitor's language`, async () => {
      const world = await open();
      after(() => world.close());
      const reply = await world.visitor.get('/de/tools?q=lantern');
      assert.equal(reply.status, status);
      assert.equal(reply.headers.get('cache-control'), 'no-store');
      const { error } = everyPageMessages('de');
      assert.ok(textOf(reply).includes(error.tryAgain));
      assert.match(reply.text, /<a class="button" href="\/de\/tools\?q=lantern"/);
      assert.match(reply.text, /href="\/de"/);
      assert.doesNotMatch(reply.text, /SELECT|placements|locked/i);
    });
  }
  test('offers no second try where a form was sent: it would be another request', async () => {
    const [limited] = FAILING_SERVERS;
    const world = await (limited?.open() ?? assert.fail());
    after(() => world.close());
    const reply = await openBrowser(world).send('/en/account/tokens/x/revoke', {});
    assert.ok(reply.status >= 400 && !textOf(reply).includes(everyPageMessages('en').error.tryAgain));
  });
});

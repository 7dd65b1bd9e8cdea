/** Pages of failures: the status, nothing of the inside, and a way to try again. */
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { CatalogError, ERRORS, type ErrorCode } from '#catalog/errors.ts';
import { LOCALES } from '#catalog/locales.ts';
import { errorSentence } from '#locales/errors.ts';
import { everyPageMessages } from '#locales/subjects.ts';
import { TWO_SENTENCES, reasonText, refusalText } from '#http/send/refusals.ts';
import { FAILING_SERVERS } from '../support/failing-servers.ts';
import { openWorld } from '../support/world.ts';
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

test('an address that takes forms alone says so to a person, and names the methods to programs', async () => {
  const w = await openWorld();
  after(() => w.close());
  for (const locale of LOCALES) {
    const reply = await w.visitor.get(`/${locale}/submit/draft`);
    assert.deepEqual([reply.status, reply.headers.get('allow')], [405, 'POST, OPTIONS']);
    assert.ok(textOf(reply).includes(everyPageMessages(locale).error.formOnly), locale);
  }
});

test('a refusal with a time says once when to try again', () => {
  for (const locale of LOCALES)
    for (const code of TWO_SENTENCES) {
      const whole = errorSentence(locale, code);
      const reason = reasonText(locale, new CatalogError(code, { retryAfter: 120 }));
      assert.match(reason, /^[^.]+\.$/, `${locale} ${code}`);
      assert.ok(
        whole.startsWith(`${reason} `) && /^[^.]+\.$/.test(whole.slice(reason.length + 1)),
        `${locale} ${code}`,
      );
      assert.equal(reasonText(locale, new CatalogError(code)), whole);
    }
});

test('only the refusal of a limit of requests says that there were too many', () => {
  for (const code of Object.keys(ERRORS) as ErrorCode[]) {
    const said = refusalText('en', new CatalogError(code, { retryAfter: 300 }));
    assert.equal(/too many requests/i.test(said), code === 'rate_limited', said);
    assert.ok(said.endsWith(' Try again in 5 minutes.'), said);
  }
});

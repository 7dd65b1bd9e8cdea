/** The ordeal of every form: what browsers send for other sites, other kinds of bodies, and bodies that are too large. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from '#http/pages/page-types.ts';
import { PAGES } from '#web/pages.ts';
import { assertEach } from '../../support/assert-each.ts';
import { world } from '../../support/world.ts';
import { signedIn } from '../../web/browser.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const addressOf = (page: Page): string => page.path.replace(':locale', 'en').replace(/:(?:id|slug|secret)/, UNKNOWN);
const nameOf = ({ method, path }: Page): string => `${method} ${path}`;
const FORM = 'application/x-www-form-urlencoded';
const forms = PAGES.filter((page) => page.method === 'POST');

/** What browsers send with a form of another site. */
const FOREIGN: readonly Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.test' },
  { origin: 'null' },
  {},
];

test('a page takes no form from another site and no body but a form, whatever says so', async () => {
  const w = await world();
  // Signs the admin out on its way.
  const admin = await signedIn(w, (await w.person('admin')).account.email);
  await assertEach(forms, nameOf, async (page) => {
    // What a mail program sends holds a secret in its address and no cookie.
    const foreign = page.actsBySecret ? [] : FOREIGN;
    for (const headers of foreign) {
      assert.equal((await admin.send(addressOf(page), {}, headers)).status, 403, JSON.stringify(headers));
    }
    for (const type of [
      'text/plain',
      'application/json',
      'multipart/form-data; boundary=x',
      `${FORM}; charset=iso-8859-1`,
    ]) {
      const reply = await admin.send(
        addressOf(page),
        { a: 'b' },
        { 'sec-fetch-site': 'same-origin', 'content-type': type },
      );
      // A person without the right gets 403 before the type of the body is checked.
      assert.ok(
        reply.status === 415 ||
          (page.path.includes('sign-out') && reply.status === 303) ||
          // No multipart form: it has no boundary.
          (page.takesFiles && type.startsWith('multipart') && reply.status === 400),
        `${type}: ${reply.status}`,
      );
    }
    const large = await admin.send(addressOf(page), { a: 'x'.repeat((page.formBytes ?? 65_536) + 4_500) });
    assert.equal(large.status, 413);
  });
});

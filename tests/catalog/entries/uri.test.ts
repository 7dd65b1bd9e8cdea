/** Whatever address is accepted is answered as a URI by RFC 3986, of entries of today and of those that earlier versions stored. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';
import { approveSubmission } from '#catalog/moderation/decisions/submissions.ts';
import { submission } from '../../support/factories.ts';
import { anyAddress, anyCharacter } from '../../support/any-text.ts';
import { signedIn, submissionFields } from '../../web/browser.ts';
import { world } from '../../support/world.ts';

const ajv = new Ajv2020();
addFormats.default(ajv);
const isUri = ajv.compile({ type: 'string', format: 'uri' });
const assertUri = (text: string): void => assert.ok(isUri(text), text);

/** Signs that addresses are full of and that RFC 3986 has rules for, beside letters of all kinds. */
const junk = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'%|[]{}^`"<>#?&=/\\:@!$\'()*+,;.-_~ aZ09é中'),
    fc.constantFrom('%%%', '%2', '%zz', '%2F', '%7c', '#/', '#!/', '\u{1F600}'),
    anyCharacter,
    fc.constantFrom('e\u0301', '\u{1F469}\u200D\u{1F4BB}'),
  ),
  maxLength: 40,
});
const address = fc.oneof(
  fc
    .tuple(fc.constantFrom('/', '/?', '/#/', '/#!/', '', '?q='), junk)
    .map(([sign, rest]) => `https://x.example.com${sign}${rest}`),
  anyAddress,
);

describe('an address that is accepted', () => {
  test('is a URI in every form, and stays what it is when it is read again', () => {
    fc.assert(
      fc.property(address, (text) => {
        const check = checkPublicUrl(text);
        if (!check.ok) return;
        assertUri(check.href);
        assertUri(check.canonical);
        const again = checkPublicUrl(check.href);
        assert.deepEqual([again.ok && again.href, again.ok && again.key], [check.href, check.key]);
      }),
      { numRuns: 1_000 },
    );
  });

  for (const [written, answered] of [
    ['https://x.example.com/%%%', 'https://x.example.com/%25%25%25'],
    ['https://x.example.com/a|b', 'https://x.example.com/a%7Cb'],
    ['https://x.example.com/?tags[]=a&x={y}', 'https://x.example.com/?tags%5B%5D=a&x=%7By%7D'],
    ['https://x.example.com/#/a#b|c', 'https://x.example.com/#/a%23b%7Cc'],
    ['https://x.example.com/%7cé', 'https://x.example.com/%7c%C3%A9'],
  ] as const) {
    test(`${written} is stored as ${answered}`, () => {
      const check = checkPublicUrl(written);
      assert.equal(check.ok && check.href, answered);
    });
  }
});

describe('the API answers URIs', async () => {
  const w = await world();
  const ODD = '/%%%/a|b?c[]=^#/`d';

  test('of what was submitted, approved and edited', async () => {
    const maker = await w.person();
    const body = submission({ url: `https://odd.example.com${ODD}`, logo_url: `https://odd.example.com${ODD}` });
    const { json } = await maker.post('/api/v1/submissions', body);
    assertUri(json.data.url);
    const editor = await w.person('editor');
    await approveSubmission(w.db, editor.account, json.data.id);
    await w.app.context.live.refresh();
    const [tool] = (await w.visitor.get('/api/v1/tools')).json.data;
    for (const url of [tool.url, tool.logo_url]) assertUri(url);

    const desk = await signedIn(w, editor.account.email);
    const path = `/en/editor/tools/${tool.slug}`;
    const mark = /name="mark" value="([^"]*)"/.exec((await desk.get(path)).text)?.[1] ?? '';
    const edit = { ...submissionFields(body), url: `https://new.example.com${ODD}`, mark };
    assert.equal((await desk.send(path, edit)).status, 303);
    const edited = (await w.visitor.get(`/api/v1/tools/${tool.slug}`)).json.data;
    assert.equal(edited.url, 'https://new.example.com/%25%25%25/a%7Cb?c%5B%5D=%5E#/%60d');
  });
});

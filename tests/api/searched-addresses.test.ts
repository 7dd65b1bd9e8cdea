/** A search for an address or a host finds what is listed there, by the canonical form that submissions use. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LOCALES } from '#catalog/locales.ts';
import { mergeTools } from '#catalog/moderation/merge.ts';
import { quarantineTool } from '#catalog/moderation/quarantine.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { assertEach } from '../support/assert-each.ts';
import { publish } from '../support/factories.ts';
import { textOf } from '../web/browser.ts';
import { checkedWorld } from './conformance.ts';

const w = await checkedWorld();
const { visitor } = w;
const [, , , , old = '', into = '', hidden = ''] = await publish(w.db, [
  { name: 'Midlake', url: 'https://www.midlake.com/', pricingModel: 'paid' },
  { name: 'Openhum', url: 'https://openhum.com/' },
  { name: 'Pictures by Openhum', url: 'https://labs.openhum.com/pictures', pricingModel: 'paid' },
  { name: 'Voices of Openhum', url: 'https://openhum.com/voices/index.html' },
  { name: 'Dullard', url: 'https://dullard.io/' },
  { name: 'Brighton', url: 'https://brighton.dev/' },
  { name: 'Hidden', url: 'https://hiddenhum.com/' },
  { name: 'Copyhum.ai', url: 'https://copyhum.com/' },
  { name: 'Repository', url: 'https://github.com/openhum/repository' },
  { name: 'Other repository', url: 'https://github.com/openhum/other' },
  { name: 'Dotcom', tagline: 'Names that end in .com', url: 'https://dotcom.example.org/' },
]);
const { account } = await w.person('editor');
await mergeTools(w.db, account, { from: old, into });
await quarantineTool(w.db, account, hidden, { reason: 'spam' });
await w.app.context.live.refresh();

const search = async (q: string, more = '') => {
  const reply = await visitor.get(`/api/v1/tools?q=${encodeURIComponent(q)}${more}`);
  assert.equal(reply.status, 200);
  return reply.json;
};
const namesOf = ({ data }: { data: { name: string }[] }): string[] => data.map(({ name }) => name);

describe('a search for an address', () => {
  test('finds what is listed at that page, however it is written', async () => {
    const spellings = ['https://www.midlake.com/', 'http://midlake.com', 'MIDLAKE.com', 'midlake.com/?utm_source=x'];
    await assertEach(spellings, String, async (q) => {
      const found = await search(q);
      assert.deepEqual(namesOf(found), ['Midlake']);
      assert.deepEqual(found.search.address, { url: 'https://midlake.com', listed: true });
    });
  });
  test('adds the rest of the site: its pages, then its sub-domains', async () => {
    assert.deepEqual(namesOf(await search('openhum.com')), ['Openhum', 'Voices of Openhum', 'Pictures by Openhum']);
    assert.equal(namesOf(await search('https://labs.openhum.com/pictures/'))[0], 'Pictures by Openhum');
  });
  test('finds the site of a page that is not listed, and says so', async () => {
    const found = await search('https://app.midlake.com/sign-in?next=1');
    assert.deepEqual(namesOf(found), ['Midlake']);
    assert.deepEqual(found.search.address, { url: 'https://app.midlake.com/sign-in?next=1', listed: false });
  });
  test('finds the entry into which the one of that address was merged', async () => {
    const found = await search('dullard.io');
    assert.deepEqual([namesOf(found), found.search.address.listed], [['Brighton'], true]);
  });
  test('finds nothing that is not published', async () => assert.deepEqual(namesOf(await search('hiddenhum.com')), []));
  test('finds a tool whose name is a host', async () => {
    const found = await search('copyhum.ai');
    assert.deepEqual([namesOf(found), found.search.address.listed], [['Copyhum.ai'], false]);
  });
  test('finds one repository, not all of their host', async () => {
    assert.deepEqual(namesOf(await search('https://github.com/openhum/repository/tree/main')), ['Repository']);
    assert.equal((await search('github.com')).search.address, null);
  });
  test('is narrowed by filters, and its pages follow each other', async () => {
    assert.deepEqual(namesOf(await search('openhum.com', '&pricing=paid')), ['Pictures by Openhum']);
    const pages = await Promise.all([1, 2, 3].map((page) => search('openhum.com', `&per_page=1&page=${page}`)));
    assert.deepEqual(pages.flatMap(namesOf), ['Openhum', 'Voices of Openhum', 'Pictures by Openhum']);
    assert.equal(pages[0]?.pagination.total, 3);
  });
  test('finds nothing where nothing is listed, and words where words are asked for', async () => {
    assert.deepEqual((await search('https://nowhere.com/')).search.address, {
      url: 'https://nowhere.com',
      listed: false,
    });
    assert.deepEqual(namesOf(await search('nowhere.com')), []);
    assert.equal((await search('dotcom.com', '&exact=true')).search.address, null);
  });
  test('is none for words with a dot', async () =>
    assertEach(
      ['node.js', 'v2.0', 'e.g. pictures', 'readme.md', '3.5', 'midlake.com tool', 'a.b'],
      String,
      async (q) => {
        assert.equal((await search(q)).search.address, null);
      },
    ));
});

describe('the page of a search for an address', () => {
  for (const locale of LOCALES)
    test(`says that nothing is listed there, and leads to the form in ${locale}`, async () => {
      const { list, titles } = visitorMessages(locale);
      const page = await visitor.get(`/${locale}/tools?q=nowhere.com`);
      assert.ok(
        textOf(page)
          .replaceAll(/[\u2066-\u2069]/g, '')
          .includes(list.unlisted('nowhere.com')),
        textOf(page),
      );
      assert.match(page.text, new RegExp(`href="/${locale}/submit">${titles.submit}`));
      assert.match(page.text, new RegExp(`href="/${locale}/tools\\?q=nowhere.com&amp;exact=true"`));
      const near = await visitor.get(`/${locale}/tools?q=app.midlake.com`);
      assert.ok(textOf(near).includes(list.nearAddress));
      assert.ok(!textOf(await visitor.get(`/${locale}/tools?q=midlake.com`)).includes(list.nearAddress));
    });
});

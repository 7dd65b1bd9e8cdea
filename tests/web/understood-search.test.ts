/** The page of a search says how it read the words, with the ways back. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LOCALES } from '#catalog/locales.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { publish } from '../support/factories.ts';
import { world } from '../support/world.ts';
import { textOf } from './browser.ts';

const w = await world();
await publish(w.db, [
  { name: 'Midjourney', tagline: 'Pictures from words', categories: ['image-generation'] },
  { name: 'Lexia', tagline: 'Answers on WhatsApp', categories: ['chatbots'], pricingModel: 'free' },
  { name: 'Lexo', tagline: 'Answers on WhatsApp', categories: ['chatbots'], pricingModel: 'paid' },
  { name: 'Zorbel', tagline: 'A ledger for quince', categories: ['finance'], selfHosted: true },
  ...Array.from({ length: 40 }, (_, at) => ({ name: `Letters ${at}`, categories: ['writing'] })),
]);
await w.app.context.live.refresh();
const page = async (path: string): Promise<string> => (await w.visitor.get(path)).text;
const told = async (path: string): Promise<string> => textOf(await w.visitor.get(path));

describe('the page of a search', () => {
  for (const locale of LOCALES)
    test(`tells a correction in ${locale}, with the way to what was typed`, async () => {
      const text = await page(`/${locale}/tools?q=midjorney`);
      const said = await told(`/${locale}/tools?q=midjorney`);
      const { list } = visitorMessages(locale);
      const plain = (sentence: string): string => sentence.replaceAll(/[\u2066-\u2069]/g, '');
      assert.ok(plain(said).includes(plain(list.correctedTo('midjourney'))), said);
      assert.ok(plain(said).includes(plain(list.instead('midjorney'))));
      assert.match(text, /href="\/\w\w\/tools\?q=midjorney&amp;exact=true"/);
    });
  for (const locale of LOCALES)
    test(`leads from the words as they were typed back to the correction in ${locale}`, async () => {
      const path = `/${locale}/tools?q=midjorney&exact=true`;
      assert.ok((await told(path)).includes(visitorMessages(locale).list.meant('midjourney').split('midjourney')[0]!));
      assert.match(await page(path), new RegExp(`href="/${locale}/tools\\?q=midjourney"`));
      assert.doesNotMatch(await page(`/${locale}/tools?q=midjourney&exact=true`), /class="understood"/);
    });
  test('takes words as typed behind that way, and keeps to it on other pages and filters', async () => {
    const text = await page('/en/tools?q=midjorney&exact=true');
    assert.ok(!(await told('/en/tools?q=midjorney&exact=true')).includes('Results for'));
    assert.match(text, /q=midjorney&amp;pricing=\w+&amp;exact=true/);
  });
  test('tells words that were not used', async () =>
    assert.ok((await told('/en/tools?q=frobnicator+whatsapp+answers')).includes('Ignored: frobnicator.')));
  test('shows the price asked for as a chip that takes its words away', async () => {
    const text = await page('/en/tools?q=whatsapp+answers+for+free');
    assert.match(text, /<a class="chip" href="\/en\/tools\?q=whatsapp\+answers"[^>]*>\s*<bdi>Preferred: Free<\/bdi>/);
    assert.ok(!(await page('/en/tools?q=whatsapp+free&pricing=free')).includes('Free first'));
  });
  test('offers to lead with what a tool states, where one does', async () => {
    const [stated, unstated] = [
      await page('/en/tools?q=quince+ledger+self-hosted'),
      await page('/en/tools?q=quince+ledger+no+sign+up'),
    ];
    assert.match(stated, /<bdi>Preferred: Can be self-hosted<\/bdi>/i);
    assert.ok(unstated.includes('Zorbel') && !unstated.includes(' first</bdi>'));
  });
  test('that finds nothing leads to the nearest categories', async () => {
    const text = await page('/en/tools?q=diesel+tractor+spare+parts+whatsapp');
    const [section = ''] = /<section aria-labelledby="nearest">[\s\S]*?<\/section>/.exec(text) ?? [];
    assert.deepEqual(
      [...section.matchAll(/categories\/([\w-]+)"/g)].map(([, id]) => id),
      ['chatbots'],
    );
    assert.ok(!(await page('/en/tools?q=zyxgh')).includes('id="nearest"'));
  });
});

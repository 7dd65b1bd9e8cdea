/** Under another SITE_NAME the program's own name stands nowhere but in "powered by", and not even there when that is off. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { LOCALES } from '#catalog/locales.ts';
import { MAIL_TEMPLATES } from '#catalog/mail/outbox.ts';
import { PROGRAM_NAME } from '#catalog/site/site.ts';
import { machineDocuments } from '#documents/documents.ts';
import { drawPicture } from '#documents/share-picture.ts';
import { renderMail } from '#mail/messages.ts';
import { mailPath } from '#web/mail-paths.ts';
import { CRAWLER } from '#outgoing/crawler.ts';
import { PAGES } from '#web/pages.ts';
import { PARAMS } from '../../mail/every-param.ts';
import { openFilledWorld, type FilledWorld } from '../../support/filled-world.ts';
import { addressesOf, pageCasesOf } from '../../support/page-cases.ts';
import type { Reply } from '../../support/world.ts';
import { readMails } from '../../web/browser.ts';
import { createBrowsers } from '../../web/viewers.ts';

const NAME = 'Lantern Index';
const OURS = new RegExp(PROGRAM_NAME, 'gi');

/** Where the name of the program stands in an answer, with what surrounds it. */
function found({ text, headers }: Pick<Reply, 'text' | 'headers'>): string[] {
  const body = text.replace(/<p class="powered-by">[^<]*<\/p>/, '');
  const said = [...headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  return [...`${said}\n${body}`.matchAll(OURS)].map(({ index, input }) => input.slice(index - 40, index + 30));
}

describe('the name of the program', () => {
  let filled: FilledWorld;
  before(async () => {
    filled = await openFilledWorld({ settings: { SITE_NAME: NAME } });
  });
  after(() => filled.world.close());

  const browserOf = createBrowsers(() => filled.world);

  test('stands on no page, filled or refused, in no header and no file, but in "powered by"', async () => {
    const pageCases = [...pageCasesOf(filled), ...addressesOf(filled, 'GET')];
    assert.ok(pageCases.length > PAGES.length);
    for (const { path, as, form } of pageCases) {
      const browser = await browserOf(as);
      const address = path.replace(':locale', 'en');
      const reply = form === undefined ? await browser.get(address) : await browser.send(address, form);
      // The form of the site says what its switch is about.
      // The page of the crawler, what other sites know the program by.
      const text = reply.text
        .replace('Name Toolshelf in the footer', '')
        // Commands begin with it.
        .replace('<code dir="ltr">toolshelf demo remove</code>', '')
        .replaceAll(address === '/en/about/bot' ? CRAWLER : NAME, '');
      assert.deepEqual(
        found({ headers: reply.headers, text }),
        [],
        `${form === undefined ? 'GET' : 'POST'} ${address}`,
      );
    }
  });

  test('stands in no document for programs and in no answer of the API', async () => {
    const { visitor, app, config } = filled.world;
    const paths = machineDocuments(config, PAGES).map(({ path }) => path);
    assert.ok(paths.length > 20);
    for (const path of [
      ...paths,
      '/agent/openapi.json',
      '/api/v1/tools',
      '/api/v1/categories',
      '/api/v1/nothing',
      '/readyz',
    ]) {
      const logo = '0'.repeat(64);
      const address = path
        .replace(':locale', 'en')
        .replace(':slug', 'whisper')
        .replace(':hash', logo)
        .replace(':id', 'chatbots');
      assert.deepEqual(found(await visitor.get(address)), [], address);
    }
    for (const authorization of ['', 'Bearer x'])
      assert.deepEqual(found(await visitor.post('/api/v1/submissions', {}, { authorization })), []);
    assert.equal((app.context.apiDocument()['info'] as { title: string }).title, NAME);
    assert.ok((await visitor.get('/llms.txt')).text.startsWith(`# ${NAME}`));
  });

  test('stands in no mail', async () => {
    for (const mail of await readMails(filled.world)) assert.doesNotMatch(mail, OURS);
    const site = { origin: 'https://tools.example.org', siteName: () => NAME, pathOf: mailPath };
    for (const template of MAIL_TEMPLATES)
      for (const locale of LOCALES) {
        const payload = JSON.stringify({ to: 'a@b.co', template, locale, params: PARAMS });
        assert.doesNotMatch(JSON.stringify(renderMail(payload, site)), OURS);
      }
  });

  test('stands on no picture for shared links: they say the name of the site', async () => {
    const picture = Buffer.from(await (await fetch(`${filled.world.origin}/og/en.png`)).arrayBuffer());
    const drawn = drawPicture({ title: NAME, monogram: null, hue: 172, isMirrored: false, site: NAME });
    assert.ok(picture.equals(drawn));
  });
});

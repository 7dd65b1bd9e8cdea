/** LOCALES: which languages the pages are in, the first of them the default; the others redirect, and the API knows all eight. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { savePageText, pageMarkOf } from '#catalog/site/page-edits.ts';
import { getCategoryTexts } from '#catalog/tools/categories/edits.ts';
import { publish } from '../support/factories.ts';
import { openWorld, type World } from '../support/world.ts';
import { openBrowser, readMails, signedIn } from './browser.ts';

describe('with LOCALES=de,ar', () => {
  let w: World;
  let slug = '';
  before(async () => {
    w = await openWorld({ LOCALES: 'de,ar' });
    [slug = ''] = await publish(w.db, [{ name: 'Lantern' }]);
    await w.app.context.live.refresh();
  });
  after(() => w.close());

  test('the first is the default: of /, of x-default and of the name of the site', async () => {
    const to = async (language: string) =>
      (await w.visitor.get('/', { 'accept-language': language })).headers.get('location');
    assert.deepEqual([await to('fr'), await to('ar,de;q=0.5'), await to('en')], ['/de', '/ar', '/de']);
    const { text } = await w.visitor.get('/ar/tools');
    assert.deepEqual(
      [...text.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => [
        lang,
        new URL(href ?? '').pathname,
      ]),
      [
        ['de', '/de/tools'],
        ['ar', '/ar/tools'],
        ['x-default', '/de/tools'],
      ],
    );
    assert.ok(!text.includes('og:locale:alternate" content="fr_FR"'));
    assert.equal((await w.visitor.get('/manifest.webmanifest')).json.lang, 'de');
  });

  test('pages and documents of the others redirect to the default, with what follows', async () => {
    for (const [from, to] of [
      ['/fr', '/de'],
      [`/en/tools/${slug}?a=b`, `/de/tools/${slug}?a=b`],
      ['/en/tools?q=en', '/de/tools?q=en'],
      ['/en/account', '/de/account'],
      ['/fr/feed.atom', '/de/feed.atom'],
      ['/en/opensearch.xml', '/de/opensearch.xml'],
      [`/og/en/${slug}.png`, `/og/de/${slug}.png`],
      ['/og/en.png', '/og/de.png'],
      ['/sitemaps/pl/pages.xml', '/sitemaps/de/pages.xml'],
    ] as const) {
      const reply = await w.visitor.get(from);
      assert.deepEqual([reply.status, reply.headers.get('location')], [303, to], from);
      assert.equal((await w.visitor.get(to)).status === 404, false, to);
    }
  });

  test('the forms of a category and of a job have fields for these alone; texts in the others are kept', async () => {
    const desk = await signedIn(w, (await w.person('editor')).account.email);
    for (const [path, field] of [
      ['/de/editor/categories/chatbots', 'name'],
      ['/de/editor/jobs/summarize-podcasts', 'phrases'],
    ] as const) {
      const { text } = await desk.get(path);
      const languages = [...text.matchAll(new RegExp(`name="${field}-(..)"`, 'g'))].map(([, each]) => each);
      assert.deepEqual(languages, ['de', 'ar'], path);
    }
    const old = await getCategoryTexts(w.db, 'chatbots');
    const page = await desk.get('/de/editor/categories/chatbots');
    const mark = /name="mark-de" value="([^"]*)"/.exec(page.text)?.[1] ?? '';
    const edit = { 'mark-de': mark, 'name-de': 'Plaudereien', 'description-de': '', 'synonyms-de': '' };
    const ar = old.texts.ar;
    await desk.send('/de/editor/categories/chatbots', {
      ...edit,
      'mark-ar': /name="mark-ar" value="([^"]*)"/.exec(page.text)?.[1] ?? '',
      'name-ar': ar?.name ?? '',
      'description-ar': ar?.description ?? '',
      'synonyms-ar': ar?.synonyms.join('\r\n') ?? '',
    });
    const now = await getCategoryTexts(w.db, 'chatbots');
    assert.equal(now.texts.de?.name, 'Plaudereien');
    assert.deepEqual({ ...now.texts, de: null }, { ...old.texts, de: null });
    assert.ok((await desk.get('/de/editor/categories')).text.includes('2 von 2'));
  });

  test('language switch and sitemaps name no other language; of one alone there is no switch', async () => {
    const { text } = await w.visitor.get('/de');
    assert.deepEqual(
      [...text.matchAll(/hreflang="(\w\w)"\s*dir/g)].map(([, lang]) => lang),
      ['de', 'ar'],
    );
    const index = (await w.visitor.get('/sitemap.xml')).text;
    assert.deepEqual(
      new Set([...index.matchAll(/sitemaps\/(\w\w)\//g)].map(([, lang]) => lang)),
      new Set(['de', 'ar']),
    );
    const entries = (await w.visitor.get('/sitemaps/ar/tools-1.xml')).text;
    assert.match(entries, new RegExp(`hreflang="x-default" href="[^"]*/de/tools/${slug}"`));
    assert.ok(!/hreflang="(?!de|ar|x-default)/.test(entries));
  });

  test('the API still answers in all eight', async () => {
    for (const locale of ['en', 'fr', 'de'])
      assert.equal((await w.visitor.get(`/api/v1/tools?locale=${locale}`)).json.locale, locale);
    assert.equal((await w.visitor.get('/api/v1/tools')).json.locale, 'en');
  });

  test('a mail to somebody whose language is off is in the default one', async () => {
    const { account } = await w.person();
    assert.equal(account.locale, 'en');
    await openBrowser(w).send('/de/reset-password', { email: account.email });
    const mail = (await readMails(w)).at(-1) ?? '';
    assert.match(mail, /^To: person-/m);
    assert.ok(mail.includes('/de/reset-password/') && !mail.includes('Hello'), mail);
  });

  test('a page of the operator falls back to the default language, and texts of languages that are off are not shown', async () => {
    const admin = (await w.person('admin')).account;
    const mark = pageMarkOf('');
    await savePageText(w.db, admin, { name: 'about', locale: 'en' }, { text: '# English alone', mark });
    await savePageText(w.db, admin, { name: 'terms', locale: 'en' }, { text: '# Terms', mark });
    await savePageText(w.db, admin, { name: 'terms', locale: 'de' }, { text: '# Bedingungen', mark });
    await w.app.context.live.refresh();
    assert.equal((await w.visitor.get('/de/about')).status, 404);
    assert.ok((await w.visitor.get('/ar/terms')).text.includes('<h1>Bedingungen</h1>'));
  });

  test('texts of the site in a language that is off are kept when an admin saves the others', async () => {
    const boss = await signedIn(w, (await w.person('admin')).account.email);
    const page = async () => (await boss.get('/de/admin/site')).text;
    const version = async () => /name="version" value="(\d+)"/.exec(await page())?.[1] ?? '';
    await boss.send('/de/admin/site', { name_fr: 'Lanterne', version: await version() });
    const text = await page();
    assert.match(text, /<input type="hidden" name="name_fr" value="Lanterne" \/>/);
    assert.ok(!text.includes('Polski'));
  });
});

test('with one language alone there is no switch', async () => {
  const w = await openWorld({ LOCALES: 'uk' });
  try {
    assert.ok(!(await w.visitor.get('/uk')).text.includes('class="language"'));
  } finally {
    await w.close();
  }
});

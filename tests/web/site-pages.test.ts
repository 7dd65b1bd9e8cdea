/** The operator's own pages: written by admins or given as files, shown in the language that there is, safe whatever they say. */
import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { listHistory } from '#catalog/audit/log.ts';
import { LOCALES } from '#catalog/locales.ts';
import { isKnownPage, RESERVED_NAMES } from '#catalog/site/pages.ts';
import { PAGES } from '#web/pages.ts';
import { world } from '../support/world.ts';
import { signedIn, textOf } from './browser.ts';
import { until } from '../support/until.ts';

const LIST = '/en/admin/pages';
const w = await world();
const admin = await w.person('admin');
const boss = await signedIn(w, admin.account.email);

async function markOf(name: string, language: string): Promise<string> {
  const { text } = await boss.get(`${LIST}/${name}?language=${language}`);
  return /name="mark" value="(\w+)"/.exec(text)?.[1] ?? '';
}

async function write(name: string, language: string, text: string): Promise<void> {
  const reply = await boss.send(`${LIST}/${name}?language=${language}`, { text, mark: await markOf(name, language) });
  assert.equal(reply.status, 303, textOf(reply));
}

describe('the draft of the privacy policy', () => {
  const path = (language: string): string => `${LIST}/privacy?language=${language}`;
  test('is offered for an empty text in each language, fills the form and is not saved', async () => {
    for (const locale of LOCALES) {
      const { text } = await boss.get(path(locale));
      const way = /href="([^"]*draft=yes)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
      assert.equal(way, `${path(locale)}&draft=yes`);
      const begun = await boss.get(way);
      const typed = /<textarea[^>]*name="text"[^>]*>\n?([^<]*)/.exec(begun.text)?.[1] ?? '';
      assert.match(typed, /^# .+\n\n[^[]*\[[^\]]+\]/, locale);
      assert.equal(typed.match(/^\*\*.+?\*\*/gm)?.length, 6, locale);
      const left = typed.match(/\[[^\]]+\]/g) ?? [];
      assert.equal(left.length, 8, locale);
      // Only the operator knows whether the web server keeps a log: the whole sentence is to be settled.
      assert.equal(left.filter((each) => /14.+\.\]$/.test(each)).length, 1, locale);
      if (locale === 'en') assert.match(textOf(begun), /This draft is not saved yet/);
    }
    assert.equal((await w.visitor.get('/en/privacy')).status, 404);
    assert.deepEqual(await listHistory(w.db, 'privacy'), []);
    const reply = await boss.send(path('de'), { text: '', mark: await markOf('privacy', 'de') });
    assert.equal(reply.status, 303);
    assert.equal((await w.visitor.get('/de/privacy')).status, 404);
  });

  test('saved with placeholders, it says which visitors see, until none is left', async () => {
    const left = async (locale: string): Promise<string[]> => {
      const { text } = await boss.get(`/${locale}/admin/pages/privacy?language=de`);
      const [, list = ''] = /<div class="notice notice-warning">.*?<ul>(.*?)<\/ul>/s.exec(text) ?? [];
      return [...list.matchAll(/<bdi>([^<]*)<\/bdi>/g)].map(([, each = '']) => each);
    };
    await write('privacy', 'de', '# Datenschutz\n\n[Name,\nAnschrift] und [Name,\nAnschrift], [Hoster]. [Wir](/de).');
    for (const locale of LOCALES) assert.deepEqual(await left(locale), ['[Name, Anschrift]', '[Hoster]'], locale);
    assert.equal((await w.visitor.get('/de/privacy')).status, 200);
    await write('privacy', 'de', '# Datenschutz\n\nWir sind es. [Wir](/de).');
    assert.deepEqual(await left('en'), []);
    await write('privacy', 'de', '');
  });

  test('is for no other page, and never takes the place of a text', async () => {
    for (const address of [`${LIST}/imprint?language=en`, `${LIST}/imprint?language=en&draft=yes`]) {
      const { text } = await boss.get(address);
      assert.ok(!text.includes('Start from the draft') && !text.includes('Responsible:'), address);
    }
    await write('privacy', 'en', '# Ours\n\nOwn words.');
    const { text } = await boss.get(`${path('en')}&draft=yes`);
    assert.ok(text.includes('Own words.') && !text.includes('Responsible:') && !text.includes('draft is not saved'));
    await write('privacy', 'en', '');
  });
});

describe('a page that an admin has written', () => {
  test('is there at once, in the footer and in the sitemap', async () => {
    assert.equal((await w.visitor.get('/en/imprint')).status, 404);
    await w.visitor.get('/en/tools');
    await write('imprint', 'en', '# Who we are\n\nLantern Ltd, *London*.');
    const page = await w.visitor.get('/en/imprint');
    assert.equal(page.status, 200);
    assert.match(page.text, /<title>Who we are · /);
    assert.match(page.text, /<meta name="description" content="Lantern Ltd, London\." \/>/);
    assert.match(page.text, /<h1>Who we are<\/h1>\s*<div class="prose"><p>Lantern Ltd, <em>London<\/em>\.<\/p>/);
    for (const path of ['/en/tools', '/en/categories', '/en/sign-in', '/en/nothing'])
      assert.match((await w.visitor.get(path)).text, /href="\/en\/imprint"><bdi>Legal notice<\/bdi>/, path);
    assert.match((await w.visitor.get('/sitemaps/en/pages.xml')).text, /\/en\/imprint<\/loc>/);
  });

  test('keeps the line breaks of an address', async () => {
    await write('imprint', 'en', '# Who we are\n\nLantern Ltd\n1 Quay Street\nLondon\n\nMore.');
    const { text } = await w.visitor.get('/en/imprint');
    assert.match(text, /<p>Lantern Ltd<br \/>1 Quay Street<br \/>London<\/p>\s*<p>More\.<\/p>/);
    assert.match(text, /<meta name="description" content="Lantern Ltd 1 Quay Street London" \/>/);
  });

  test('joins lines that were wrapped at 60 characters or more', async () => {
    const line = (length: number) => `${'w'.repeat(length - 4)} end`;
    await write('imprint', 'en', `# Wrapped\n\n${line(60)}\n**${line(59)}**\nlast`);
    const { text } = await w.visitor.get('/en/imprint');
    assert.ok(text.includes(`<p>${line(60)} <strong>${line(59)}</strong><br />last</p>`));
  });

  test('is shown in the default locale where it is not translated, which it says and search engines do not list', async () => {
    const page = await w.visitor.get('/de/imprint');
    assert.equal(page.status, 200);
    assert.match(page.text, /<article class="document" lang="en" dir="ltr">/);
    assert.ok(textOf(page).includes('Diesen Text gibt es nur auf Englisch.'));
    assert.match(page.text, /<meta name="robots" content="noindex" \/>/);
    assert.match((await w.visitor.get('/de/tools')).text, /href="\/de\/imprint"><bdi>Impressum<\/bdi>/);
    assert.ok(!(await w.visitor.get('/sitemaps/de/pages.xml')).text.includes('imprint'));
    await write('imprint', 'de', '# Impressum\n\nLaterne GmbH');
    assert.match((await w.visitor.get('/de/imprint')).text, /lang="de" dir="ltr">\s*<h1>Impressum<\/h1>/);
    assert.match((await w.visitor.get('/en/imprint')).text, /rel="alternate" hreflang="de"/);
    assert.ok(!(await w.visitor.get('/en/imprint')).text.includes('rel="alternate" hreflang="fr"'));
  });

  test('is shown as it was typed where it has more that may begin a link, or more cells, than are read', async () => {
    const linked = async (text: string): Promise<boolean> => {
      await write('contact', 'en', `[a](https://a.example/)\n\n${text}`);
      const { status, text: page } = await w.visitor.get('/en/contact');
      assert.equal(status, 200);
      const [, main = ''] = /<article([^]*)<\/article>/.exec(page) ?? [];
      assert.notEqual(main.includes('href="https://a.example/"'), main.includes('[a](https://a.example/)'));
      return main.includes('href="https://a.example/"');
    };
    const table = (rows: number): string => `a|b|c|d|e|f\n-|-|-|-|-|-\n${'a\n'.repeat(rows)}`;
    assert.deepEqual(
      [await linked('['.repeat(1_999)), await linked('['.repeat(2_000)), await linked('a@b.co '.repeat(2_000))],
      [true, false, false],
    );
    assert.deepEqual([await linked(table(998)), await linked(table(999))], [true, false]);
    assert.equal(await linked(`${table(400)}\n\n${table(400)}`), true);
  });

  test('can hold no markup, no script and no address that runs one', async () => {
    await write(
      'trap',
      'en',
      '# <script>1</script>\n\n<img src=x onerror=alert(1)>\n\n[a](javascript:alert(1)) [b](data:text/html,x) ![c](https://evil.test/x.png)\n\n[d](https://example.org) [e](mailto:a@example.org) [f](/en/tools) [g](//evil.test)',
    );
    const { text } = await w.visitor.get('/en/trap');
    const article = text.slice(text.indexOf('<article'), text.indexOf('</article>'));
    assert.doesNotMatch(article, /<(?:script|img)|href="(?:javascript|data|\/\/)/);
    assert.match(article, /<a href="https:\/\/example\.org" rel="nofollow noopener">d<\/a>/);
    assert.match(article, /<a href="mailto:a@example\.org">e<\/a>/);
    assert.match(article, /<a href="\/en\/tools">f<\/a>/);
  });

  test('is previewed without being saved', async () => {
    const fields = { text: '# Draft\n\nnot yet', mark: await markOf('terms', 'en'), act: 'preview' };
    const reply = await boss.send(`${LIST}/terms`, fields);
    assert.equal(reply.status, 200);
    assert.match(reply.text, /<p class="site-preview-title">Draft<\/p>\s*<div class="prose"><p>not yet<\/p>/);
    assert.equal((await w.visitor.get('/en/terms')).status, 404);
  });

  test('keeps what it said before, for admins and in the history, and is taken away by an empty text', async () => {
    await write('terms', 'en', 'First');
    await write('terms', 'en', 'Second');
    const { text } = await boss.get(`${LIST}/terms?language=en`);
    assert.match(text, /href="\/en\/admin\/site#field-terms_version"/, 'a new text alone asks nobody');
    assert.ok(!(await boss.get(`${LIST}/imprint`)).text.includes('#field-terms_version'));
    assert.match(text, /<pre[^>]*>First<\/pre>/);
    await write('terms', 'en', '');
    assert.equal((await w.visitor.get('/en/terms')).status, 404);
    assert.deepEqual(
      (await listHistory(w.db, 'terms')).map(({ action, actorId, detail }) => [action, actorId, detail]),
      [
        ['create', null, 'First'],
        ['edit', 'First', 'Second'],
        ['remove', 'Second', null],
      ].map(([action, old, next]) => [
        action,
        admin.account.id,
        { locale: 'en', changes: { text: { old, new: next } } },
      ]),
    );
  });

  test('is refused over another admin’s change, with invisible characters and beyond its length', async () => {
    await write('about', 'en', 'Ours');
    const late = await boss.send(`${LIST}/about`, { text: 'Late', mark: 'x' });
    assert.equal(late.status, 409);
    assert.ok(late.text.includes('Ours</textarea>'));
    const mark = await markOf('about', 'en');
    for (const text of ['a\u202Eb', 'ж'.repeat(40_001)]) {
      const refused = await boss.send(`${LIST}/about`, { text, mark });
      assert.equal(refused.status, 422);
      assert.ok(refused.text.includes('href="#field-text"'));
    }
    const long = await boss.send(`${LIST}/about`, { text: 'ж'.repeat(40_000), mark });
    assert.equal(long.status, 303);
  });

  test('has a name of letters, digits and hyphens that the site does not use itself', async () => {
    for (const name of ['', 'Tools', 'tools', 'a b', 'en', '-a', 'x'.repeat(41), ...RESERVED_NAMES])
      assert.equal((await boss.send(LIST, { name })).status, 422, name);
    assert.equal((await boss.send(LIST, { name: 'press-kit' })).status, 303);
    const own = new Set(PAGES.map(({ path }) => /^\/:locale\/([\w-]+)/.exec(path)?.[1]).filter(Boolean));
    assert.deepEqual(
      [...own].filter((name = '') => !RESERVED_NAMES.includes(name) && !isKnownPage(name)),
      [],
    );
  });

  test('guidelines are linked beside the form of a submission', async () => {
    assert.ok(!(await boss.get('/en/submit')).text.slice(0, -3_000).includes('>Submission guidelines<'));
    await write('guidelines', 'en', 'Be brief.');
    const { text } = await boss.get('/en/submit');
    assert.match(text.slice(0, text.indexOf('<footer')), /href="\/en\/guidelines">Submission guidelines</);
  });
});

describe('a page that is a file', () => {
  test('is shown like one, gives way to the text of an admin and comes back after it', async () => {
    const folder = join(w.config.dataDir, 'pages', 'ar');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'privacy.md'), '# الخصوصية\n\nنص');
    await writeFile(join(folder, 'Not A Page.md'), 'x');
    // Files are looked at every two seconds.
    await w.clock.elapse(2_000);
    await until(async () => (await w.visitor.get('/ar/privacy')).text.includes('<h1>الخصوصية</h1>'));
    assert.match((await w.visitor.get('/ar/tools')).text, /href="\/ar\/privacy"/);
    assert.match((await w.visitor.get('/sitemaps/ar/pages.xml')).text, /\/ar\/privacy<\/loc>/);
    await write('privacy', 'ar', 'من المتصفح');
    assert.ok(textOf(await w.visitor.get('/ar/privacy')).includes('من المتصفح'));
    await write('privacy', 'ar', '');
    assert.match((await w.visitor.get('/ar/privacy')).text, /<h1>الخصوصية<\/h1>/);
    for (const locale of LOCALES) assert.equal((await w.visitor.get(`/${locale}/privacy`)).status, 200);
  });
});

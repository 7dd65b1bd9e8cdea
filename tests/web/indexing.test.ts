/** Which pages search engines may index under which parameters, and which address each names as its canonical one. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { addToList, createList, moveList } from '#catalog/lists/edits.ts';
import { chooseComparison } from '#catalog/moderation/chosen-comparisons.ts';
import { createCollection, editCollection, getCollection } from '#catalog/tools/collections/edits.ts';
import { isPrivate } from '#http/pages/page-types.ts';
import { PAGES } from '#web/pages.ts';
import { publish } from '../support/factories.ts';
import { world } from '../support/world.ts';
import { signedIn } from './browser.ts';

/** The parameters of all public pages, some that nobody reads, and what campaigns add to an address. */
const QUERIES = [
  '',
  'page=1',
  'page=2',
  'page=9',
  'q=lumen',
  'q=qqqqzzzz',
  'sort=name',
  'sort=newest',
  'page=2&sort=name',
  'pricing=free',
  'pricing=paid',
  'pricings=free,freemium',
  'category=chatbots',
  'categories=chatbots,writing',
  'license=MIT',
  'exact=true',
  'tools=lumen-1,lumen-2',
  'lang=de',
  'utm_source=mail',
] as const;
type Query = (typeof QUERIES)[number];

/** What a page says under a query: indexed as the page without it, indexed as its own address, or `noindex`. */
type Indexing = 'whole' | 'own' | 'category' | 'noindex';
interface Row {
  path: string;
  /** What holds under every query that `except` does not name. */
  usual: Indexing;
  except?: Partial<Record<Query, Indexing>>;
}

const EXCEPT_PLAIN = { usual: 'noindex', except: { '': 'whole' } } as const;
/** Lists that are sorted otherwise, narrowed by several values, or empty. */
const EXCEPT_SORTED = {
  'page=2': 'own',
  'page=9': 'noindex',
  'sort=name': 'noindex',
  'sort=newest': 'noindex',
  'page=2&sort=name': 'noindex',
  'pricing=paid': 'noindex',
  'pricings=free,freemium': 'noindex',
  'license=MIT': 'noindex',
} as const;

/** Every public page, and every one that search engines may list though it looks at the session. */
const INDEXING: Record<string, Row> = {
  '/:locale': { path: '/en', usual: 'whole' },
  '/:locale/tools': {
    path: '/en/tools',
    usual: 'whole',
    except: {
      ...EXCEPT_SORTED,
      'category=chatbots': 'category',
      'q=qqqqzzzz': 'noindex',
      'categories=chatbots,writing': 'noindex',
    },
  },
  '/:locale/categories/:id': { path: '/en/categories/chatbots', usual: 'whole', except: EXCEPT_SORTED },
  '/:locale/categories': { path: '/en/categories', usual: 'whole' },
  '/:locale/collections': { path: '/en/collections', usual: 'whole' },
  '/:locale/collections/:id': { path: '/en/collections/lamps', ...EXCEPT_PLAIN },
  '/:locale/tasks': { path: '/en/tasks', usual: 'whole' },
  '/:locale/tasks/:id': {
    path: '/en/tasks/remove-background',
    usual: 'whole',
    except: { ...EXCEPT_SORTED, 'categories=chatbots,writing': 'noindex' },
  },
  '/:locale/roles/:id': { path: '/en/roles/designers', ...EXCEPT_PLAIN },
  '/:locale/tools/:slug': { path: '/en/tools/lumen-1', usual: 'whole' },
  '/:locale/tools/:slug/alternatives': {
    path: '/en/tools/lumen-1/alternatives',
    usual: 'whole',
    except: { 'page=2': 'own', 'page=9': 'noindex', 'pricing=paid': 'noindex', 'page=2&sort=name': 'whole' },
  },
  '/:locale/tools/:slug/history': { path: '/en/tools/lumen-1/history', usual: 'noindex' },
  '/:locale/kept': { path: '/en/kept', usual: 'noindex' },
  '/:locale/compare': { path: '/en/compare', usual: 'noindex' },
  '/:locale/compare/:pair': { path: '/en/compare/lumen-1-vs-lumen-2', usual: 'whole' },
  '/:locale/lists': { path: '/en/lists', usual: 'whole' },
  '/:locale/lists/:id': { path: '/en/lists/LIST', ...EXCEPT_PLAIN },
  '/:locale/suggest': { path: '/en/suggest', usual: 'noindex' },
  '/:locale/ranking': { path: '/en/ranking', usual: 'whole' },
  '/:locale/api': { path: '/en/api', usual: 'whole' },
  '/:locale/statistics': { path: '/en/statistics', usual: 'whole' },
  '/:locale/about/bot': { path: '/en/about/bot', usual: 'whole' },
  '/:locale/:slug': { path: '/en/imprint', usual: 'whole' },
  '/:locale/submit': { path: '/en/submit', ...EXCEPT_PLAIN },
};

const w = await world({ PUBLIC_URL: 'https://tools.example.org' });
const { account } = await w.person('admin');
const slugs = Array.from({ length: 50 }, (_, index) => `lumen-${index}`);
await publish(
  w.db,
  slugs.map((slug, index) => ({
    slug,
    name: `Lumen ${index}`,
    tagline: index < 40 ? 'Background remover' : 'AI logo maker',
    categories: ['chatbots'],
    license: 'MIT',
  })),
);
const texts = { en: { title: 'Lamps', intro: '' } };
const shown = { texts, startsOn: '2026-01-01', endsOn: '' };
await createCollection(w.db, account, { id: 'lamps', ...shown });
const { mark: unfilled } = await getCollection(w.db.read, 'lamps');
await editCollection(w.db, account, 'lamps', { ...shown, tools: slugs.slice(0, 3), mark: unfilled });
await createCollection(w.db, account, { id: 'empty', ...shown });
const list = await createList(w.db, account, {
  title: 'Kit',
  intro: '',
  locale: 'en',
  first: { slug: slugs[0] ?? '', note: '' },
});
for (const slug of slugs.slice(1, 3)) await addToList(w.db, account, list, { slug, note: '' });
await moveList(w.db, account, list, 'publish', { verificationRequired: false });
const { account: editor } = await w.person('editor');
await chooseComparison(w.db, editor, 'lumen-2', { other: 'lumen-1', isChosen: true });
await w.app.context.live.refresh();
const admin = await signedIn(w, account.email);
const form = '/en/admin/pages/imprint?language=en';
const mark = /name="mark" value="(\w+)"/.exec((await admin.get(form)).text)?.[1] ?? '';
const written = await admin.send(form, { text: '# Imprint\n\nWho runs this catalog.', mark });
assert.equal(written.status, 303, written.text);

/** What a page says of itself, in the words of the table. */
async function indexingOf(path: string, query: string): Promise<Indexing> {
  const address = query === '' ? path : `${path}?${query}`;
  const { status, text, headers } = await w.visitor.get(address);
  assert.equal(status, 200, address);
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1];
  const isHidden = headers.get('x-robots-tag') === 'noindex' || text.includes('<meta name="robots" content="noindex"');
  assert.equal(isHidden, canonical === undefined, `${address}: either hidden or with a canonical address`);
  if (canonical === undefined) return 'noindex';
  const isCanonical = canonical === `${w.config.publicUrl}${address}`;
  assert.equal(/<link rel="alternate" hreflang=/.test(text), isCanonical, `${address}: names translations`);
  if (canonical === `${w.config.publicUrl}${path}`) return 'whole';
  if (canonical === `${w.config.publicUrl}/en/categories/chatbots`) return 'category';
  assert.equal(canonical, `${w.config.publicUrl}${address}`, address);
  return 'own';
}

const pathOf = ({ path }: Row): string => path.replace('LIST', list);

describe('search engines', () => {
  test('have a row for every page that they can open', () => {
    const open = PAGES.filter((page) => page.method === 'GET' && (!isPrivate(page) || page.isListed === true));
    const paths = open.map(({ path }) => path).filter((path) => path.startsWith('/:locale'));
    assert.deepEqual(Object.keys(INDEXING).toSorted(), paths.toSorted());
  });

  test('index each page under the parameters that its row says', async () => {
    const wrong: string[] = [];
    for (const row of Object.values(INDEXING))
      for (const query of QUERIES) {
        const told = await indexingOf(pathOf(row), query);
        const wanted = row.except?.[query] ?? row.usual;
        if (told !== wanted) wrong.push(`${row.path}?${query} says ${told}, its row ${wanted}`);
      }
    assert.deepEqual(wrong, []);
  });

  test('find in the sitemaps what may be indexed without a query, and nothing else', async () => {
    const files = (await w.visitor.get('/sitemap.xml')).text.match(/(?<=<loc>)[^<]*\/en\/[^<]*(?=<\/loc>)/g) ?? [];
    assert.equal(files.length, 2);
    const sitemaps = await Promise.all(
      files.map(async (file) => (await w.visitor.get(file.slice(w.config.publicUrl.length))).text),
    );
    const named = (row: Row): boolean =>
      sitemaps.some((text) => text.includes(`<loc>${w.config.publicUrl}${pathOf(row)}</loc>`));
    for (const row of Object.values(INDEXING))
      assert.equal(named(row), (row.except?.[''] ?? row.usual) !== 'noindex', row.path);
    const empty = '/en/collections/empty';
    assert.deepEqual([await indexingOf(empty, ''), sitemaps.some((text) => text.includes(empty))], ['noindex', false]);
  });

  test('read on every page for visitors, private ones and errors too, what it is for', async () => {
    const open = PAGES.filter((page) => page.method === 'GET' && page.who === 'anyone').map(({ path }) => path);
    const own = Object.values(INDEXING).map(pathOf);
    const others = open
      .filter((path) => path.startsWith('/:locale/') && INDEXING[path] === undefined)
      .map((path) => path.replace(':locale', 'en').replace(':slug', 'lumen-1').replace(':id', list));
    const silent: string[] = [];
    for (const address of [...own, ...others, '/en/tools/never-there', '/en/tools/lumen-1/never']) {
      const { status, text, headers } = await w.visitor.get(address);
      if (status === 303 || !(headers.get('content-type') ?? '').startsWith('text/html')) continue;
      if (!/<meta name="description" content="[^"]+"/.test(text)) silent.push(address);
    }
    assert.deepEqual(silent, []);
  });

  test('are told by private pages not to index them', async () => {
    const pages = PAGES.filter((page) => page.method === 'GET' && isPrivate(page) && page.isListed !== true);
    for (const { path } of pages.filter((page) => page.who === 'anyone')) {
      const address = path.replace(':locale', 'en').replace(':slug', 'lumen-1').replace(':id', list);
      const { status, text, headers } = await w.visitor.get(address);
      const isTold =
        headers.get('x-robots-tag') === 'noindex' || text.includes('<meta name="robots" content="noindex"');
      assert.ok(status === 303 || isTold, address);
    }
  });
});

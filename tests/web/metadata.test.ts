/** The head of public pages: addresses in every language, feeds, cards for shared links and structured data. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LOCALES, type Locale } from '#catalog/locales.ts';
import type { Tool } from '#catalog/tools/tools.ts';
import type { View } from '#http/pages/page-types.ts';
import { formatOf } from '#locales/format.ts';
import { PROGRAM_NAME, siteIn } from '#catalog/site/site.ts';
import { everyPageMessages } from '#locales/subjects.ts';
import { markupOf } from '#web/elements/html.ts';
import { breadcrumbData, jsonLd, siteData, toolData } from '#web/elements/json-ld.ts';
import { headLinks } from '#web/elements/metadata.ts';

import { bareEntry } from '../support/factories.ts';

const HOSTILE = `</script><script>alert(1)</script> "quoted" 'single' <!-- & \u2028 ]]> \\" {{7*7}}`;
const ORIGIN = 'https://tools.example.org';

function viewOf(locale: Locale, path: string, search = ''): View {
  return {
    locale,
    t: everyPageMessages(locale),
    format: formatOf(locale),
    site: siteIn({ texts: {}, poweredBy: true }, new Map(), locale, { name: PROGRAM_NAME }),
    publicUrl: ORIGIN,
    hasTasks: false,
    searchExample: null,
    isReadOnly: false,
    path,
    search,
    account: null,
  };
}

/** Elements of a head as name and attributes, references resolved. */
function elementsOf(markup: string): { name: string; attributes: Record<string, string> }[] {
  const unescape = (text: string): string =>
    text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
  const elements = [...markup.matchAll(/<(link|meta)((?:\s+[\w:-]+="[^"<>]*")*)\s*\/?>/g)].map(
    ([, name = '', attributes = '']) => ({
      name,
      attributes: Object.fromEntries(
        [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, unescape(value)]),
      ),
    }),
  );
  // Nothing but these elements and white space: no text, no other element could have been smuggled in.
  assert.equal(markup.replaceAll(/<(?:link|meta)(?:\s+[\w:-]+="[^"<>]*")*\s*\/?>/g, '').trim(), '');
  return elements;
}

function membersOf(markup: string): any {
  const match = /^<script type="application\/ld\+json">([^<>&]*)<\/script>$/.exec(markup);
  assert.ok(match, markup);
  return JSON.parse(match[1] ?? '');
}

const TOOL: Tool = {
  ...bareEntry(),
  key: 1,
  id: '1',
  slug: 'cat-painter',
  logo: null,
  pictureSource: null,
  mainJobs: [],
  isVerified: false,
  confirmedAt: null,
  name: HOSTILE,
  tagline: HOSTILE,
  taglineLocale: 'en',
  url: 'https://cats.example.com/?a=1&b=2',
  pricingModel: 'freemium',
  categories: [{ id: 'image-generation', name: 'Image & generation' }],
  publishedAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-02-01T00:00:00.000Z',
  descriptionLocale: 'en',
  locale: 'en',
  availableLocales: ['en'],
  translation: { tagline: 'author', description: 'author' },
  linkStatus: 'unchecked',
  lastCheckedAt: null,
  priceStated: { by: 'maker', at: '2026-01-01T00:00:00.000Z' },
  screenshot: null,
};

describe('links in the head', () => {
  const linksOf = (search: string): Record<string, string | undefined>[] =>
    elementsOf(markupOf(headLinks(viewOf('ar', '/tools', search), { title: 'x' })))
      .filter(({ name }) => name === 'link')
      .map(({ attributes }) => attributes);

  test('name the canonical address and the same page in all languages', () => {
    const links = linksOf('');
    assert.equal(links.find(({ rel }) => rel === 'canonical')?.['href'], `${ORIGIN}/ar/tools`);
    const alternates = links
      .filter((link) => link['hreflang'] !== undefined)
      .map((link) => [link['hreflang'], link['href']]);
    assert.deepEqual(alternates, [
      ...LOCALES.map((locale) => [locale, `${ORIGIN}/${locale}/tools`]),
      ['x-default', `${ORIGIN}/en/tools`],
    ]);
  });

  test('name no other language where another page is canonical', () => {
    const links = linksOf('?page=2&x=1');
    assert.equal(links.find(({ rel }) => rel === 'canonical')?.['href'], `${ORIGIN}/ar/tools`);
    assert.ok(links.every((link) => link['hreflang'] === undefined));
  });

  test('lead to the feeds of the catalog, and of the category where there is one', () => {
    const feedsOf = (page: Parameters<typeof headLinks>[1]): unknown[] =>
      elementsOf(markupOf(headLinks(viewOf('de', ''), page)))
        .map(({ attributes }) => attributes)
        .filter((link) => link['rel'] === 'alternate' && link['type'] !== undefined)
        .map((link) => link['href']);
    assert.deepEqual(feedsOf({ title: 'x' }), ['/de/feed.atom', '/de/feed.rss']);
    assert.deepEqual(feedsOf({ title: 'x', subject: { category: { id: 'writing', name: HOSTILE } } }), [
      '/de/categories/writing/feed.atom',
      '/de/categories/writing/feed.rss',
      '/de/feed.atom',
      '/de/feed.rss',
    ]);
  });

  test('describe the card of a shared link, and texts cannot break out of them', () => {
    const elements = elementsOf(
      markupOf(
        headLinks(viewOf('en', '/tools/cat-painter'), {
          title: HOSTILE,
          description: HOSTILE,
          subject: { tool: { id: 'cat-painter', name: 'Cat Painter' } },
        }),
      ),
    );
    const property = (name: string): string | undefined =>
      elements.find(({ attributes }) => attributes['property'] === name)?.attributes['content'];
    assert.equal(property('og:title'), HOSTILE);
    assert.equal(property('og:description'), HOSTILE);
    assert.equal(property('og:url'), `${ORIGIN}/en/tools/cat-painter`);
    assert.equal(property('og:image'), `${ORIGIN}/og/en/cat-painter.png`);
    assert.equal(property('og:locale'), 'en_US');
    assert.ok(
      elements.some(
        ({ attributes }) => attributes['name'] === 'twitter:card' && attributes['content'] === 'summary_large_image',
      ),
    );
  });

  test('a page without description says none', () => {
    const markup = markupOf(headLinks(viewOf('en', ''), { title: 'x' }));
    assert.doesNotMatch(markup, /og:description/);
    assert.match(markup, /og\/en\.png/);
  });
});

describe('structured data', () => {
  test('a tool is a SoftwareApplication whose texts stay texts', () => {
    const data = membersOf(markupOf(toolData(viewOf('en', '/tools/cat-painter'), TOOL)));
    assert.equal(data['@context'], 'https://schema.org');
    assert.equal(data['@type'], 'SoftwareApplication');
    assert.equal(data.name, HOSTILE);
    assert.equal(data.description, HOSTILE);
    assert.equal(data.url, TOOL.url);
    assert.equal(data.image, `${ORIGIN}/og/en/cat-painter.png`);
    assert.deepEqual(data.offers, { '@type': 'Offer', price: 0, priceCurrency: 'USD' });
  });

  test('no price is stated where none is known', () => {
    for (const pricingModel of ['paid', 'free_trial'] as const) {
      const data = membersOf(markupOf(toolData(viewOf('en', ''), { ...TOOL, pricingModel })));
      assert.equal(data.isAccessibleForFree, false);
      assert.equal(data.offers, undefined);
    }
  });

  test('a tool whose price nobody has stated is neither free nor paid', () => {
    // A default of the operator is nobody's word.
    for (const unstated of [{ pricingModel: null }, { priceStated: null }]) {
      const data = membersOf(markupOf(toolData(viewOf('en', ''), { ...TOOL, ...unstated })));
      assert.ok(!('isAccessibleForFree' in data));
      assert.ok(!('offers' in data));
    }
  });

  test('breadcrumbs are numbered from the home page on', () => {
    const crumbs = [
      { name: 'Home', path: '/en' },
      { name: HOSTILE, path: '/en/tools' },
    ];
    const data = membersOf(markupOf(breadcrumbData(viewOf('en', '/tools'), crumbs)));
    assert.deepEqual(
      data.itemListElement.map((item: { position: number; name: string; item: string }) => [
        item.position,
        item.name,
        item.item,
      ]),
      [
        [1, 'Home', `${ORIGIN}/en`],
        [2, HOSTILE, `${ORIGIN}/en/tools`],
      ],
    );
  });

  test('the site says how it is searched', () => {
    const data = membersOf(markupOf(siteData(viewOf('uk', ''))));
    assert.equal(data['@type'], 'WebSite');
    assert.equal(data.potentialAction.target.urlTemplate, `${ORIGIN}/uk/tools?q={search_term_string}`);
  });

  test('nothing in a text can end the element', () => {
    for (const text of ['</script>', '<!--<script>', ']]>', '\u2028\u2029', '&lt;']) {
      const markup = markupOf(jsonLd({ text }));
      assert.deepEqual(membersOf(markup), { '@context': 'https://schema.org', text });
      assert.doesNotMatch(markup, /[\u2028\u2029]/);
    }
  });
});

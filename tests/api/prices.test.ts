/** Prices as numbers: submitted, refused, filtered by a bound, shown, and stated by somebody at some time. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Price } from '#fields/pricing.ts';
import { priceInputs, typedPrice } from '#web/elements/price-field.ts';
import { publish, submission } from '../support/factories.ts';
import type { Reply } from '../support/world.ts';
import { openBrowser, signedIn, submissionFields, textOf } from '../web/browser.ts';
import { sharedCheckedWorld } from './conformance.ts';

const monthly = (amount: number, currency: Price['currency'] = 'USD'): Price => ({ amount, currency, per: 'month' });

describe('prices', () => {
  const w = sharedCheckedWorld();
  let maker: Awaited<ReturnType<typeof w.person>>;
  const get = (query: string): Promise<Reply> => w.visitor.get(`/api/v1/tools?${query}`);
  const slugs = async (query: string): Promise<string[]> =>
    (await get(query)).json.data.map((tool: any) => tool.slug).sort();
  before(async () => {
    maker = await w.person();
    await publish(w.db, [
      { slug: 'heron-20', name: 'Heron 20', pricingModel: 'paid', priceFrom: monthly(20) },
      { slug: 'heron-20-01', name: 'Heron 20.01', pricingModel: 'paid', priceFrom: monthly(20.01) },
      { slug: 'heron-240', name: 'Heron 240', pricingModel: 'paid', priceFrom: { ...monthly(240), per: 'year' } },
      { slug: 'heron-yen', name: 'Heron Yen', pricingModel: 'paid', priceFrom: monthly(1_400, 'JPY') },
      { slug: 'heron-once', name: 'Heron Once', pricingModel: 'paid', priceFrom: { ...monthly(5), per: 'once' } },
      { slug: 'heron-use', name: 'Heron Use', pricingModel: 'paid', priceFrom: { ...monthly(0.01), per: 'use' } },
      { slug: 'heron-free', name: 'Heron Free', pricingModel: 'free' },
      { slug: 'heron-plan', name: 'Heron Plan', pricingModel: 'freemium', priceFrom: monthly(500) },
      { slug: 'heron-unknown', name: 'Heron Unknown', pricingModel: 'paid' },
    ]);
    await w.app.context.live.refresh();
  });

  const FREE = ['heron-free', 'heron-plan'];
  for (const [bound, found] of [
    ['10', ['heron-free', 'heron-plan', 'heron-yen']],
    ['20', ['heron-20', 'heron-240', 'heron-free', 'heron-plan', 'heron-yen']],
    ['50', ['heron-20', 'heron-20-01', 'heron-240', 'heron-free', 'heron-plan', 'heron-yen']],
  ] as const)
    test(`price_up_to=${bound} lists what costs at most so much a month, or has free use`, async () => {
      assert.deepEqual(await slugs(`price_up_to=${bound}`), found);
    });

  test('a bound that is not offered is refused with those that are', async () => {
    const { status, json } = await get('price_up_to=15');
    assert.equal(status, 422);
    assert.match(json.error.fields.price_up_to[0], /10, 20, 50/);
  });

  test('facets count the tools below each bound', async () => {
    const { json } = await get('facets=true');
    assert.deepEqual(json.facets.price_up_to, { 10: 3, 20: 5, 50: 6, 100: 6 });
  });

  test('a bound and a pricing model hold together', async () => {
    assert.deepEqual(await slugs('price_up_to=50&pricing=paid'), ['heron-20', 'heron-20-01', 'heron-240', 'heron-yen']);
    assert.deepEqual(
      (await slugs('price_up_to=10')).filter((slug) => FREE.includes(slug)),
      FREE,
    );
  });

  const BY_PRICE = [
    'heron-free',
    'heron-plan',
    'heron-yen',
    'heron-20',
    'heron-240',
    'heron-20-01',
    'heron-once',
    'heron-use',
    'heron-unknown',
  ];

  test('sort=price lists free use, prices of a month in dollars, paid once, for each use, unknown; equal ones by name', async () => {
    for (const words of ['', '&q=heron'])
      assert.deepEqual(
        (await get(`sort=price${words}`)).json.data.map((tool: any) => tool.slug),
        BY_PRICE,
      );
  });

  test('pages of the order by price follow each other', async () => {
    const first = (await get('sort=price&per_page=5')).json;
    assert.match(first.links.next, /sort=price/);
    const second = (await get('sort=price&per_page=5&page=2')).json;
    assert.deepEqual(
      [...first.data, ...second.data].map((tool: any) => tool.slug),
      BY_PRICE,
    );
  });

  test('a list offers the order by price to visitors, on the page of a category, too', async () => {
    const { text } = await openBrowser(w).get('/en/tools?sort=price');
    assert.match(text, /aria-current="true"[^>]*>Lowest price</);
    const places = BY_PRICE.map((slug) => text.indexOf(`href="/en/tools/${slug}"`));
    assert.deepEqual(
      places,
      places.toSorted((a, b) => a - b),
    );
    assert.match((await openBrowser(w).get('/en/categories/chatbots')).text, /categories\/chatbots\?sort=price"/);
  });

  const refused: [name: string, price: unknown, problem: RegExp][] = [
    ['text', '20 USD', /object/],
    ['a list', [20], /object/],
    ['nothing but an amount', { amount: 20 }, /USD/],
    ['no amount', { currency: 'USD', per: 'month' }, /0\.001/],
    ['zero', monthly(0), /0\.001/],
    ['less than the least', monthly(0.0009), /0\.001/],
    ['more than a million', monthly(1_000_001), /1,?000,?000/],
    ['an amount as text', { ...monthly(1), amount: '20' }, /0\.001/],
    ['an unknown currency', { ...monthly(20), currency: 'XXX' }, /USD/],
    ['a currency in small letters', { ...monthly(20), currency: 'usd' }, /USD/],
    ['an unknown period', { ...monthly(20), per: 'week' }, /month/],
  ];
  for (const [name, price, problem] of refused)
    test(`${name} is no price: 422 on price_from`, async () => {
      const { status, json } = await maker.post('/api/v1/submissions/validate', submission({ price_from: price }));
      assert.equal(status, 200);
      const own = json.data.problems.filter((each: any) => each.field === 'price_from');
      assert.match(own.map((each: any) => each.message).join(' '), problem);
    });

  for (const amount of [0.001, 1_000_000])
    test(`an amount of ${amount} is a price`, async () => {
      const { json } = await maker.post(
        '/api/v1/submissions/validate',
        submission({ price_from: monthly(amount), pricing_url: 'https://lantern.example.com/pricing' }),
      );
      assert.deepEqual(
        json.data.problems.filter((each: any) => /price|pricing/.test(each.field)),
        [],
      );
    });

  test('a form takes a decimal comma and says what is wrong beside the field', async () => {
    const browser = await signedIn(w, maker.account.email);
    const fields = submissionFields(submission({ price_from: monthly(9) }));
    const wrong = await browser.send('/en/submit', { ...fields, price_from: '9,5 dollars' });
    assert.equal(wrong.status, 422);
    assert.match(wrong.text, /name="price_from"[^>]*value="9,5 dollars"/s);
    assert.match(wrong.text, /<option\s+value="USD"\s+selected/);
    const sent = await browser.send('/en/submit', { ...fields, price_from: '9,50', price_from_currency: 'EUR' });
    assert.equal(sent.status, 303, textOf(sent));
    const row = await w.db.read
      .selectFrom('submissions')
      .select('price_from')
      .orderBy('submitted_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    assert.deepEqual(JSON.parse(row.price_from ?? ''), monthly(9.5, 'EUR'));
  });

  for (const [typed, amount] of [
    ['1,200', 1_200],
    ['1.200', 1_200],
    ['1,000,000', 1_000_000],
    ['12,345.67', 12_345.67],
    ['12.345,67', 12_345.67],
    ['1200', 1_200],
    ['0,002', 0.002],
    ['0.1234567', 0.123_456_7],
    ['1.2340', 1.234],
    ['12,34,567', '12,34,567'],
    ['1 200', '1 200'],
    ['1e3', '1e3'],
    ['-5', '-5'],
  ] as const)
    test(`a form reads ${typed} as ${amount}`, () => {
      assert.equal(typedPrice(new URLSearchParams({ price: typed }), 'price')?.['amount'], amount);
    });

  test('a form reads the amount that it shows', () => {
    for (const amount of [
      0.001, 0.001_234_567_890_123_4, 1.234, 1.0000000001, 19.5, 12.345, 1_200, 999.999, 1_000_000,
    ]) {
      const shown = new URLSearchParams(priceInputs('price', monthly(amount)));
      assert.deepEqual(typedPrice(shown, 'price'), monthly(amount));
    }
  });

  test('a page shows the price in the words of its language', async () => {
    const browser = openBrowser(w);
    assert.match(textOf(await browser.get('/en/tools/heron-plan')), /from \$500 a month/);
    assert.match(textOf(await browser.get('/de/tools/heron-plan')), /ab 500\s\$ pro Monat/);
    assert.match(textOf(await browser.get('/en/tools')), /Paid · from \$20 a month/);
  });

  test('a stated price is an offer in structured data; a changed one is stated anew', async () => {
    const editor = await signedIn(w, (await w.person('editor')).account.email);
    const body = submission({
      pricing_model: 'freemium',
      price_from: { amount: 90, currency: 'EUR', per: 'year' },
      pricing_url: 'https://lantern.example.com/pricing',
    });
    const { id } = (await maker.post('/api/v1/submissions', body)).json.data;
    await editor.send(`/en/editor/submissions/${id}/approve`, {});
    const { slug } = (await maker.get(`/api/v1/submissions/${id}`)).json.data.tool;
    const tool = async (): Promise<any> => (await w.visitor.get(`/api/v1/tools/${slug}`)).json.data;
    const data = (await openBrowser(w).get(`/en/tools/${slug}`)).text
      .split('<script type="application/ld+json">')
      .slice(1)
      .map((text) => JSON.parse(text.split('</script>')[0] ?? ''))
      .find((each) => each['@type'] === 'SoftwareApplication');
    assert.deepEqual(
      data.offers.map((offer: any) => [
        offer.price,
        offer.priceCurrency,
        offer.url,
        offer.priceSpecification?.unitCode,
      ]),
      [
        [0, 'EUR', undefined, undefined],
        [90, 'EUR', 'https://lantern.example.com/pricing', 'ANN'],
      ],
    );
    const stated = (await tool()).price_stated;
    assert.equal(stated.by, 'maker');
    w.clock.advance(1_000);
    const body8 = JSON.stringify({ price_from: monthly(8, 'EUR') });
    const changed = await maker.request('PATCH', `/api/v1/tools/${slug}`, body8, {
      'content-type': 'application/json',
    });
    assert.equal(changed.status, 202, changed.text);
    const path = `/en/editor/changes/${changed.json.data.id}`;
    const mark = /name="mark" value="([^"]+)"/.exec((await editor.get(path)).text)?.[1] ?? '';
    const accepted = await editor.send(`${path}/accept`, { mark, fields: ['price_from'] });
    assert.equal(accepted.status, 303, textOf(accepted));
    await w.app.context.live.refresh();
    const now = await tool();
    assert.deepEqual(now.price_from, monthly(8, 'EUR'));
    assert.notEqual(now.price_stated.at, stated.at);
  });

  test('one bound replaces another on a page', async () => {
    const { text } = await openBrowser(w).get('/en/tools?price_up_to=20');
    assert.match(text, /href="\/en\/tools\?price_up_to=50"/);
    assert.doesNotMatch(text, /price_up_to=20%2C50|price_up_to=20,50/);
    assert.match(text, /up to \$20 a month/);
  });
});

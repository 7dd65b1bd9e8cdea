/** listTools with `explain=brief`: what was understood, why the first tools fit, and what is missing to decide. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { publish } from '../support/factories.ts';
import { sharedCheckedWorld } from './conformance.ts';

describe('a recommendation', () => {
  const world = sharedCheckedWorld();
  const recommend = async (q: string, more = ''): Promise<any> =>
    (await world.visitor.get(`/api/v1/tools?q=${encodeURIComponent(q)}&explain=brief${more}`)).json;

  before(async () => {
    await publish(world.db, [
      {
        slug: 'aster',
        name: 'Aster',
        tagline: 'Removes the background from photos',
        categories: ['image-editing'],
        pricingModel: 'free',
        selfHosted: true,
        platforms: ['web', 'linux', 'ios'],
      },
      {
        slug: 'carex',
        name: 'Carex',
        tagline: 'Cuts the background out of product photos',
        categories: ['image-editing'],
        pricingModel: 'paid',
      },
      ...Array.from({ length: 6 }, (_, at) => ({
        slug: `wide-${at}`,
        name: `Wide ${at} ${'名'.repeat(60)}`,
        tagline: `Turns maps into postcards ${'字'.repeat(150)}`,
        categories: ['image-editing'],
      })),
    ]);
    await world.db.write(async (trx) => {
      const stated = { price_stated_by: 'maker', price_stated_at: '2026-03-01T10:00:00.000Z' };
      await trx
        .updateTable('tools')
        .set({ ...stated, confirmed_at: '2026-04-02T10:00:00.000Z', link_status: 'ok' })
        .where('slug', '=', 'aster')
        .execute();
    });
    await world.app.context.live.refresh();
  });

  test('says which job, filters and wishes were understood', async () => {
    const { understood } = (await recommend('free tool to remove the background of a photo', '&self_hosted=true'))
      .recommendation;
    assert.deepEqual(understood, {
      jobs: ['remove-background'],
      required: { self_hosted: ['true'] },
      wished: { pricing: ['free'] },
      corrected: null,
      ignored: [],
    });
  });

  test('says why a tool fits: its job, what is stated, by whom and when', async () => {
    const { tools } = (await recommend('remove background', '&self_hosted=true&platforms=web,linux')).recommendation;
    assert.deepEqual(tools, [
      {
        slug: 'aster',
        name: 'Aster',
        tagline: 'Removes the background from photos',
        why: {
          match: 'all_words',
          job: 'remove-background',
          price: { model: 'free', by: 'maker', on: '2026-03-01' },
          facts: { platforms: ['web', 'linux'], self_hosted: true },
          confirmed: { by: 'maker', on: '2026-04-02' },
        },
        missing: [],
      },
    ]);
  });

  test('names what nobody has stated of a tool, and what the tools differ in', async () => {
    const { tools, missing } = (await recommend('self-hosted tool to remove the background of photos')).recommendation;
    const carex = tools.find(({ slug }: any) => slug === 'carex');
    assert.deepEqual(carex.missing, ['self_hosted', 'link_status']);
    assert.equal(carex.why.confirmed, null);
    assert.ok(
      missing.some((line: string) => /^pricing: (?:free or paid|paid or free)\?$/.test(line)),
      missing.join('\n'),
    );
  });

  test('where no tool meets the filters, names them', async () => {
    const { tools, missing } = (await recommend('remove background', '&pricing=free&has_api=true')).recommendation;
    assert.deepEqual(tools, []);
    assert.deepEqual(missing, ['constraints: no tool meets them all; leave out one of pricing, has_api.']);
    assert.match((await recommend('qqqqzzzz')).recommendation.missing[0], /^q: no tool matches/);
  });

  test('has the first five tools of the page, and the page five unless per_page is given', async () => {
    const five = await recommend('maps into postcards');
    assert.equal(five.data.length, 5);
    const six = await recommend('maps into postcards', '&per_page=6');
    assert.equal(six.data.length, 6);
    assert.equal(six.recommendation.tools[0].slug, six.data[0].slug);
    assert.ok(six.recommendation.tools.length <= 5);
  });

  test('has at most 1,200 tokens, however long its texts are', async () => {
    const { recommendation } = await recommend('maps into postcards');
    assert.ok(Buffer.byteLength(JSON.stringify(recommendation)) / 4 <= 1200);
    assert.ok(recommendation.tools.length >= 3);
    assert.match(recommendation.tools[0].tagline, /^.{99}…$/u);
  });

  test('is for everybody, without the ranking details of editors', async () => {
    const editor = await world.person('editor');
    const { json } = await editor.get('/api/v1/tools?q=remove+background&explain=brief');
    assert.equal(json.explanation, undefined);
    assert.equal(json.recommendation.tools[0].slug, 'aster');
    assert.ok(json.links.self.includes('explain=brief'));
  });

  test('of alternatives to a tool says so', async () => {
    const { recommendation } = await recommend('alternative to aster');
    assert.equal(recommendation.tools[0].why.match, 'alternative');
  });

  test('without a query recommends nothing and says that it needs one', async () => {
    for (const q of ['', '&q=', '&q=%20']) {
      const { recommendation } = (await world.visitor.get(`/api/v1/tools?explain=brief${q}`)).json;
      assert.deepEqual(recommendation.tools, []);
      assert.deepEqual(recommendation.missing, ['q: it is missing; say what the tool should do.']);
    }
  });
});

/** Tools whose price nobody has stated: null in reads, a filter and a facet of their own, and no price on pages. Who stated a price, and when. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { approveSubmission } from '#catalog/moderation/decisions/submissions.ts';
import { editSubmission } from '#catalog/submissions/edits.ts';
import { markOf } from '#catalog/entries/changes.ts';
import { getSubmission } from '#catalog/submissions/records.ts';
import { publish, submission } from '../support/factories.ts';
import { openBrowser, textOf } from '../web/browser.ts';
import { sharedCheckedWorld } from './conformance.ts';

describe('a tool whose price nobody has stated', () => {
  const w = sharedCheckedWorld();
  const list = async (query: string): Promise<any> => (await w.visitor.get(`/api/v1/tools?${query}`)).json;
  before(async () => {
    await publish(w.db, [
      { slug: 'silent-owl', name: 'Silent Owl', categories: ['writing'], pricingModel: null },
      { slug: 'quiet-owl', name: 'Quiet Owl', categories: ['video'], pricingModel: null },
      { slug: 'dear-owl', name: 'Dear Owl', categories: ['writing'], pricingModel: 'paid' },
    ]);
    await w.app.context.live.refresh();
  });

  test('has null for its price in lists and by itself', async () => {
    const { data } = await list('q=owl');
    const prices = Object.fromEntries(data.map((tool: any) => [tool.slug, tool.pricing_model]));
    assert.deepEqual(prices, { 'silent-owl': null, 'quiet-owl': null, 'dear-owl': 'paid' });
    const { json } = await w.visitor.get('/api/v1/tools/silent-owl');
    assert.equal(json.data.pricing_model, null);
    assert.equal(json.data.price_stated, null);
  });

  test('is found by pricing=unknown, with words and without, and counted by the facet', async () => {
    for (const query of ['pricing=unknown', 'q=owl&pricing=unknown']) {
      const { data } = await list(query);
      assert.deepEqual(data.map((tool: any) => tool.slug).sort(), ['quiet-owl', 'silent-owl'], query);
    }
    const { facets } = await list('q=owl&facets=true');
    assert.deepEqual(facets.pricing, { paid: 1, unknown: 2 });
    assert.deepEqual((await list('category=writing&facets=true')).facets.pricing, { paid: 1, unknown: 1 });
  });

  test('no other price finds it', async () => {
    for (const price of ['free', 'freemium', 'paid', 'free_trial', 'open_source']) {
      const { data } = await list(`q=owl&pricing=${price}`);
      assert.ok(!data.some((tool: any) => tool.pricing_model === null), price);
    }
  });

  test('shows no price on its page and card, and is offered under "not stated" beside the list', async () => {
    const [page = ''] = textOf(await openBrowser(w).get('/en/tools/silent-owl')).split('Alternatives to');
    assert.doesNotMatch(page, /Price|Free|Paid/);
    const answer = await openBrowser(w).get('/en/tools?q=owl');
    assert.equal(answer.text.match(/class="price"/g)?.length, 1);
    assert.match(answer.text, /href="\/en\/tools\?q=owl&amp;pricing=unknown"[^>]*>\s*<span>Price not stated/);
  });
});

describe('who has stated a price', () => {
  const w = sharedCheckedWorld();

  async function approved(change?: string): Promise<any> {
    const maker = await w.person();
    const editor = (await w.person('editor')).account;
    const body = submission({ pricing_model: 'free' });
    const { id } = (await maker.post('/api/v1/submissions', body)).json.data;
    if (change !== undefined) {
      const mark = markOf(await getSubmission(w.db, id));
      await editSubmission(w.db, editor, id, { body: { ...body, pricing_model: change }, mark });
    }
    await approveSubmission(w.db, editor, id);
    await w.app.context.live.refresh();
    const { slug } = (await maker.get(`/api/v1/submissions/${id}`)).json.data.tool;
    return (await w.visitor.get(`/api/v1/tools/${slug}`)).json.data;
  }

  test('is the maker of a submission, when it was sent', async () => {
    const tool = await approved();
    assert.equal(tool.price_stated.by, 'maker');
    assert.ok(tool.price_stated.at <= tool.published_at);
    const page = textOf(await openBrowser(w).get(`/en/tools/${tool.slug}`));
    const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
    const said = month.format(new Date(tool.price_stated.at)).replace(' ', '\u00A0');
    assert.ok(page.includes(`according to the maker, ${said}`), page);
  });

  test('is the editor who changed it before it was approved', async () => {
    const tool = await approved('paid');
    assert.deepEqual([tool.pricing_model, tool.price_stated.by], ['paid', 'editor']);
  });
});

/** One number for one question: what another order leaves out is told beside it. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LOCALES } from '#catalog/locales.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { assertEach } from '../support/assert-each.ts';
import { publish } from '../support/factories.ts';
import { textOf } from '../web/browser.ts';
import { checkedWorld } from './conformance.ts';

const w = await checkedWorld();
await publish(w.db, [
  { name: 'Quince', tagline: 'Quilted lantern patterns', pricingModel: 'paid' },
  { name: 'Medlar', tagline: 'Quilted lantern patterns for all', pricingModel: 'free' },
  ...Array.from({ length: 40 }, (_, at) => ({ name: `Rowan ${at}`, tagline: 'Draws figs' })),
  ...Array.from({ length: 6 }, (_, at) => ({
    name: `Sorbus ${at}`,
    tagline: at % 2 === 0 ? 'Quilted things' : 'Lantern things',
    pricingModel: at < 2 ? ('paid' as const) : ('free' as const),
  })),
]);
await w.app.context.live.refresh();
const search = async (query: string) => (await w.visitor.get(`/api/v1/tools?q=quilted%20lantern%20${query}`)).json;

describe('the hits that an order by name leaves out', () => {
  test('are told with a search: close ones and they are as many as by relevance', async () =>
    assertEach(['&sort=name', '&sort=newest', '&sort=updated'], String, async (sort) =>
      assertEach(['', '&pricing=paid', '&facets=true', '&facets=true&pricing=free'], String, async (more) => {
        const whole = await search(more);
        const close = await search(more + sort);
        assert.equal(whole.search.left_out, 0);
        assert.ok(close.search.left_out > 0);
        assert.equal(close.pagination.total + close.search.left_out, whole.pagination.total);
      }),
    ));
  for (const locale of LOCALES)
    test(`are told on the page in ${locale}, and nothing where there are none`, async () => {
      const { left_out } = (await search('&sort=name')).search;
      const { close } = visitorMessages(locale).choosing.sort;
      const path = `/${locale}/tools?q=quilted+lantern`;
      assert.ok(textOf(await w.visitor.get(`${path}&sort=name`)).includes(close(left_out)));
      assert.ok(!textOf(await w.visitor.get(path)).includes(close(left_out)));
    });
});

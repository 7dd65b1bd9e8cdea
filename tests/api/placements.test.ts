/** Placements change nothing of the catalog: every read answer is the same, byte for byte, whatever is booked. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import fc from 'fast-check';
import type { Account } from '#catalog/roles.ts';
import { PLACEMENT_SLOTS } from '#catalog/tools/placements/topics.ts';
import { createPlacement, endPlacement, listPlacements } from '#catalog/tools/placements/placements.ts';
import { publish } from '../support/factories.ts';
import { sharedCheckedWorld } from './conformance.ts';

const READS = [
  '/api/v1/tools?per_page=50',
  '/api/v1/tools?per_page=5&page=2',
  '/api/v1/tools?q=tool&per_page=50',
  '/api/v1/tools?q=published&locale=de',
  '/api/v1/tools?category=video&per_page=50',
  '/api/v1/tools?pricing=paid&facets=true',
  '/api/v1/categories',
];

describe('placements', () => {
  const world = sharedCheckedWorld();
  let admin: Account;
  let slugs: string[];
  before(async () => {
    admin = (await world.person('admin')).account;
    slugs = await publish(
      world.db,
      Array.from({ length: 24 }, (_, index) => ({
        categories: [index % 2 ? 'video' : 'writing'],
        pricingModel: index % 3 ? 'paid' : 'free',
      })),
    );
    await world.app.context.live.refresh();
  });

  const readAll = async (): Promise<string> => {
    // Each at another address, so that no answer is one that was kept.
    const paths = [
      ...READS,
      ...slugs.slice(0, 4).flatMap((slug) => [`/api/v1/tools/${slug}`, `/api/v1/tools/${slug}/alternatives`]),
    ];
    const replies = await Promise.all(paths.map((path) => world.visitor.get(path)));
    return replies
      .map(({ status, headers, text }) => `${status} ${headers.get('etag')} ${headers.get('link')} ${text}`)
      .join('\n');
  };

  test('booked and ended at random leave every answer as it was', async () => {
    const expected = await readAll();
    const bookings = fc.array(
      fc.record({
        tool: fc.nat({ max: 23 }),
        slot: fc.constantFrom(...PLACEMENT_SLOTS),
        startsIn: fc.integer({ min: -5, max: 5 }),
        lasts: fc.integer({ min: 1, max: 30 }),
        endsAtOnce: fc.boolean(),
      }),
      { minLength: 1, maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(bookings, async (booked) => {
        const day = 86_400_000;
        for (const { tool, slot, startsIn, lasts, endsAtOnce } of booked) {
          const now = world.clock.now().getTime();
          const startsAt = new Date(now + startsIn * day).toISOString();
          const endsAt = new Date(now + Math.max(startsIn, 0) * day + lasts * day).toISOString();
          const id = await createPlacement(world.db, admin, {
            slug: slugs[tool] ?? '',
            slot,
            startsAt,
            endsAt,
            label: 'Booking',
          });
          if (endsAtOnce) await endPlacement(world.db, admin, id);
        }
        await world.app.context.live.refresh();
        assert.equal(await readAll(), expected);
      }),
      { numRuns: 12 },
    );
    assert.ok((await listPlacements(world.db)).length > 12);
  });

  test('are named by no answer of the API and no operation', async () => {
    const now = world.clock.now().getTime();
    const booking = {
      slug: slugs[0] ?? '',
      slot: 'home',
      startsAt: new Date(now - 1000).toISOString(),
      endsAt: new Date(now + 60_000).toISOString(),
      label: 'Zebra booking',
    };
    await createPlacement(world.db, admin, booking);
    assert.ok(!/zebra|sponsor|placement/i.test(await readAll()));
    const { paths } = (await world.visitor.get('/agent/openapi.json')).json;
    assert.ok(Object.keys(paths).every((path) => !/placement|sponsor/.test(path)));
  });

  test('are booked and ended by admins only', async () => {
    const now = world.clock.now().getTime();
    const booking = {
      slug: slugs[0] ?? '',
      slot: 'home',
      startsAt: new Date(now).toISOString(),
      endsAt: new Date(now + 60_000).toISOString(),
      label: 'Booking',
    };
    for (const role of ['member', 'editor'] as const) {
      const { account } = await world.person(role);
      await assert.rejects(createPlacement(world.db, account, booking), { code: 'forbidden' });
      await assert.rejects(endPlacement(world.db, account, 'x'), { code: 'forbidden' });
    }
    const id = await createPlacement(world.db, admin, booking);
    await endPlacement(world.db, admin, id);
    await assert.rejects(endPlacement(world.db, admin, id), { code: 'conflict' });
    await assert.rejects(endPlacement(world.db, admin, 'x'), { code: 'not_found' });
  });

  test('name every bad field at once', async () => {
    const bad = { slug: 'none', slot: 'top', startsAt: 'x', endsAt: '2020-01-01', label: ' ' };
    await assert.rejects(createPlacement(world.db, admin, bad), (error: any) => {
      assert.equal(error.code, 'validation_failed');
      assert.deepEqual(Object.keys(error.fields).sort(), ['ends_at', 'label', 'slot', 'slug', 'starts_at']);
      return true;
    });
  });
});

/** The sites of an import are looked at for pictures within hours, and each of them once a month. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepFound } from '#catalog/pictures/found-pictures.ts';
import { leaseDue } from '#links/due-addresses.ts';
import { SITES_AT_ONCE } from '#links/picture-worker.ts';
import { publish } from '../support/factories.ts';
import { world } from '../support/world.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const SITES = 2_000;
/** Eight requests ten seconds apart, seven answers in all their time, and two drawings for each site, one by one. */
const LONGEST_ROUND = 8 * 10 * SECOND + 7 * 20 * SECOND + SITES_AT_ONCE * 2 * SECOND;

test(`${SITES} sites are looked at within six hours, even if all of them are slow`, async () => {
  const { db, clock } = await world();
  const sites = Array.from({ length: SITES }, (_, at) => ({ url: `https://slow-site-${at}.com/` }));
  for (let at = 0; at < SITES; at += 500) await publish(db, sites.slice(at, at + 500));
  const begun = clock.now().getTime();
  const seen = new Map<string, number>();
  for (;;) {
    const due = await leaseDue(db, 'logo', SITES_AT_ONCE);
    if (due.length === 0) break;
    clock.advance(LONGEST_ROUND);
    await keepFound(
      db,
      due.map(({ id, url, page }) => ({ toolId: id, url, page, logo: null, screenshot: null, answer: 'no_icon' })),
    );
    for (const { id } of due) seen.set(id, (seen.get(id) ?? 0) + 1);
  }
  assert.equal(seen.size, SITES);
  assert.deepEqual(new Set(seen.values()), new Set([1]));
  const hours = (clock.now().getTime() - begun) / HOUR;
  assert.ok(hours <= 6, String(hours));
});

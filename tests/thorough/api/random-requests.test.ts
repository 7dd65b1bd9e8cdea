/** Two thousand requests made up from the OpenAPI document: none fails inside, and every answer is the one that it announces. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fuzzApi } from '../../fuzz/api.ts';
import { makeCast } from '../../fuzz/cast.ts';
import { createFindings } from '../../fuzz/findings.ts';
import { LEAK_SETTINGS } from '../../fuzz/leak-cases.ts';
import { LIMIT_NAMES, LIMITS } from '#limits/limits.ts';
import { publish } from '../../support/factories.ts';
import { world } from '../../support/world.ts';

/** The same every time; `npm run fuzz` takes another for every run. */
const SEED = 20;

describe('random requests', () => {
  test('are answered as the document and the lifecycle say, and never fail inside', async () => {
    const w = await world({
      ...Object.fromEntries(LIMIT_NAMES.map((name) => [LIMITS[name].setting, '100000'])),
      ...LEAK_SETTINGS,
    });
    await publish(
      w.db,
      Array.from({ length: 30 }, () => ({})),
    );
    await w.app.context.live.refresh();
    const cast = await makeCast(w, { owners: 2, accounts: 3 });
    const findings = createFindings(w.port);
    const { statuses, states } = await fuzzApi({
      port: w.port,
      seed: SEED,
      requests: 2_000,
      connections: 8,
      cast,
      findings,
    });
    assert.equal(findings.count, 0, findings.report());
    const seen = new Set([...statuses.keys()].map((label) => Number(label.slice(-3))));
    for (const status of [200, 201, 204, 304, 400, 401, 403, 404, 405, 406, 409, 413, 415, 422])
      assert.ok(seen.has(status), `no request was answered ${status}`);
    for (const state of ['awaiting_moderation', 'published', 'rejected', 'changes_requested', 'withdrawn'])
      assert.ok(states[state], `nothing became ${state}`);
  });
});

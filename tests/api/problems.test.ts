/** Problems of fields for programs: a code, and the figures of the rule, beside the sentences. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PRICING_MODELS } from '#fields/pricing.ts';
import { submission } from '../support/factories.ts';
import { sharedCheckedWorld } from './conformance.ts';

describe('the problems of a refusal', () => {
  const world = sharedCheckedWorld();
  const bad = { ...submission(), tagline: 'No', name: 'x'.repeat(81), pricing_model: 'cheap', categories: [] };
  const wanted = {
    name: { code: 'too_long', limit: { max: 80 } },
    tagline: { code: 'too_short', limit: { min: 5 } },
    pricing_model: { code: 'not_one_of', allowed: PRICING_MODELS },
    categories: { code: 'too_few', limit: { min: 1 } },
  };

  test('have a code, a limit and the allowed values, and the sentences of the fields', async () => {
    const maker = await world.person();
    const { status, json } = await maker.post('/api/v1/submissions', bad);
    assert.equal(status, 422);
    const facts = json.error.problems.map(({ field, message: _message, ...each }: any) => [field, each]);
    assert.deepEqual(Object.fromEntries(facts), wanted);
    for (const { field, message } of json.error.problems) assert.ok(json.error.fields[field].includes(message), field);
    assert.equal(json.error.problems.length, Object.values<string[]>(json.error.fields).flat().length);
  });

  test('are those of the check before', async () => {
    const maker = await world.person();
    const { json } = await maker.post('/api/v1/submissions/validate', bad);
    const facts = json.data.problems.map(({ field, message: _message, code, rule, ...each }: any) => {
      assert.equal(code, 'validation_failed');
      return [field, { code: rule, ...each }];
    });
    assert.deepEqual(Object.fromEntries(facts), wanted);
  });

  test('name both ends of a range', async () => {
    const { json } = await world.visitor.get('/api/v1/tools?page=501');
    assert.deepEqual(
      json.error.problems.map(({ code, limit }: any) => [code, limit]),
      [['out_of_range', { min: 1, max: 500 }]],
    );
  });

  test('are left out where no field has one', async () => {
    const { json } = await world.visitor.get('/api/v1/tools/none');
    assert.deepEqual(Object.keys(json.error), ['code', 'message', 'fields']);
  });
});

/** validateSubmission: the verdict that submitTool would give, without its effects. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { publish, submission } from '../support/factories.ts';
import type { Person } from '../support/world.ts';
import { sharedCheckedWorld } from './conformance.ts';

const PATH = '/api/v1/submissions/validate';

describe('validateSubmission', () => {
  const world = sharedCheckedWorld();
  let owner: Person;
  before(async () => {
    owner = await world.person();
    await publish(world.db, [{ slug: 'taken', name: 'Taken', url: 'https://taken.example.com/' }]);
    await world.app.context.live.refresh();
  });
  const verdict = async (body: unknown) => {
    const { status, json } = await owner.post(PATH, body);
    assert.equal(status, 200);
    return json.data;
  };

  test('finds a good submission acceptable and stores nothing', async () => {
    const body = submission();
    for (let time = 0; time < 25; time += 1)
      assert.deepEqual(await verdict(body), { acceptable: true, problems: [], similar: [], warnings: [] });
    assert.equal((await owner.get('/api/v1/submissions')).json.pagination.total, 0);
    assert.equal((await owner.post('/api/v1/submissions', body)).status, 201);
  });

  test('names every bad field with a sentence', async () => {
    const { acceptable, problems } = await verdict({ url: 'x' });
    assert.equal(acceptable, false);
    assert.deepEqual(
      problems.map((problem: any) => [problem.code, problem.field]),
      ['url', 'name', 'tagline', 'pricing_model', 'categories'].map((field) => ['validation_failed', field]),
    );
    assert.ok(problems.every((problem: any) => problem.message.length > 10));
  });

  test('says the same of a body that is no object', async () => {
    for (const body of [null, [], 'x', 1]) {
      assert.deepEqual(
        (await verdict(body)).problems.map((problem: any) => problem.field),
        ['body'],
      );
    }
  });

  test('names the tool that holds the page', async () => {
    const { acceptable, problems, similar } = await verdict(submission({ url: 'http://www.taken.example.com/#x' }));
    assert.equal(acceptable, false);
    assert.deepEqual(
      problems.map((problem: any) => [problem.code, problem.field]),
      [['duplicate_submission', 'url']],
    );
    assert.deepEqual(similar, [{ slug: 'taken', name: 'Taken', url: 'https://taken.example.com/' }]);
  });

  test('says of another account’s waiting page only that it is taken', async () => {
    const url = 'https://not-yours.example.com/';
    const other = await world.person();
    await other.post('/api/v1/submissions', submission({ url, name: 'Hidden Otter' }));
    const { problems, similar } = await verdict(submission({ url }));
    assert.equal(problems[0].code, 'duplicate_submission');
    assert.deepEqual(similar, []);
  });

  test('cannot read what submitTool cannot read', async () => {
    const { status, json } = await owner.request('POST', PATH, '{"a":', { 'content-type': 'application/json' });
    assert.deepEqual([status, json.error.code, Object.keys(json.error.fields)], [422, 'validation_failed', ['body']]);
    assert.equal((await owner.request('POST', PATH, '{}', { 'content-type': 'text/plain' })).status, 415);
    assert.equal(
      (await owner.request('POST', PATH, ' '.repeat(65_537), { 'content-type': 'application/json' })).status,
      413,
    );
  });
});

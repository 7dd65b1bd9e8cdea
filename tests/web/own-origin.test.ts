/** Where a form may come from when a browser does not send Sec-Fetch-Site. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openWorld, type World } from '../support/world.ts';

describe('a form without Sec-Fetch-Site', () => {
  let world: World;
  before(async () => {
    world = await openWorld({ PUBLIC_URL: 'http://tools.example.org' });
  });
  after(() => world.close());

  const send = (origin?: string) =>
    world.visitor.request('POST', '/en/sign-in', 'email=a%40example.org&password=x', {
      'content-type': 'application/x-www-form-urlencoded',
      ...(origin !== undefined && { origin }),
    });

  test('is taken from the public origin', async () => {
    assert.notEqual((await send('http://tools.example.org')).status, 403);
  });
  test('is taken from the literal address that it was sent to', async () => {
    assert.notEqual((await send(world.origin)).status, 403);
  });
  for (const origin of ['http://127.0.0.1', 'https://evil.test', 'null', 'http://localhost:1', undefined]) {
    test(`is refused from ${String(origin)}`, async () => {
      assert.equal((await send(origin)).status, 403);
    });
  }
});

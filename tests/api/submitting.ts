/** What the tests of submitted fields share: one account that submits, and what became of it. */
import assert from 'node:assert/strict';
import { before } from 'node:test';
import { submission } from '../support/factories.ts';
import type { Person, Reply, World } from '../support/world.ts';
import { sharedCheckedWorld } from './conformance.ts';

export const PATH = '/api/v1/submissions';

export interface Submitting {
  world: World;
  owner(): Person;
  /** Expects 201 for a valid submission with these changes; gives its `data`. */
  assertTaken(changes: Record<string, unknown>): Promise<any>;
  /** Expects that exactly these fields are refused, each with a sentence. */
  assertRefused(changes: Record<string, unknown>, ...fields: string[]): Promise<void>;
}

/** For all tests of the suite that calls it; its account has no limits to speak of. */
export function sharedSubmitting(): Submitting {
  const world = sharedCheckedWorld({ SUBMISSIONS_PER_HOUR: '10000', REFUSED_SUBMISSIONS_PER_HOUR: '10000' });
  let owner: Person;
  before(async () => {
    owner = await world.person();
  });
  const send = (changes: Record<string, unknown>): Promise<Reply> => owner.post(PATH, submission(changes));

  async function assertTaken(changes: Record<string, unknown>): Promise<any> {
    const reply = await send(changes);
    assert.equal(reply.status, 201, reply.text);
    return reply.json.data;
  }

  async function assertRefused(changes: Record<string, unknown>, ...fields: string[]): Promise<void> {
    const reply = await send(changes);
    assert.equal(reply.status, 422, `${JSON.stringify(changes)} ${reply.text}`);
    assert.equal(reply.json.error.code, 'validation_failed');
    assert.deepEqual(Object.keys(reply.json.error.fields), fields);
    for (const sentences of Object.values(reply.json.error.fields) as string[][])
      assert.ok(sentences.length > 0 && sentences.every(Boolean));
  }

  return { world, owner: () => owner, assertTaken, assertRefused };
}

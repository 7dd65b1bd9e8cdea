/** A world whose every answer below /api and /agent is held against the OpenAPI document that the server itself serves. */
import { after, before } from 'node:test';
import { conformanceTo, DOCUMENT, type Conforms, type Json } from './described-answers.ts';
import { openWorld, world, type Person, type Reply, type World } from '../support/world.ts';

/** A world of which every answer is checked; closed after the test that calls it. */
export async function checkedWorld(settings: Record<string, string> = {}): Promise<World> {
  return checked(await world(settings));
}

/** A checkedWorld for all tests of the suite that calls it: opened before the first, closed after the last. */
export function sharedCheckedWorld(settings: Record<string, string> = {}): World {
  let opened: World | undefined;
  before(async () => {
    opened = await checked(await openWorld(settings));
  });
  after(() => opened?.close());
  return new Proxy({} as World, {
    get(_, name) {
      if (opened === undefined) throw new Error('the world opens before the first test of its suite');
      return Reflect.get(opened, name) as unknown;
    },
  });
}

/** Checks by the document's text: compiling its schemas takes longer than most tests. */
const known = new Map<string, Conforms>();

async function checked(opened: World): Promise<World> {
  const { text } = await opened.visitor.get(DOCUMENT);
  // Tests of limits count their own reads only.
  await opened.app.context.limiter.reset('read', '127.0.0.1');
  let conforms = known.get(text);
  if (conforms === undefined) known.set(text, (conforms = conformanceTo(JSON.parse(text) as Json)));
  const conform = conforms;
  const open = opened.person;
  return Object.assign(opened, {
    visitor: watched(opened.visitor, conform),
    async person(...options: Parameters<typeof open>) {
      const person = await open(...options);
      return { ...watched(person, conform), account: person.account, token: person.token };
    },
  });
}

function watched(person: Person, conforms: Conforms): Person {
  const seen = (method: string, path: string, reply: Reply): Reply => {
    conforms(method, path, reply);
    return reply;
  };
  return {
    ...person,
    get: async (path, ...rest) => seen('GET', path, await person.get(path, ...rest)),
    post: async (path, ...rest) => seen('POST', path, await person.post(path, ...rest)),
    put: async (path, ...rest) => seen('PUT', path, await person.put(path, ...rest)),
    delete: async (path, ...rest) => seen('DELETE', path, await person.delete(path, ...rest)),
    request: async (method, path, ...rest) => seen(method, path, await person.request(method, path, ...rest)),
  };
}

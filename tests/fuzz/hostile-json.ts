/** Hostile JSON: bodies that are none, and members that nobody asked for. */
import type { Draws } from './draws.ts';
import { hostileText } from './hostile-texts.ts';

/** Bodies that are not the JSON they are announced as, with what is wrong with them. */
export function brokenJson(draws: Draws, good: string): Uint8Array {
  return draws.any<() => Uint8Array>([
    () => Buffer.from(good.slice(0, -1)),
    () => Buffer.from(''),
    () =>
      Buffer.from(draws.any(['nul', "{'a':1}", '{"a":1,}', '{"a":NaN}', '{"a":01}', '{"a":"\t"}', '{}{}', '[', 'x'])),
    () =>
      Buffer.concat([
        Buffer.from(good.slice(0, -2)),
        Buffer.from(draws.any(['fffe', 'c0af', 'eda080', 'f09f98']), 'hex'),
        Buffer.from('"}'),
      ]),
    () => Buffer.from(good.replace('{', '{"name":"Twice A","na\\u006de":"Twice B",')),
    () => Buffer.from(good.replace('{', `{"deep":${'['.repeat(65)}${']'.repeat(65)},`)),
    () => Buffer.from('['.repeat(20_000)),
    () => Buffer.from(good, 'utf16le'),
  ])();
}

/** JSON that is no object. */
export function otherJson(draws: Draws): Uint8Array {
  return Buffer.from(draws.any(['null', '[]', '"x"', '1', 'true', '[{}]']));
}

/** Members that no schema names; they are ignored. */
export function strangeMembers(draws: Draws): Record<string, unknown> {
  return draws.any<() => Record<string, unknown>>([
    () => ({
      status: 'published',
      featured: true,
      placement: 1,
      rank: 1,
      slug: 'chatgpt',
      id: 1,
      owner_id: 1,
      role: 'admin',
    }),
    () =>
      JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}') as Record<
        string,
        unknown
      >,
    () => ({ deep: JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`) as unknown }),
    () => JSON.parse(`{"huge":1e999,"long":${'9'.repeat(400)}}`) as Record<string, unknown>,
    () => Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`member_${at}`, at])),
    () => ({ [hostileText(draws)]: hostileText(draws) }),
    () => ({ '': null }),
  ])();
}

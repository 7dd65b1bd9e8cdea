/** Chooses which small bugs are tried: by a seed, over all rooms alike, and only such that the compiler lets pass. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { changesOf, withChange, type Change } from './changes.ts';
import { createRandom } from '../support/random.ts';

export interface Mutant extends Change {
  /** Path from the root, with slashes. */
  file: string;
  line: number;
  /** What stood there. */
  old: string;
}

/** Sentences are held by tests of their own, and migrations have been run. */
const LEFT_OUT = /^src\/(?:locales|database\/migrations)\//;

/** Whole numbers from 0 to `below` - 1, the same for the same seed. */
function randomNumbers(seed: number): (below: number) => number {
  const random = createRandom(seed);
  return (below) => Math.floor(random() * below);
}

/** Mutants in the order of the seed: one of each room, then another of each, as long as there are files left. */
export function* orderedMutants(root: string, seed: number, under: string): Generator<Mutant> {
  const random = randomNumbers(seed);
  const take = <Item>(items: Item[]): Item | undefined => items.splice(random(items.length), 1)[0];
  const paths = globSync(`${under}/**/*.ts`, { cwd: root }).map((path) => path.split(sep).join('/'));
  const files = paths.filter((path) => !LEFT_OUT.test(path)).toSorted();
  const rooms = [...Map.groupBy(files, (path) => path.split('/').slice(0, -1).join('/')).values()];
  const changes = new Map<string, Change[]>();
  while (rooms.length > 0) {
    for (const room of rooms.toSorted(() => random(3) - 1)) {
      const file = room[random(room.length)] ?? '';
      const source = readFileSync(join(root, file), 'utf8');
      const left = changes.get(file) ?? changesOf(file, source);
      changes.set(file, left);
      // Each kind alike: there are many more comparisons than calls.
      const kinds = [...new Set(left.map(({ kind }) => kind))];
      const kind = take(kinds);
      const change = take(left.filter((each) => each.kind === kind));
      if (change === undefined) room.splice(room.indexOf(file), 1);
      else {
        left.splice(left.indexOf(change), 1);
        const line = source.slice(0, change.start).split('\n').length;
        yield { ...change, file, line, old: source.slice(change.start, change.end) };
      }
      if (room.length === 0) rooms.splice(rooms.indexOf(room), 1);
    }
  }
}

/**
 * The first `count` mutants that compile. `folder` is a copy of the tree; mutants of different files are compiled at once,
 * and an error in a file is its own mutant's.
 */
export function chooseMutants(folder: string, seed: number, under: string, count: number): Mutant[] {
  const chosen: Mutant[] = [];
  const all = orderedMutants(folder, seed, under);
  const waiting: Mutant[] = [];
  while (chosen.length < count) {
    const round = new Map<string, Mutant>();
    for (const mutant of waiting.splice(0)) {
      if (round.has(mutant.file)) waiting.push(mutant);
      else round.set(mutant.file, mutant);
    }
    const wanted = Math.ceil((count - chosen.length) * 1.3);
    for (let asked = 0; round.size < wanted && asked < 4 * wanted; asked += 1) {
      const { value } = all.next();
      if (value === undefined) break;
      if (round.has(value.file)) waiting.push(value);
      else round.set(value.file, value);
    }
    if (round.size === 0) break;
    const refused = filesRefused(folder, [...round.values()]);
    chosen.push(...[...round.values()].filter(({ file }) => !refused.has(file)));
  }
  return chosen.slice(0, count);
}

/** The files in which the compiler finds something wrong when all mutants are put in. */
function filesRefused(folder: string, mutants: readonly Mutant[]): Set<string> {
  const sources = mutants.map((mutant) => ({ mutant, source: readFileSync(join(folder, mutant.file), 'utf8') }));
  for (const { mutant, source } of sources) writeFileSync(join(folder, mutant.file), withChange(source, mutant));
  const { stdout } = spawnSync(
    process.execPath,
    [join(folder, 'node_modules/.bin/tsc'), '--noEmit', '--pretty', 'false'],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    },
  );
  for (const { mutant, source } of sources) writeFileSync(join(folder, mutant.file), source);
  return new Set([...stdout.matchAll(/^([^\s(]+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file));
}

/** How much more an answer costs that is not cached when the catalog is larger: both servers run, and are asked in turn. */
import { CATEGORY_IDS, type Catalog } from './catalogs.ts';
import type { Work } from './load.ts';
import type { Target } from './processes.ts';
import { costOf, pathsNeeded, type Effort } from './rounds.ts';
import { startOurs } from './ours.ts';
import type { Report } from './table.ts';
import { neverSeen, slugSpread } from './works.ts';

const KINDS = [
  ['slug', 1.3],
  ['list', 1.3],
  ['search', 2.5],
] as const;

type Works = Record<(typeof KINDS)[number][0], Work>;

function worksFor({ tools }: Catalog, effort: Effort): Works {
  const unseen = neverSeen(tools, CATEGORY_IDS, pathsNeeded(effort));
  return {
    slug: { name: 'tool by slug never seen', paths: slugSpread(tools).paths },
    list: unseen.lists,
    search: unseen.twoWords,
  };
}

/** Milliseconds of one round; every path is asked for once in all rounds. */
async function costOfRound(target: Target, work: Work, effort: Effort, round: number): Promise<number> {
  const { requests, warming } = effort;
  const from = warming + round * requests;
  const own = { ...work, paths: work.paths.slice(from, from + requests) };
  const { cpu } = await costOf(target, own, { ...effort, rounds: 1, warming: 0 });
  return cpu[0] ?? Number.NaN;
}

/** Adds a row for each kind of answer: the larger catalog's cost divided by the smaller one's, round by round. */
export async function measureGrowth(report: Report, small: Catalog, large: Catalog, effort: Effort): Promise<void> {
  const { ours: first } = await startOurs(small);
  const { ours: second } = await startOurs(large);
  try {
    const [before, after] = [worksFor(small, effort), worksFor(large, effort)];
    for (const [kind, most] of KINDS) {
      for (const [target, works] of [
        [first, before],
        [second, after],
      ] as const)
        await costOf(target, works[kind], { ...effort, rounds: 0 });
      const values: number[] = [];
      for (let round = 0; round < effort.rounds; round += 1) {
        const smaller = await costOfRound(first, before[kind], effort, round);
        values.push((await costOfRound(second, after[kind], effort, round)) / smaller);
      }
      report.add({
        work: `growth of ${kind}, not cached, from ${small.tools.toLocaleString('en')}`,
        tools: large.tools,
        values,
        unit: 'x',
        must: ['<=', most],
      });
    }
  } finally {
    await first.stop();
    await second.stop();
  }
}

/**
 * Waves of an import: which rows of a batch may be written together. A row that means what an earlier row has changed is planned
 * again once that one is written, so that a file does the same however it is cut.
 */
import type { ToolPlan } from './import-published.ts';
import type { QueuePlan } from './import-queued.ts';

export type Plan = ToolPlan | QueuePlan;

interface Keys {
  /** The address and the slug of the row, and those of the tools that they lead to: what it may read and change. */
  means: readonly string[];
  /** Earlier rows without a slug that would get one of these made the tool that this row means. */
  asks: readonly string[];
  /** What the slug of the row is made from, where it has none. */
  wish: string | null;
}

/** The parts of slugs that a number may stand behind. */
const NUMBER = /-\d+$/;

function keysOf(plan: Plan): Keys {
  const { row } = plan;
  const address = `u:${row.entry.urlKey}`;
  if (row.awaits) return { means: [address], asks: [], wish: null };
  const means = [address, ...(isOfTool(plan) ? plan.found : [])];
  if (row.slug === null) return { means, asks: [], wish: row.made?.slug ?? null };
  return { means: [...means, `s:${row.slug}`], asks: [row.slug, row.slug.replace(NUMBER, '')], wish: null };
}

export function isOfTool(plan: Plan): plan is ToolPlan {
  return 'found' in plan;
}

export function isWork({ kind }: Plan): boolean {
  return kind === 'create' || kind === 'update';
}

/**
 * Parts the plans of a batch, in the order of the file, into those that hold and those whose rows have to be planned again.
 * `since` is what was changed after they were made, `changed` what those that hold are about to change.
 */
export function partPlans(
  plans: readonly Plan[],
  since: ReadonlySet<string>,
): { ready: Plan[]; later: Plan[]; changed: Set<string> } {
  const changed = new Set<string>();
  // What rows that are planned again may read or change: rows behind them wait if they meet any of it.
  const awaited = new Set<string>();
  const ready: Plan[] = [];
  const later: Plan[] = [];
  for (const plan of plans) {
    const { means, asks, wish } = keysOf(plan);
    const isTaken = (key: string): boolean => since.has(key) || changed.has(key) || awaited.has(key);
    const isMet =
      means.some(isTaken) ||
      asks.some((slug) => isTaken(`w:${slug}`)) ||
      (wish !== null && (awaited.has(`w:${wish}`) || awaited.has(`a:${wish}`)));
    (isMet ? later : ready).push(plan);
    if (isMet) for (const key of [...means, ...asks.map((slug) => `a:${slug}`)]) awaited.add(key);
    else if (isWork(plan)) for (const key of means) changed.add(key);
    if (wish !== null && isMet) awaited.add(`w:${wish}`);
    else if (wish !== null && plan.kind === 'create') changed.add(`w:${wish}`);
  }
  return { ready, later, changed };
}

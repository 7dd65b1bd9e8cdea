/**
 * Waves of an import: rows that can be written together. A row that depends on an earlier one is
 * planned again after it, so that the result does not depend on batch size.
 */
import type { ToolPlan } from './import-published.ts';
import type { QueuePlan } from './import-queued.ts';

export type Plan = ToolPlan | QueuePlan;

interface Keys {
  /** Addresses and slugs of the row and its tools: what it may read and change. */
  means: readonly string[];
  /** Slugs that make it depend on an earlier row without a slug that gets one of them. */
  asks: readonly string[];
  /** The base of the generated slug, if the row has none. */
  wish: string | null;
}

/** The numeric suffix of a slug. */
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
 * Splits plans, in file order, into valid ones and rows to plan again. `since` are changes after
 * planning, `changed` those by the valid plans.
 */
export function partPlans(
  plans: readonly Plan[],
  since: ReadonlySet<string>,
): { ready: Plan[]; later: Plan[]; changed: Set<string> } {
  const changed = new Set<string>();
  // Keys of postponed rows: later rows that touch any of them are postponed, too.
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

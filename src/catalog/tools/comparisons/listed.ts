/** The listed comparisons: pairs of tools that readers compare often or that editors chose. */
import { isSlug } from '#catalog/entries/slugs.ts';
import { raiseRevision } from '#catalog/revision.ts';
import type { Database, Reader } from '#database/database.ts';
import type { PairColumns } from '#database/visit-rows.ts';
import { pairOf, readFrequent } from './counts.ts';

const BETWEEN = '-vs-';
const LONGEST_PAIR = 200;

/** Where `-vs-` could part several pairs; no slug contains it. */
const BETWEEN_ANY = '--vs--';

/** The path of the comparison of two tools (slugs), without locale: one address for both orders, and for this pair alone. */
export function versusPath(slugs: readonly string[]): string {
  const sorted = slugs.toSorted();
  const pair = sorted.join(BETWEEN);
  const isClear = pair.indexOf(BETWEEN) === pair.lastIndexOf(BETWEEN);
  return `/compare/${isClear ? pair : sorted.join(BETWEEN_ANY)}`;
}

/** The pairs of slugs that such a path can mean, since a slug can contain `-vs-`: those in order first. */
export function pairsIn(text: string): (readonly [string, string])[] {
  const between = text.includes(BETWEEN_ANY) ? BETWEEN_ANY : BETWEEN;
  const parts = text.length > LONGEST_PAIR ? [] : text.split(between);
  return parts
    .slice(1)
    .map((_, at) => [parts.slice(0, at + 1).join(between), parts.slice(at + 1).join(between)] as const)
    .filter(([one, other]) => isSlug(one) && isSlug(other))
    .toSorted(([one, other], [first, second]) => Number(one > other) - Number(first > second));
}

export interface ListedPartner {
  slug: string;
  name: string;
  isChosen: boolean;
}

const keyOf = ({ first_id, second_id }: PairColumns): string => `${first_id} ${second_id}`;

/** Lists the chosen pairs and the pairs that readers compare often. A change raises the revision. */
export async function listFrequentComparisons(db: Database): Promise<void> {
  const frequent = await readFrequent(db);
  const before = await db.read
    .selectFrom('comparisons')
    .select(['first_id', 'second_id'])
    .where('is_frequent', '=', 1)
    .execute();
  const [now, until] = [new Set(frequent.map(keyOf)), new Set(before.map(keyOf))];
  const added = frequent.filter((pair) => !until.has(keyOf(pair)));
  const gone = before.filter((pair) => !now.has(keyOf(pair)));
  if (added.length + gone.length === 0) return;
  await db.write(async (trx) => {
    await raiseRevision(trx, 'other');
    for (const [pairs, is_frequent] of [
      [added, 1],
      [gone, 0],
    ] as const)
      for (const pair of pairs)
        await trx
          .insertInto('comparisons')
          .values({ ...pair, is_frequent, chosen_at: null })
          .onConflict((conflict) => conflict.columns(['first_id', 'second_id']).doUpdateSet({ is_frequent }))
          .execute();
    await trx.deleteFrom('comparisons').where('is_frequent', '=', 0).where('chosen_at', 'is', null).execute();
  });
}

/** Whether the comparison of two published tools (ids) is listed. */
export async function isListedComparison(db: Reader, one: string, other: string): Promise<boolean> {
  const { first_id, second_id } = pairOf(one, other);
  const pair = db.selectFrom('comparisons').select('is_frequent').where('first_id', '=', first_id);
  return (await pair.where('second_id', '=', second_id).executeTakeFirst()) !== undefined;
}

/** The published tools with which the comparison of a tool (id) is listed, by name. */
export async function listPartners(db: Reader, id: string, most: number): Promise<ListedPartner[]> {
  const sides = [
    ['first_id', 'second_id'],
    ['second_id', 'first_id'],
  ] as const;
  const found = await Promise.all(
    sides.map(([own, other]) =>
      db
        .selectFrom('comparisons')
        .innerJoin('published_tools as tool', 'tool.id', `comparisons.${other}`)
        .select(['tool.slug', 'tool.name', 'comparisons.chosen_at'])
        .where(`comparisons.${own}`, '=', id)
        .orderBy('tool.name')
        .orderBy('tool.slug')
        .limit(most)
        .execute(),
    ),
  );
  return found
    .flat()
    .map(({ chosen_at, ...tool }) => ({ ...tool, isChosen: chosen_at !== null }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .slice(0, most);
}

/** The slugs of all listed pairs of published tools. */
export async function listComparisons(db: Reader): Promise<(readonly [string, string])[]> {
  const rows = await db
    .selectFrom('comparisons')
    .innerJoin('published_tools as one', 'one.id', 'comparisons.first_id')
    .innerJoin('published_tools as other', 'other.id', 'comparisons.second_id')
    .select(['one.slug as one', 'other.slug as other'])
    .orderBy('comparisons.first_id')
    .orderBy('comparisons.second_id')
    .execute();
  return rows.map(({ one, other }) => [one, other] as const);
}

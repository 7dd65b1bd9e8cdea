/** The tests that can reach a file, in the order in which they are likely to notice a bug in it. */
import { testsReaching, type ImportGraph } from '../support/import-graph.ts';

/** Tests that take long, that need programs that are not in npm, or that are about this program. */
const LEFT_OUT = /^tests\/(?:(?:browser|thorough|deploy)\/|(?:mutants|import-graph)\.test\.ts$)/;
/** What the words of those count that import the file, and of those that import these. */
const SHARES = [1, 0.5, 0.25];

/** The words of a path, without its folder of all and the ending of a plural. */
function wordsOf(path: string): Set<string> {
  const words = path.replace(/^(?:src|tests)\//, '').split(/[^a-z]+/);
  return new Set(words.map((word) => word.replace(/(?<=..)s$/, '')));
}

/** How much each word says about a file: its own count whole, those of what imports it less. */
function sharesOf({ importersOf }: ImportGraph, file: string): Map<string, number> {
  const shares = new Map<string, number>();
  let files = [file];
  for (const share of SHARES) {
    for (const word of files.flatMap((each) => [...wordsOf(each)])) shares.set(word, shares.get(word) ?? share);
    files = files.flatMap((each) => [...(importersOf.get(each) ?? [])]).filter((each) => each.startsWith('src/'));
  }
  return shares;
}

/**
 * Fast tests only. Those come first that import the file, then those that share the rarest words with its path and with the
 * paths of what imports it, since most tests reach everything through the whole app; those last that look at the text of all files.
 */
export function testsOf(graph: ImportGraph, file: string): string[] {
  const shares = sharesOf(graph, file);
  const words = graph.tests.map(wordsOf);
  const weights = [...shares].map(([word, share]): [string, number] => [
    word,
    share / words.filter((each) => each.has(word)).length,
  ]);
  const likenessOf = (test: string): number => {
    if (graph.listing.has(test)) return -1;
    const own = wordsOf(test);
    const likeness = weights.reduce((sum, [word, weight]) => sum + (own.has(word) ? weight : 0), 0);
    return likeness + (graph.importersOf.get(file)?.has(test) === true ? shares.size : 0);
  };
  return testsReaching(graph, [file])
    .filter((test) => !LEFT_OUT.test(test))
    .map((test) => ({ test, likeness: likenessOf(test) }))
    .toSorted((one, other) => other.likeness - one.likeness)
    .map(({ test }) => test);
}

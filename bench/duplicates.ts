/**
 * Measures what screening makes of our own pairs in corpus/duplicates: one product twice, and neighbours that only look alike.
 * Run: node bench/duplicates.ts [--show] [--held]. Without --held it judges the half that may be looked at while rules are written.
 */
import { readFileSync } from 'node:fs';
import { lookupsOver } from '#catalog/screening/lookups.ts';
import { screen } from '#catalog/screening/screening.ts';
import type { Entry, KnownEntry } from '#catalog/screening/screening.ts';

interface Side {
  name: string;
  url: string;
  tagline: string;
}

interface Pair {
  same: boolean;
  kind: string;
  a: Side;
  b: Side;
}

const parts = process.argv.includes('--held') ? ['dev', 'held'] : ['dev'];
const show = process.argv.includes('--show');
const print = (line: string) => process.stdout.write(`${line}\n`);

const entryOf = ({ name, url, tagline }: Side): Entry => ({
  name,
  url,
  tagline,
  description: null,
  categories: ['other'],
  contactEmail: null,
});

const knownOf = ({ name, url, tagline }: Side): KnownEntry => ({
  kind: 'tool',
  id: 'a',
  slug: 'a',
  name,
  url,
  tagline,
  state: 'published',
  accountId: null,
  submittedAt: null,
});

/** What the second entry of a pair is met with once the first is published. */
async function judge(
  known: Side,
  judged: Side,
): Promise<{ outcome: 'refused' | 'flagged' | 'accepted'; said: string }> {
  const findings = (await screen(entryOf(judged), lookupsOver([knownOf(known)]))).filter(
    (finding) => finding.verdict === 'duplicate',
  );
  const said = findings.map(({ rule, evidence }) => `${rule} ${JSON.stringify(evidence)}`).join('; ');
  if (findings.some((finding) => finding.action === 'refuse')) return { outcome: 'refused', said };
  return { outcome: findings.length > 0 ? 'flagged' : 'accepted', said };
}

for (const part of parts) {
  const lines = readFileSync(`corpus/duplicates/${part}.jsonl`, 'utf8').split('\n');
  const pairs = lines.filter((line) => line !== '').map((line): Pair => JSON.parse(line));
  for (const same of [true, false]) {
    const counts = { refused: 0, flagged: 0, accepted: 0 };
    const list = pairs.filter((pair) => pair.same === same);
    for (const pair of list) {
      // Whichever of the two comes second.
      for (const [known, judged] of [
        [pair.a, pair.b],
        [pair.b, pair.a],
      ] as const) {
        const { outcome, said } = await judge(known, judged);
        counts[outcome] += 1;
        if (show && (outcome !== 'accepted') !== same)
          print(`   ${pair.kind}: ${known.name} ${known.url} | ${judged.name} ${judged.url} ${outcome} ${said}`);
      }
    }
    const total = 2 * list.length;
    const percent = (count: number) => `${((100 * count) / total).toFixed(1)} % (${count})`;
    print(
      `${part}, ${same ? 'same' : 'near but different'}: ${list.length} pairs both ways, refused ${percent(counts.refused)}, ` +
        `seen ${percent(counts.refused + counts.flagged)}; must reach: ${same ? 'seen >= 95 %' : 'refused 0, seen <= 15 %'}`,
    );
  }
}

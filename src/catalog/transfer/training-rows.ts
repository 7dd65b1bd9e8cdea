/** Submissions that editors have decided on, as rows that the classifier can be trained with (corpus/README.md has their form). */
import type { Database } from '#database/database.ts';
import { kindOf, type Finding } from '#catalog/screening/screening.ts';
import { languageOf } from '#catalog/language/detection.ts';

const BATCH = 500;

/** The classes of the corpus by the reason of a rejection; other reasons say nothing about the text. */
const CLASSES: Readonly<Record<string, 'other' | 'spam'>> = { not_an_ai_tool: 'other', spam: 'spam' };

/** One line of the export. Nobody who sent it is in it, and neither is who decided. */
interface TrainingRow {
  class: 'ai' | 'other' | 'spam';
  kind: 'judged';
  /** What is left out together when figures are measured: the first category of an AI tool, the rule that found another. */
  topic: string;
  style: 'judged';
  name: string;
  url: string;
  tagline: string;
  description: string;
  locale: string;
}

interface DecidedRow {
  id: string;
  state: string;
  reason_code: string | null;
  name: string;
  url: string;
  tagline: string;
  description: string | null;
  categories: string;
  findings: string;
  tool_state: string | null;
}

function trainingRow(row: DecidedRow): TrainingRow | undefined {
  const { name, url, tagline, description } = row;
  // A tool that was taken off again may be what its submission was not found to be.
  const isTool = row.state === 'published' && row.tool_state === 'published';
  const judged = isTool ? 'ai' : row.state === 'rejected' ? CLASSES[row.reason_code ?? ''] : undefined;
  if (judged === undefined) return undefined;
  const [category] = JSON.parse(row.categories) as string[];
  const finding = (JSON.parse(row.findings) as Finding[]).find((one) => kindOf(one) === row.reason_code);
  return {
    class: judged,
    kind: 'judged',
    topic: (judged === 'ai' ? category : finding?.rule) ?? 'unnamed',
    style: 'judged',
    name,
    url,
    tagline,
    description: description ?? '',
    locale: languageOf({ tagline, description }),
  };
}

const DECIDED = ['published', 'rejected'];

/** How many submissions an export looks through. */
export async function countDecided(db: Database): Promise<number> {
  const row = await db.read
    .selectFrom('submissions')
    .select((e) => e.fn.countAll().as('count'))
    .where('state', 'in', DECIDED)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** The rows as JSON Lines, some hundred at a time: AI tools that are published, and what was rejected as spam or as no AI tool. */
export async function* exportTrainingRows(db: Database): AsyncGenerator<{ text: string; rows: number }> {
  for (let after = ''; ;) {
    const decided: DecidedRow[] = await db.read
      .selectFrom('submissions')
      .leftJoin('tools', 'tools.id', 'submissions.tool_id')
      .select([
        'submissions.id',
        'submissions.state',
        'submissions.reason_code',
        'submissions.name',
        'submissions.url',
        'submissions.tagline',
        'submissions.description',
        'submissions.categories',
        'submissions.findings',
        'tools.state as tool_state',
      ])
      .where('submissions.state', 'in', DECIDED)
      .where('submissions.id', '>', after)
      .orderBy('submissions.id')
      .limit(BATCH)
      .execute();
    const last = decided.at(-1);
    if (last === undefined) return;
    const rows = decided.map(trainingRow).filter((row) => row !== undefined);
    yield { text: rows.map((row) => `${JSON.stringify(row)}\n`).join(''), rows: rows.length };
    after = last.id;
  }
}

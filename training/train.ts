/**
 * Trains all that is learned from the corpus: npm run train [-- rows.jsonl …]. The rows, of `toolshelf screening export`, are
 * screening's; a file that is not there, or holds others, ends it before anything is written. With --check nothing is trained:
 * the corpus and the models are held to their tests.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

if (process.argv.includes('--check')) await import('./check-corpus.ts');
else await train();

async function train(): Promise<void> {
  // First, since all else reads it.
  await import('./train-vocabularies.ts');
  await import('./train-screening.ts');
  await import('./train-jobs.ts');
  await import('./train-lexicon.ts');
  // By itself, since this process may have read the lexicon as it was.
  execFileSync(process.execPath, [join(import.meta.dirname, 'train-thesaurus.ts')], { stdio: 'inherit' });
}

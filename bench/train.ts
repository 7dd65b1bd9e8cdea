/**
 * Trains all that is learned from the corpus: npm run train [-- rows.jsonl …]. The rows, of `toolshelf screening export`, are
 * screening's; a file that is not there, or holds others, ends it before anything is written.
 */
await import('./train-screening.ts');
await import('./train-jobs.ts');
await import('./train-lexicon.ts');

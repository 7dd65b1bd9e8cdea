/** Writes the stems of the thesaurus and of the fixed terms to src/catalog/search/analysis/thesaurus.json, so that no start finds them anew. */
import { writeFileSync } from 'node:fs';
import { thesaurusText } from './thesaurus.ts';

writeFileSync(new URL('../src/catalog/search/analysis/thesaurus.json', import.meta.url), thesaurusText());

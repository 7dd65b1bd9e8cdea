/** Writes the stems of the thesaurus and of the fixed terms to models/thesaurus.json, so that no start finds them anew. */
import { writeModelFile } from './model-files.ts';
import { thesaurusText } from './thesaurus.ts';

writeModelFile('models/thesaurus.json', thesaurusText());

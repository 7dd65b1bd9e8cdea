/** Gathers the vocabularies of the corpus in models/vocabularies.json. */
import { writeModelFile } from './model-files.ts';
import { vocabulariesText } from './vocabularies.ts';

writeModelFile('models/vocabularies.json', vocabulariesText());

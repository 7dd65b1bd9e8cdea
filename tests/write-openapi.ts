/** Writes openapi.json, the reviewed copy of the document that the server derives from its operations. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseUrl } from '#api/links.ts';
import { PROGRAM_NAME } from '#catalog/site/site.ts';
import { openapiDocument } from '#api/openapi.ts';
import { shareParts } from '#api/openapi-components.ts';

/** The origin that stands in the file, whatever a server is called. */
const ORIGIN = 'http://localhost:3000';

export const OPENAPI_FILE = join(import.meta.dirname, '..', 'openapi.json');

/** What the file should hold. */
export function openapiText(): string {
  return `${JSON.stringify(shareParts(openapiDocument(baseUrl({ publicUrl: ORIGIN }), PROGRAM_NAME)), null, 2)}\n`;
}

if (import.meta.main) writeFileSync(OPENAPI_FILE, openapiText());

/** Forms with files (RFC 7578), read whole by the platform's own parser. */
import type { IncomingHttpHeaders } from 'node:http';
import { CatalogError } from '#catalog/errors.ts';
import { MAX_FIELDS } from './forms.ts';

/** What a form sent: its texts, and its files by the name of their field. A file that was not chosen is left out. */
export interface SentForm {
  fields: URLSearchParams;
  files: ReadonlyMap<string, Uint8Array>;
}

export function isMultipart({ 'content-type': type = '' }: IncomingHttpHeaders): boolean {
  return /^\s*multipart\/form-data\s*;/i.test(type);
}

/** Throws `malformed_request` for what is no such form, or has more than 200 fields. */
export async function parseMultipart(headers: IncomingHttpHeaders, body: Buffer): Promise<SentForm> {
  if (headers['content-encoding'] !== undefined) throw new CatalogError('unsupported_media_type');
  const type = headers['content-type'] ?? '';
  let sent: [string, string | Blob][];
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    sent = [...form.entries()];
  } catch (error) {
    throw new CatalogError('malformed_request', { cause: error });
  }
  if (sent.length > MAX_FIELDS) throw new CatalogError('malformed_request');
  const fields = new URLSearchParams();
  const files = new Map<string, Uint8Array>();
  for (const [name, value] of sent) {
    if (typeof value === 'string') fields.append(name, value);
    else if (value.size > 0 && !files.has(name)) files.set(name, new Uint8Array(await value.arrayBuffer()));
  }
  return { fields, files };
}

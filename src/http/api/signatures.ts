/** Signatures of secret scanners (GitHub, secret scanning partner programme). */
import { verify, type KeyObject } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { CatalogError } from '#catalog/errors.ts';

const SIGNATURE_HEADER = 'github-public-key-signature';
const SIGNATURE_LENGTH = 200;

/** Checks ECDSA over SHA-256 of the raw body, in base64, with any of the keys. Throws `forbidden`. */
export function requireSignature({ headers }: FastifyRequest, body: Buffer, keys: readonly KeyObject[]): void {
  const given = headers[SIGNATURE_HEADER];
  const isText = typeof given === 'string' && given.length <= SIGNATURE_LENGTH;
  const signature = isText ? Buffer.from(given, 'base64') : Buffer.alloc(0);
  if (!keys.some((key) => verify('sha256', body, key, signature))) throw new CatalogError('forbidden');
}

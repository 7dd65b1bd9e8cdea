/** Strict readers of API request headers: token, Accept, Content-Type, Idempotency-Key. */
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { CatalogError } from '#catalog/errors.ts';
import type { UncachedOperation } from './operation.ts';

/** The bearer token; undefined without one or with another scheme, null if malformed. */
export function bearerToken(request: FastifyRequest): string | null | undefined {
  const { rawHeaders } = request.raw;
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'authorization') count += 1;
  const header = request.headers.authorization;
  if (count === 0 || header === undefined) return undefined;
  if (count > 1) return null;
  if (!/^Bearer(?: |$)/i.test(header)) return undefined;
  return /^Bearer +([\x21-\x7e]+)$/i.exec(header)?.[1] ?? null;
}

/** Media ranges that match JSON; the most exact one decides (RFC 9110, 12.5.1). */
const JSON_RANGES = ['application/json', 'application/*', '*/*', '*'];

/** Throws `not_acceptable` when Accept excludes JSON. */
export function requireJsonAccepted(request: FastifyRequest): void {
  const { accept } = request.headers;
  if (accept === undefined || accept.trim() === '') return;
  const ranges = new Map<string, boolean>();
  for (const part of accept.split(',')) {
    const [range = '', ...parameters] = part.trim().toLowerCase().split(';');
    ranges.set(range.trim(), !parameters.some((parameter) => /^\s*q=0(?:\.0*)?\s*$/.test(parameter)));
  }
  const deciding = JSON_RANGES.find((range) => ranges.has(range));
  if (deciding === undefined || ranges.get(deciding) !== true) throw new CatalogError('not_acceptable');
}

/** Requires `application/json` in UTF-8 without a content coding; throws `unsupported_media_type`. */
export function requireJsonBody(headers: IncomingHttpHeaders): void {
  const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';');
  const isUtf8 = parameters.every((parameter) => {
    const [name = '', value = ''] = parameter.split('=', 2).map((part) => part.trim());
    return name !== 'charset' || /^("?)utf-8\1$/.test(value);
  });
  if (type.trim() !== 'application/json' || !isUtf8 || headers['content-encoding'] !== undefined)
    throw new CatalogError('unsupported_media_type');
}

/** The Idempotency-Key of operations that take one, checked. Throws `validation_failed`. */
export function readIdempotencyKey(operation: UncachedOperation, request: FastifyRequest): string | undefined {
  if (!operation.parameters.some((parameter) => parameter.name === 'Idempotency-Key')) return undefined;
  const { rawHeaders } = request.raw;
  const keys: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() === 'idempotency-key') keys.push(rawHeaders[at + 1] ?? '');
  }
  return checkIdempotencyKey(keys.length > 1 ? '' : keys[0]);
}

/** A key of 1 to 255 visible ASCII characters, or undefined. Throws `validation_failed`. */
export function checkIdempotencyKey(key: string | undefined): string | undefined {
  if (key === undefined || /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new CatalogError('validation_failed', {
    fields: { 'Idempotency-Key': [{ rule: 'not_a_key', min: 1, max: 255 }] },
  });
}

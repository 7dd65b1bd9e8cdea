/** Where secret scanners say that they have found tokens of ours, in the form of GitHub's secret scanning partner programme. */
import { verify, type KeyObject } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { revokeLeaked, type FoundToken } from '#catalog/accounts/tokens/leaks.ts';
import { CatalogError, fieldError } from '#catalog/errors.ts';
import { parseJsonBody } from './api/json-body.ts';
import type { AppContext } from './app-context.ts';
import { clientAddress } from './client-address.ts';
import { registerJsonPost } from './json-posts.ts';
import { takeLimits } from './request-limits.ts';

const TOKEN_LEAKS_PATH = '/api/v1/token-leaks';
/** Largest message in bytes, and most findings in one. */
const BODY_BYTES = 262_144;
const MOST_FOUND = 500;
const URL_LENGTH = 500;

/** What our tokens are called in the answer. */
const TOKEN_TYPE = 'toolshelf_api_token';

/** Registers the address; without keys it is not there. */
export function registerTokenLeaks(fastify: FastifyInstance, context: AppContext): void {
  const { config } = context;
  const keys = config.tokenLeakKeys;
  if (keys.length === 0) return;
  registerJsonPost(fastify, context, {
    path: TOKEN_LEAKS_PATH,
    operation: 'reportTokenLeaks',
    bodyBytes: BODY_BYTES,
    admit: async (request, reply) => takeLimits(context, reply, [['write', clientAddress(request, config)]]),
    async answer(request, _reply, body) {
      requireSignature(request, body, keys);
      const found = readFindings(parseJsonBody(body));
      const known = await revokeLeaked(context.db, found);
      return found.map(({ token }, index) => ({
        token_raw: token,
        token_type: TOKEN_TYPE,
        label: known[index] === true ? 'true_positive' : 'false_positive',
      }));
    },
  });
}

/** ECDSA over SHA-256 of the bytes as sent, in base64 (GitHub, secret scanning partner programme). Throws `forbidden`. */
function requireSignature({ headers }: FastifyRequest, body: Buffer, keys: readonly KeyObject[]): void {
  const given = headers['github-public-key-signature'];
  const signature = typeof given === 'string' && given.length <= 200 ? Buffer.from(given, 'base64') : Buffer.alloc(0);
  if (!keys.some((key) => verify('sha256', body, key, signature))) throw new CatalogError('forbidden');
}

function readFindings(body: unknown): FoundToken[] {
  if (!Array.isArray(body)) throw fieldError('body', { rule: 'not_an_array' });
  if (body.length > MOST_FOUND) throw fieldError('body', { rule: 'too_many', max: MOST_FOUND });
  return body.map((each: unknown) => {
    const { token, url } = (typeof each === 'object' && each !== null ? each : {}) as {
      token?: unknown;
      url?: unknown;
    };
    if (typeof token !== 'string') throw fieldError('token', { rule: 'not_a_string' });
    return { token, url: readUrl(url) };
  });
}

/** The address as it may stand in a mail; it was told by a signed message, and is a stranger's all the same. */
function readUrl(url: unknown): string | null {
  if (typeof url !== 'string' || url.length > URL_LENGTH) return null;
  const read = URL.parse(url);
  return read !== null && /^https?:$/.test(read.protocol) && read.username === '' ? read.href : null;
}

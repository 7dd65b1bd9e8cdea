/** reportTokenLeaks: reports of secret scanners, in the format of GitHub's partner programme. */
import { revokeLeaked, type FoundToken } from '#catalog/accounts/tokens/leaks.ts';
import { LEAKABLE, type LeakableKind } from '#catalog/accounts/tokens/token-format.ts';
import { fieldError } from '#catalog/errors.ts';
import type { UncachedOperation, Parameter, Schema } from '#http/api/operation.ts';

/** Largest body in bytes, and most findings in it. */
const BODY_BYTES = 262_144;
const MOST_FOUND = 500;
const URL_LENGTH = 500;

/** The kinds of tokens in the answer. */
const TOKEN_TYPES: Record<LeakableKind, string> = {
  personal: 'api_token',
  access: 'oauth_access_token',
  refresh: 'oauth_refresh_token',
};

const LABELS = ['true_positive', 'false_positive'];

const signature: Parameter = {
  name: 'Github-Public-Key-Signature',
  in: 'header',
  sentence:
    'ECDSA (P-256) signature over the SHA-256 of the body as sent, DER in base64, by one of the operator’s keys.',
  schema: { type: 'string', maxLength: 200 },
  required: true,
  example: 'MEUCIQCnoEvM5Hsqkc7Hy8jxB+0a/hDREajnAQugALzm3qfc5AIgOiilowp9y91L2VMjJYLcqryi/69zNP/3C4P0exOpgQ8=',
};

const keyIdentifier: Parameter = {
  name: 'Github-Public-Key-Identifier',
  in: 'header',
  sentence: 'The scanner’s name for the key. It is not needed: all keys that the operator has set are tried.',
  schema: { type: 'string' },
};

const text: Schema = { type: 'string' };

export const FINDING_SCHEMAS = {
  Finding: {
    type: 'object',
    description: 'A string that looks like a token of this server, and where it was found.',
    properties: {
      token: { ...text, description: 'The string as found.' },
      type: { ...text, description: 'The scanner’s name for it; ignored.' },
      url: {
        type: ['string', 'null'],
        maxLength: URL_LENGTH,
        description: 'Where it was found, which its owner is told if it is an http address.',
      },
      source: { ...text, description: 'Where the scanner looked; ignored.' },
    },
    required: ['token'],
  },
  FindingVerdict: {
    type: 'object',
    description: 'Whether a string is a token that this server issued, live or not.',
    properties: {
      token_raw: { ...text, description: 'The string as found.' },
      token_type: { ...text, enum: Object.values(TOKEN_TYPES), description: 'The kind of token it looks like.' },
      label: { ...text, enum: LABELS, description: 'Whether it is one of ours.' },
    },
    required: ['token_raw', 'token_type', 'label'],
  },
} satisfies Record<string, Schema>;

const listOf = (name: keyof typeof FINDING_SCHEMAS): Schema => ({
  type: 'array',
  items: { $ref: `#/components/schemas/${name}` },
  maxItems: MOST_FOUND,
});

export const reportTokenLeaksOperation: UncachedOperation = {
  id: 'reportTokenLeaks',
  method: 'POST',
  path: '/token-leaks',
  who: 'scanner',
  limit: 'write',
  tag: 'Tokens',
  summary: 'Report leaked tokens',
  description:
    'For secret scanners, in the format of GitHub’s secret scanning partner programme. API tokens found in public are revoked ' +
    'at once; an OAuth token ends the access of its application. Owners are told by ' +
    `mail. Tokens match \`(${Object.values(LEAKABLE).join('|')})[0-9A-Za-z]{38}\`; the last six characters are their checksum ` +
    '(CRC-32 in base 62). Only on servers whose operator has set the keys of scanners (`TOKEN_LEAK_KEYS`).',
  parameters: [signature, keyIdentifier],
  body: { schema: listOf('Finding'), sentence: 'What was found, at most 500 at a time.', bytes: BODY_BYTES },
  errors: ['validation_failed', 'forbidden', 'not_found', 'payload_too_large', 'unsupported_media_type'],
  answer: { status: 200, sentence: 'A verdict on each, in the order of the report.', schema: listOf('FindingVerdict') },
  async act({ context, body }) {
    const found = readFindings(body);
    const verdicts = await revokeLeaked(context.db, found);
    const answer = verdicts.map(({ kind, isKnown }, index) => ({
      token_raw: found[index]?.token,
      token_type: TOKEN_TYPES[kind],
      label: LABELS[isKnown ? 0 : 1],
    }));
    return { status: 200, body: JSON.stringify(answer) };
  },
};

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

/** The URL for a mail; although the message is signed, it is untrusted. */
function readUrl(url: unknown): string | null {
  if (typeof url !== 'string' || url.length > URL_LENGTH) return null;
  const read = URL.parse(url);
  return read !== null && /^https?:$/.test(read.protocol) && read.username === '' ? read.href : null;
}

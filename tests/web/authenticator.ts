/** An authenticator in software (WebAuthn Level 3): makes a key pair, signs challenges, and lies when it is told to. */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** What differs from what an honest browser and device would say. */
export interface Lies {
  origin?: string;
  host?: string;
  challenge?: string;
  type?: string;
  counter?: number;
  /** Of the authenticator data: 1 is presence, 4 verification of the person. */
  flags?: number;
  id?: string;
}

export interface Authenticator {
  readonly id: string;
  /** The answer to `navigator.credentials.create()` as the form sends it. */
  create(options: { challenge: string }, lies?: Lies): string;
  /** The answer to `navigator.credentials.get()`. */
  get(options: { challenge: string }, lies?: Lies): string;
}

const PRESENT = 0x01;
const ATTESTED = 0x40;

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();

/** CBOR (RFC 8949) of the few kinds that occur here. */
function cbor(value: number | string | Uint8Array | ReadonlyMap<number | string, unknown>): Buffer {
  const head = (major: number, count: number): Buffer => {
    if (count < 24) return Buffer.from([(major << 5) | count]);
    return count < 256
      ? Buffer.from([(major << 5) | 24, count])
      : Buffer.from([(major << 5) | 25, count >> 8, count & 0xff]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, each]) => [cbor(key), cbor(each as Parameters<typeof cbor>[0])]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

/** An ES256 key in COSE form (RFC 9053, 7.1.1). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cbor(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

/** A new device, whose browser shows `origin`. */
export function makeAuthenticator(origin: string): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rawId = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string, lies: Lies): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const authenticatorData = (flags: number, lies: Lies, rest: Buffer = Buffer.alloc(0)): Buffer => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lies.counter ?? counter);
    const host = lies.host ?? new URL(origin).hostname;
    return Buffer.concat([sha256(host), Buffer.from([lies.flags ?? flags]), count, rest]);
  };
  const answer = (response: Record<string, unknown>, lies: Lies): string =>
    JSON.stringify({
      id: lies.id ?? base64url(rawId),
      rawId: lies.id ?? base64url(rawId),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    });

  return {
    id: base64url(rawId),
    create({ challenge }, lies = {}) {
      const length = Buffer.from([0, rawId.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, rawId, coseKey(publicKey)]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(PRESENT | ATTESTED, lies, credential)],
      ]);
      return answer(
        {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, lies)),
          attestationObject: base64url(cbor(attestation)),
          transports: ['internal'],
        },
        lies,
      );
    },
    get({ challenge }, lies = {}) {
      const client = clientData('webauthn.get', challenge, lies);
      const data = authenticatorData(PRESENT, lies);
      return answer(
        {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        },
        lies,
      );
    },
  };
}

/** A store of objects that speaks S3: requests signed by AWS Signature Version 4, to a server that the settings name. */
import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import type { ObjectStore } from '#database/object-box.ts';
import type { Clock } from '#time/clock.ts';
import { openCircuit } from './circuit.ts';
import { requestNamedServer } from './named-servers.ts';
import { refusalSentence } from './refusals.ts';

export interface ObjectStoreSettings {
  /** Scheme, host and port of the server. */
  endpoint: string;
  region: string;
  bucket: string;
  /** The prefix of objects' names; empty, or with a slash at its end. */
  prefix: string;
  accessKey: string;
  secretKey: string;
}

const PATIENCE_MS = 5_000;
/** A picture has some hundred kilobytes. */
const LONGEST_ANSWER = 8 * 1_048_576;
const MOST_AT_ONCE = 64;

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** After three failures in a row the store is left alone for a minute; until then each call fails at once. */
export function openObjectStore(
  clock: Pick<Clock, 'monotonic'>,
  { endpoint, region, bucket, prefix, accessKey: accessKeyId, secretKey: secretAccessKey }: ObjectStoreSettings,
): ObjectStore {
  const circuit = openCircuit(clock, MOST_AT_ONCE);
  // The bucket stands in the path, which every server understands.
  const base = `${endpoint}/${bucket}/${prefix}`;

  async function send(method: 'GET' | 'PUT' | 'DELETE', name: string, bytes?: Uint8Array) {
    const signer = new AwsV4Signer({
      method,
      url: base + name,
      headers: {
        'x-amz-content-sha256': hashOf(bytes ?? new Uint8Array()),
        ...(bytes && { 'content-type': 'image/webp' }),
      },
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
    });
    const { headers, url } = await signer.sign();
    return requestNamedServer(
      url,
      {
        ...(method !== 'GET' && { method }),
        headers: Object.fromEntries(headers),
        ...(bytes && { body: bytes }),
        totalMs: PATIENCE_MS,
      },
      { bytes: LONGEST_ANSWER, overflow: 'refuse' },
    );
  }

  /** Throws unless the answer has a status of success, or one that is `also` fine. */
  async function ask(method: 'GET' | 'PUT' | 'DELETE', name: string, bytes?: Uint8Array, also = 0): Promise<Buffer> {
    if (!circuit.begin()) throw new Error('the store did not answer before, and is left alone for a minute');
    let isFine: boolean | undefined = false;
    try {
      const answer = await send(method, name, bytes);
      if (answer.refusal !== null) throw new Error(`the store cannot be asked: ${refusalSentence(answer.refusal)}`);
      const { status, body } = answer;
      isFine = status < 500;
      if (status === also || (status >= 200 && status <= 299)) return body;
      throw new Error(`the store answers ${method} with ${status}${reasonIn(body)}`);
    } finally {
      circuit.end(isFine);
    }
  }

  return {
    place: `s3://${bucket}/${prefix}`,
    put: async (name, bytes) => void (await ask('PUT', name, bytes)),
    get: (name) => ask('GET', name),
    remove: async (name) => void (await ask('DELETE', name, undefined, 404)),
  };
}

/** The code in an error of S3, such as `NoSuchBucket`. */
function reasonIn(body: Buffer): string {
  const code = /<Code>(\w{1,60})<\/Code>/.exec(body.toString('utf8', 0, 2_000))?.[1];
  return code === undefined ? '' : ` (${code})`;
}

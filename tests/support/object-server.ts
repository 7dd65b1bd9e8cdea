/**
 * A server that speaks S3, on a port of this machine: `s3rver` over a folder of its own, behind a check of signatures, which it
 * leaves out.
 */
import { createHash, createHmac } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { temporaryFolder } from './temporary-folder.ts';

export interface ObjectServer {
  settings: Record<string, string>;
  /** Whether it answers; otherwise connections end without an answer. */
  isUp: boolean;
  /** Changes what it gives, for a server that damages files. */
  damages: boolean;
  /** Requests so far, as `PUT /bucket/name`. */
  asked: string[];
  close(): Promise<void>;
}

const BUCKET = 'catalog';
const KEY = 'S3RVER';

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Whether a request is signed with KEY by Signature Version 4, as AWS describes it. */
function isSigned({ method = '', url = '', headers }: IncomingMessage): boolean {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/((\d{8})\/([\w-]+)\/s3\/aws4_request), SignedHeaders=([\w;-]+), Signature=(\w+)$/;
  const [, key = '', scope = '', day = '', region = '', names = '', given = ''] =
    form.exec(headers.authorization ?? '') ?? [];
  const { pathname, search } = new URL(url, 'http://store');
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const asked = [method, pathname, search.slice(1), lines.join(''), names, headers['x-amz-content-sha256']].join('\n');
  const hashed = createHash('sha256').update(asked).digest('hex');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hashed].join('\n');
  const signing = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${KEY}`);
  return key === KEY && names.includes('host') && hmac(signing, text).toString('hex') === given;
}

/** Its only bucket is `catalog`; keys are those of `settings`. */
export async function openObjectServer(prefix = 'pictures'): Promise<ObjectServer> {
  const folder = await mkdtemp(join(temporaryFolder(), 'toolshelf-objects-'));
  const s3 = new S3rver({ directory: folder, silent: true, configureBuckets: [{ name: BUCKET }] });
  await s3.configureBuckets();
  // Its own answers before the file is written: who then reads gets a part of it.
  s3.store.putObject = async ({ bucket, key, content, metadata }) => {
    const bytes = await buffer(content);
    const path = s3.store.getResourcePath(bucket, key, 'object');
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
    const md5 = createHash('md5').update(bytes).digest('hex');
    await s3.store.putMetadata(bucket, key, metadata, md5);
    return { size: bytes.length, md5 };
  };
  const handle = s3.callback();
  // It removes the folder of what it deleted last, even while another file is written there or goes.
  let written = Promise.resolve();
  const inTurn: typeof handle = (request, response) => {
    written = written.then(
      () =>
        new Promise((resolve) => {
          response.once('close', resolve);
          handle(request, response);
        }),
    );
  };
  const server = createServer((request, response) => {
    state.asked.push(`${request.method} ${request.url}`);
    if (!state.isUp) request.socket.destroy();
    else if (!isSigned(request)) response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    else if (state.damages && request.method === 'GET') response.end('damaged');
    else if (request.method === 'GET' || request.method === 'HEAD') handle(request, response);
    else inTurn(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const state: ObjectServer = {
    settings: {
      PICTURES_URL: `s3://${BUCKET}/${prefix}?endpoint=http://127.0.0.1:${port}`,
      PICTURES_ACCESS_KEY: KEY,
      PICTURES_SECRET_KEY: KEY,
    },
    isUp: true,
    damages: false,
    asked: [],
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
  return state;
}

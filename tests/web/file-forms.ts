/** Forms with files, as browsers send them. */
import { request } from 'node:http';
import type { Reply, World } from '../support/world.ts';
import type { Browser } from './browser.ts';

type Fields = Readonly<Record<string, string | readonly string[]>>;
type Files = Readonly<Record<string, Uint8Array>>;

async function packForm(browser: Browser, fields: Fields, files: Files) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const item of typeof value === 'string' ? [value] : value) form.append(name, item);
  for (const [name, file] of Object.entries(files)) form.append(name, new Blob([new Uint8Array(file)]), 'picture.png');
  const packed = new Response(form);
  return {
    body: new Uint8Array(await packed.arrayBuffer()),
    headers: {
      'content-type': packed.headers.get('content-type') ?? '',
      'sec-fetch-site': 'same-origin',
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  };
}

/** Sends a form with files. */
export async function sendFiles(
  { visitor }: Pick<World, 'visitor'>,
  browser: Browser,
  path: string,
  fields: Fields,
  files: Files,
): Promise<Reply> {
  const { body, headers } = await packForm(browser, fields, files);
  return visitor.request('POST', path, body, headers);
}

export interface Sending {
  /** Ends the connection in the middle of whatever the server does. */
  leave(): void;
  /** Settled once this side of the connection has ended. */
  ended: Promise<unknown>;
  /** The port that the server sees. */
  port(): number | undefined;
}

/** Sends a form over a connection of its own, of which only so much of the body leaves; nobody waits for the answer. */
export async function startSending(
  { port }: Pick<World, 'port'>,
  browser: Browser,
  path: string,
  fields: Fields,
  files: Files,
  share = 1,
): Promise<Sending> {
  const { body, headers } = await packForm(browser, fields, files);
  return startRequest(port, path, headers, body, share);
}

/** The same for any body. */
export function startRequest(
  port: number,
  path: string,
  headers: Record<string, string>,
  body: Uint8Array | string,
  share = 1,
): Sending {
  const bytes = Buffer.from(body as Uint8Array);
  const sent = request({
    host: '127.0.0.1',
    port,
    path,
    method: 'POST',
    agent: false,
    headers: { ...headers, 'content-length': bytes.length },
  });
  const ended = new Promise((resolve) => {
    sent.on('error', resolve).on('close', resolve);
  });
  sent.on('response', (answer) => answer.resume());
  if (share === 1) sent.end(bytes);
  else sent.write(bytes.subarray(0, Math.floor(bytes.length * share)));
  let local: number | undefined;
  sent.on('socket', (socket) => socket.once('connect', () => (local = socket.localPort)));
  return { leave: () => void sent.destroy(), ended, port: () => local };
}

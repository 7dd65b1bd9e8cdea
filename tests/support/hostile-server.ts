/** A server on this machine that answers as a hostile one would: endlessly, packed, slowly, or by leading elsewhere. */
import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

export type Hostility = (response: ServerResponse) => void;

export const json =
  (body: unknown, status = 200): Hostility =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const MEGABYTE = 1024 * 1024;

/** JSON that goes on for as long as somebody reads; `sent` says how many bytes were asked for. */
export function endless(sent: { bytes: number } = { bytes: 0 }): Hostility {
  const piece = Buffer.alloc(64 * 1024, '{},');
  return (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('[');
    const go = (): void => {
      // A reader without a bound would fill the memory of the test.
      while (!response.destroyed && sent.bytes < 256 * MEGABYTE) {
        sent.bytes += piece.length;
        if (!response.write(piece)) return void response.once('drain', go);
      }
      response.destroy();
    };
    go();
  };
}

/** Few bytes that unpack to `megabytes` of JSON. */
export function packed(megabytes = 16): Hostility {
  const body = gzipSync(Buffer.alloc(megabytes * MEGABYTE, ' '));
  return (response) =>
    void response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(body);
}

/** Begins and never ends. */
export const unending: Hostility = (response) => void response.writeHead(200).write('{"data":');

export const leadsTo =
  (location: string): Hostility =>
  (response) =>
    void response.writeHead(302, { location }).end();

export interface HostileServer {
  url: string;
  /** Targets that were asked for, in order. */
  asked: string[];
  close(): Promise<void>;
}

export async function openHostileServer(answer: RequestListener): Promise<HostileServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.on('error', () => undefined);
    // Whatever is asked is read to its end.
    request.resume();
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

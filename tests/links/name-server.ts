/** A name server on this machine (RFC 1035) that knows TXT records alone; every other question is about a name that is not there. */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';

export interface NameServer {
  /** As `Resolver.setServers` takes it. */
  address: string;
  /** Texts of the records of a name; without any the name is not there. */
  records: Map<string, readonly string[]>;
  /** Names that were asked for, in order. */
  asked: string[];
  /** While true it says that it has failed (SERVFAIL). */
  isBroken: boolean;
  /** Names of which alone it says so. */
  failing: Set<string>;
  close(): void;
}

const TXT = 16;
const FAILED = 2;
const NO_SUCH_NAME = 3;

/** The labels of a name, each behind its length; ends at 0. */
function readName(message: Buffer, at: number): { name: string; end: number } {
  const labels: string[] = [];
  let end = at;
  while ((message[end] ?? 0) !== 0) {
    const length = message[end] ?? 0;
    labels.push(message.subarray(end + 1, end + 1 + length).toString('latin1'));
    end += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: end + 1 };
}

/** A record whose name is that of the question; long texts are parted as such records part them. */
function record(text: string): Buffer {
  const parts = (text.match(/.{1,200}/gs) ?? ['']).map((part) =>
    Buffer.concat([Buffer.from([Buffer.byteLength(part)]), Buffer.from(part)]),
  );
  const data = Buffer.concat(parts);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc0_0c, 0);
  head.writeUInt16BE(TXT, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(0, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

export async function openNameServer(): Promise<NameServer> {
  const socket = createSocket('udp4');
  const server: NameServer = {
    address: '',
    records: new Map(),
    asked: [],
    isBroken: false,
    failing: new Set(),
    close: () => void socket.close(),
  };
  socket.on('message', (message, { port, address }) => {
    const { name, end } = readName(message, 12);
    server.asked.push(name);
    const found = message.readUInt16BE(end) === TXT ? (server.records.get(name) ?? []) : [];
    const header = Buffer.from(message.subarray(0, 12));
    const code = server.isBroken || server.failing.has(name) ? FAILED : found.length === 0 ? NO_SUCH_NAME : 0;
    header.writeUInt16BE(0x81_80 | code, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(code === 0 ? found.length : 0, 6);
    header.writeUInt32BE(0, 8);
    const answers = code === 0 ? found.map(record) : [];
    socket.send(Buffer.concat([header, message.subarray(12, end + 4), ...answers]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  server.address = `127.0.0.1:${socket.address().port}`;
  return server;
}

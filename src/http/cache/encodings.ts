/** The encodings that bodies are sent in, and which of them a client takes. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'identity' | 'gzip' | 'br';

/** Bodies under this size are not worth compressing: one packet either way. */
const COMPRESS_FROM = 1_024;

// Sync and low levels on purpose: one 8 KB page takes about 50 µs, an asynchronous call takes twice that.
export function compress(body: Buffer, encoding: Encoding): Buffer {
  return encoding === 'gzip'
    ? gzipSync(body, { level: 6 })
    : brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}

/** The encoding to answer in, by Accept-Encoding: br, then gzip, when the client names them without q=0. */
export function chooseEncoding(header: string | undefined, size: number): Encoding {
  if (header === undefined || size < COMPRESS_FROM) return 'identity';
  const accepted = acceptedEncodings(header);
  return accepted.br ? 'br' : accepted.gzip ? 'gzip' : 'identity';
}

interface Accepted {
  br: boolean;
  gzip: boolean;
}

/** Clients send one of a few headers, byte for byte; each is read once. */
const known = new Map<string, Accepted>();
const MOST_KNOWN = 100;

function acceptedEncodings(header: string): Accepted {
  let accepted = known.get(header);
  if (accepted === undefined) {
    accepted = { br: isAccepted(header, 'br'), gzip: isAccepted(header, 'gzip') };
    if (known.size < MOST_KNOWN && header.length <= 100) known.set(header, accepted);
  }
  return accepted;
}

function isAccepted(header: string, encoding: string): boolean {
  const named = header.split(',').find((part) => part.trim().toLowerCase().split(/[;\s]/)[0] === encoding);
  return named !== undefined && !/;\s*q=0(?:\.0{0,3})?\s*$/i.test(named);
}

/** The encodings that bodies are sent in, and which of them a client takes. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'identity' | 'gzip' | 'br';

/** Bodies under this size are not worth compressing: one packet either way. */
const COMPRESS_FROM = 1_024;

/** Bodies of this size are the documentation of the API and its description, which seldom change: a twelfth less for 1.5 ms once. */
const LARGE = 131_072;

// Sync and low levels on purpose: one 8 KB page takes about 50 µs, an asynchronous call takes twice that.
export function compress(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(body, { level: 6 });
  const quality = body.length < LARGE ? 4 : 5;
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/** What a body can be sent in, the smallest first: it decides between encodings of equal weight. */
const PREFERRED: readonly Encoding[] = ['br', 'gzip', 'identity'];

/**
 * The encoding to answer in (RFC 9110, 12.5.3): of those `offered`, the one that Accept-Encoding gives the greatest
 * weight, of equal ones the smaller bytes. A body too short to gain anything is compressed only where it may not go out
 * as it is.
 */
export function chooseEncoding(
  header: string | undefined,
  size: number,
  offered: readonly Encoding[] = PREFERRED,
): Encoding {
  if (header === undefined) return 'identity';
  const weights = weightsOf(header);
  if (size < COMPRESS_FROM && weights.identity > 0) return 'identity';
  let best: Encoding = 'identity';
  let greatest = 0;
  for (const encoding of PREFERRED) {
    if (weights[encoding] <= greatest || !offered.includes(encoding)) continue;
    best = encoding;
    greatest = weights[encoding];
  }
  return best;
}

type Weights = Readonly<Record<Encoding, number>>;

/** Clients send one of a few headers, byte for byte; each is read once. */
const known = new Map<string, Weights>();
const MOST_KNOWN = 100;

function weightsOf(header: string): Weights {
  let weights = known.get(header);
  if (weights === undefined) {
    weights = readWeights(header);
    if (known.size < MOST_KNOWN && header.length <= 100) known.set(header, weights);
  }
  return weights;
}

/** Less than any weight that can be written: what no client asked for and none refused. */
const UNNAMED = 0.0001;
const ALIASES: Readonly<Record<string, string>> = { 'x-gzip': 'gzip' };

function readWeights(header: string): Weights {
  const given = new Map<string, number>();
  for (const part of header.split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const name = ALIASES[coding] ?? coding;
    if (!given.has(name)) given.set(name, weightOf(parameters));
  }
  const others = given.get('*');
  return {
    br: given.get('br') ?? others ?? 0,
    gzip: given.get('gzip') ?? others ?? 0,
    identity: given.get('identity') ?? (others === 0 ? 0 : UNNAMED),
  };
}

/** 1 where no weight is given; 0 for one that is none. */
function weightOf(parameters: readonly string[]): number {
  const weight = parameters.find((parameter) => /^q\s*=/.test(parameter));
  if (weight === undefined) return 1;
  return /^q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight.slice(2)) : 0;
}

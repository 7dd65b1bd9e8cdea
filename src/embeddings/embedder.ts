/** A client of OpenAI-compatible embeddings: texts in, vectors of length 1 out. */
import { listIn, memberOf, readJson } from '#outgoing/json-values.ts';
import { NOT_UNDERSTOOD, openModelServer, type ModelServer } from '#outgoing/model-servers.ts';

export interface EmbedderSettings extends ModelServer {
  model: string;
}

/** `final`: a retry with the same texts cannot help. */
export type Embedded =
  | { vectors: readonly Float32Array[]; failure: null }
  | { vectors: null; failure: string; final: boolean };

export interface Embedder {
  readonly model: string;
  /** A vector of length 1 for each text, all of the same dimensions. Never throws. */
  embed(texts: readonly string[], totalMs: number, signal?: AbortSignal): Promise<Embedded>;
}

export const MOST_DIMENSIONS = 4_096;
/** Of an answer for each number, and for all that is around the numbers of one text. */
const NUMBER_BYTES = 26;
const REST_BYTES = 1_024;

/** Throws for a URL that is not http or https. */
export function openEmbedder({ model, ...server }: EmbedderSettings): Embedder {
  const post = openModelServer(server, 'embeddings');
  return {
    model,
    async embed(texts, totalMs, signal) {
      const bytes = texts.length * (MOST_DIMENSIONS * NUMBER_BYTES + REST_BYTES);
      const answer = await post({ model, input: texts, encoding_format: 'float' }, { totalMs, bytes, signal });
      if (answer.failure !== null) return { vectors: null, failure: answer.failure, final: answer.final };
      const vectors = readVectors(answer.body, texts.length);
      return vectors === undefined
        ? { vectors: null, failure: NOT_UNDERSTOOD, final: false }
        : { vectors, failure: null };
    },
  };
}

/** Undefined unless there is one usable vector for each text. */
function readVectors(body: Buffer, count: number): Float32Array[] | undefined {
  const rows = listIn(memberOf(readJson(body), 'data'));
  if (rows.length !== count) return undefined;
  const vectors = Array.from<Float32Array | undefined>({ length: count });
  for (const [at, row] of rows.entries()) {
    const index = memberOf(row, 'index') ?? at;
    if (typeof index !== 'number' || !(index in vectors) || vectors[index] !== undefined) return undefined;
    vectors[index] = unitVector(listIn(memberOf(row, 'embedding')));
  }
  const [first] = vectors;
  const whole = vectors.filter((vector) => vector !== undefined);
  return whole.length === count && whole.every(({ length }) => length === first?.length) ? whole : undefined;
}

/** Undefined unless it is a list of finite numbers and not the zero vector. */
function unitVector(values: readonly unknown[]): Float32Array | undefined {
  if (values.length === 0 || values.length > MOST_DIMENSIONS) return undefined;
  if (!values.every((value) => typeof value === 'number' && Number.isFinite(value))) return undefined;
  const numbers = values as readonly number[];
  const longest = numbers.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  if (longest === 0) return undefined;
  // By its longest part first: squares of large numbers are infinite.
  const length = longest * Math.sqrt(numbers.reduce((sum, value) => sum + (value / longest) ** 2, 0));
  return Number.isFinite(length) ? Float32Array.from(numbers, (value) => value / length) : undefined;
}

/** The bitsets of one segment, allocated as they are needed, taken again and again, and freed with the segment. */
import { type Bitset, blocksFor, wordsFor } from './bitset.ts';
import { allocate, free, int32At } from './wasm-memory.ts';

export interface BitsetPool {
  /** An empty bitset for documents of the segment. */
  take(): Bitset;
  /** Gives an empty bitset back, to be taken again. */
  give(set: Bitset): void;
  /** Frees all memory; no bitset may be used any more. */
  release(): void;
}

/** Small bitsets are allocated so many bytes at a time. */
const CHUNK_BYTES = 1 << 14;

type Chunk = readonly [address: number, bytes: number];

const freeAll = (chunks: Chunk[]): void => {
  for (const chunk of chunks.splice(0)) free(...chunk);
};

/** For an index that is given up as a whole, with no one to release its pools. */
const abandoned = new FinalizationRegistry(freeAll);

/** A pool of bitsets for so many documents. */
export function createBitsetPool(documents: number): BitsetPool {
  const words = wordsFor(documents);
  const blocks = blocksFor(documents);
  const bytes = Math.ceil((words + blocks) / 4) * 16;
  const count = Math.max(1, Math.floor(CHUNK_BYTES / bytes));
  const chunks: Chunk[] = [];
  const spare: Bitset[] = [];
  const addChunk = (): void => {
    const first = allocate(bytes * count);
    chunks.push([first, bytes * count]);
    for (let number = count - 1; number >= 0; number -= 1) {
      const address = first + number * bytes;
      spare.push({ address, words: int32At(address, words), blocks: int32At(address + words * 4, blocks) });
    }
  };
  const pool: BitsetPool = {
    take() {
      if (spare.length === 0) addChunk();
      return spare.pop()!;
    },
    give: (set) => void spare.push(set),
    release: () => freeAll(chunks),
  };
  abandoned.register(pool, chunks);
  return pool;
}

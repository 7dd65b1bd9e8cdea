// The sets of documents of one segment, taken from memory as they are needed and given back with the segment.
import { blocksFor, type HitSet, wordsFor } from './bitset.ts';
import { giveMemory, numbersAt, takeMemory } from './wasm-memory.ts';

export interface HitRoom {
  /** An empty set for documents of the segment. */
  take(): HitSet;
  /** Gives an empty set back, to be taken again. */
  give(set: HitSet): void;
  /** Gives all memory back; no set may be used any more. */
  release(): void;
}

/** Small sets are taken from memory so many bytes at a time. */
const CHUNK_BYTES = 1 << 14;

type Chunk = readonly [at: number, bytes: number];

const giveAll = (chunks: Chunk[]): void => {
  for (const chunk of chunks.splice(0)) giveMemory(...chunk);
};

/** For an index that is given up as a whole, with no one to release its rooms. */
const forgotten = new FinalizationRegistry(giveAll);

/** Room for sets of so many documents. */
export function createHitRoom(documents: number): HitRoom {
  const words = wordsFor(documents);
  const blocks = blocksFor(documents);
  const bytes = Math.ceil((words + blocks) / 4) * 16;
  const count = Math.max(1, Math.floor(CHUNK_BYTES / bytes));
  const chunks: Chunk[] = [];
  const spare: HitSet[] = [];
  const addChunk = (): void => {
    const first = takeMemory(bytes * count);
    chunks.push([first, bytes * count]);
    for (let number = count - 1; number >= 0; number -= 1) {
      const at = first + number * bytes;
      spare.push({ at, words: numbersAt(at, words), blocks: numbersAt(at + words * 4, blocks) });
    }
  };
  const room: HitRoom = {
    take() {
      if (spare.length === 0) addChunk();
      return spare.pop()!;
    },
    give: (set) => void spare.push(set),
    release: () => giveAll(chunks),
  };
  forgotten.register(room, chunks);
  return room;
}

/** A set of seen keys, at 16 to 32 bytes a key of any length. */
import { EMPTY_HASH, mixHash } from '#catalog/fnv.ts';

const START = 1 << 12;

/** 53 bits of two FNV-1a sums: a million keys have a collision in one of 18,000 runs. */
function fingerprint(key: string): number {
  let low = EMPTY_HASH;
  let high = 0x9e3779b9;
  for (let at = 0; at < key.length; at += 1) {
    const code = key.charCodeAt(at);
    low = mixHash(low, code);
    high = mixHash(high, code ^ (low >>> 15));
  }
  const sum = (high >>> 11) * 0x1_0000_0000 + (low >>> 0);
  return sum === 0 ? 1 : sum;
}

export interface SeenKeys {
  has(key: string): boolean;
  add(key: string): void;
}

/** Open addressing in an array of doubles; 0 marks a free slot. */
export function createSeenKeys(): SeenKeys {
  let places = new Float64Array(START);
  let count = 0;

  function placeOf(sum: number, table: Float64Array): number {
    const mask = table.length - 1;
    let place = (sum % 0x7fff_ffff) & mask;
    while (table[place] !== 0 && table[place] !== sum) place = (place + 1) & mask;
    return place;
  }

  function grow(): void {
    const wider = new Float64Array(places.length * 2);
    for (const sum of places) if (sum !== 0) wider[placeOf(sum, wider)] = sum;
    places = wider;
  }

  return {
    has: (key) => places[placeOf(fingerprint(key), places)] !== 0,
    add(key) {
      const sum = fingerprint(key);
      const place = placeOf(sum, places);
      if (places[place] !== 0) return;
      places[place] = sum;
      count += 1;
      if (count * 2 > places.length) grow();
    },
  };
}

/** A segment of the response cache: who leaves first, and what is counted. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CacheEntry } from '#http/send/cached-response.ts';
import {
  clearSegment,
  createSegment,
  evict,
  evictOldest,
  moveEntry,
  type Entry,
  type Segment,
} from '#http/send/cache-segment.ts';

const entryOf = (key: string): Entry => new CacheEntry(key, { status: 200, headers: {}, body: key });

/** A segment of so many entries with their numbers for keys. */
function filled(count: number): { segment: Segment; entries: Entry[] } {
  const segment = createSegment();
  const entries = Array.from({ length: count }, (_, at) => entryOf(`${at}`));
  for (const entry of entries) moveEntry(entry, segment);
  return { segment, entries };
}

test('the oldest leaves first', () => {
  const { segment } = filled(3);
  evictOldest(segment);
  assert.deepEqual([...segment.entries.keys()], ['1', '2']);
});

test('one that was used stays once more, behind all others', () => {
  const { segment, entries } = filled(3);
  entries[0]!.used = true;
  evictOldest(segment);
  assert.deepEqual([...segment.entries.keys()], ['2', '0']);
  evictOldest(segment);
  evictOldest(segment);
  assert.equal(segment.entries.size, 0);
});

test('where all are in use, sixteen are spared and the next one leaves', () => {
  const { segment, entries } = filled(20);
  for (const entry of entries) entry.used = true;
  evictOldest(segment);
  assert.equal(segment.entries.size, 19);
  assert.equal(segment.entries.has('16'), false);
});

test('an entry that moves is counted where it is, as one that was not used yet', () => {
  const { segment, entries } = filled(2);
  const [first, second] = entries as [Entry, Entry];
  const other = createSegment();
  first.used = true;
  moveEntry(first, other);
  assert.deepEqual([segment.bytes, other.bytes, first.used], [second.bytes, first.bytes, false]);
  assert.deepEqual([[...segment.entries.keys()], [...other.entries.keys()]], [['1'], ['0']]);
});

for (const [name, act] of [
  ['is evicted', (_segment, entry) => evict(entry)],
  ['gives way', (segment) => evictOldest(segment)],
  ['is cleared away', (segment) => clearSegment(segment)],
] as [string, (segment: Segment, entry: Entry) => void][])
  test(`what hangs on an entry goes when the entry ${name}, and nothing is hung on it afterwards`, () => {
    const { segment, entries } = filled(1);
    let drops = 0;
    assert.equal(
      entries[0]!.attach(10, () => (drops += 1)),
      true,
    );
    act(segment, entries[0]!);
    assert.deepEqual([drops, segment.bytes, segment.entries.size], [1, 0, 0]);
    assert.equal(
      entries[0]!.attach(10, () => undefined),
      false,
    );
  });

test('an entry that is in no segment is evicted without harm', () => {
  const { segment, entries } = filled(1);
  evict(entries[0]!);
  evict(entries[0]!);
  assert.equal(segment.bytes, 0);
});

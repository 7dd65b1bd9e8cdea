/** One property of many cases is one test, whose failure names the cases that lack it. */
import assert from 'node:assert/strict';

/** Longest text of one failure: the first words of a page are enough to know it by. */
const MOST_CHARACTERS = 600;

/**
 * Runs `check` on every case, whatever the ones before have said, `atOnce` of them at a time. Fails where there is no case and
 * where any check has thrown; the message lists each of those by its name with what was wrong.
 */
export async function assertEach<T>(
  cases: Iterable<T>,
  nameOf: (one: T) => string,
  check: (one: T) => unknown,
  atOnce = 1,
): Promise<void> {
  const failures: string[] = [];
  const all = [...cases];
  const left = all.values();
  const work = async (): Promise<void> => {
    for (const one of left) {
      try {
        await check(one);
      } catch (error) {
        const { message } = error as Error;
        failures.push(`${nameOf(one)}: ${message.slice(0, MOST_CHARACTERS).replaceAll('\n', '\n    ')}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  assert.ok(all.length > 0, 'there is no case');
  assert.ok(failures.length === 0, `${failures.length} of ${all.length} fail:\n${failures.join('\n')}`);
}

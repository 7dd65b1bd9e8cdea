/** Group commit: writers that wait share one transaction, in which each has a savepoint, and are answered when it is synced. */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** No more writers join a transaction that is open for so long, in milliseconds: the first one waits for all of them. */
const JOIN_MS = 25;
/** A turn of the event loop that takes longer, in milliseconds, did something for others: one of them may be about to write. */
const BUSY_TURN_MS = 1;

export interface Group<Handle> {
  /**
   * Runs `act` with whoever else waits; resolves with what it gave, or rejects with what it threw, once that is committed.
   * One that throws takes back its own changes alone. When the transaction itself fails, all who are in it do.
   */
  run<T>(act: (handle: Handle) => Promise<T>): Promise<T>;
  /** When the one that is to begin the next transaction was asked for, as performance.now() tells it. */
  readonly asked: number;
}

export interface GroupOptions<Handle> {
  /** One transaction, committed when `act` resolves and rolled back when it rejects. */
  transact(act: (handle: Handle) => Promise<void>): Promise<void>;
  /** Carries out a statement about savepoints. */
  execute(statement: string): void;
  /** Whether the transaction is still open: an engine may end it by itself. */
  isOpen(): boolean;
  /** Milliseconds of a clock that never goes back. */
  clock?: () => number;
}

interface Writer<Handle> {
  asked: number;
  /** Gives what is to be told when the transaction is committed. */
  act(handle: Handle): Promise<unknown>;
  settle(outcome: { value: unknown } | { error: unknown }): void;
}

/** Nobody waits yet. */
export function createGroup<Handle>({
  transact,
  execute,
  isOpen,
  clock = () => performance.now(),
}: GroupOptions<Handle>): Group<Handle> {
  const waiting: Writer<Handle>[] = [];
  let isRunning = false;
  let asked = 0;

  /** One writer in its savepoint; tells what came of it, to be said later. Throws when the transaction is over. */
  async function runOne(handle: Handle, { act }: Writer<Handle>): Promise<{ value: unknown } | { error: unknown }> {
    execute('savepoint writer');
    try {
      const value = await act(handle);
      execute('release writer');
      return { value };
    } catch (error) {
      if (!isOpen()) throw error;
      // Statements that were asked for together with the one that failed are carried out first, so that they are taken back, too.
      await nextTurn();
      execute('rollback to writer');
      execute('release writer');
      return { error };
    }
  }

  async function commitTogether(): Promise<void> {
    const inside: Writer<Handle>[] = [];
    const outcomes: Awaited<ReturnType<typeof runOne>>[] = [];
    asked = waiting[0]!.asked;
    try {
      await transact(async (handle) => {
        const opened = clock();
        do {
          const writer = waiting.shift()!;
          inside.push(writer);
          outcomes.push(await runOne(handle, writer));
          // The event loop turns: who reads waits for one writer at most, and who is about to write on a busy server joins.
          let began: number;
          do {
            began = clock();
            await nextTurn();
          } while (waiting.length === 0 && clock() - began > BUSY_TURN_MS && began - opened < JOIN_MS);
        } while (waiting.length > 0 && clock() - opened < JOIN_MS);
      });
      inside.forEach(({ settle }, at) => settle(outcomes[at]!));
    } catch (error) {
      // Where it did not even begin, only the one who has waited longest gives up.
      if (inside.length === 0) inside.push(waiting.shift()!);
      for (const { settle } of inside) settle({ error });
    }
  }

  async function work(): Promise<void> {
    isRunning = true;
    for (; waiting.length > 0;) {
      await commitTogether();
      // Other processes that look for the lock get their chance.
      if (waiting.length > 0) await nextTurn();
    }
    isRunning = false;
  }

  return {
    run: <T>(act: (handle: Handle) => Promise<T>): Promise<T> =>
      new Promise<T>((resolve, reject) => {
        waiting.push({
          asked: clock(),
          act,
          settle: (outcome) => ('error' in outcome ? reject(outcome.error) : resolve(outcome.value as T)),
        });
        if (!isRunning) void work();
      }),
    get asked() {
      return asked;
    },
  };
}

/** Group commit: waiting writers share one transaction, each with a savepoint, and one sync. */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** No writer joins a transaction that is open for longer, since the first one waits for all. */
const JOIN_MS = 25;
/** A longer turn of the event loop did other work, which may be about to write. */
const BUSY_TURN_MS = 1;

export interface Group<Handle> {
  /**
   * Runs `act` with other waiting writers; settles with its outcome after the commit. A writer that
   * throws rolls back its own changes only. If the transaction fails, all its writers fail.
   */
  run<T>(act: (handle: Handle) => Promise<T>): Promise<T>;
  /** When the first waiting writer called `run`, by performance.now(). */
  readonly asked: number;
}

export interface GroupOptions<Handle> {
  /** A transaction, committed when `act` resolves and rolled back when it rejects. */
  transact(act: (handle: Handle) => Promise<void>): Promise<void>;
  /** Executes a savepoint statement. */
  execute(statement: string): void;
  /** Whether the transaction is open: an engine may roll back by itself. */
  isOpen(): boolean;
  /** Monotonic milliseconds. */
  clock?: () => number;
}

interface Writer<Handle> {
  asked: number;
  /** Resolves with the writer's result. */
  act(handle: Handle): Promise<unknown>;
  settle(outcome: { value: unknown } | { error: unknown }): void;
}

/** `transact` and `execute` use the same connection. */
export function createGroup<Handle>({
  transact,
  execute,
  isOpen,
  clock = () => performance.now(),
}: GroupOptions<Handle>): Group<Handle> {
  const waiting: Writer<Handle>[] = [];
  let isRunning = false;
  let asked = 0;

  /** Runs a writer in its savepoint. Throws if the transaction has ended. */
  async function runOne(handle: Handle, { act }: Writer<Handle>): Promise<{ value: unknown } | { error: unknown }> {
    execute('savepoint writer');
    try {
      const value = await act(handle);
      execute('release writer');
      return { value };
    } catch (error) {
      if (!isOpen()) throw error;
      // Statements started together with the failed one must run before the rollback.
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
          // After one writer the event loop turns, so that readers run and other writers can join.
          let began: number;
          do {
            began = clock();
            await nextTurn();
          } while (waiting.length === 0 && clock() - began > BUSY_TURN_MS && began - opened < JOIN_MS);
        } while (waiting.length > 0 && clock() - opened < JOIN_MS);
      });
      inside.forEach(({ settle }, at) => settle(outcomes[at]!));
    } catch (error) {
      // If the transaction did not start, only the first writer fails.
      if (inside.length === 0) inside.push(waiting.shift()!);
      for (const { settle } of inside) settle({ error });
    }
  }

  async function work(): Promise<void> {
    isRunning = true;
    for (; waiting.length > 0;) {
      await commitTogether();
      // Lets other processes take the lock.
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

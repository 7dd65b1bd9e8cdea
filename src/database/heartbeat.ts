/** Checks the database repeatedly, so that its health is known without a query. */
import { every, type Clock } from '#time/clock.ts';

const PAUSE_MS = 250;
/** With the pause before an unanswered check, older answers are a second old. */
const FRESH_MS = 750;

export interface Heartbeat {
  /** Whether the database answered within the last second; waits at most for the rest of it. */
  isAlive(): Promise<boolean>;
  /** The same without waiting. */
  isFresh(): boolean;
  /** Milliseconds since the last answer. */
  silence(): number;
  stop(): void;
}

export interface HeartbeatOptions {
  clock: Clock;
  /** A query with its own timeout. */
  ask(): Promise<void>;
  /** Called once when the database stops answering. */
  onLost(error: unknown): void;
  /** Called once when it answers again; `away` is in milliseconds. */
  onFound(away: number): void;
}

/** Starts at once; does not keep the process alive. */
export function startHeartbeat({ clock, ask, onLost, onFound }: HeartbeatOptions): Heartbeat {
  let heardAt = clock.monotonic();
  let askedAt = heardAt;
  let isLost = false;
  let underWay: Promise<void> | undefined;

  async function beat(): Promise<void> {
    askedAt = clock.monotonic();
    try {
      await ask();
      const away = clock.monotonic() - heardAt;
      heardAt = clock.monotonic();
      if (isLost) onFound(away);
      isLost = false;
    } catch (error) {
      if (!isLost) onLost(error);
      isLost = true;
    }
  }
  function beatOnce(): Promise<void> {
    underWay ??= beat().finally(() => (underWay = undefined));
    return underWay;
  }
  const isFresh = (): boolean => !isLost && clock.monotonic() - heardAt <= FRESH_MS;
  const stop = every(clock, PAUSE_MS, () => void beatOnce());
  return {
    async isAlive() {
      if (isLost || isFresh()) return !isLost;
      // Perhaps this process was late, not the database.
      const answer = beatOnce();
      await Promise.race([answer, clock.wait(Math.max(0, askedAt + FRESH_MS - clock.monotonic()))]);
      return isFresh();
    },
    isFresh,
    silence: () => clock.monotonic() - heardAt,
    stop,
  };
}

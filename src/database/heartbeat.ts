/** The heartbeat of a database: asked again and again beside the requests, so that whether it answers is known without asking. */
import { every, type Clock } from '#time/clock.ts';

const PAUSE_MS = 250;
/** An answer that is older says nothing about now; with the pause before the question that was not answered, a second. */
const FRESH_MS = 750;

export interface Heartbeat {
  /** Whether the database has answered within the last second; takes no longer than the rest of that second. */
  isAlive(): Promise<boolean>;
  /** The same as far as it is known by now. */
  isFresh(): boolean;
  /** Milliseconds since the last answer. */
  silence(): number;
  stop(): void;
}

export interface HeartbeatOptions {
  clock: Clock;
  /** One question; it has to fail by itself when no answer comes. */
  ask(): Promise<void>;
  /** Told once when the database stops answering. */
  onLost(error: unknown): void;
  /** Told once when it answers again, with how many milliseconds it was away. */
  onFound(away: number): void;
}

/** Begins at once; the process may end meanwhile. */
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
      // It may be this process that was late, not the database.
      const answer = beatOnce();
      await Promise.race([answer, clock.wait(Math.max(0, askedAt + FRESH_MS - clock.monotonic()))]);
      return isFresh();
    },
    isFresh,
    silence: () => clock.monotonic() - heardAt,
    stop,
  };
}

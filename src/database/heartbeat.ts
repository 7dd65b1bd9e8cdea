/** The heartbeat of a database: asked again and again beside the requests, so that whether it answers is known without asking. */
import { setTimeout as wait } from 'node:timers/promises';

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
  /** One question; it has to fail by itself when no answer comes. */
  ask(): Promise<void>;
  /** Told once when the database stops answering. */
  onLost(error: unknown): void;
  /** Told once when it answers again, with how many milliseconds it was away. */
  onFound(away: number): void;
}

/** Begins at once; the process may end meanwhile. */
export function startHeartbeat({ ask, onLost, onFound }: HeartbeatOptions): Heartbeat {
  let heardAt = performance.now();
  let askedAt = heardAt;
  let isLost = false;
  let underWay: Promise<void> | undefined;

  async function beat(): Promise<void> {
    askedAt = performance.now();
    try {
      await ask();
      const away = performance.now() - heardAt;
      heardAt = performance.now();
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
  const isFresh = (): boolean => !isLost && performance.now() - heardAt <= FRESH_MS;
  const timer = setInterval(() => void beatOnce(), PAUSE_MS);
  timer.unref();
  return {
    async isAlive() {
      if (isLost || isFresh()) return !isLost;
      // It may be this process that was late, not the database.
      const answer = beatOnce();
      await Promise.race([
        answer,
        wait(Math.max(0, askedAt + FRESH_MS - performance.now()), undefined, { ref: false }),
      ]);
      return isFresh();
    },
    isFresh,
    silence: () => performance.now() - heardAt,
    stop: () => clearInterval(timer),
  };
}

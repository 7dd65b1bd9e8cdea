/** When mails are due: every day at six, and every week on Monday at six, in UTC. */
import { DAY_MS, HOUR_MS } from '#catalog/periods.ts';
import type { Rhythm } from './subjects.ts';

const SIX = 6 * HOUR_MS;
/** 5 January 1970 was a Monday. */
const FIRST: Record<Rhythm, number> = { day: SIX, week: 4 * DAY_MS + SIX };
const LENGTH: Record<Rhythm, number> = { day: DAY_MS, week: 7 * DAY_MS };

/** The last time at or before `now`. */
export function lastEdition(rhythm: Rhythm, now: Date): Date {
  const passed = Math.floor((now.getTime() - FIRST[rhythm]) / LENGTH[rhythm]);
  return new Date(FIRST[rhythm] + passed * LENGTH[rhythm]);
}

/** The first time after `now`. */
export function nextEdition(rhythm: Rhythm, now: Date): Date {
  return new Date(lastEdition(rhythm, now).getTime() + LENGTH[rhythm]);
}

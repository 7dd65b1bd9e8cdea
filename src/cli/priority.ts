/** The priority of long commands. */
import { constants, getPriority, setPriority } from 'node:os';

/** Lowers a process below normal. One that is lower already stays: only root may raise it. */
export function lowerPriority(pid: number): void {
  const { PRIORITY_BELOW_NORMAL } = constants.priority;
  if (getPriority(pid) < PRIORITY_BELOW_NORMAL) setPriority(pid, PRIORITY_BELOW_NORMAL);
}

/** The access log: one line for each answer. */
import type { Logger } from 'pino';

/** Writes the line of an answer that was ready; costs nothing when the level leaves such lines out. */
export function accessLog(log: Logger): (path: string, status: number) => void {
  if (!log.isLevelEnabled('info')) return () => undefined;
  return (path, status) => log.info({ method: 'GET', path, status }, 'answered');
}

/** Lines of the log as people read them, at a terminal and in `toolshelf log`. */

/** Pino's levels from which on a line names its own. */
const NAMED = [
  [60, 'FATAL'],
  [50, 'ERROR'],
  [40, 'WARN'],
] as const;
/** Members that have their place in the line. */
const PLACED = ['level', 'time', 'msg', 'err'];

export type LogLine = Readonly<Record<string, unknown>>;

/** The members of a line; null if it is no line of the log. */
export function parseLogLine(line: string): LogLine | null {
  if (!line.startsWith('{')) return null;
  try {
    const members = JSON.parse(line) as LogLine;
    return typeof members['level'] === 'number' && typeof members['msg'] === 'string' ? members : null;
  } catch {
    return null;
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The message of an error, without its trace. */
export function failureOf(err: unknown): string | undefined {
  if (typeof err === 'object' && err !== null && 'message' in err) return String(err.message);
  return err === undefined ? undefined : textOf(err);
}

/** Whether the line is that of an answered request. */
export const isAnswer = ({ msg, method, path }: LogLine): boolean =>
  msg === 'answered' && typeof method === 'string' && typeof path === 'string';

/** A control character in a path or an error would act on the terminal. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const visible = (text: string): string => text.replaceAll(/[\u0000-\u001F\u007F-\u009F]/g, '?');

/** `12:00:01 GET /en 200 14.7 ms`, `12:00:01 WARN a mail bounced: no such mailbox (mail 7)`; UTC. */
export function readableLine(line: LogLine): string {
  const time = textOf(line['time'] ?? '').slice(11, 19);
  if (isAnswer(line)) {
    const took = line['ms'] === undefined ? '' : ` ${textOf(line['ms'])} ms`;
    return visible(`${time} ${String(line['method'])} ${String(line['path'])} ${String(line['status'])}${took}`);
  }
  const level = NAMED.find(([least]) => Number(line['level']) >= least)?.[1];
  const failure = failureOf(line['err']);
  const rest = Object.entries(line).filter(([name]) => !PLACED.includes(name));
  const facts = rest.map(([name, value]) => `${name} ${textOf(value)}`);
  return visible(
    `${time} ${level === undefined ? '' : `${level} `}${String(line['msg'])}` +
      `${failure === undefined ? '' : `: ${failure}`}${facts.length === 0 ? '' : ` (${facts.join(', ')})`}`,
  );
}

/** Lines of the log for people; others as they are. */
export function readableLines(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const parsed = parseLogLine(line);
      return parsed === null ? line : readableLine(parsed);
    })
    .join('\n');
}

/** Traffic over many connections: so many at a time, or so many requests a second whether or not the last ones are answered. */
import { connect, type Socket } from 'node:net';
import type { Target } from '../processes.ts';

/** One request as bytes, and which kind of work it asks for. */
export interface MixedRequest<Kind extends string> {
  kind: Kind;
  bytes: string;
}

/** What became of the requests of one kind. */
export interface Outcome {
  asked: number;
  /** Milliseconds of those that were done, from when they were due. */
  done: number[];
  /** The same of those that were refused with 503 and Retry-After. */
  refused: number[];
  /** How often each other status came; 0 is a connection that was closed without an answer. */
  others: Map<number, number>;
}

export interface Traffic<Kind extends string> {
  next(): MixedRequest<Kind>;
  connections: number;
  seconds: number;
  /** Requests a second; without it each connection asks again as soon as it has its answer. */
  rate?: number;
}

interface Line {
  socket: Socket;
  /** Told of the status of the answer that is awaited. */
  onAnswer: ((status: number) => void) | undefined;
}

const TICK_MS = 4;
/** Answers that are still awaited after so long count as not given. */
const PATIENCE_MS = 30_000;

/** Sends the traffic; resolves when the last answer is there. */
export async function send<Kind extends string>(target: Target, traffic: Traffic<Kind>): Promise<Map<Kind, Outcome>> {
  const outcomes = new Map<Kind, Outcome>();
  const idle: Line[] = [];
  const queue: { request: MixedRequest<Kind>; due: number }[] = [];
  const started = performance.now();
  const end = started + traffic.seconds * 1_000;
  let open = 0;
  let awaited = 0;

  function outcomeOf(kind: Kind): Outcome {
    let outcome = outcomes.get(kind);
    if (outcome === undefined) outcomes.set(kind, (outcome = { asked: 0, done: [], refused: [], others: new Map() }));
    return outcome;
  }
  function ask(line: Line, request: MixedRequest<Kind>, due: number): void {
    const outcome = outcomeOf(request.kind);
    line.onAnswer = (status) => {
      awaited -= 1;
      const took = performance.now() - due;
      if (status === 200 || status === 201 || status === 303) outcome.done.push(took);
      else if (status === 503) outcome.refused.push(took);
      else note(outcome, status);
    };
    line.socket.write(request.bytes);
  }
  function arrive(due: number): void {
    const request = traffic.next();
    outcomeOf(request.kind).asked += 1;
    awaited += 1;
    const line = idle.pop() ?? (open < traffic.connections ? openLine() : undefined);
    if (line === undefined) queue.push({ request, due });
    else ask(line, request, due);
  }
  function openLine(): Line {
    open += 1;
    return openConnection(target.port, {
      onIdle(line) {
        if (traffic.rate === undefined) {
          if (performance.now() >= end) return;
          const request = traffic.next();
          outcomeOf(request.kind).asked += 1;
          awaited += 1;
          ask(line, request, performance.now());
          return;
        }
        const next = queue.shift();
        if (next === undefined) idle.push(line);
        else ask(line, next.request, next.due);
      },
      onClose(line) {
        open -= 1;
        const at = idle.indexOf(line);
        if (at >= 0) idle.splice(at, 1);
        if (traffic.rate === undefined && performance.now() < end) arrive(performance.now());
      },
    });
  }

  const { rate } = traffic;
  let sent = 0;
  const flow = setInterval(() => {
    const now = Math.min(performance.now(), end);
    if (rate === undefined) return;
    for (; sent < ((now - started) * rate) / 1_000; sent += 1) arrive(started + (sent * 1_000) / rate);
  }, TICK_MS);
  if (rate === undefined) for (let count = 0; count < traffic.connections; count += 1) arrive(performance.now());
  await new Promise<void>((resolve) => {
    const look = setInterval(() => {
      const now = performance.now();
      if (now < end || (awaited > 0 && now < end + PATIENCE_MS)) return;
      clearInterval(look);
      clearInterval(flow);
      resolve();
    }, 20);
  });
  for (const { request } of queue) note(outcomeOf(request.kind), 0);
  for (const line of idle) line.socket.destroy();
  return outcomes;
}

function note({ others }: Outcome, status: number): void {
  others.set(status, (others.get(status) ?? 0) + 1);
}

/** A connection that tells the status of each whole answer. */
function openConnection(
  port: number,
  { onIdle, onClose }: { onIdle(line: Line): void; onClose(line: Line): void },
): Line {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  const line: Line = { socket, onAnswer: undefined };
  let left = -1;
  let head = '';
  let status = 0;
  const answer = (given: number): void => {
    const { onAnswer } = line;
    line.onAnswer = undefined;
    onAnswer?.(given);
  };
  socket.on('data', (bytes: Buffer) => {
    if (left < 0) {
      const end = bytes.indexOf('\r\n\r\n');
      head += bytes.toString('latin1', 0, end < 0 ? bytes.length : end);
      if (end < 0) return;
      status = Number(head.slice(9, 12));
      left = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0) - (bytes.length - end - 4);
      head = '';
    } else left -= bytes.length;
    if (left > 0) return;
    left = -1;
    answer(status);
    if (!socket.destroyed) onIdle(line);
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    answer(0);
    onClose(line);
  });
  return line;
}

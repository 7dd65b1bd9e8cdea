/** A server that receives webhooks: what came, and what it answers. */
import type { Socket } from 'node:net';
import { answer, openFarm, type Farm } from '../outgoing/farm.ts';

export interface Received {
  path: string;
  headers: Record<string, string>;
  body: string;
  /** What the body says. */
  event: {
    type: string;
    timestamp: string;
    data: { id: string; slug?: string; list?: string; links: Record<string, string> };
  };
}

export interface Receiver {
  farm: Farm;
  url: string;
  received: Received[];
  /** What is answered from now on; a function for more than bytes. */
  answers(how: Buffer | ((socket: Socket) => void)): void;
  close(): Promise<void>;
}

const FINE = answer('204 No Content', {});

function readRequest(text: string): Received | undefined {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [line = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((each) => [each.slice(0, each.indexOf(':')).toLowerCase(), each.slice(each.indexOf(':') + 1).trim()]),
  );
  const body = rest.join('\r\n\r\n');
  if (Buffer.byteLength(body, 'latin1') < Number(headers['content-length'] ?? 0)) return undefined;
  return { path: line.split(' ')[1] ?? '', headers, body, event: JSON.parse(body) as Received['event'] };
}

/** Opens a receiver at `http://hooks.<domain of the farm>/in`. */
export function openReceiver(): Receiver {
  const farm = openFarm();
  const received: Received[] = [];
  let how: Buffer | ((socket: Socket) => void) = FINE;
  const origin = farm.add('hooks', {
    speaksFirst: true,
    behave(socket) {
      let text = '';
      socket.on('data', (chunk: Buffer) => {
        text += chunk.toString('latin1');
        const request = text.includes('\r\n\r\n') ? readRequest(text) : undefined;
        if (request === undefined) return;
        received.push(request);
        if (typeof how === 'function') how(socket);
        else socket.end(how);
      });
    },
  });
  return { farm, url: `${origin}/in`, received, answers: (given) => void (how = given), close: () => farm.close() };
}

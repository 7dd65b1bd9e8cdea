/** A mail server that takes everything, but for recipients that it is told to refuse, and remembers what it took. */
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

export interface MailSink {
  /** What SMTP_URL says of it. */
  url: string;
  /** Whole mails in the order in which they came. */
  mails: string[];
  /** Replies to recipients that it refuses, by address. */
  refusals: Map<string, string>;
  close(): void;
}

export async function openMailSink(): Promise<MailSink> {
  const mails: string[] = [];
  const refusals = new Map<string, string>();
  const server = createServer((socket) => {
    let rest = '';
    let mail: string[] | undefined;
    socket.write('220 sink\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString('latin1')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (mail !== undefined && line !== '.') mail.push(line);
        else if (mail !== undefined) {
          mails.push(mail.join('\n'));
          mail = undefined;
          socket.write('250 taken\r\n');
        } else if (line === 'DATA') {
          mail = [];
          socket.write('354 go on\r\n');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write(`${refusals.get(/^RCPT TO:<(.+?)>/.exec(line)?.[1] ?? '') ?? '250 fine'}\r\n`);
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}/?ignoreTLS=true`,
    mails,
    refusals,
    close: () => void server.close(),
  };
}

/** A mail server of our own that takes everything, or refuses every recipient. */
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

export interface MailServer {
  /** What SMTP_URL says of it, with a user and a password. */
  url: string;
  /** Every line that it was told. */
  lines: string[];
  close(): Promise<void>;
}

export async function openMailServer(refuses = false): Promise<MailServer> {
  const lines: string[] = [];
  const server = createServer((socket) => {
    let inData = false;
    let rest = '';
    socket.write('220 sink\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      const parts = (rest + chunk.toString()).split('\r\n');
      rest = parts.pop() ?? '';
      for (const line of parts) {
        lines.push(line);
        if (inData) {
          if (line !== '.') continue;
          inData = false;
          socket.write('250 taken\r\n');
        } else if (line.startsWith('EHLO')) socket.write('250-sink\r\n250 AUTH PLAIN\r\n');
        else if (line.startsWith('AUTH')) socket.write('235 fine\r\n');
        else if (line === 'STARTTLS') socket.write('502 no TLS here\r\n');
        else if (line.startsWith('RCPT') && refuses) socket.write('550 unknown\r\n');
        else if (line === 'DATA') {
          inData = true;
          socket.write('354 go on\r\n');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 fine\r\n');
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://user:p%40ss@127.0.0.1:${port}/?ignoreTLS=true`,
    lines,
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}

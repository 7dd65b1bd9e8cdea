/** Mails over SMTP: what a mail server gets to see. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { test } from 'node:test';
import { openMailer } from '#mail/delivery.ts';

/** Answers like a mail server and gives back every line that it was told. */
async function withServer(refuses: boolean, act: (url: string, lines: string[]) => Promise<void>): Promise<void> {
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
  try {
    await act(`smtp://user:p%40ss@127.0.0.1:${port}/?ignoreTLS=true`, lines);
  } finally {
    server.close();
    await once(server, 'close');
  }
}

test('a mail goes to one recipient with the sender of MAIL_FROM and the credentials of SMTP_URL', async () => {
  await withServer(false, async (smtpUrl, lines) => {
    const mailer = openMailer({ smtpUrl, mailFrom: 'Tools <tools@example.org>', dataDir: '/nowhere' });
    await mailer.send({ to: 'a@b.co', subject: 'Готово\r\nBcc: x@y.co', text: 'Привет\n.\nЕщё строка\n' });
    mailer.close();
    assert.deepEqual(
      lines.filter((line) => line.startsWith('RCPT')),
      ['RCPT TO:<a@b.co>'],
    );
    assert.ok(lines.some((line) => line.startsWith('MAIL FROM:<tools@example.org>')));
    const credentials = lines.find((line) => line.startsWith('AUTH PLAIN '))?.slice('AUTH PLAIN '.length) ?? '';
    assert.equal(Buffer.from(credentials, 'base64').toString(), '\u0000user\u0000p@ss');
    assert.ok(lines.includes('To: a@b.co'));
    assert.ok(lines.includes('From: Tools <tools@example.org>'));
    assert.ok(lines.includes('Auto-Submitted: auto-generated'));
    assert.ok(!lines.some((line) => /^(?:Bcc|Cc):/i.test(line)));
  });
});

test('a refusal of the mail server fails the mail', async () => {
  await withServer(true, async (smtpUrl) => {
    const mailer = openMailer({ smtpUrl, mailFrom: 'Tools <tools@example.org>', dataDir: '/nowhere' });
    await assert.rejects(mailer.send({ to: 'a@b.co', subject: 'Hello', text: 'Text' }), { responseCode: 550 });
    mailer.close();
  });
});

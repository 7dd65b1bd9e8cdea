/** Mails over SMTP: what a mail server gets to see. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openMailer } from '#mail/delivery.ts';
import { probeSmtp } from '#mail/smtp-probe.ts';
import { openMailServer } from './mail-server.ts';

async function withServer(refuses: boolean, act: (url: string, lines: string[]) => Promise<void>): Promise<void> {
  const { url, lines, close } = await openMailServer(refuses);
  try {
    await act(url, lines);
  } finally {
    await close();
  }
}

test('a mail goes to one recipient with the sender of MAIL_FROM and the credentials of SMTP_URL', async () => {
  await withServer(false, async (smtpUrl, lines) => {
    const mailer = openMailer({ smtpUrl, mailFrom: 'Tools <tools@example.org>', dataDir: '/nowhere' });
    await mailer.send({
      to: 'a@b.co',
      subject: 'Готово\r\nBcc: x@y.co',
      text: 'Привет\n.\nЕщё строка\n',
      html: '<p>Text</p>',
    });
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
    await assert.rejects(mailer.send({ to: 'a@b.co', subject: 'Hello', text: 'Text', html: '<p>Text</p>' }), {
      responseCode: 550,
    });
  });
});

test('what is awaited before the text comes after the recipient was accepted; where it fails, no text goes out', async () => {
  await withServer(false, async (smtpUrl, lines) => {
    const mailer = openMailer({ smtpUrl, mailFrom: 'Tools <tools@example.org>', dataDir: '/nowhere' });
    const mail = { to: 'a@b.co', subject: 'Hello', text: 'Text', html: '<p>Text</p>' };
    await mailer.send(mail, () => {
      lines.push('awaited');
      return Promise.resolve();
    });
    const [command, awaited, text] = ['DATA', 'awaited', 'Subject: Hello'].map((line) => lines.indexOf(line));
    assert.ok(command! >= 0 && command! < awaited! && awaited! < text!, lines.join('\n'));
    lines.length = 0;
    await assert.rejects(
      mailer.send(mail, () => Promise.reject(new Error('not now'))),
      /not now/,
    );
    assert.deepEqual(lines.slice(lines.indexOf('DATA')), ['DATA']);
  });
});

test('a probe succeeds where the mail server takes a sign-in, and fails where nobody answers', async () => {
  await withServer(false, async (url) => assert.deepEqual(await probeSmtp(url, 5_000), { isEncrypted: false }));
  await assert.rejects(probeSmtp('smtp://127.0.0.1:1', 5_000), /ECONNREFUSED/);
});

test('a probe with smtps:// of a port that begins in plain text tells so', async () => {
  await withServer(false, async (url) => {
    const answer = { isEncrypted: false, isPlainPort: true };
    assert.deepEqual(await probeSmtp(url.replace('smtp:', 'smtps:'), 5_000), answer);
  });
});

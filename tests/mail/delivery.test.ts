/** Mails as files: one recipient, no foreign header, readable by a person. */
import assert from 'node:assert/strict';
import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { openMailer } from '#mail/delivery.ts';

async function withFolder(act: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'toolshelf-mail-'));
  try {
    await act(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

const open = (dataDir: string) => openMailer({ smtpUrl: undefined, mailFrom: 'Tööls <tools@example.org>', dataDir });

test('without SMTP_URL each mail is a file that only its owner can read, in the order of sending', async () => {
  await withFolder(async (dataDir) => {
    const mailer = open(dataDir);
    for (let count = 1; count <= 5; count += 1) {
      await mailer.send({ to: 'a@b.co', subject: `Mail ${count}`, text: `Text ${count}\n`, html: '<p>Text</p>' });
    }
    const folder = join(dataDir, 'mail');
    const files = (await readdir(folder)).sort();
    assert.equal(files.length, 5);
    for (const [index, file] of files.entries()) {
      assert.match(file, /^\d{4}-\d\d-\d\dT[\d.-]+Z-[0-9a-f]{8}\.eml$/);
      assert.match(await readFile(join(folder, file), 'utf8'), new RegExp(`^Subject: Mail ${index + 1}\r\n`, 'm'));
      assert.equal((await stat(join(folder, file))).mode & 0o077, 0);
    }
    assert.equal((await stat(folder)).mode & 0o777, 0o700);
  });
});

test('the text stands in the file as it is, long lines broken at spaces and links whole', async () => {
  await withFolder(async (dataDir) => {
    const link = `https://tools.example.org/${'x'.repeat(100)}`;
    await open(dataDir).send({
      to: 'a@b.co',
      subject: 'Zażółć gęślą jaźń — تأكيد العنوان',
      text: `${'слово '.repeat(40)}\n\n${link}\n`,
      html: '<p>слово</p>',
    });
    const [file = ''] = await readdir(join(dataDir, 'mail'));
    const message = await readFile(join(dataDir, 'mail', file), 'utf8');
    const [head = '', , body = ''] = message.split('\r\n\r\n', 3);
    const lines = message.split('\r\n');
    assert.ok(lines.includes(link));
    assert.ok(body.includes('слово слово'));
    for (const line of lines) assert.ok(line.length <= 80 || line === link, line);
    const words = [...head.matchAll(/=\?UTF-8\?B\?([^?]+)\?=/g)].map((match) =>
      Buffer.from(match[1] ?? '', 'base64').toString(),
    );
    assert.equal(words.join(''), 'TöölsZażółć gęślą jaźń — تأكيد العنوان');
  });
});

test('a mail has its document as a second part, and a notice the way to stop it in its head', async () => {
  await withFolder(async (dataDir) => {
    const unsubscribe = 'https://tools.example.org/en/notices/abc';
    await open(dataDir).send({ to: 'a@b.co', subject: 's', text: 'Words\n', html: '<p>Words</p>', unsubscribe });
    const [file = ''] = await readdir(join(dataDir, 'mail'));
    const message = await readFile(join(dataDir, 'mail', file), 'utf8');
    const [, boundary = ''] = /^Content-Type: multipart\/alternative; boundary="([^"]+)"\r$/m.exec(message) ?? [];
    const parts = message.split(`--${boundary}`);
    assert.match(parts[1] ?? '', /text\/plain[^]*Words/);
    assert.match(parts[2] ?? '', /text\/html[^]*<p>Words<\/p>/);
    assert.equal(parts[3], '--\r\n');
    assert.match(message, new RegExp(`^List-Unsubscribe: <${unsubscribe}>\r$`, 'm'));
    assert.match(message, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    await assert.rejects(
      open(dataDir).send({
        to: 'a@b.co',
        subject: 's',
        text: 't',
        html: '',
        unsubscribe: 'https://a.b/\r\nBcc: x@y.co',
      }),
      /not the address of a page/,
    );
  });
});

test('neither subject nor recipient can add a header or a second recipient', async () => {
  await withFolder(async (dataDir) => {
    const mailer = open(dataDir);
    await mailer.send({
      to: 'a@b.co',
      subject: 'One\r\nBcc: x@y.co\u2028Cc: z@y.co',
      text: 'Text',
      html: '<p>Text</p>',
    });
    const [file = ''] = await readdir(join(dataDir, 'mail'));
    const message = await readFile(join(dataDir, 'mail', file), 'utf8');
    assert.doesNotMatch(message, /^(?:Bcc|Cc):/im);
    assert.equal(message.match(/^To:/gm)?.length, 1);
    for (const to of [
      'a@b.co,x@y.co',
      'a@b.co\r\nBcc: x@y.co',
      'A <a@b.co>',
      'a@b.co x@y.co',
      'a',
      'a@b@c.co',
      '"a"@b.co',
      '',
    ]) {
      await assert.rejects(
        mailer.send({ to, subject: 's', text: 't', html: '<p>Text</p>' }),
        /bare address/,
        JSON.stringify(to),
      );
    }
    assert.equal((await readdir(join(dataDir, 'mail'))).length, 1);
  });
});

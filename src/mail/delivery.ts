/** Delivers mails to a mail server, or as files that open in any mail program. */
import { randomUUID } from 'node:crypto';
import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

export interface OutgoingMail {
  /** One bare address. */
  to: string;
  subject: string;
  text: string;
  /** The same text as HTML. */
  html: string;
  /** The one-click unsubscribe URL (RFC 8058); only in notices. */
  unsubscribe?: string;
  /** The local part of the Message-ID: a retried mail keeps it. */
  id?: string;
  /** The sender's name if MAIL_FROM is a bare address. */
  senderName?: string;
}

export interface Mailer {
  /**
   * Resolves when the mail is delivered, or throws. `beforeText` is awaited after the server has
   * accepted the recipient and before any content is sent; if it throws, nothing is sent.
   */
  send(mail: OutgoingMail, beforeText?: () => Promise<void>): Promise<void>;
}

export interface MailerSettings {
  smtpUrl: string | undefined;
  mailFrom: string;
  dataDir: string;
}

/** For connecting, for the greeting and for silence. */
const SMTP_TIMEOUT_MS = 20_000;
const LINE_LENGTH = 76;
/** UTF-8 bytes in an encoded word of 75 characters (RFC 2047, section 2). */
const WORD_BYTES = 42;

// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const CONTROLS = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g;
const BARE_ADDRESS = /^[\x21-\x7E]+$/;

/** The server of SMTP_URL, or files in DATA_DIR/mail. Does nothing before the first mail. */
export function openMailer(settings: MailerSettings): Mailer {
  const mailer =
    settings.smtpUrl === undefined
      ? openFolder(join(settings.dataDir, 'mail'), settings.mailFrom)
      : openSmtp(settings.smtpUrl, settings.mailFrom);
  return {
    send: async (mail, beforeText) => mailer.send(soundMail(mail), beforeText),
  };
}

/** Throws for anything that could add a recipient or header; removes line breaks in subjects. */
function soundMail(mail: OutgoingMail): OutgoingMail {
  const [localPart, domain, ...more] = mail.to.split('@');
  if (!BARE_ADDRESS.test(mail.to) || /[,;:<>()[\]"\\]/.test(mail.to) || !localPart || !domain || more.length > 0) {
    throw new Error('the recipient is not one bare address');
  }
  return {
    to: mail.to,
    subject: mail.subject.replace(CONTROLS, ' ').trim(),
    ...(mail.senderName !== undefined && { senderName: mail.senderName.replace(CONTROLS, ' ').trim() }),
    text: wrapLines(mail.text.replaceAll('\r\n', '\n')),
    html: mail.html,
    ...(mail.id !== undefined && { id: mail.id }),
    ...(mail.unsubscribe !== undefined && { unsubscribe: soundAddress(mail.unsubscribe) }),
  };
}

/** Throws for a URL that would break a header. */
function soundAddress(address: string): string {
  if (!/^https?:\/\/[\x21-\x3B\x3D\x3F-\x7E]+$/.test(address)) throw new Error('not the address of a page');
  return address;
}

/** Headers for automatic mails and unsubscribing (RFC 3834, RFC 2369, RFC 8058). */
function kindHeaders({ unsubscribe }: OutgoingMail): Record<string, string> {
  return {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribe !== undefined && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}

/** Breaks long lines at spaces; a long word, such as a link, stays whole. */
function wrapLines(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const lines = [''];
      for (const word of line.split(' ')) {
        const last = lines.at(-1) ?? '';
        if (last === '') lines[lines.length - 1] = word;
        else if (last.length + 1 + word.length <= LINE_LENGTH) lines[lines.length - 1] = `${last} ${word}`;
        else lines.push(word);
      }
      return lines.join('\n');
    })
    .join('\n');
}

function openSmtp(url: string, from: string): Mailer {
  const opening = import('nodemailer');
  // A module that fails to load fails the first mail, not the process.
  opening.catch(() => undefined);
  return {
    async send(mail, beforeText) {
      const { to, subject, text, html, senderName } = mail;
      const { createTransport } = await opening;
      const transport = createTransport({
        // The query of the URL may hold further options, such as ?requireTLS=true.
        url,
        connectionTimeout: SMTP_TIMEOUT_MS,
        greetingTimeout: SMTP_TIMEOUT_MS,
        socketTimeout: SMTP_TIMEOUT_MS,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      if (beforeText !== undefined)
        transport.use('stream', ({ message }, done) => {
          message.processFunc((content) => delayUntil(beforeText, content));
          done();
        });
      const sending = transport.sendMail({
        from: from.includes('<') ? from : { name: senderName ?? '', address: from },
        // An object is not parsed as a list.
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: messageId(mail, addressOf(from)),
        headers: kindHeaders(mail),
      });
      await sending.finally(() => transport.close());
    },
  };
}

/** Reading starts only after the server has answered DATA with 354; then `ready` is awaited. */
function delayUntil(ready: () => Promise<void>, content: Readable): Readable {
  async function* read(): AsyncGenerator<Buffer> {
    await ready();
    yield* content as AsyncIterable<Buffer>;
  }
  return Readable.from(read(), { objectMode: false });
}

/** Header text beyond ASCII as encoded words in base64, folded (RFC 2047). */
function encodeHeader(text: string): string {
  if (/^[\x20-\x7E]*$/.test(text)) return text;
  const words: string[] = [];
  let word = '';
  for (const character of text) {
    if (Buffer.byteLength(word + character) > WORD_BYTES) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  words.push(word);
  return words.map((part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`).join('\r\n ');
}

function addressOf(from: string): string {
  return /<([^<>]+)>$/.exec(from)?.[1] ?? from;
}

function messageId({ id = randomUUID() }: OutgoingMail, sender: string): string {
  return `<${id}@${sender.split('@').at(-1)}>`;
}

/** A display name: words, or a quoted string if it holds special characters (RFC 5322, 3.2.5). */
function encodePhrase(name: string): string {
  return /^[\w !#$%&'*+\-/=?^`{|}~]*$|[^\x20-\x7E]/.test(name)
    ? encodeHeader(name)
    : `"${name.replaceAll(/["\\]/g, '\\$&')}"`;
}

/** An RFC 5322 message; the text is 8bit and comes first, so people can read the file. */
function composeMessage(from: string, mail: OutgoingMail, sentAt: Date): string {
  const name = /^(.*)<([^<>]+)>$/.exec(from);
  const senderName = name?.[1]?.trim() ?? mail.senderName ?? '';
  const address = name?.[2] ?? from;
  const boundary = randomUUID().slice(0, 18);
  const sender = senderName === '' ? address : `${encodePhrase(senderName)} <${address}>`;
  return [
    `Date: ${sentAt.toUTCString().replace('GMT', '+0000')}`,
    `From: ${sender}`,
    `To: ${mail.to}`,
    `Subject: ${encodeHeader(mail.subject)}`,
    `Message-ID: ${messageId(mail, address)}`,
    ...Object.entries(kindHeaders(mail)).map(([header, value]) => `${header}: ${value}`),
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    ...partOf(boundary, 'plain', mail.text),
    ...partOf(boundary, 'html', mail.html),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

function partOf(boundary: string, subtype: 'plain' | 'html', text: string): string[] {
  return [
    `--${boundary}`,
    `Content-Type: text/${subtype}; charset=utf-8`,
    'Content-Transfer-Encoding: 8bit',
    '',
    ...text.split('\n'),
    '',
  ];
}

function openFolder(folder: string, from: string): Mailer {
  let lastStamp = 0;
  return {
    async send(mail, beforeText) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await chmod(folder, 0o700);
      const now = new Date();
      // Mails of one millisecond still sort in the order of sending.
      lastStamp = Math.max(now.getTime(), lastStamp + 1);
      const stamp = new Date(lastStamp).toISOString().replaceAll(':', '-');
      const file = join(folder, `${stamp}-${randomUUID().slice(0, 8)}`);
      // Renamed when complete: a program that watches the folder never reads half a mail.
      await writeFile(`${file}.part`, composeMessage(from, mail, now), { mode: 0o600, flag: 'wx' });
      await beforeText?.();
      await rename(`${file}.part`, `${file}.eml`);
    },
  };
}

/** Mails that a sink has taken, in words. */
export interface SunkMail {
  to: string;
  head: string;
  /** Both parts, decoded from quoted-printable. */
  text: string;
}

/** Reads a whole mail. */
export function readSunk(raw: string): SunkMail {
  const split = raw.indexOf('\n\n');
  const head = raw.slice(0, split).replaceAll(/\n[ \t]+/g, ' ');
  const bytes = raw
    .slice(split)
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return {
    to: /^To: <?([^>\n]+)>?$/m.exec(head)?.[1] ?? '',
    head,
    text: Buffer.from(bytes, 'latin1').toString('utf8'),
  };
}

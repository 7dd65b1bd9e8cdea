/** The stored origin of a sign-in: device in a few words, and network. */
import { cleanText } from '#catalog/language/hygiene.ts';

export interface Visitor {
  /** Browser and system, as `Firefox, Windows`; empty if unknown. */
  device: string;
  /** IPv4 /24 or a 48-bit prefix, as `192.0.2.0/24`; empty if unknown. */
  address: string;
}

export const UNKNOWN_VISITOR: Visitor = { device: '', address: '' };

/** Longest User-Agent that is parsed, and longest stored name, in characters. */
const READ_LENGTH = 400;
const NAME_LENGTH = 30;

/** Loaded with the first sign-in: it costs 10 ms. */
const bowser = async () => (await import('bowser')).default;

/** The visitor of a User-Agent and an address key (limits/address-keys.ts). */
export async function describeVisitor(userAgent: string, addressKey: string): Promise<Visitor> {
  return { device: await deviceOf(userAgent.slice(0, READ_LENGTH)), address: networkOf(addressKey) };
}

async function deviceOf(userAgent: string): Promise<string> {
  if (userAgent === '') return '';
  const { browser, os } = (await bowser()).parse(userAgent);
  // An unknown browser keeps its own name.
  const names = [browser.name, os.name].map((name) => cleanText(name ?? '').slice(0, NAME_LENGTH));
  return names.filter((name) => name !== '').join(', ');
}

function networkOf(key: string): string {
  const [, v4] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(key) ?? [];
  if (v4 !== undefined) return `${v4}.0/24`;
  const [, v6] = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(key) ?? [];
  return v6 === undefined ? '' : `${v6}::/48`;
}

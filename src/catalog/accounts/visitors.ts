/** What is kept of where a sign-in came from: the device in a few words, and the network of the address. */
import { cleanText } from '#catalog/language/hygiene.ts';

export interface Visitor {
  /** Browser and system, as `Firefox, Windows`; empty where the browser does not say. */
  device: string;
  /** The first three numbers of an IPv4 address or the first 48 bits of another, as `192.0.2.0/24`; empty where it is not known. */
  address: string;
}

export const UNKNOWN_VISITOR: Visitor = { device: '', address: '' };

/** Longest User-Agent that is read, and longest name of a browser or system that is kept, in characters. */
const READ_LENGTH = 400;
const NAME_LENGTH = 30;

/** It costs 10 ms, so it waits for the first sign-in. */
const bowser = async () => (await import('bowser')).default;

/** The visitor behind a User-Agent and the key of a client's address (limits/address-keys.ts). */
export async function describeVisitor(userAgent: string, addressKey: string): Promise<Visitor> {
  return { device: await deviceOf(userAgent.slice(0, READ_LENGTH)), address: networkOf(addressKey) };
}

async function deviceOf(userAgent: string): Promise<string> {
  if (userAgent === '') return '';
  const { browser, os } = (await bowser()).parse(userAgent);
  // A browser that is not known is called what it calls itself.
  const names = [browser.name, os.name].map((name) => cleanText(name ?? '').slice(0, NAME_LENGTH));
  return names.filter((name) => name !== '').join(', ');
}

function networkOf(key: string): string {
  const [, v4] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(key) ?? [];
  if (v4 !== undefined) return `${v4}.0/24`;
  const [, v6] = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(key) ?? [];
  return v6 === undefined ? '' : `${v6}::/48`;
}

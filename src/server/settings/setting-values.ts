/** Parsers of settings: each turns the text of an environment variable into a value, or throws with the form that it expects. */
import { createPublicKey, type KeyObject } from 'node:crypto';
import { isIP } from 'node:net';
import { isAbsolute, resolve } from 'node:path';
import { compile } from '@fastify/proxy-addr';
import { LOCALES, type Locale } from '#catalog/locales.ts';

/** Throws an Error whose message describes the expected value. */
export type Parse<T> = (text: string) => T;

/** How a setting is parsed and documented. */
export interface Setting<T> {
  parse: Parse<T>;
  fallback: string;
  sentence: string;
  /** True where the value may hold a password and is masked when shown. */
  secret?: true;
}

function refuse(expected: string): never {
  throw new Error(expected);
}

/** An absolute path; shells alone expand `~`, so one would name a folder here. */
export function folder(text: string): string {
  if (text.startsWith('~')) refuse('a path such as /var/lib/toolshelf, because ~ is not expanded');
  return resolve(text);
}

/** Decimal digits alone. */
export function integer(min: number, max: number): Parse<number> {
  return (text) => {
    const value = Number(text);
    if (!/^\d{1,9}$/.test(text) || value < min || value > max) refuse(`a whole number from ${min} to ${max}`);
    return value;
  };
}

/** A port, or none. */
export function optionalPort(text: string): number | undefined {
  return text === '' ? undefined : integer(1, 65_535)(text);
}

/** One of a closed list, compared exactly. */
export function oneOf<T extends string>(...allowed: T[]): Parse<T> {
  return (text) => allowed.find((value) => value === text) ?? refuse(`one of ${allowed.join(', ')}`);
}

/** Scheme, host and port of an address without anything behind them. */
function origin(text: string): string {
  const url = URL.parse(text);
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.username ||
    url.password ||
    url.search ||
    url.hash ||
    url.pathname !== '/'
  ) {
    refuse('an origin such as https://tools.example.org, without a path');
  }
  return url.origin;
}

/** A path of plain segments without a slash at its end; the first does not begin with a dot, as `/.well-known` does. */
const BASE_PATH = /^(?:\/[a-z0-9][\w.~-]{0,99}){0,5}$/i;

/** Scheme, host, port and perhaps a base path, without a slash at its end. */
export function publicAddress(text: string): string {
  const url = URL.parse(text);
  const path = url?.pathname.replace(/\/$/, '') ?? '';
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.username ||
    url.password ||
    url.search ||
    url.hash ||
    !BASE_PATH.test(path)
  )
    refuse('an origin such as https://tools.example.org, or with a path, https://example.org/ai');
  return url.origin + path;
}

/** Origins separated by commas, or none. */
export function origins(text: string): string[] {
  return text.trim() === '' ? [] : text.split(',').map((each) => origin(each.trim()));
}

/** Public keys of the curve P-256, each as one line of base64 (SPKI, as between the lines of a PEM file), separated by commas. */
export function signingKeys(text: string): KeyObject[] {
  const expected = 'public keys of the curve P-256 as base64 of their DER form, separated by commas';
  if (text.trim() === '') return [];
  return text.split(',').map((part) => {
    const bare = part.replaceAll(/-----(?:BEGIN|END) PUBLIC KEY-----|\\n|\s/g, '');
    try {
      const key = createPublicKey({ key: Buffer.from(bare, 'base64'), format: 'der', type: 'spki' });
      return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : refuse(expected);
    } catch {
      return refuse(expected);
    }
  });
}

/** A file for SQLite or the address of a PostgreSQL database. */
export function databaseUrl(text: string): string {
  if (/^sqlite:(?!:memory:|~).+/.test(text)) return text;
  return isPostgresUrl(text) ? text : refuse('sqlite:<file> or postgres://user:password@host/database');
}

/** Of a PostgreSQL server. */
export function postgresUrl(text: string): string {
  return isPostgresUrl(text) ? text : refuse('postgres://user:password@host/database');
}

function isPostgresUrl(text: string): boolean {
  const url = /^postgres(?:ql)?:\/\//.test(text) ? URL.parse(text) : null;
  return (url?.hostname ?? '') !== '';
}

/** An IP address or a host name. */
export function hostName(text: string): string {
  return isIP(text) !== 0 ||
    (text.length <= 253 && /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/i.test(text) && !/^[\d.]+$/.test(text))
    ? text
    : refuse('an address or a host name');
}

const ADDRESS = /^[^\s<>@,;:"]+@[^\s<>@,;:"]+$/;

/** One address, bare or behind a name in angle brackets. */
export function sender(text: string): string {
  const address = /^[^<>\r\n]*<([^<>]*)>$/.exec(text)?.[1] ?? text;
  return text.length <= 200 && ADDRESS.test(address)
    ? text
    : refuse('one e-mail address such as Tools <tools@example.org>');
}

/** A name on one line. */
export function title(text: string): string {
  const name = text.trim();
  return name !== '' && name.length <= 60 && !/[\p{Cc}\u2028\u2029]/u.test(name)
    ? name
    : refuse('a name of up to 60 characters on one line');
}

/** One or several of the languages, each once, in the order given. */
export function localeList(text: string): Locale[] {
  const names = text.split(',').map((name) => name.trim());
  const locales = LOCALES.filter((locale) => names.includes(locale));
  if (new Set(names).size !== names.length || locales.length !== names.length)
    refuse(`some of ${LOCALES.join(',')}, each once, the first of them the default`);
  return locales.toSorted((a, b) => names.indexOf(a) - names.indexOf(b));
}

/** An address with one of the protocols, or nothing. */
export function optionalUrl(...protocols: string[]): Parse<string | undefined> {
  return (text) => {
    if (text === '') return undefined;
    const url = URL.parse(text);
    if (!url || !protocols.includes(url.protocol) || !url.hostname) {
      refuse(`a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`);
    }
    return text;
  };
}

/** An absolute path, or nothing; as folder. */
export function absoluteFolder(text: string): string | undefined {
  if (text === '') return undefined;
  return text.startsWith('~') || isAbsolute(text) ? folder(text) : refuse('an absolute path');
}

/** The address of a mail server, or nothing. */
export function mailServer(text: string): string | undefined {
  const url = URL.parse(text);
  // A bare / or # in the password ends the host early: then the @ is in path or hash.
  const isCut = `${url?.pathname}${url?.hash}`.includes('@');
  const isBare = /%(?![\da-f]{2})/i.test(`${url?.username}${url?.password}`);
  if (/^smtps?:/i.test(text) && (!url?.hostname || isCut || isBare))
    refuse(
      'smtp:// or smtps://user:password@host; write / # @ ? % in the user name or password as %2F %23 %40 %3F %25',
    );
  return optionalUrl('smtp:', 'smtps:')(text);
}

/** The address of a store of objects, without its keys. */
export interface StoreAddress {
  endpoint: string;
  region: string;
  bucket: string;
  prefix: string;
}

/** s3://bucket/prefix, with the endpoint and region as a query. */
export function objectStore(text: string): StoreAddress {
  const form = 's3://bucket/prefix?endpoint=https://s3.example.org&region=eu-central-1';
  // A part of dots would lead to another bucket.
  const [, bucket = '', path = '', query = ''] =
    /^s3:\/\/([a-z0-9][\w.-]{1,62})((?:\/(?!\.{1,2}(?:[/?]|$))[\w.-]+){0,5})\/?(\?.*)?$/i.exec(text) ?? [];
  const asked = new URLSearchParams(query);
  const { endpoint: given = '', region = 'us-east-1', ...others } = Object.fromEntries(asked);
  const url = URL.parse(given === '' ? `https://s3.${region}.amazonaws.com` : given);
  const isPlain =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    !url.username &&
    !url.password &&
    !url.search &&
    !url.hash &&
    url.pathname === '/';
  if (bucket === '' || !isPlain || !/^[\w-]{1,40}$/.test(region) || Object.keys(others).length > 0) refuse(form);
  return { endpoint: url.origin, region, bucket, prefix: path === '' ? '' : `${path.slice(1)}/` };
}

/** Any text, or nothing. */
export function optionalText(text: string): string | undefined {
  return text === '' ? undefined : text;
}

/** Texts separated by commas, or none. */
export function textList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Scopes of OpenID Connect, of which `openid` is one. */
export function scopes(text: string): string {
  const names = text.split(' ').filter(Boolean);
  if (!names.includes('openid') || names.some((name) => !/^[!#-[\]-~]{1,100}$/.test(name)))
    refuse('scopes separated by spaces, one of them openid');
  return names.join(' ');
}

/** A mail address, or a page for reports; as security.txt states it. */
export function contact(text: string): string | undefined {
  if (text === '') return undefined;
  if (/^[^\s<>@:/]+@[^\s<>@:/]+$/.test(text)) return `mailto:${text}`;
  const url = URL.parse(text);
  if (!url || !/^(?:https:|mailto:)$/.test(url.protocol))
    refuse('an e-mail address or a URL that begins with https:// or mailto:');
  return url.href;
}

/** Addresses and CIDR ranges, as they were written. */
export function addressRanges(text: string): string[] {
  const ranges = textList(text);
  try {
    for (const range of ranges) if (isIP(range.split('/', 1)[0] ?? '') === 0) throw new TypeError('no address');
    if (ranges.length > 0) compile(ranges);
  } catch {
    refuse(
      'a list of addresses or CIDR ranges separated by commas, such as 10.0.0.0/8,::1; /0 would trust every client',
    );
  }
  return ranges;
}

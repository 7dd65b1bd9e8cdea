/** The name of a tool in the title of its page: "Foo – The AI thing | Home" is Foo. */
import { productLabel } from '#catalog/entries/urls/related-keys.ts';
import { foldClosely } from '#catalog/language/fold.ts';
import { plainName } from '#catalog/screening/text/name-keys.ts';

const SEPARATORS = /\s[-–—―|·•:»›~]+\s|[|»›·•]+|:\s/u;

/** Parts of titles that name no product, folded. */
const GENERIC = new Set(
  (
    'home,home page,homepage,welcome,official site,official website,website,index,untitled,landing page,start,login,' +
    'react app,vite app,vite + react,vite + react + ts,next app,create next app,document,' +
    'startseite,willkommen,offizielle website,accueil,bienvenue,site officiel,inicio,bienvenido,bienvenidos,' +
    'pagina principal,sitio oficial,strona glowna,witamy,oficjalna strona,главная,главная страница,добро пожаловать,' +
    'официальный сайт,головна,головна сторінка,ласкаво просимо,офіційний сайт,الرئيسية,الصفحة الرئيسية,مرحبا'
  )
    .split(',')
    .map((text) => foldClosely(text)),
);

const GREETING =
  /^(?:welcome to|willkommen bei|bienvenue (?:sur|chez)|bienvenid[oa]s? a|witamy w|добро пожаловать в|ласкаво просимо до|مرحبا بكم في)\s+/iu;

/** A brand at the end of a title is this short, after a part this long, in words. */
const BRAND_WORDS = 2;
const SLOGAN_WORDS = 4;

const wordsIn = (text: string): number => text.split(/\s+/u).length;

export interface TitleParts {
  name: string;
  /** The rest of the title, if it has more than a word. */
  rest: string | null;
}

/** The labels of a host that may name the product. */
function labelsOf(url: string): string[] {
  const labels = (URL.parse(url)?.hostname ?? '').split('.').slice(0, -1);
  return labels.filter((label) => label !== 'www').map((label) => productLabel(label));
}

function nameAmong(parts: readonly string[], url: string, known: readonly string[]): number {
  const plain = parts.map((part) => plainName(part));
  const stated = plain.findIndex((part) => known.some((name) => plainName(name) === part));
  if (stated >= 0) return stated;
  const labels = labelsOf(url);
  const own = plain.findIndex((part) => part !== '' && labels.includes(productLabel(part)));
  if (own >= 0) return own;
  const last = parts.length - 1;
  const isBrand = wordsIn(parts[last] ?? '') <= BRAND_WORDS && wordsIn(parts[0] ?? '') >= SLOGAN_WORDS;
  return isBrand ? last : 0;
}

/** The parts of a title; `known` are names that the page states elsewhere. Undefined if it names nothing. */
export function partsOfTitle(title: string, url: string, known: readonly string[]): TitleParts | undefined {
  const parts = title
    .split(SEPARATORS)
    .map((part) => part.replace(GREETING, '').trim())
    .filter((part) => part !== '' && !GENERIC.has(foldClosely(part)));
  const at = nameAmong(parts, url, known);
  const name = parts[at];
  if (name === undefined) return undefined;
  const others = parts.filter((_, place) => place !== at).toSorted((a, b) => b.length - a.length);
  return { name, rest: others.find((part) => wordsIn(part) > 1) ?? null };
}

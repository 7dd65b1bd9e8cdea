/** The icons and pictures that an untrusted page and its web app manifest name, the best for a logo first. */
import type { PageHead } from './page-head.ts';

interface Icon {
  address: string;
  /** Side in pixels; SVG counts as larger than any. */
  side: number;
}

/** Addresses longer than this are ignored. */
const LONGEST = 2_048;
const MOST = 40;
/** Sides of icons without `sizes`: of Apple's touch icon, and of any other. */
const TOUCH_SIDE = 180;
const SMALL_SIDE = 32;

/** The larger number of `180x180 32x32`; SVG has any size. */
function sideOf(sizes: string, type: string, address: string, otherwise: number): number {
  if (sizes === 'any' || type === 'image/svg+xml' || /\.svg(?:[?#]|$)/i.test(address)) return Infinity;
  const sides = [...sizes.slice(0, 200).matchAll(/(\d{1,4})x\1/gi)].map(([, side]) => Number(side));
  return Math.max(otherwise, ...sides);
}

/** An absolute http address; undefined for others, such as `data:`. */
function resolve(address: unknown, base: string): string | undefined {
  if (typeof address !== 'string' || address.length > LONGEST) return undefined;
  const url = URL.parse(address.trim(), base);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const inOrder = (icons: readonly Icon[]): string[] => [
  ...new Set(icons.toSorted((a, b) => b.side - a.side).map(({ address }) => address)),
];

const relationsOf = (link: ReadonlyMap<string, string>): string[] => (link.get('rel') ?? '').toLowerCase().split(/\s+/);

/** The icons of link elements. A `mask-icon` has one colour and is none. */
export function listPageIcons({ links }: PageHead, base: string): string[] {
  const icons = links.slice(0, MOST).flatMap((link): Icon[] => {
    const relations = relationsOf(link);
    const isTouch = relations.some((relation) => /^apple-touch-icon(?:-precomposed)?$/.test(relation));
    const address = resolve(link.get('href'), base);
    if (address === undefined || !(isTouch || relations.includes('icon'))) return [];
    const otherwise = isTouch ? TOUCH_SIDE : SMALL_SIDE;
    return [{ address, side: sideOf(link.get('sizes') ?? '', link.get('type') ?? '', address, otherwise) }];
  });
  return inOrder(icons);
}

/** The addresses that meta elements of these properties give, in the order of the properties. */
function listMeta({ metas }: PageHead, base: string, properties: readonly string[]): string[] {
  const named = (wanted: string): string[] =>
    metas
      .filter((meta) => (meta.get('property') ?? meta.get('name') ?? '').toLowerCase() === wanted)
      .flatMap((meta) => resolve(meta.get('content'), base) ?? []);
  return [...new Set(properties.flatMap(named))].slice(0, MOST);
}

/** The pictures for shared links (https://ogp.me, Twitter cards). */
export function listPagePictures(head: PageHead, base: string): string[] {
  return listMeta(head, base, [
    'og:image',
    'og:image:url',
    'og:image:secure_url',
    'twitter:image',
    'twitter:image:src',
  ]);
}

/** The logos that some sites name beside their pictures for shared links. */
export function listSiteLogos(head: PageHead, base: string): string[] {
  return listMeta(head, base, ['og:logo']);
}

/** The address of the web app manifest; undefined if the page names none. */
export function manifestOf({ links }: PageHead, base: string): string | undefined {
  return resolve(links.find((link) => relationsOf(link).includes('manifest'))?.get('href'), base);
}

/** Whether an icon is for nothing but cutting off its wide border or showing it in one colour. */
function isSpecial(purpose: string): boolean {
  const purposes = purpose.split(' ').filter((each) => each !== '');
  return purposes.length > 0 && purposes.every((each) => each === 'maskable' || each === 'monochrome');
}

/** The icons of a web app manifest at `base`; none if it is no JSON. */
export function listManifestIcons(body: Buffer, base: string): string[] {
  let manifest: unknown;
  try {
    manifest = JSON.parse(body.toString());
  } catch {
    return [];
  }
  const { icons } = (typeof manifest === 'object' && manifest !== null ? manifest : {}) as { icons?: unknown };
  if (!Array.isArray(icons)) return [];
  return inOrder(
    icons.slice(0, MOST).flatMap((icon: unknown): Icon[] => {
      const { src, sizes, type, purpose } = (typeof icon === 'object' && icon !== null ? icon : {}) as Record<
        string,
        unknown
      >;
      const address = resolve(src, base);
      if (address === undefined || isSpecial(textOf(purpose))) return [];
      return [{ address, side: sideOf(textOf(sizes), textOf(type), address, SMALL_SIDE) }];
    }),
  );
}

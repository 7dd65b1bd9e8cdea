/** Slugs: transliterated from names, unique over all tools ever, never changed. */
import { isOneOf } from '#database/bulk-rows.ts';
import type { Database, Reader } from '#database/database.ts';
import { fold } from '#catalog/language/fold.ts';
import type { Problem } from '#catalog/problems.ts';
import { checkPublicUrl } from './urls/canonical-url.ts';
import { productLabel } from './urls/related-keys.ts';

const SLUG_MAX_LENGTH = 80;
/** Leaves room for a number. */
const BASE_MAX_LENGTH = 60;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** ASCII lower-case letters and digits with single hyphens; also the form of category ids. */
export function isSlug(text: string): boolean {
  return text.length <= SLUG_MAX_LENGTH && SLUG.test(text);
}

/** What keeps a text from being a slug of at most `max` characters. */
export function findSlugProblems(text: string, max = SLUG_MAX_LENGTH): Problem[] {
  if (text.length > max) return [{ rule: 'too_long', max }];
  return isSlug(text) ? [] : [{ rule: 'bad_slug', value: text }];
}

const SIGNS: Record<string, string> = { '+': ' plus ', '&': ' and ', '@': ' at ', '#': ' sharp ', '%': ' percent ' };

/**
 * Transliteration of folded Cyrillic and Arabic letters, close to the passport tables of Russia and
 * Ukraine and to ALA-LC without vowels.
 */
const LATIN: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
  є: 'ie',
  і: 'i',
  ї: 'i',
  ў: 'u',
  ا: 'a',
  ب: 'b',
  ت: 't',
  ث: 'th',
  ج: 'j',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: 'a',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'w',
  ي: 'y',
  ء: '',
};
/** Ukrainian readings that differ from Russian. */
const UKRAINIAN: Record<string, string> = { г: 'h', и: 'y' };

function latinOf(text: string): string {
  const isUkrainian = /[ґєії]/iu.test(text);
  let latin = '';
  for (const letter of fold(text.replace(/[+&@#%]/g, (sign) => SIGNS[sign] ?? sign).replace(/['’ʼ`]/g, ''))) {
    latin += (isUkrainian ? UKRAINIAN[letter] : undefined) ?? LATIN[letter] ?? letter;
  }
  return latin;
}

function hyphenated(text: string): string {
  const slug = text.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  if (slug.length <= BASE_MAX_LENGTH) return slug;
  const cut = slug.slice(0, BASE_MAX_LENGTH + 1);
  const end = cut.lastIndexOf('-');
  return end > BASE_MAX_LENGTH / 2 ? cut.slice(0, end) : slug.slice(0, BASE_MAX_LENGTH);
}

/** The slug of a name; without letters it takes the word of its address, or `tool`. */
export function slugOf(name: string, url: string): string {
  const own = hyphenated(latinOf(name));
  if (own !== '') return own;
  const check = checkPublicUrl(url);
  const label = check.ok ? hyphenated(productLabel(check.site.split('.')[0] ?? '')) : '';
  return label === '' ? 'tool' : label;
}

async function findTaken(db: Reader, engine: Database['engine'], slugs: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('tools')
    .select('slug')
    .where(isOneOf(engine, 'slug', slugs))
    .execute();
  return new Set(rows.map((row) => row.slug));
}

/**
 * One free slug for each wish, in order: the wish, or with the lowest free number from 2 on. Counts
 * all rows of `tools`, earlier choices of the call, and `reserved`.
 */
export async function chooseSlugs(
  db: Reader,
  engine: Database['engine'],
  wishes: readonly string[],
  reserved: Iterable<string> = [],
): Promise<string[]> {
  const taken = await findTaken(db, engine, [...new Set(wishes)]);
  for (const slug of reserved) taken.add(slug);
  const next = new Map<string, number>();
  const chosen: string[] = [];
  for (const wish of wishes) {
    let slug = wish;
    // Query candidates in growing groups: the thousandth tool of a name costs few queries.
    for (let group = 16; taken.has(slug); group *= 4) {
      const first = next.get(wish) ?? 2;
      const candidates = Array.from({ length: group }, (_, index) => `${wish}-${first + index}`);
      const used = await findTaken(db, engine, candidates);
      const free = candidates.findIndex((candidate) => !used.has(candidate) && !taken.has(candidate));
      if (free >= 0) slug = candidates[free] ?? slug;
      next.set(wish, free >= 0 ? first + free + 1 : first + group);
    }
    taken.add(slug);
    chosen.push(slug);
  }
  return chosen;
}

/** Tells texts in none of the eight languages. */
import { scriptOf, type Script } from './scripts.ts';

/** Letters of other languages: Kazakh, Belarusian, Serbian, Bulgarian; Persian, Urdu. */
const FOREIGN_LETTERS = /[әғқңөұүһўђјљњћџѓќ]|[پچژکگیٹڈڑں]/giu;
/** Common words of unknown languages in Latin letters that no known language has. */
const FOREIGN_WORDS = new Set(
  `il gli della delle che sono questo nostro uma seu sua nao voce pelo pela het een voor jouw wij zijn yang untuk dan dari ini dengan
   kami atau bir ve icin ile nasil cua va att och som det ett av egy hogy pentru ktere jsou nebo`.split(/\s+/),
);
const FEWEST_FOREIGN = 2;
const FOREIGN_SHARE = 0.12;
const KNOWN_SCRIPTS: readonly Script[] = ['latin', 'cyrillic', 'arabic'];

interface Texts {
  readonly name: string;
  readonly tagline: string;
  readonly description: string | null;
}

/** By script, and by letters and common words of other languages; `words` are folded, without the name's. */
export function isForeign({ name, tagline, description }: Texts, words: readonly string[]): boolean {
  const letters = `${name} ${tagline} ${description ?? ''}`.match(/\p{L}/gu) ?? [];
  const counts = new Map<Script, number>();
  for (const letter of letters) counts.set(scriptOf(letter), (counts.get(scriptOf(letter)) ?? 0) + 1);
  const most = KNOWN_SCRIPTS.find((script) => 2 * (counts.get(script) ?? 0) > letters.length);
  if (most === undefined) return true;
  const foreign =
    most === 'latin'
      ? words.filter((word) => FOREIGN_WORDS.has(word)).length
      : (`${tagline} ${description ?? ''}`.match(FOREIGN_LETTERS)?.length ?? 0);
  const share = most === 'latin' ? FOREIGN_SHARE * words.length : 0;
  return foreign >= FEWEST_FOREIGN && foreign >= share;
}

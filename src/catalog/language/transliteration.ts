/** Latin spellings of a Cyrillic or Arabic name. */
import { scriptOf } from './scripts.ts';

/** Latin spellings of letters and digraphs; "-" is none. */
const CYRILLIC =
  'а:a,u б:b,bb в:v,w,f г:g,h,gh д:d,dd е:e,ie,a,ay,ea ж:zh,j,g з:z,s и:i,y,ee,ea,e й:y,i,j,- ' +
  'к:k,c,ck,q,ch л:l,ll м:m,mm н:n,nn о:o,a,ou,ow п:p,pp р:r,rr с:s,c,ss,ce т:t,tt,th ' +
  'у:u,oo,w,ou ф:f,ph,ff х:h,kh,ch,x ц:c,ts,z,tz ч:ch,c,tch ш:sh,ch щ:sch,shch ъ:- ы:y,i ' +
  'ь:- э:e,a ю:u,yu,ew я:ya,ia,a є:e,ie,ye і:i,y,ee,e ї:i,yi,ji дж:j,g,dj,dzh кс:x,ks,cks,cs ' +
  'кв:qu,kv,kw ай:i,ai,ay,igh,y ей:ay,ei,ai,ey,a ау:ow,au,ou ья:ia,ya йо:io,yo ью:u,ew,iew';
const ARABIC =
  'ا:a,e,i,o,u,- ب:b,p,pp,bb ت:t,tt ث:th,t,s ج:j,g ح:h خ:kh,k,ch د:d,dd ذ:th,z,d ر:r,rr ز:z,s ' +
  'س:s,c,ss,ce ش:sh,ch ص:s ض:d ط:t ظ:z ع:a,- غ:g,gh ف:f,v,ph,ff ق:k,q,g,c ك:k,c,g,q,ck,ch ' +
  'ل:l,ll م:m,mm ن:n,nn ه:h,e,a و:o,u,w,oo,v,ou ي:i,y,e,ee,ai,ea ء:- تش:ch كس:x كو:qu,co,cu';

/** Arabic does not write short vowels. */
const UNWRITTEN = ['', 'a', 'e', 'i', 'o', 'u'];

/** Each spelling alone and with every vowel after it. */
const voiced = (spellings: readonly string[]): string[] => [
  ...new Set(spellings.flatMap((spelling) => UNWRITTEN.map((vowel) => spelling + vowel))),
];

const read = (table: string, spell: (spellings: string[]) => string[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    table.split(' ').map((entry) => {
      const [letters = '', spellings = ''] = entry.split(':');
      return [letters, spell(spellings.split(',').map((spelling) => (spelling === '-' ? '' : spelling)))];
    }),
  );

const TABLES = { cyrillic: read(CYRILLIC, (spellings) => spellings), arabic: read(ARABIC, voiced) };
/** A final "e" is silent. */
const SILENT = ['', 'e'];
/** Longer names are not transliterations. */
const LONGEST = 24;

/** Latin spellings of one sound, and the position of the next sound. */
export interface SpellingStep {
  spellings: readonly string[];
  next: number;
}

/**
 * For each letter of a skeleton the sounds that begin there; the last element is the end of the
 * name. Undefined for other scripts and letters.
 */
export function latinSpellings(skeleton: string): readonly (readonly SpellingStep[])[] | undefined {
  const script = scriptOf(skeleton);
  if ((script !== 'cyrillic' && script !== 'arabic') || skeleton.length > LONGEST) return undefined;
  const table = TABLES[script];
  const steps = Array.from(skeleton, (letter, at): SpellingStep[] =>
    [letter, skeleton.slice(at, at + 2)].flatMap((letters, more) => {
      const known = more === 1 && letters.length < 2 ? undefined : table.get(letters);
      if (known !== undefined) return [{ spellings: known, next: at + 1 + more }];
      if (more === 1 || !/[a-z0-9]/.test(letter)) return [];
      return [{ spellings: script === 'arabic' ? voiced([letter]) : [letter], next: at + 1 }];
    }),
  );
  if (steps.some((step) => step.length === 0)) return undefined;
  return [...steps, [{ spellings: SILENT, next: skeleton.length + 1 }]];
}

/** Common passwords: words, keyboard walks and endings, and the rules that put them together into the passwords everybody tries first. */

/** Words that lead the published lists of leaked passwords, and names that people of our eight languages choose. */
const WORDS =
  `password passwort passwd pass contrasena motdepasse haslo parol senha kennwort letmein welcome welcom willkommen bienvenue
   bienvenido witaj login logon signin admin administrator administrador root superuser user guest test tester testing demo
   temp temporary default changeme changeit secret secure security private access master server system computer internet
   network database office windows microsoft apple google facebook twitter instagram linkedin youtube amazon samsung nokia
   android iphone linux ubuntu oracle cisco github openai chatgpt claude gemini toolshelf catalog tools toolbox
   iloveyou ilove loveyou loveme lovely love lover forever together always sweetheart sweet honey baby babygirl babyboy
   princess prince queen king angel angels heaven jesus christ jesuschrist god godisgood blessed faith hope grace trust
   trustno one nothing something whatever whatsup hello helloworld goodbye sunshine sunflower rainbow summer winter spring autumn
   monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october
   november december sommer fruehling fruhling herbst ete hiver printemps automne verano invierno primavera otono lato zima wiosna
   leto vesna osen
   dragon monkey tiger lion panther eagle falcon phoenix butterfly dolphin horse kitty kitten puppy doggy buddy bailey
   shadow buster ginger pepper cookie chocolate banana orange cherry strawberry cheese coffee pizza chicken turkey bacon
   football soccer baseball basketball hockey tennis golf golfer rugby cricket swimming boxing wrestling skateboard
   liverpool chelsea arsenal manchester united barcelona realmadrid juventus bayern dortmund borussia schalke dynamo spartak
   zenit polska legia yankees cowboys steelers lakers eagles packers redsox raiders broncos rangers celtic
   superman batman spiderman ironman starwars startrek matrix pokemon pikachu naruto minecraft fortnite roblox warcraft
   blink metallica nirvana slipknot greenday eminem beatles rockstar rocknroll music guitar dance party
   mustang ferrari porsche corvette camaro harley mercedes bmw toyota honda yamaha suzuki kawasaki audi volkswagen
   michael jordan jennifer jessica ashley amanda daniel andrew joshua matthew anthony thomas robert charlie william james
   john david richard george nicole samantha elizabeth michelle melissa stephanie patricia maria mariana natalia natasha anna
   sophie sophia isabella olivia emma oliver jackson hunter taylor morgan justin brandon austin dallas houston texas
   london paris berlin madrid moscow moskva kiev kyiv warszawa warsaw newyork california florida america england france germany
   deutschland espana mexico canada russia rossiya ukraine ukraina brazil india china japan london
   andrey alexander aleksandr sergey dmitry maxim nikita vladimir ivan olga elena tatiana svetlana ekaterina kristina marina
   katarzyna agnieszka mateusz bartek karolina kacper marcin kasia basia zosia misiek kochanie kocham kochamcie
   schatz schatzi liebe ichliebedich hallo sonnenschein geheim fussball mausi hase engel
   amor teamo tequiero teamomucho corazon carino hola futbol estrella princesa mariposa bonita angelito
   soleil amour jetaime jetaimes bonjour azerty chocolat coucou doudou loulou marseille nicolas camille
   lyubov lubov privet solnyshko zaichik kotenok nastya pasha masha sasha dasha misha
   muhammad mohammed mohamed ahmed ahmad abdullah fatima aisha allah allahuakbar bismillah inshallah alhamdulillah habibi habibti
   killer hacker hacked ninja samurai pirate warrior soldier sniper legend champion winner player gamer games gaming
   blackjack casino poker lucky money dollar million bitcoin crypto business company manager boss
   diamond crystal silver golden purple yellow green black white blue red pink flower roses snow fire storm thunder
   freedom peace happy smile smiley friend friends family mother father mommy daddy brother sister
   school student teacher college university science physics mathematics chemistry library passport
   correcthorsebatterystaple openup opensesame sesame abracadabra merlin wizard magic gandalf hogwarts
   asshole fuckyou fuckoff fuckme fuck bitch pussy sexy sexsex bigdick suckit shit bastard
   new old big little super mega ultra best good great bad the my your our and for you is it in me we am i
   пароль привет любовь солнце андрей наташа админ кохання сонечко україна россия москва максим марина секрет люблю тебя
   مرحبا محمد حبيبي حبيبتي الله احمد سلام كلمةالسر كلمةسر`
    .split(/\s+/)
    .filter(Boolean);

/** Rows, columns and orders along which fingers walk; each is walked both ways. */
const WALKS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  'qwertzuiopü',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '!@#$%^&*()',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1a2b3c4d5e6f7g8h9i0j',
  'a1b2c3d4e5f6g7h8i9j0',
  'zaq1xsw2cde3vfr4bgt5nhy6mju7',
  'йцукенгшщзхъї',
  'фывапролджэ',
  'фівапролджє',
  'ячсмитьбю',
  'абвгдеёжзийклмн',
  'ضصثقفغعهخحج',
  'شسيبلاتنمك',
].flatMap((walk) => [walk, Array.from(walk).reverse().join('')]);

/** Runs of digits that are chosen for their rhythm; walks and repeats are found by rule. */
const RHYTHMS = [
  '112233445566',
  '102030405060',
  '147258369',
  '159357',
  '147852369',
  '789456123',
  '741852963',
  '132435',
  '246810',
  '13579',
  '1357924680',
  '314159265',
  '271828',
  '520131',
  '131313',
  '696969',
  '420420',
];

/** What a sign stands for when a word is disguised. "1" may be an i or an l, so those two count as one letter. */
const DISGUISES: Readonly<Record<string, string>> = {
  '@': 'a',
  4: 'a',
  3: 'e',
  '€': 'e',
  1: 'i',
  '!': 'i',
  '|': 'i',
  l: 'i',
  0: 'o',
  $: 's',
  5: 's',
  7: 't',
  '+': 't',
};

const undisguise = (text: string): string => text.replace(/[@43€1!|l0$57+]/g, (sign) => DISGUISES[sign] ?? sign);

const UNDISGUISED_WORDS = new Set(WORDS.map(undisguise));
const LONGEST_PIECE = Math.max(...WORDS.map((word) => word.length));

/** Costs of the pieces. A password whose pieces cost less than ENOUGH altogether is among the first that are tried. */
const COST = { word: 2, walk: 1, digit: 0.6, sign: 0.6, letter: 1.5 };
const ENOUGH = 5.5;

/** Whether fingers or counting alone lead through the text, which is in lower case. */
function isWalk(text: string): boolean {
  if (text.length < 3) return text.length === 2 && text[0] === text[1];
  return (
    /^(?:19|20)\d\d$/.test(text) ||
    /^(.{1,3}?)\1+$/su.test(text) ||
    WALKS.some((walk) => walk.includes(text)) ||
    RHYTHMS.some((rhythm) => rhythm.startsWith(text))
  );
}

function costOf(character: string): number {
  if (/\p{N}/u.test(character)) return COST.digit;
  return /\p{L}/u.test(character) ? COST.letter : COST.sign;
}

/**
 * Whether a password is one of those that are tried first. It is compared in lower case. Refused are: a text of at
 * most six characters repeated, and what can be put together cheaply from common words (also disguised as in
 * "p@ssw0rd"), keyboard walks, repeats, years and a few further characters: "password123456", "qwertyuiop123",
 * "iloveyou12345", "Summer2026!!!". Three unrelated words are accepted. The work grows with the length of the text
 * alone (pieces of at most 25 characters).
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (/^(.{1,6}?)\1+$/su.test(lower)) return true;
  const text = lower.replace(/(.)\1{3,}/gsu, '$1$1$1');
  const plain = undisguise(text);
  if (UNDISGUISED_WORDS.has(plain.replace(/[^\p{L}\p{N}]+/gu, ''))) return true;

  // best[n] is the cheapest way to put together the first n characters, and the word that it used last.
  const best: { cost: number; word: string }[] = [{ cost: 0, word: '' }];
  for (let end = 1; end <= text.length; end += 1) {
    const before = best[end - 1] ?? { cost: Infinity, word: '' };
    let found = { cost: before.cost + costOf(text.charAt(end - 1)), word: before.word };
    for (let start = Math.max(0, end - LONGEST_PIECE); start < end; start += 1) {
      const from = best[start];
      if (from === undefined || from.cost >= ENOUGH) continue;
      const word = plain.slice(start, end);
      const cost = from.cost + (word === from.word ? 0 : COST.word);
      if (cost < found.cost && UNDISGUISED_WORDS.has(word)) found = { cost, word };
      if (from.cost + COST.walk < found.cost && isWalk(text.slice(start, end))) {
        found = { cost: from.cost + COST.walk, word: from.word };
      }
    }
    best.push(found);
  }
  return (best.at(-1)?.cost ?? 0) < ENOUGH;
}

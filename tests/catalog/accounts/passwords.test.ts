/** Passwords: what is accepted as one and how they are hashed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { packLeakedPasswords } from '#catalog/accounts/leaked-passwords.ts';
import { readModelFile } from '#catalog/models.ts';
import { CatalogError } from '#catalog/errors.ts';
import {
  HASHES_AT_ONCE,
  DUMMY_HASH,
  checkPassword,
  siteWordsOf,
  hashPassword,
  verifyPassword,
} from '#catalog/accounts/passwords.ts';

const rulesOf = (text: string, email?: string): string[] => checkPassword(text, email).map((problem) => problem.rule);

test('a password has 12 to 128 characters, counted as code points in NFC', () => {
  const mixed = (length: number): string => 'kéß7 zú-🐢'.normalize('NFD').repeat(40).normalize('NFC').slice(0, length);
  assert.deepEqual(checkPassword('k7 zu-qx9pm'), [{ rule: 'too_short', min: 12 }]);
  assert.deepEqual(checkPassword('k7 zu-qx9pmv'), []);
  const longest = Array.from(mixed(400)).slice(0, 128).join('');
  assert.deepEqual(checkPassword(longest.normalize('NFD')), []);
  assert.deepEqual(checkPassword(`${longest}x`), [{ rule: 'too_long', max: 128 }]);
  assert.deepEqual(checkPassword('x'.repeat(1_000_000)), [{ rule: 'too_long', max: 128 }]);
  assert.deepEqual(rulesOf(''), ['required']);
  assert.deepEqual(rulesOf('🐢🐇🦔🐘🦒🐝'.repeat(1)), ['too_short']);
});

test('control characters and broken text are refused', () => {
  assert.deepEqual(rulesOf('lantern\u0000 orbit kite'), ['control_characters']);
  assert.deepEqual(rulesOf('lantern\u009f orbit kite'), ['control_characters']);
  assert.deepEqual(rulesOf('lantern\ud83d orbit kite'), ['broken_characters']);
});

test('at least 3,000 of the passwords that are tried first are refused', () => {
  const words =
    `password qwerty letmein welcome monkey dragon master sunshine princess football baseball superman batman trustno iloveyou
     shadow michael jennifer jessica charlie jordan thomas hunter buster soccer hockey killer george andrew daniel joshua
     matthew robert ashley nicole amanda summer winter freedom whatever computer internet starwars pokemon liverpool arsenal
     chelsea barcelona juventus samsung google facebook admin administrator changeme secret passwort motdepasse haslo azerty
     qwertz schatz bonjour jetaime tequiero privet kochanie пароль привет`.split(/\s+/);
  const endings =
    `1234 12345 123456 1234567 12345678 123456789 1234567890 4321 654321 987654321 1111 11111 111111 1111111 0000 000000 123123
     123123123 112233 121212 666666 696969 102030 1985 1999 2000 2012 2020 2023 2024 2025 2026 12 123 1 7 77 777 7777 99 2024! 2025! 2026!
     123! 1234! 12345! !!! 2024!! !@#$ !@#$% 123abc abc123 qwerty asdfgh zxcvbn 1q2w3e 1q2w3e4r 1qaz2wsx qwertyuiop`.split(
      /\s+/,
    );
  const tried = new Set<string>();
  for (const word of words) {
    const capital = word.charAt(0).toUpperCase() + word.slice(1);
    for (const form of [word, capital, word.replaceAll('a', '@').replaceAll('o', '0')]) {
      for (const ending of endings) tried.add(form + ending);
    }
    tried.add(word + word).add(`123456${word}`);
  }
  const long = [...tried].filter((password) => password.length >= 12);
  assert.ok(long.length >= 3_000, `only ${long.length} were tried`);
  assert.deepEqual(
    long.filter((password) => rulesOf(password)[0] !== 'common_password'),
    [],
  );
});

test('keyboard walks, sequences, repeats and well-known sentences are refused', () => {
  const known =
    `password123456 qwertyuiop123 123456789012 iloveyou12345 1q2w3e4r5t6y 1qaz2wsx3edc abcdefghijkl aaaaaaaaaaaa abcabcabcabc
    qwertyuiopasdf йцукенгшщзхъ 147258369147 000000000000 correct-horse-battery-staple CorrectHorseBatteryStaple
    P@ssw0rd1234 Pa$$w0rd2026! asdfghjkl;'\\ zaq12wsxcde3 1234567890ab toolshelf2026`.split(/\s+/);
  assert.deepEqual(
    known.filter((password) => rulesOf(password)[0] !== 'common_password'),
    [],
  );
});

test('sentences and random characters are accepted', () => {
  const sentences = [
    'correct purple stapler window',
    'mein hund frisst gern kekse',
    'зелёный чайник поёт ночью',
    'ناقة تقرأ الجريدة صباحا',
    'zebra-otter-kayak',
    'summer holiday in the alps',
    '836204917365',
  ];
  for (const sentence of sentences) assert.deepEqual(checkPassword(sentence), [], sentence);
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'.split('');
  const random = fc.array(fc.constantFrom(...digits), { minLength: 20, maxLength: 40 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.noBias(random), (password) => checkPassword(password).length === 0),
    { seed: 7, numRuns: 300 },
  );
});

test('a password that holds the name before the @ of its address is refused', () => {
  assert.deepEqual(rulesOf('we love Johnny 4 ever', 'johnny@example.com'), ['address_in_password']);
  assert.deepEqual(rulesOf('we love Johnny 4 ever', 'Johnny+catalog@example.com'), ['address_in_password']);
  assert.deepEqual(rulesOf('we love Johnny 4 ever', 'jo@example.com'), []);
  assert.deepEqual(rulesOf('we love Johnny 4 ever', 'marta@johnny.example'), []);
});

test('a password that holds the name or the host of the catalog is refused, however it is written', () => {
  const words = siteWordsOf('https://shelf.lantern.example/ai', ['Badger Shelf', 'رف الغرير', 'AI']);
  const site = (text: string) => checkPassword(text, 'marta@lantern.example', words).map(({ rule }) => rule);
  for (const text of ['my badger-shelf of 81', 'shelf.lantern 4 ever', 'Lantern.Example quiet 7', 'مفتاح رف الغرير ٧'])
    assert.deepEqual(site(text), ['site_in_password'], text);
  for (const text of ['badgers on a shelf 81', 'quiet lantern kayak', 'air and a maple 92'])
    assert.deepEqual(site(text), []);
  assert.deepEqual(siteWordsOf('http://localhost:3000', []), ['localhost']);
  assert.deepEqual(siteWordsOf('http://tools:3000', []), [], 'a common word says nothing of this catalog');
  assert.deepEqual(siteWordsOf('http://192.168.1.10', []), ['192168110'], 'no part of an address alone');
});

test('a hash is argon2id in PHC form with the figures of OWASP and its own salt', async () => {
  const [first, second] = await Promise.all([hashPassword('kitchen lantern 42'), hashPassword('kitchen lantern 42')]);
  const form = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/;
  assert.match(first, form);
  assert.notEqual(first, second);
  assert.match(DUMMY_HASH, form, 'an unknown address must cost the same work');
  assert.equal(await verifyPassword(first, 'kitchen lantern 42'), true);
  assert.equal(await verifyPassword(first, 'kitchen lantern 43'), false);
  assert.equal(await verifyPassword(DUMMY_HASH, ''), false);
  assert.equal(await verifyPassword('kitchen lantern 42', 'kitchen lantern 42'), false);
});

test('composed, decomposed and compatibility letters are one password, and the last of 128 characters counts', async () => {
  const hash = await hashPassword('ﬁne café Ⅳ garden');
  assert.equal(await verifyPassword(hash, 'ﬁne café Ⅳ garden'.normalize('NFD')), true);
  assert.equal(await verifyPassword(hash, 'fine café IV garden'), true);
  const long = 'k7zu-qx9'.repeat(16);
  const longHash = await hashPassword(long);
  assert.equal(await verifyPassword(longHash, long), true);
  assert.equal(await verifyPassword(longHash, `${long.slice(0, 127)}8`), false);
  assert.equal(await verifyPassword(longHash, long.repeat(100)), false);
});

test('four passwords are checked at once at most, 32 wait, and the rest are told to come back', async () => {
  assert.ok(HASHES_AT_ONCE >= 1 && HASHES_AT_ONCE <= 4);
  const places = HASHES_AT_ONCE + 32;
  const cheap = DUMMY_HASH.replace('m=19456,t=2', 'm=8,t=1');
  const results = await Promise.allSettled(Array.from({ length: 60 }, () => verifyPassword(cheap, 'x')));
  const refused = results.filter((result) => result.status === 'rejected').map((result) => result.reason as unknown);
  assert.equal(refused.length, 60 - places);
  for (const error of refused) {
    assert.ok(error instanceof CatalogError);
    assert.equal(error.code, 'overloaded');
    assert.ok((error.retryAfter ?? 0) >= 1);
  }
  assert.equal(await verifyPassword(cheap, 'x'), false, 'the places are free again');
});

test('passwords that other sites have leaked are refused as such, also with a few digits or signs at either end', () => {
  const leaked =
    `spearmintrhino lizardseverywhere streatham6134 nebukadnesar carlogambino SpearmintRhino spearmintrhino7!
    1990spearmintrhino !spearmintrhino2026`.split(/\s+/);
  assert.deepEqual(
    leaked.filter((password) => rulesOf(password)[0] !== 'leaked_password'),
    [],
  );
  // Five that were added, or letters, make another password of it.
  for (const other of ['spearmintrhino20261', 'spearmintrhinos of brass']) assert.deepEqual(rulesOf(other), [], other);
});

test('the list of leaked passwords has more than 100,000, sorted and each once', () => {
  const file = readModelFile('models/leaked-passwords.bin');
  assert.equal(file.length % 5, 0);
  assert.ok(file.length / 5 > 100_000);
  const digests = Array.from({ length: file.length / 5 }, (_, at) => file.toString('hex', at * 5, at * 5 + 5));
  assert.ok(digests.every((digest, at) => at === 0 || digest > (digests[at - 1] ?? '')));
  assert.deepEqual(packLeakedPasswords(['too short', 'long enough', 'long enough']).length, 5);
});

/** One word for one thing in all rooms: the words that lost to another, and words that mix two alphabets. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { entriesOf, readVocabulary } from '#catalog/vocabularies.ts';
import { sentences } from './sentences.ts';

/** An ending in brackets, as in «принял(а)». */
const TWO_GENDERS = /\p{L}\(-?\p{L}{1,4}\)/u;

/** What is not said, and what is said instead. */
const LOST: Partial<Record<Locale, readonly (readonly [lost: RegExp, said: string])[]>> = {
  en: [
    [/\bplease\b/i, 'imperative'],
    [/\breaders?\b/i, 'visitor, member or follower'],
    [/\bsubmitters?\b/i, 'maker'],
    [/\b(?:kept|keep) tools?\b/i, 'saved'],
    [/(?<!for the )\bjobs?\b/i, 'task'],
    [/\b(?:test|the) mail\b(?! server)/i, 'e-mail'],
    [/colour/i, 'color'],
    [/\bimprint\b/i, 'legal notice'],
    [/\btakes? back\b/i, 'undo or remove'],
  ],
  ar: [
    [/محرر/, 'محرِّر'],
    [/الواجهة البرمجية/, 'واجهة API'],
    [/رمز وصول/, 'رمز API'],
    [/قائمة الانتظار/, 'قائمة المراجعة'],
    [/موضع إعلاني/, 'مساحة إعلانية'],
    [/مكتب المحرِّرين/, 'لوحة المحرِّرين'],
    [/صاحب الاقتراح|أصحاب الاقتراحات/, 'صاحب الأداة'],
    [/فحص الإدخال/, 'تحقّق من البيانات'],
    [/قر(?:ّ)?اء(?![ةت])/, 'الزوار أو الأعضاء'],
    [/(?<!\p{L})(?:ال)?سر(?![\p{L}\p{M}])/u, 'المفتاح السري'],
    [/الروبوتات/, 'برامج الزحف'],
    [/محرف/, 'حرف'],
    [/مرشّح/, 'عامل التصفية'],
    [/صانعو|المطوّر موثَّق/, 'صاحب الأداة'],
  ],
  ru: [
    [/учётн\S+ запис/i, 'аккаунт'],
    [/ИИ-инструмент/, 'инструмент ИИ'],
    [/состояни/i, 'статус'],
    [/стол\S* редактора/i, 'Редакция'],
    [/(?<!\p{L})автор(?:а|у|ом|ы|ов|ам|ами)?(?!\p{L})/iu, 'разработчик'],
    [/cookie и адресов/i, 'IP-адресов'],
    [/следить по почте|отслеживаем/i, 'подписка'],
    [/читател/i, 'посетитель, участник'],
    [/(?<!\p{L})запрошены(?!\p{L})/iu, 'запрос правок'],
    [/выполнен выход/i, 'вы вышли, сеанс завершён'],
    [TWO_GENDERS, 'a wording without a gender'],
  ],
  uk: [
    [/Вкажіть/, 'Укажіть'],
    [/ШІ-інструмент/, 'інструмент ШІ'],
    [/обліков\S+ запис/i, 'акаунт'],
    [/вилуч/i, 'видалити'],
    [/видала[єю]/i, 'видаляти'],
    [/безплатн/i, 'безкоштовний'],
    [/стежити поштою|відстежуван/i, 'підписка'],
    [/читач/i, 'відвідувач, учасник'],
    [/виконано вихід/i, 'ви вийшли, сеанс завершено'],
    [/(?<!\p{L})стан(?:у|і|ом)?(?!\p{L})/iu, 'статус'],
    [/ст[оі]л\S* редактора/i, 'Редакція'],
    [/(?<!\p{L})автор(?:а|у|ові|ом|и|ів|ам|ами)?(?!\p{L})/iu, 'розробник'],
    [/запрос\S+ зміни|запита\S+ зміни/i, 'попросити внести зміни'],
    [TWO_GENDERS, 'a wording without a gender'],
  ],
  pl: [
    [/proszę/i, 'imperative'],
    [/odnośnik/i, 'link'],
    [/\btokena\b/, 'tokenu'],
    [/(?<!\p{L})stan(?:u|em)?(?!\p{L})/iu, 'status'],
    [/biurk/i, 'Panel redakcji'],
    [/zachowan|zachowasz/i, 'zapisać'],
    [/zwykły czas/i, 'typowy czas'],
    [/czytelni/i, 'użytkownicy, odwiedzający'],
    [/darmow/i, 'bezpłatny'],
    [/sekret(?!ów)/i, 'klucz podpisu'],
    [/poleceni(?!a dla)/i, 'rekomendacja'],
    [/(?<!\p{L})(?:twój|twoj\p{L}+|ciebie|tobie)(?!\p{L})/u, 'Twój, Ciebie'],
    [TWO_GENDERS, 'a wording without a gender'],
  ],
  de: [
    [/Werkzeug/i, 'Tool'],
    [/freiwillig/i, 'optional'],
    [/Duplikat/, 'Dublette'],
    [/Platzierung/, 'Anzeigenplatz'],
    [/Leserschaft|\bLesern?\b/, 'Besucher'],
    [/einreichende Person|Einreichende/, 'Anbieter'],
    [/Befund/, 'Hinweis'],
    [/durchgesetzt/i, 'verbindlich'],
    [/\bfolgen:|verfolgte/, 'abonnieren'],
  ],
  es: [
    [/\bentradas?\b/i, 'ficha'],
    [/\beditor(?:es)?\b(?! de código)/i, 'la redacción'],
    [/\bdueños?\b|\bautor(?:es)?\b/i, 'creador'],
    [/\blectores\b/i, 'visitantes'],
    [/lado a lado/, 'comparar'],
    [/propuestas?\b/i, 'envío'],
    [/\b(?:tú|tus?|tuy[oa]s?|puedes|quieres|tienes)\b/i, 'usted'],
    [/lo que sigue\b(?! a)/, 'suscripciones'],
    [/\bfue \p{L}+[ai]d[oa]\b/u, 'se ha …'],
    [/Tokens? de la API/, 'token de API'],
  ],
  fr: [
    [/(?<!son |p)éditeurs?\b(?! de code)/i, 'la rédaction'],
    [/\bgardée?s?\b/i, 'enregistré'],
    [/(?<!sé)lecteurs\b/i, 'visiteurs'],
    [/\bl’auteur\b/i, 'le créateur'],
    [/file d’attente/i, 'file d’examen'],
    [/ statut\b/i, 'état'],
    [/là-bas/, 'le nom du service'],
    [/hors service/, 'lien mort'],
    [/copies? de marques?/i, 'contrefaçon'],
    [/ leurs auteurs/, 'les créateurs'],
  ],
};

for (const locale of LOCALES) {
  const own = sentences.filter((sentence) => sentence.locale === locale);

  test(`the words of ${locale} are the same in every room`, () => {
    const found = own.flatMap(({ room, key, text }) =>
      (LOST[locale] ?? []).flatMap(([lost, said]) => {
        const word = lost.exec(text)?.[0];
        return word === undefined ? [] : [`${room} ${key}: ${word} → ${said}`];
      }),
    );
    assert.ok(found.length === 0, [...new Set(found)].join('\n'));
  });

  test(`no word of ${locale} mixes two alphabets`, () => {
    const mixed = /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u;
    const found = own.filter(({ text }) => mixed.test(text)).map(({ room, key, text }) => `${room} ${key}: ${text}`);
    assert.ok(found.length === 0, [...new Set(found)].join('\n'));
  });
}

/** What speaks to a stranger as to a friend; Polish writes the pronoun with a capital. */
const FAMILIAR: Partial<Record<Locale, RegExp>> = {
  de: /(?<!\p{L})(?:du|dich|dir|dein\p{L}*)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:tú|tus?|tuy[oa]s?|te|quieres|puedes|tienes)(?!\p{L})|^(?:Di|Describe)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:tu|toi|ta|tes)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:twój|twoi|twoj\p{L}+|ciebie|tobie)(?!\p{L})/u,
};

test('tasks and roles speak to visitors as pages do', () => {
  for (const [locale, familiar] of Object.entries(FAMILIAR)) {
    const texts = readVocabulary(`tasks/${locale}`);
    const found = Object.keys(texts).flatMap((key) => entriesOf(texts, key).filter((text) => familiar.test(text)));
    assert.deepEqual(found, [], locale);
  }
});

/** Why an entry was refused or taken down, as its owner reads it. */
import { REASON_CODES, type ReasonCode } from '#catalog/lifecycle.ts';
import type { Locale } from '#catalog/locales.ts';

const REASONS: Record<Locale, Record<ReasonCode, string>> = {
  en: {
    duplicate: 'This project is already in the catalog or waiting to be judged.',
    spam: 'The entry was judged to be spam.',
    not_an_ai_tool: 'The catalog lists AI tools only, and this project is not one.',
    broken_link: 'The address could not be opened.',
    misleading: 'The texts say something else than what the page offers.',
    wrong_category: 'The categories do not fit the project.',
    incomplete: 'The entry does not say enough about the project.',
    policy: 'The entry does not follow the rules of this catalog.',
    other: 'The editor gave another reason.',
  },
  ar: {
    duplicate: 'هذا المشروع موجود في الدليل أو ينتظر المراجعة بالفعل.',
    spam: 'صُنِّف هذا الطلب على أنه محتوى مزعج.',
    not_an_ai_tool: 'يضم الدليل أدوات الذكاء الاصطناعي فقط، وهذا المشروع ليس منها.',
    broken_link: 'تعذّر فتح الرابط.',
    misleading: 'النصوص لا تطابق ما تقدمه الصفحة.',
    wrong_category: 'الفئات المختارة لا تناسب المشروع.',
    incomplete: 'لا يقدّم الطلب معلومات كافية عن المشروع.',
    policy: 'لا يلتزم الطلب بقواعد هذا الدليل.',
    other: 'ذكر المحرر سببًا آخر.',
  },
  ru: {
    duplicate: 'Этот проект уже есть в каталоге или ждёт проверки.',
    spam: 'Запись признана спамом.',
    not_an_ai_tool: 'В каталоге есть только ИИ-инструменты, а этот проект к ним не относится.',
    broken_link: 'Адрес не открывается.',
    misleading: 'Тексты не соответствуют тому, что предлагает страница.',
    wrong_category: 'Категории не подходят проекту.',
    incomplete: 'В записи слишком мало сведений о проекте.',
    policy: 'Запись нарушает правила каталога.',
    other: 'Редактор указал другую причину.',
  },
  uk: {
    duplicate: 'Цей проєкт уже є в каталозі або чекає на перевірку.',
    spam: 'Запис визнано спамом.',
    not_an_ai_tool: 'У каталозі лише ШІ-інструменти, а цей проєкт до них не належить.',
    broken_link: 'Адреса не відкривається.',
    misleading: 'Тексти не відповідають тому, що пропонує сторінка.',
    wrong_category: 'Категорії не підходять проєкту.',
    incomplete: 'У записі замало відомостей про проєкт.',
    policy: 'Запис порушує правила каталогу.',
    other: 'Редактор вказав іншу причину.',
  },
  pl: {
    duplicate: 'Ten projekt jest już w katalogu albo czeka na ocenę.',
    spam: 'Wpis uznano za spam.',
    not_an_ai_tool: 'Katalog zawiera tylko narzędzia AI, a ten projekt nim nie jest.',
    broken_link: 'Nie udało się otworzyć adresu.',
    misleading: 'Teksty nie odpowiadają temu, co oferuje strona.',
    wrong_category: 'Kategorie nie pasują do projektu.',
    incomplete: 'Wpis zawiera za mało informacji o projekcie.',
    policy: 'Wpis jest niezgodny z zasadami katalogu.',
    other: 'Redakcja podała inny powód.',
  },
  de: {
    duplicate: 'Dieses Projekt steht schon im Katalog oder wartet bereits auf die Prüfung.',
    spam: 'Der Eintrag wurde als Spam eingestuft.',
    not_an_ai_tool: 'Der Katalog führt nur KI-Werkzeuge, und dieses Projekt ist keines.',
    broken_link: 'Die Adresse ließ sich nicht öffnen.',
    misleading: 'Die Texte entsprechen nicht dem, was die Seite bietet.',
    wrong_category: 'Die Kategorien passen nicht zum Projekt.',
    incomplete: 'Der Eintrag sagt zu wenig über das Projekt aus.',
    policy: 'Der Eintrag verstößt gegen die Regeln dieses Katalogs.',
    other: 'Die Redaktion hat einen anderen Grund genannt.',
  },
  es: {
    duplicate: 'Este proyecto ya está en el catálogo o a la espera de revisión.',
    spam: 'La entrada se ha considerado spam.',
    not_an_ai_tool: 'El catálogo solo incluye herramientas de IA y este proyecto no lo es.',
    broken_link: 'No se pudo abrir la dirección.',
    misleading: 'Los textos no corresponden a lo que ofrece la página.',
    wrong_category: 'Las categorías no encajan con el proyecto.',
    incomplete: 'La entrada no aporta suficiente información sobre el proyecto.',
    policy: 'La entrada no cumple las normas de este catálogo.',
    other: 'La redacción indicó otro motivo.',
  },
  fr: {
    duplicate: 'Ce projet figure déjà dans le catalogue ou attend déjà d’être examiné.',
    spam: 'La fiche a été considérée comme du spam.',
    not_an_ai_tool: 'Le catalogue ne recense que des outils d’IA, et ce projet n’en est pas un.',
    broken_link: 'L’adresse n’a pas pu être ouverte.',
    misleading: 'Les textes ne correspondent pas à ce que propose la page.',
    wrong_category: 'Les catégories ne conviennent pas au projet.',
    incomplete: 'La fiche ne décrit pas suffisamment le projet.',
    policy: 'La fiche ne respecte pas les règles de ce catalogue.',
    other: 'La rédaction a donné une autre raison.',
  },
};

/** The sentence of a reason code; an unknown code reads as `other`. */
export function reasonSentence(locale: Locale, code: string): string {
  const known = REASON_CODES.find((candidate) => candidate === code) ?? 'other';
  return REASONS[locale][known];
}

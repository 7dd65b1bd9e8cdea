/** Why an entry was refused or taken down, as its owner reads it. */
import { reasonOf, type ReasonCode } from '#catalog/lifecycle.ts';
import type { Locale } from '#catalog/locales.ts';

const REASONS: Record<Locale, Record<ReasonCode, string>> = {
  en: {
    duplicate: 'This tool is already in the catalog or awaiting review.',
    spam: 'The entry is considered advertising or spam.',
    not_an_ai_tool: 'The catalog lists AI tools only, and this is not one.',
    broken_link: 'The link does not work.',
    misleading: 'The text does not match what the website offers.',
    wrong_category: 'The categories do not fit the tool.',
    incomplete: 'The entry does not say enough about the tool.',
    policy: 'The entry goes against the rules of this catalog.',
    other: 'The editor gave another reason.',
  },
  ar: {
    duplicate: 'هذه الأداة موجودة في الدليل أو تنتظر المراجعة.',
    spam: 'صُنِّف هذا الاقتراح إعلانًا أو محتوى مزعجًا.',
    not_an_ai_tool: 'يضم الدليل أدوات الذكاء الاصطناعي فقط، وهذه ليست منها.',
    broken_link: 'الرابط لا يعمل.',
    misleading: 'النص لا يطابق ما يقدّمه الموقع.',
    wrong_category: 'الفئات المختارة لا تناسب الأداة.',
    incomplete: 'لا توجد معلومات كافية عن الأداة.',
    policy: 'هذه الأداة مخالفة لقواعد الدليل.',
    other: 'ذكر المحرِّر سببًا آخر.',
  },
  ru: {
    duplicate: 'Этот инструмент уже есть в каталоге или ждёт проверки.',
    spam: 'Запись признана рекламой или спамом.',
    not_an_ai_tool: 'В каталоге есть только инструменты ИИ, а это не инструмент ИИ.',
    broken_link: 'Ссылка не работает.',
    misleading: 'Текст не соответствует тому, что есть на сайте.',
    wrong_category: 'Категории не подходят инструменту.',
    incomplete: 'В записи слишком мало сведений об инструменте.',
    policy: 'Запись нарушает правила каталога.',
    other: 'Редактор указал другую причину.',
  },
  uk: {
    duplicate: 'Цей інструмент уже є в каталозі або чекає на перевірку.',
    spam: 'Запис визнано рекламою або спамом.',
    not_an_ai_tool: 'У каталозі є лише інструменти ШІ, а це не інструмент ШІ.',
    broken_link: 'Посилання не працює.',
    misleading: 'Текст не відповідає тому, що є на сайті.',
    wrong_category: 'Категорії не підходять інструменту.',
    incomplete: 'У записі замало відомостей про інструмент.',
    policy: 'Запис порушує правила каталогу.',
    other: 'Редактор вказав іншу причину.',
  },
  pl: {
    duplicate: 'To narzędzie jest już w katalogu lub czeka na sprawdzenie.',
    spam: 'Wpis uznano za reklamę lub spam.',
    not_an_ai_tool: 'W katalogu są tylko narzędzia AI, a to nie jest narzędzie AI.',
    broken_link: 'Link nie działa.',
    misleading: 'Tekst nie odpowiada temu, co jest na stronie.',
    wrong_category: 'Kategorie nie pasują do narzędzia.',
    incomplete: 'Wpis zawiera za mało informacji o narzędziu.',
    policy: 'Wpis jest niezgodny z zasadami katalogu.',
    other: 'Redakcja podała inny powód.',
  },
  de: {
    duplicate: 'Dieses Werkzeug steht schon im Katalog oder wartet auf die Prüfung.',
    spam: 'Der Eintrag wurde als Werbung oder Spam eingestuft.',
    not_an_ai_tool: 'Der Katalog führt nur KI-Werkzeuge, und dies ist keines.',
    broken_link: 'Der Link funktioniert nicht.',
    misleading: 'Der Text entspricht nicht dem, was die Website bietet.',
    wrong_category: 'Die Kategorien passen nicht zum Werkzeug.',
    incomplete: 'Der Eintrag sagt zu wenig über das Werkzeug aus.',
    policy: 'Der Eintrag verstößt gegen die Regeln dieses Katalogs.',
    other: 'Die Redaktion hat einen anderen Grund genannt.',
  },
  es: {
    duplicate: 'Esta herramienta ya está en el catálogo o pendiente de revisión.',
    spam: 'La ficha se ha considerado publicidad o spam.',
    not_an_ai_tool: 'El catálogo solo incluye herramientas de IA y esta no lo es.',
    broken_link: 'El enlace no funciona.',
    misleading: 'El texto no corresponde a lo que ofrece el sitio web.',
    wrong_category: 'Las categorías no encajan con la herramienta.',
    incomplete: 'La ficha no aporta suficiente información sobre la herramienta.',
    policy: 'La ficha incumple las normas de este catálogo.',
    other: 'El editor indicó otro motivo.',
  },
  fr: {
    duplicate: 'Cet outil figure déjà dans le catalogue ou attend d’être examiné.',
    spam: 'La fiche a été considérée comme de la publicité ou du spam.',
    not_an_ai_tool: 'Le catalogue ne recense que des outils d’IA, et ceci n’en est pas un.',
    broken_link: 'Le lien ne fonctionne pas.',
    misleading: 'Le texte ne correspond pas à ce que propose le site.',
    wrong_category: 'Les catégories ne conviennent pas à l’outil.',
    incomplete: 'La fiche ne décrit pas suffisamment l’outil.',
    policy: 'La fiche est contraire aux règles de ce catalogue.',
    other: 'L’éditeur a indiqué un autre motif.',
  },
};

/** The sentence of a reason code; an unknown code reads as `other`. */
export function reasonSentence(locale: Locale, code: string): string {
  return REASONS[locale][reasonOf(code) ?? 'other'];
}

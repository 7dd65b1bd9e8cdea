/** How people ask for alternatives to a tool in the eight languages, in queries and in the texts of tools. */
import type { Locale } from '#catalog/locales.ts';

export interface AlternativeWords {
  /** Nouns and verbs that ask for alternatives on either side of a name: "chatgpt alternative", "alternative to chatgpt". */
  nouns: string;
  /** Phrases right before a name that ask for others: "similar to chatgpt", "instead of chatgpt". */
  phrases: string;
  /** Words that do so only before a name and say other things elsewhere: "like chatgpt". */
  particles: string;
  /** Those nouns by which a text says so of its own tool: "a free alternative to chatgpt". */
  stated: string;
  /** Nouns by which it says so before "of" and the name: "an open implementation of chatgpt". */
  copies: string;
  /** Words that may stand between those and the name, or around them: "something, an alternative to the chatgpt". */
  links: string;
}

/** The patterns; phrases are parted by commas, single words by spaces. Case, accents and forms of letters do not matter. */
export const ALTERNATIVE_WORDS: Readonly<Partial<Record<Locale, AlternativeWords>>> = {
  en: {
    nouns:
      'alternative alternatives replacement replacements substitute substitutes competitor competitors equivalent equivalents rival rivals similar vs versus',
    phrases:
      'similar to, instead of, other than, better than, comparable to, switch from, switching from, switch away from, move away from, apps like, tools like, sites like, something like, anything like, software like, programs like, websites like, services like, assistants like, cheaper than, simpler than, easier than, faster than',
    particles: 'like replace replacing',
    stated: 'alternative alternatives',
    copies: 'implementation clone version counterpart reimplementation',
    links: 'to for of the from by a ai something anything',
  },
  ar: {
    nouns: 'بديل بديلا بدائل البديل البدائل بديله منافس منافسين منافسو استبدال',
    phrases:
      'بدلا من, بدلا عن, عوضا عن, على غرار, مشابه ل, شبيه ب, مشابه, مشابهه, مشابهة, شبيه, شبيهه, يشبه, تشبه, ارخص من, افضل من, احسن من, اسهل من, اسرع من',
    particles: 'مثل زي بدل',
    stated: 'بديل بديلا البديل بديله',
    copies: 'نسخه',
    links: 'ل عن من الى ب تطبيق برنامج موقع اداه شيء شي',
  },
  ru: {
    nouns:
      'альтернатива альтернативы альтернативу альтернативе альтернатив аналог аналоги аналога аналогов замена замену замены заменить заменитель заменители конкурент конкуренты конкурентов эквивалент',
    phrases:
      'похожий на, похожая на, похожее на, похожие на, похожую на, похоже на, вместо, наподобие, вроде, типа, кроме, лучше чем, что то как, дешевле чем, проще чем, быстрее чем, программа как, программы как, сервис как, сервисы как, сайт как, сайты как, приложение как, приложения как, нейросеть как, нейросети как, такой как, такая как, такое как',
    particles: 'как',
    stated: 'альтернатива альтернативу аналог замена замену',
    copies: 'клон версия реализация',
    links: 'для к у на чем нейросети нейросеть нейросетей сервиса программы приложения ии что то нечто',
  },
  uk: {
    nouns:
      'альтернатива альтернативи альтернативу альтернатив аналог аналоги аналога аналогів заміна заміну заміни замінити замінник замінники конкурент конкуренти конкурентів еквівалент відповідник відповідники',
    phrases:
      'схожий на, схожа на, схоже на, схожі на, схожу на, подібний до, подібна до, подібне до, подібні до, замість, на кшталт, накшталт, на зразок, типу, крім, окрім, краще ніж, щось як, щось типу, дешевше ніж, простіше ніж, швидше ніж, краще за, дешевше за, програма як, програми як, сервіс як, сервіси як, сайт як, сайти як, застосунок як, застосунки як, нейромережа як, нейромережі як, такий як, така як, таке як',
    particles: 'як',
    stated: 'альтернатива альтернативу аналог заміна заміну замінник відповідник',
    copies: 'клон версія реалізація',
    links: 'для до на чим нейромережі нейромережа нейромереж сервісу програми застосунку ші щось',
  },
  pl: {
    nouns:
      'alternatywa alternatywy alternatywę alternatyw alternatywą zamiennik zamienniki zamiennika zamienników odpowiednik odpowiedniki odpowiednika odpowiedników zastępstwo zastąpić konkurent konkurenci konkurencja',
    phrases:
      'podobny do, podobna do, podobne do, podobnego do, podobnych do, podobnej do, zamiast, lepszy niż, lepsze niż, inny niż, coś jak, cos jak, coś w rodzaju, takie jak, taki jak, taka jak, tańszy niż, tańsza niż, tańsze niż, tańsze od, lepsze od, prostsze niż, szybsze niż, program jak, programy jak, aplikacja jak, aplikacje jak, narzędzie jak, narzędzia jak, strona jak, strony jak',
    particles: 'jak',
    stated: 'alternatywa alternatywę alternatywą zamiennik odpowiednik',
    copies: 'klon wersja implementacja',
    links: 'dla do od na za czym narzędzia programu aplikacji ai coś jakiś',
  },
  de: {
    nouns:
      'Alternative Alternativen Ersatz ersetzen Konkurrent Konkurrenten Konkurrenz Gegenstück Pendant Äquivalent Entsprechung',
    phrases:
      'ähnlich wie, ähnlich zu, ähnliche wie, so wie, sowas wie, so was wie, so etwas wie, etwas wie, statt, anstatt, anstelle von, an Stelle von, vergleichbar mit, besser als, außer, billiger als, günstiger als, einfacher als, schneller als, Programm wie, Programme wie, App wie, Apps wie, Software wie, Tool wie, Tools wie, Seite wie, Seiten wie, Dienst wie, Dienste wie',
    particles: 'wie',
    stated: 'Alternative Ersatz Pendant',
    copies: 'Klon Version Umsetzung Nachbau',
    links: 'zu zum zur für von vom der die das ki etwas was sowas',
  },
  es: {
    nouns:
      'alternativa alternativas equivalente equivalentes sustituto sustitutos sustituta sustituir reemplazo reemplazar reemplazos competidor competidores',
    phrases:
      'parecido a, parecida a, parecidos a, parecidas a, similar a, similares a, en lugar de, en vez de, mejor que, algo como, algo tipo, distinto de, más barato que, más barata que, más fácil que, más rápido que, aplicación como, aplicaciones como, app como, apps como, programa como, programas como, página como, páginas como, herramienta como, herramientas como, un sitio como',
    particles: 'como',
    stated: 'alternativa sustituto reemplazo',
    copies: 'clon versión implementación',
    links: 'a al de del para la el por ia algo',
  },
  fr: {
    nouns:
      'alternative alternatives équivalent équivalents équivalente concurrent concurrents remplaçant remplaçants remplacer remplacement substitut substituts',
    phrases:
      'similaire à, similaires à, semblable à, semblables à, au lieu de, à la place de, plutôt que, du genre de, dans le genre de, mieux que, un truc comme, quelque chose comme, autre que, moins cher que, moins chère que, plus simple que, plus rapide que, meilleur que, logiciel comme, logiciels comme, application comme, applications comme, appli comme, applis comme, outil comme, outils comme, site comme, sites comme, programme comme, programmes comme',
    particles: 'comme',
    stated: 'alternative équivalent remplaçant',
    copies: 'clone version implémentation',
    links: 'à a de d du au pour la le l par ia quelque chose truc un',
  },
};

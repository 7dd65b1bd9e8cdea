/** The yearly mail that asks owners whether what is said of their tools is still right, in every language. */
import type { Locale } from '#catalog/locales.ts';
import { formatOf, type PluralForms } from '#locales/format.ts';
import { toolLines } from './entry-lines.ts';
import { paragraphs, type MailMessages } from './texts.ts';

/** One tool, two where a language says that in its own way, or several: how many, their list shows. */
interface Forms {
  one: string;
  two?: string;
  several: string;
}

interface Words {
  subject(site: string): Forms;
  lead(site: string): Forms;
  /** `#` tools more are on the page. */
  more: PluralForms;
  press: string;
  suggest: string;
  suggestThere: string;
  end: string;
}

const WORDS: Record<Locale, Words> = {
  en: {
    subject: (site) => ({
      one: `Is what ${site} says of your tool still right?`,
      several: `Is what ${site} says of your tools still right?`,
    }),
    lead: (site) => ({
      one: `Once a year we ask makers whether their entries are still right. This is what ${site} says of your tool:`,
      several: `Once a year we ask makers whether their entries are still right. This is what ${site} says of your tools:`,
    }),
    more: {
      one: '# more tool is on the page behind the link.',
      other: '# more tools are on the page behind the link.',
    },
    press: 'If all of it is still right, open this page and press the button. You need not sign in:',
    suggest: 'If something has changed, correct it here:',
    suggestThere: 'If something has changed, the page leads to where you correct it.',
    end: 'The link works for 90 days. Readers then see in which month you confirmed the entry.',
  },
  ar: {
    subject: (site) => ({
      one: `هل ما يقوله ${site} عن أداتك لا يزال صحيحًا؟`,
      two: `هل ما يقوله ${site} عن أداتيك لا يزال صحيحًا؟`,
      several: `هل ما يقوله ${site} عن أدواتك لا يزال صحيحًا؟`,
    }),
    lead: (site) => ({
      one: `نسأل أصحاب الأدوات مرة في السنة هل ما كُتب عنها لا يزال صحيحًا. هذا ما يقوله ${site} عن أداتك:`,
      two: `نسأل أصحاب الأدوات مرة في السنة هل ما كُتب عنها لا يزال صحيحًا. هذا ما يقوله ${site} عن أداتيك:`,
      several: `نسأل أصحاب الأدوات مرة في السنة هل ما كُتب عنها لا يزال صحيحًا. هذا ما يقوله ${site} عن أدواتك:`,
    }),
    more: {
      zero: 'لا أدوات أخرى في الصفحة.',
      one: 'وهناك أداة أخرى في الصفحة التي يفتحها الرابط.',
      two: 'وهناك أداتان أخريان في الصفحة التي يفتحها الرابط.',
      few: 'وهناك # أدوات أخرى في الصفحة التي يفتحها الرابط.',
      many: 'وهناك # أداة أخرى في الصفحة التي يفتحها الرابط.',
      other: 'وهناك # أداة أخرى في الصفحة التي يفتحها الرابط.',
    },
    press: 'إن كان كل ذلك لا يزال صحيحًا فافتح هذه الصفحة واضغط الزر، من دون تسجيل الدخول:',
    suggest: 'إن تغيّر شيء فصحّحه هنا:',
    suggestThere: 'إن تغيّر شيء فستجد في الصفحة طريق تصحيحه.',
    end: 'يعمل الرابط 90 يومًا. ويرى القرّاء بعدها في أي شهر أكّدت ما كُتب.',
  },
  ru: {
    subject: (site) => ({
      one: `Сведения о вашем инструменте на сайте ${site} всё ещё верны?`,
      several: `Сведения о ваших инструментах на сайте ${site} всё ещё верны?`,
    }),
    lead: (site) => ({
      one: `Раз в год мы спрашиваем авторов, всё ли в записях ещё верно. Вот что сказано о вашем инструменте на сайте ${site}:`,
      several: `Раз в год мы спрашиваем авторов, всё ли в записях ещё верно. Вот что сказано о ваших инструментах на сайте ${site}:`,
    }),
    more: {
      one: 'Ещё # инструмент — на странице по ссылке.',
      few: 'Ещё # инструмента — на странице по ссылке.',
      many: 'Ещё # инструментов — на странице по ссылке.',
      other: 'Ещё # инструмента — на странице по ссылке.',
    },
    press: 'Если всё верно, откройте эту страницу и нажмите кнопку. Входить не нужно:',
    suggest: 'Если что-то изменилось, поправьте здесь:',
    suggestThere: 'Если что-то изменилось, на странице есть ссылки, чтобы это поправить.',
    end: 'Ссылка действует 90 дней. После этого читатели видят, в каком месяце вы подтвердили запись.',
  },
  uk: {
    subject: (site) => ({
      one: `Відомості про ваш інструмент на сайті ${site} досі правильні?`,
      several: `Відомості про ваші інструменти на сайті ${site} досі правильні?`,
    }),
    lead: (site) => ({
      one: `Раз на рік ми питаємо авторів, чи все в записах досі правильно. Ось що сказано про ваш інструмент на сайті ${site}:`,
      several: `Раз на рік ми питаємо авторів, чи все в записах досі правильно. Ось що сказано про ваші інструменти на сайті ${site}:`,
    }),
    more: {
      one: 'Ще # інструмент — на сторінці за посиланням.',
      few: 'Ще # інструменти — на сторінці за посиланням.',
      many: 'Ще # інструментів — на сторінці за посиланням.',
      other: 'Ще # інструмента — на сторінці за посиланням.',
    },
    press: 'Якщо все правильно, відкрийте цю сторінку й натисніть кнопку. Входити не потрібно:',
    suggest: 'Якщо щось змінилося, виправте тут:',
    suggestThere: 'Якщо щось змінилося, на сторінці є посилання, щоб це виправити.',
    end: 'Посилання діє 90 днів. Після цього читачі бачать, у якому місяці ви підтвердили запис.',
  },
  pl: {
    subject: (site) => ({
      one: `Czy dane o Twoim narzędziu w serwisie ${site} są nadal aktualne?`,
      several: `Czy dane o Twoich narzędziach w serwisie ${site} są nadal aktualne?`,
    }),
    lead: (site) => ({
      one: `raz w roku pytamy twórców, czy wpisy są nadal aktualne. Oto, co serwis ${site} podaje o Twoim narzędziu:`,
      several: `raz w roku pytamy twórców, czy wpisy są nadal aktualne. Oto, co serwis ${site} podaje o Twoich narzędziach:`,
    }),
    more: {
      one: 'Jeszcze # narzędzie jest na stronie, do której prowadzi link.',
      few: 'Jeszcze # narzędzia są na stronie, do której prowadzi link.',
      many: 'Jeszcze # narzędzi jest na stronie, do której prowadzi link.',
      other: 'Jeszcze # narzędzia jest na stronie, do której prowadzi link.',
    },
    press: 'Jeśli wszystko się zgadza, otwórz tę stronę i naciśnij przycisk. Logowanie nie jest potrzebne:',
    suggest: 'Jeśli coś się zmieniło, popraw to tutaj:',
    suggestThere: 'Jeśli coś się zmieniło, na stronie są linki, pod którymi to poprawisz.',
    end: 'Link działa przez 90 dni. Czytelnicy zobaczą, w którym miesiącu wpis został potwierdzony.',
  },
  de: {
    subject: (site) => ({
      one: `Stimmt noch, was ${site} über Ihr Werkzeug sagt?`,
      several: `Stimmt noch, was ${site} über Ihre Werkzeuge sagt?`,
    }),
    lead: (site) => ({
      one: `einmal im Jahr fragen wir Anbieter, ob ihre Einträge noch stimmen. Das sagt ${site} über Ihr Werkzeug:`,
      several: `einmal im Jahr fragen wir Anbieter, ob ihre Einträge noch stimmen. Das sagt ${site} über Ihre Werkzeuge:`,
    }),
    more: {
      one: '# weiteres Werkzeug steht auf der Seite hinter dem Link.',
      other: '# weitere Werkzeuge stehen auf der Seite hinter dem Link.',
    },
    press: 'Wenn alles noch stimmt, öffnen Sie diese Seite und drücken Sie den Knopf. Anmelden müssen Sie sich nicht:',
    suggest: 'Wenn sich etwas geändert hat, berichtigen Sie es hier:',
    suggestThere: 'Wenn sich etwas geändert hat, führt die Seite dorthin, wo Sie es berichtigen.',
    end: 'Der Link gilt 90 Tage. Alle sehen danach, in welchem Monat Sie den Eintrag bestätigt haben.',
  },
  es: {
    subject: (site) => ({
      one: `¿Sigue siendo correcto lo que ${site} dice de su herramienta?`,
      several: `¿Sigue siendo correcto lo que ${site} dice de sus herramientas?`,
    }),
    lead: (site) => ({
      one: `Una vez al año preguntamos a los creadores si sus fichas siguen siendo correctas. Esto es lo que ${site} dice de su herramienta:`,
      several: `Una vez al año preguntamos a los creadores si sus fichas siguen siendo correctas. Esto es lo que ${site} dice de sus herramientas:`,
    }),
    more: {
      one: 'Hay # herramienta más en la página del enlace.',
      many: 'Hay # de herramientas más en la página del enlace.',
      other: 'Hay # herramientas más en la página del enlace.',
    },
    press: 'Si todo sigue siendo correcto, abra esta página y pulse el botón. No hace falta iniciar sesión:',
    suggest: 'Si algo ha cambiado, corríjalo aquí:',
    suggestThere: 'Si algo ha cambiado, la página lleva a donde se corrige.',
    end: 'El enlace sirve 90 días. Los lectores ven después en qué mes confirmó usted la ficha.',
  },
  fr: {
    subject: (site) => ({
      one: `Ce que ${site} dit de votre outil est-il toujours exact ?`,
      several: `Ce que ${site} dit de vos outils est-il toujours exact ?`,
    }),
    lead: (site) => ({
      one: `Une fois par an, nous demandons aux créateurs si leurs fiches sont toujours exactes. Voici ce que ${site} dit de votre outil :`,
      several: `Une fois par an, nous demandons aux créateurs si leurs fiches sont toujours exactes. Voici ce que ${site} dit de vos outils :`,
    }),
    more: {
      one: '# autre outil se trouve sur la page du lien.',
      many: '# d’autres outils se trouvent sur la page du lien.',
      other: '# autres outils se trouvent sur la page du lien.',
    },
    press:
      'Si tout est toujours exact, ouvrez cette page et appuyez sur le bouton. Il n’est pas nécessaire de se connecter :',
    suggest: 'Si quelque chose a changé, corrigez-le ici :',
    suggestThere: 'Si quelque chose a changé, la page mène là où le corriger.',
    end: 'Le lien est valable 90 jours. Les lecteurs voient ensuite en quel mois vous avez confirmé la fiche.',
  },
};

const formFor = (count: number, { one, two, several }: Forms): string =>
  count === 1 ? one : count === 2 ? (two ?? several) : several;

function mailIn(locale: Locale): MailMessages['mails']['still_right'] {
  const words = WORDS[locale];
  const format = formatOf(locale);
  return {
    subject: ({ count }, site) => formFor(Number(count), words.subject(site)),
    text: ({ count, tools, link, suggest_link }, site) => {
      const told = toolLines(locale, tools);
      const more = Number(count) - told.count;
      return paragraphs(
        formFor(Number(count), words.lead(site)),
        told.text,
        more > 0 ? format.plural(more, words.more) : '',
        `${words.press}\n${link}`,
        suggest_link === undefined ? words.suggestThere : `${words.suggest}\n${suggest_link}`,
        words.end,
      );
    },
  };
}

export const CONFIRMATION_MAILS: Record<Locale, Pick<MailMessages['mails'], 'still_right'>> = {
  en: { still_right: mailIn('en') },
  ar: { still_right: mailIn('ar') },
  ru: { still_right: mailIn('ru') },
  uk: { still_right: mailIn('uk') },
  pl: { still_right: mailIn('pl') },
  de: { still_right: mailIn('de') },
  es: { still_right: mailIn('es') },
  fr: { still_right: mailIn('fr') },
};

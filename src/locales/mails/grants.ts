/** Mails about what programs hold, in every language: a token that was found in public, and what one was allowed. */
import type { Locale } from '#catalog/locales.ts';
import { isolated, paragraphs, type MailMessages } from './texts.ts';

export const GRANT_MAILS: Record<
  Locale,
  Pick<MailMessages['mails'], 'token_leaked' | 'grant_created' | 'grant_leaked'>
> = {
  en: {
    token_leaked: {
      subject: (_, site) => `An API token of yours on ${site} was found in public and revoked`,
      text: ({ name, last_four, address, tokens_link }, site) =>
        paragraphs(
          `The API token “${name}” of your account on ${site}, which ends in ${last_four}, was found where everybody can read it. We have revoked it; programs that use it are refused.`,
          address === '' ? '' : `It was found here:\n${address}`,
          `Create a new one, and keep it in a secret store or an environment variable:\n${tokens_link}`,
        ),
    },
    grant_created: {
      subject: (_, site) => `An application now has access to your account on ${site}`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `You have allowed this application to act for you on ${site}:`,
          `${name} (${address})`,
          `If this was not you, disconnect it here and change your password:\n${tokens_link}`,
        ),
    },
    grant_leaked: {
      subject: (_, site) => `An application’s token for your account on ${site} was found in public`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `A token by which the application ${name} acts for you on ${site} was found where everybody can read it. We have ended the access of the application; its tokens are refused.`,
          address === '' ? '' : `It was found here:\n${address}`,
          `If you still use the application, tell its maker, and allow it again when the token is safe. What has access now:\n${tokens_link}`,
        ),
    },
  },
  ar: {
    token_leaked: {
      subject: (_, site) => `أُلغي رمز ${isolated('API')} لك في ${site} بعد العثور عليه علنًا`,
      text: ({ name, last_four, address, tokens_link }, site) =>
        paragraphs(
          `عُثر على رمز ${isolated('API')} المسمى «${name}» من حسابك في ${site}، وهو ينتهي بـ ${last_four}، في مكان يستطيع الجميع قراءته. ألغيناه، وتُرفض البرامج التي تستخدمه.`,
          address === '' ? '' : `عُثر عليه هنا:\n${address}`,
          `أنشئ رمزًا جديدًا واحفظه في مخزن للأسرار أو في متغير بيئة:\n${tokens_link}`,
        ),
    },
    grant_created: {
      subject: (_, site) => `أصبح لتطبيق وصول إلى حسابك في ${site}`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `سمحت لهذا التطبيق بأن يتصرف باسمك في ${site}:`,
          `${isolated(name)} (${isolated(address)})`,
          `إن لم تكن أنت من فعل ذلك، فاقطع اتصاله هنا وغيّر كلمة مرورك:\n${tokens_link}`,
        ),
    },
    grant_leaked: {
      subject: (_, site) => `عُثر علنًا على رمز تطبيق خاص بحسابك في ${site}`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `عُثر على رمز يتصرف به تطبيق ${isolated(name)} باسمك في ${site} في مكان يستطيع الجميع قراءته. أنهينا وصول التطبيق، وتُرفض رموزه.`,
          address === '' ? '' : `عُثر عليه هنا:\n${address}`,
          `إن كنت لا تزال تستخدم التطبيق، فأخبر صاحبه، واسمح له من جديد حين يصبح الرمز في أمان. ما له وصول الآن:\n${tokens_link}`,
        ),
    },
  },
  ru: {
    token_leaked: {
      subject: (_, site) => `Ваш токен API на сайте ${site} оказался в открытом доступе и отозван`,
      text: ({ name, last_four, address, tokens_link }, site) =>
        paragraphs(
          `Токен API «${name}» вашего аккаунта на сайте ${site} (последние символы: ${last_four}) найден там, где его может прочитать любой. Мы его отозвали, и программы с ним получают отказ.`,
          address === '' ? '' : `Он найден здесь:\n${address}`,
          `Создайте новый и храните его в хранилище секретов или в переменной окружения:\n${tokens_link}`,
        ),
    },
    grant_created: {
      subject: (_, site) => `Приложение получило доступ к вашему аккаунту на сайте ${site}`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `Вы разрешили этому приложению действовать от вашего имени на сайте ${site}:`,
          `${name} (${address})`,
          `Если это были не вы, отключите его здесь и смените пароль:\n${tokens_link}`,
        ),
    },
    grant_leaked: {
      subject: (_, site) => `Токен приложения для вашего аккаунта на сайте ${site} оказался в открытом доступе`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `Токен, с которым приложение ${name} действует от вашего имени на сайте ${site}, найден там, где его может прочитать любой. Мы закрыли приложению доступ, и его токены больше не действуют.`,
          address === '' ? '' : `Он найден здесь:\n${address}`,
          `Если приложение вам ещё нужно, сообщите его разработчику и разрешите доступ снова, когда токен будет храниться надёжно. У кого есть доступ сейчас:\n${tokens_link}`,
        ),
    },
  },
  uk: {
    token_leaked: {
      subject: (_, site) => `Ваш токен API на сайті ${site} опинився у відкритому доступі й відкликаний`,
      text: ({ name, last_four, address, tokens_link }, site) =>
        paragraphs(
          `Токен API «${name}» вашого облікового запису на сайті ${site} (останні символи: ${last_four}) знайдено там, де його може прочитати будь-хто. Ми його відкликали, і програми з ним отримують відмову.`,
          address === '' ? '' : `Його знайдено тут:\n${address}`,
          `Створіть новий і зберігайте його у сховищі секретів або у змінній середовища:\n${tokens_link}`,
        ),
    },
    grant_created: {
      subject: (_, site) => `Застосунок отримав доступ до вашого облікового запису на сайті ${site}`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `Ви дозволили цьому застосунку діяти від вашого імені на сайті ${site}:`,
          `${name} (${address})`,
          `Якщо це були не ви, від’єднайте його тут і змініть пароль:\n${tokens_link}`,
        ),
    },
    grant_leaked: {
      subject: (_, site) =>
        `Токен застосунку для вашого облікового запису на сайті ${site} опинився у відкритому доступі`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `Токен, з яким застосунок ${name} діє від вашого імені на сайті ${site}, знайдено там, де його може прочитати будь-хто. Ми закрили застосунку доступ, і його токени більше не діють.`,
          address === '' ? '' : `Його знайдено тут:\n${address}`,
          `Якщо застосунок вам ще потрібен, повідомте його розробника й дозвольте доступ знову, коли токен зберігатиметься надійно. Хто має доступ зараз:\n${tokens_link}`,
        ),
    },
  },
  pl: {
    token_leaked: {
      subject: (_, site) => `Twój token API w serwisie ${site} był publicznie dostępny i jest unieważniony`,
      text: ({ name, last_four, address, tokens_link }, site) =>
        paragraphs(
          `token API „${name}” z Twojego konta w serwisie ${site} (ostatnie znaki: ${last_four}) znaleziono w miejscu, które każdy może przeczytać. Unieważniliśmy go; programy, które go używają, są odrzucane.`,
          address === '' ? '' : `Znaleziono go tutaj:\n${address}`,
          `Utwórz nowy i trzymaj go w magazynie sekretów albo w zmiennej środowiskowej:\n${tokens_link}`,
        ),
    },
    grant_created: {
      subject: (_, site) => `Aplikacja ma dostęp do Twojego konta w serwisie ${site}`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `ta aplikacja może od teraz działać w Twoim imieniu w serwisie ${site}:`,
          `${name} (${address})`,
          `Jeśli to nie Ty na to pozwalasz, odłącz ją tutaj i zmień hasło:\n${tokens_link}`,
        ),
    },
    grant_leaked: {
      subject: (_, site) => `Token aplikacji do Twojego konta w serwisie ${site} był publicznie dostępny`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `token, z którym aplikacja ${name} działa w Twoim imieniu w serwisie ${site}, znaleziono w miejscu, które każdy może przeczytać. Zamknęliśmy aplikacji dostęp; jej tokeny są odrzucane.`,
          address === '' ? '' : `Znaleziono go tutaj:\n${address}`,
          `Jeśli nadal korzystasz z tej aplikacji, powiadom jej twórcę i zezwól jej ponownie, gdy token będzie bezpieczny. Co ma teraz dostęp:\n${tokens_link}`,
        ),
    },
  },
  de: {
    token_leaked: {
      subject: (_, site) => `Ein API-Token von Ihnen bei ${site} war öffentlich und ist widerrufen`,
      text: ({ name, last_four, address, tokens_link }, site) =>
        paragraphs(
          `das API-Token „${name}“ Ihres Kontos bei ${site}, das auf ${last_four} endet, wurde an einer Stelle gefunden, die alle lesen können. Wir haben es widerrufen; Programme, die es verwenden, werden abgewiesen.`,
          address === '' ? '' : `Es wurde hier gefunden:\n${address}`,
          `Erstellen Sie ein neues und bewahren Sie es in einem Geheimnisspeicher oder einer Umgebungsvariablen auf:\n${tokens_link}`,
        ),
    },
    grant_created: {
      subject: (_, site) => `Eine Anwendung hat jetzt Zugriff auf Ihr Konto bei ${site}`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `Sie haben dieser Anwendung erlaubt, bei ${site} für Sie zu handeln:`,
          `${name} (${address})`,
          `Falls Sie das nicht waren, trennen Sie sie hier und ändern Sie Ihr Passwort:\n${tokens_link}`,
        ),
    },
    grant_leaked: {
      subject: (_, site) => `Das Token einer Anwendung für Ihr Konto bei ${site} war öffentlich`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `ein Token, mit dem die Anwendung ${name} bei ${site} für Sie handelt, wurde an einer Stelle gefunden, die alle lesen können. Wir haben der Anwendung den Zugriff entzogen; ihre Token werden abgewiesen.`,
          address === '' ? '' : `Es wurde hier gefunden:\n${address}`,
          `Falls Sie die Anwendung noch verwenden, sagen Sie es ihrem Hersteller und erlauben Sie sie wieder, sobald das Token sicher ist. Was jetzt Zugriff hat:\n${tokens_link}`,
        ),
    },
  },
  es: {
    token_leaked: {
      subject: (_, site) => `Un token de API suyo en ${site} se encontró en público y está revocado`,
      text: ({ name, last_four, address, tokens_link }, site) =>
        paragraphs(
          `El token de API «${name}» de su cuenta en ${site}, que termina en ${last_four}, se encontró donde cualquiera puede leerlo. Lo hemos revocado; los programas que lo usan se rechazan.`,
          address === '' ? '' : `Se encontró aquí:\n${address}`,
          `Cree uno nuevo y guárdelo en un almacén de secretos o en una variable de entorno:\n${tokens_link}`,
        ),
    },
    grant_created: {
      subject: (_, site) => `Una aplicación ya tiene acceso a su cuenta en ${site}`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `Ha permitido que esta aplicación actúe por usted en ${site}:`,
          `${name} (${address})`,
          `Si no ha sido usted, desconéctela aquí y cambie su contraseña:\n${tokens_link}`,
        ),
    },
    grant_leaked: {
      subject: (_, site) => `Un token de una aplicación para su cuenta en ${site} se encontró en público`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `Un token con el que la aplicación ${name} actúa por usted en ${site} se encontró donde cualquiera puede leerlo. Hemos retirado el acceso a la aplicación; sus tokens se rechazan.`,
          address === '' ? '' : `Se encontró aquí:\n${address}`,
          `Si todavía usa la aplicación, avise a su autor y autorícela de nuevo cuando el token esté a salvo. Lo que tiene acceso ahora:\n${tokens_link}`,
        ),
    },
  },
  fr: {
    token_leaked: {
      subject: (_, site) => `Un de vos jetons d’API sur ${site} a été trouvé en public et révoqué`,
      text: ({ name, last_four, address, tokens_link }, site) =>
        paragraphs(
          `Le jeton d’API «\u00A0${name}\u00A0» de votre compte sur ${site}, qui se termine par ${last_four}, a été trouvé là où tout le monde peut le lire. Nous l’avons révoqué\u202F; les programmes qui l’utilisent sont refusés.`,
          address === '' ? '' : `Il a été trouvé ici\u00A0:\n${address}`,
          `Créez-en un nouveau et gardez-le dans un coffre à secrets ou une variable d’environnement\u00A0:\n${tokens_link}`,
        ),
    },
    grant_created: {
      subject: (_, site) => `Une application a maintenant accès à votre compte sur ${site}`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `Vous avez autorisé cette application à agir pour vous sur ${site}\u00A0:`,
          `${name} (${address})`,
          `Si ce n’était pas vous, déconnectez-la ici et changez votre mot de passe\u00A0:\n${tokens_link}`,
        ),
    },
    grant_leaked: {
      subject: (_, site) => `Le jeton d’une application pour votre compte sur ${site} a été trouvé en public`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `Un jeton avec lequel l’application ${name} agit pour vous sur ${site} a été trouvé là où tout le monde peut le lire. Nous avons retiré l’accès à l’application\u202F; ses jetons sont refusés.`,
          address === '' ? '' : `Il a été trouvé ici\u00A0:\n${address}`,
          `Si vous utilisez encore l’application, prévenez son auteur et autorisez-la de nouveau quand le jeton sera en sûreté. Ce qui a accès en ce moment\u00A0:\n${tokens_link}`,
        ),
    },
  },
};

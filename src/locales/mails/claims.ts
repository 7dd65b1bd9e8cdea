/** The mails about claims of tools by their makers, in every language. */
import type { Locale } from '#catalog/locales.ts';
import { LOST_TOOL_MAILS, type LostToolMail } from './lost-tools.ts';
import { noteParagraph, paragraphs, type MailMessages } from './texts.ts';

type ClaimMail = 'claim_verified' | 'claim_refused' | 'claim_renewal' | LostToolMail;

export const CLAIM_MAILS: Record<Locale, Pick<MailMessages['mails'], ClaimMail>> = {
  en: {
    ...LOST_TOOL_MAILS.en,
    claim_verified: {
      subject: (_, site) => `You are now the verified maker of a tool on ${site}`,
      text: ({ name, subject, claim_link }, site) =>
        paragraphs(
          `You have shown that ${subject} is yours. “${name}” on ${site} is now your tool: you can change its entry, and readers see that its maker is verified.`,
          `Everything about your claim:\n${claim_link}`,
        ),
    },
    claim_refused: {
      subject: (_, site) => `Your claim on ${site} was not accepted`,
      text: ({ name, subject, note, claim_link }) =>
        paragraphs(
          `An editor does not accept your claim of “${name}”, which you made with ${subject}.`,
          noteParagraph('The editor’s reason:', note),
          `Everything about your claim:\n${claim_link}`,
        ),
    },
    claim_renewal: {
      subject: (_, site) => `Please sign in to GitHub again for your tool on ${site}`,
      text: ({ name, subject, claim_link }, site) =>
        paragraphs(
          `“${name}” on ${site} is yours because you administer ${subject}. We ask about that every 90 days, and only you can have GitHub say so. Sign in to GitHub on this page within two weeks:`,
          claim_link,
        ),
    },
  },
  ar: {
    ...LOST_TOOL_MAILS.ar,
    claim_verified: {
      subject: (_, site) => `أنت الآن صاحب أداة موثَّق في ${site}`,
      text: ({ name, subject, claim_link }, site) =>
        paragraphs(
          `أثبتَّ أن ${subject} لك. «${name}» في ${site} أداتك الآن: يمكنك تعديل صفحتها، ويرى القرّاء أن صاحبها موثَّق.`,
          `كل شيء عن مطالبتك:\n${claim_link}`,
        ),
    },
    claim_refused: {
      subject: (_, site) => `لم تُقبل مطالبتك في ${site}`,
      text: ({ name, subject, note, claim_link }) =>
        paragraphs(
          `لم يقبل محرِّر مطالبتك بأداة «${name}» المستندة إلى ${subject}.`,
          noteParagraph('السبب:', note),
          `كل شيء عن مطالبتك:\n${claim_link}`,
        ),
    },
    claim_renewal: {
      subject: (_, site) => `سجّل الدخول إلى GitHub من جديد من أجل أداتك في ${site}`,
      text: ({ name, subject, claim_link }, site) =>
        paragraphs(
          `«${name}» في ${site} لك لأنك تدير ${subject}. نسأل عن ذلك كل 90 يومًا، وأنت وحدك من يستطيع جعل GitHub يؤكده. سجّل الدخول إلى GitHub من هذه الصفحة خلال أسبوعين:`,
          claim_link,
        ),
    },
  },
  ru: {
    ...LOST_TOOL_MAILS.ru,
    claim_verified: {
      subject: (_, site) => `Вы подтверждены как автор инструмента на сайте ${site}`,
      text: ({ name, subject, claim_link }, site) =>
        paragraphs(
          `Вы доказали, что ${subject} принадлежит вам. «${name}» на сайте ${site} теперь ваш инструмент: вы можете менять его страницу, а читатели видят, что автор подтверждён.`,
          `Всё о вашей заявке:\n${claim_link}`,
        ),
    },
    claim_refused: {
      subject: (_, site) => `Ваши права на инструмент на сайте ${site} не признаны`,
      text: ({ name, subject, note, claim_link }) =>
        paragraphs(
          `Редактор не признал ваши права на «${name}», которые вы подтверждали через ${subject}.`,
          noteParagraph('Причина:', note),
          `Всё о вашей заявке:\n${claim_link}`,
        ),
    },
    claim_renewal: {
      subject: (_, site) => `Войдите снова в GitHub ради вашего инструмента на сайте ${site}`,
      text: ({ name, subject, claim_link }, site) =>
        paragraphs(
          `«${name}» на сайте ${site} принадлежит вам, потому что вы управляете ${subject}. Мы проверяем это каждые 90 дней, и подтвердить это через GitHub можете только вы. Войдите в GitHub на этой странице в течение двух недель:`,
          claim_link,
        ),
    },
  },
  uk: {
    ...LOST_TOOL_MAILS.uk,
    claim_verified: {
      subject: (_, site) => `Вас підтверджено як автора інструмента на сайті ${site}`,
      text: ({ name, subject, claim_link }, site) =>
        paragraphs(
          `Ви довели, що ${subject} належить вам. «${name}» на сайті ${site} тепер ваш інструмент: ви можете змінювати його сторінку, а читачі бачать, що автора підтверджено.`,
          `Усе про вашу заявку:\n${claim_link}`,
        ),
    },
    claim_refused: {
      subject: (_, site) => `Ваші права на інструмент на сайті ${site} не визнано`,
      text: ({ name, subject, note, claim_link }) =>
        paragraphs(
          `Редактор не визнав ваших прав на «${name}», які ви підтверджували через ${subject}.`,
          noteParagraph('Причина:', note),
          `Усе про вашу заявку:\n${claim_link}`,
        ),
    },
    claim_renewal: {
      subject: (_, site) => `Увійдіть знову в GitHub заради вашого інструмента на сайті ${site}`,
      text: ({ name, subject, claim_link }, site) =>
        paragraphs(
          `«${name}» на сайті ${site} належить вам, бо ви керуєте ${subject}. Ми перевіряємо це кожні 90 днів, і підтвердити це через GitHub можете лише ви. Увійдіть у GitHub на цій сторінці протягом двох тижнів:`,
          claim_link,
        ),
    },
  },
  pl: {
    ...LOST_TOOL_MAILS.pl,
    claim_verified: {
      subject: (_, site) => `Jesteś potwierdzonym twórcą narzędzia w serwisie ${site}`,
      text: ({ name, subject, claim_link }, site) =>
        paragraphs(
          `dowód, że ${subject} należy do Ciebie, jest ważny. „${name}” w serwisie ${site} to teraz Twoje narzędzie: możesz zmieniać jego wpis, a czytelnicy widzą, że twórca jest potwierdzony.`,
          `Wszystko o Twoim zgłoszeniu:\n${claim_link}`,
        ),
    },
    claim_refused: {
      subject: (_, site) => `Twoje prawo do narzędzia w serwisie ${site} nie zostało uznane`,
      text: ({ name, subject, note, claim_link }) =>
        paragraphs(
          `redakcja nie uznała Twojego prawa do narzędzia „${name}”, opartego na ${subject}.`,
          noteParagraph('Powód:', note),
          `Wszystko o Twoim zgłoszeniu:\n${claim_link}`,
        ),
    },
    claim_renewal: {
      subject: (_, site) => `Zaloguj się ponownie do GitHuba w sprawie narzędzia w serwisie ${site}`,
      text: ({ name, subject, claim_link }, site) =>
        paragraphs(
          `„${name}” w serwisie ${site} jest Twoje, bo administrujesz ${subject}. Sprawdzamy to co 90 dni, a potwierdzić to przez GitHub możesz tylko Ty. Zaloguj się do GitHuba na tej stronie w ciągu dwóch tygodni:`,
          claim_link,
        ),
    },
  },
  de: {
    ...LOST_TOOL_MAILS.de,
    claim_verified: {
      subject: (_, site) => `Sie sind nun bestätigter Anbieter eines Werkzeugs bei ${site}`,
      text: ({ name, subject, claim_link }, site) =>
        paragraphs(
          `Sie haben nachgewiesen, dass ${subject} Ihnen gehört. „${name}“ bei ${site} ist nun Ihr Werkzeug: Sie können den Eintrag ändern, und alle sehen, dass der Anbieter bestätigt ist.`,
          `Alles über Ihren Anspruch:\n${claim_link}`,
        ),
    },
    claim_refused: {
      subject: (_, site) => `Ihr Anspruch bei ${site} wurde nicht anerkannt`,
      text: ({ name, subject, note, claim_link }) =>
        paragraphs(
          `die Redaktion erkennt Ihren Anspruch auf „${name}“ nicht an, den Sie mit ${subject} begründet haben.`,
          noteParagraph('Begründung der Redaktion:', note),
          `Alles über Ihren Anspruch:\n${claim_link}`,
        ),
    },
    claim_renewal: {
      subject: (_, site) => `Bitte melden Sie sich für Ihr Werkzeug bei ${site} erneut bei GitHub an`,
      text: ({ name, subject, claim_link }, site) =>
        paragraphs(
          `„${name}“ bei ${site} gehört Ihnen, weil Sie ${subject} verwalten. Danach fragen wir alle 90 Tage, und nur Sie können GitHub antworten lassen. Melden Sie sich auf dieser Seite innerhalb von zwei Wochen bei GitHub an:`,
          claim_link,
        ),
    },
  },
  es: {
    ...LOST_TOOL_MAILS.es,
    claim_verified: {
      subject: (_, site) => `Ya es el creador verificado de una herramienta en ${site}`,
      text: ({ name, subject, claim_link }, site) =>
        paragraphs(
          `Ha demostrado que ${subject} es suyo. «${name}» en ${site} es ahora su herramienta: puede cambiar su ficha, y los lectores ven que su creador está verificado.`,
          `Todo sobre su reclamación:\n${claim_link}`,
        ),
    },
    claim_refused: {
      subject: (_, site) => `Su reclamación en ${site} no se ha aceptado`,
      text: ({ name, subject, note, claim_link }) =>
        paragraphs(
          `Un editor no acepta su reclamación de «${name}», basada en ${subject}.`,
          noteParagraph('Motivo:', note),
          `Todo sobre su reclamación:\n${claim_link}`,
        ),
    },
    claim_renewal: {
      subject: (_, site) => `Inicie sesión de nuevo en GitHub por su herramienta en ${site}`,
      text: ({ name, subject, claim_link }, site) =>
        paragraphs(
          `«${name}» en ${site} es suya porque administra ${subject}. Lo comprobamos cada 90 días, y solo usted puede hacer que GitHub lo confirme. Inicie sesión en GitHub en esta página en dos semanas:`,
          claim_link,
        ),
    },
  },
  fr: {
    ...LOST_TOOL_MAILS.fr,
    claim_verified: {
      subject: (_, site) => `Vous êtes le créateur vérifié d’un outil sur ${site}`,
      text: ({ name, subject, claim_link }, site) =>
        paragraphs(
          `Vous avez montré que ${subject} est à vous. « ${name} » sur ${site} est désormais votre outil : vous pouvez modifier sa fiche, et les lecteurs voient que son créateur est vérifié.`,
          `Tout sur votre revendication :\n${claim_link}`,
        ),
    },
    claim_refused: {
      subject: (_, site) => `Votre revendication sur ${site} n’est pas acceptée`,
      text: ({ name, subject, note, claim_link }) =>
        paragraphs(
          `Un éditeur n’accepte pas votre revendication de « ${name} », fondée sur ${subject}.`,
          noteParagraph('Raison :', note),
          `Tout sur votre revendication :\n${claim_link}`,
        ),
    },
    claim_renewal: {
      subject: (_, site) => `Reconnectez-vous à GitHub pour votre outil sur ${site}`,
      text: ({ name, subject, claim_link }, site) =>
        paragraphs(
          `« ${name} » sur ${site} est à vous parce que vous administrez ${subject}. Nous le vérifions tous les 90 jours, et vous seul pouvez le faire dire à GitHub. Connectez-vous à GitHub sur cette page d’ici deux semaines :`,
          claim_link,
        ),
    },
  },
};

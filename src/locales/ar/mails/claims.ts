/** The mails about claims of tools by their makers, in Arabic. */
import { messages as lostTools } from './lost-tools.ts';
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    ...lostTools(),
    claim_verified: {
      subject: (_, site) => `أنت الآن صاحب أداة موثَّق في ${site}`,
      text: ({ name, subject, claim_link }, site) =>
        paragraphs(
          `أثبتَّ أن ${subject} لك. «${name}» في ${site} تخص حسابك الآن: يمكنك تعديل صفحتها، ويرى القرّاء أن صاحبها موثَّق.`,
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
          `«${name}» في ${site} لك لأنك تدير ${subject}. نتحقق من ذلك لدى GitHub كل 90 يومًا، ويلزم لذلك أن تسجّل الدخول هناك. افعل ذلك خلال أسبوعين:`,
          claim_link,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;

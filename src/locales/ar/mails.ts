/** Mails in Arabic; names and figures arrive isolated, since most of them are Latin. */
import type { Locale } from '#catalog/locales.ts';
import { confirmationMails } from '#locales/mails/confirmations.ts';
import { messages as claims } from './mails/claims.ts';
import { messages as lists } from './mails/lists.ts';
import { messages as access } from './mails/access.ts';
import { messages as grants } from './mails/grants.ts';
import { messages as reports } from './mails/reports.ts';
import { messages as changes } from './mails/changes.ts';
import { messages as webhooks } from './mails/webhooks.ts';
import { formatOf } from '#locales/format.ts';
import { reasonSentence } from '#locales/reasons.ts';
import { ruleName } from '#locales/screening.ts';
import { fieldLines } from '#locales/mails/field-names.ts';
import { isolated, noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = (locale: Locale): MailMessages => ({
  hello: 'مرحبًا،',
  notice: (link) => `تصلك إشعارات كهذه لأن لديك حسابًا. أوقفها هنا:\n${link}`,
  mails: {
    verify_email: {
      subject: (_, site) => `تأكيد بريدك الإلكتروني في ${site}`,
      text: ({ link }, site) =>
        paragraphs(
          `أُنشئ حساب في ${site} بعنوان البريد الإلكتروني هذا. يُرجى تأكيد أن العنوان لك:`,
          link,
          'يعمل الرابط مرة واحدة فقط، ومدته 24 ساعة.',
          'إن لم تكن أنت من أنشأ الحساب، فتجاهل هذه الرسالة.',
        ),
    },
    already_registered: {
      subject: (_, site) => `لديك حساب في ${site} من قبل`,
      text: ({ sign_in_link, reset_link }, site) =>
        paragraphs(
          `حاول شخص ما، وهو أنت على الأرجح، إنشاء حساب في ${site} بعنوان البريد الإلكتروني هذا. لهذا العنوان حساب من قبل، ولذلك لم يتغير شيء.`,
          `سجّل الدخول هنا:\n${sign_in_link}`,
          `إن نسيت كلمة المرور، فاختر كلمة جديدة هنا:\n${reset_link}`,
          'إن لم تكن أنت، فتجاهل هذه الرسالة.',
        ),
    },
    reset_password: {
      subject: (_, site) => `كلمة مرور جديدة في ${site}`,
      text: ({ link }, site) =>
        paragraphs(
          `طُلبت كلمة مرور جديدة لحسابك في ${site}. يمكنك اختيارها هنا:`,
          link,
          'يعمل الرابط مرة واحدة فقط، ومدته ساعة واحدة.',
          'إن لم تطلبها، فتجاهل هذه الرسالة: ستبقى كلمة المرور كما هي.',
        ),
    },
    confirm_new_email: {
      subject: (_, site) => `تأكيد عنوان بريدك الإلكتروني الجديد في ${site}`,
      text: ({ link }, site) =>
        paragraphs(
          `يريد صاحب حساب في ${site} استخدام عنوان البريد الإلكتروني هذا من الآن فصاعدًا. يُرجى تأكيد أن العنوان لك:`,
          link,
          'يعمل الرابط مرة واحدة فقط، ومدته ساعة واحدة. وحتى ذلك الحين يبقى للحساب عنوانه القديم.',
          'إن لم تكن تعلم شيئًا عن ذلك، فتجاهل هذه الرسالة.',
        ),
    },
    email_changed: {
      subject: (_, site) => `تغيّر عنوان بريدك الإلكتروني في ${site}`,
      text: (_, site) =>
        paragraphs(
          `أصبح لحسابك في ${site} عنوان بريد إلكتروني آخر. ولن تصل رسائل أخرى إلى العنوان السابق.`,
          'إن لم تكن أنت من غيّره، فردّ على هذه الرسالة أو راسل مشغّل الموقع فورًا: فقد دخل شخص آخر إلى حسابك.',
        ),
    },
    account_deleted: {
      subject: (_, site) => `حُذف حسابك في ${site}`,
      text: (_, site) =>
        paragraphs(
          `حُذف حسابك في ${site}: سُحبت اقتراحاتك المعلّقة، ولم تعد رموز ${isolated('API')} الخاصة بك تعمل، وأُزيل عنوان بريدك الإلكتروني من بياناتنا.`,
          'تبقى الأدوات المنشورة في الدليل بلا مالك. هذه آخر رسالة إلى هذا العنوان.',
        ),
    },
    identity_linked: {
      subject: ({ provider }, site) => `ارتبط ${provider} بحسابك في ${site}`,
      text: ({ provider, settings_link }, site) =>
        paragraphs(
          `يمكنك من الآن تسجيل الدخول إلى حسابك في ${site} عبر ${provider}.`,
          `إن لم تكن أنت، ففكّ الارتباط من إعداداتك واختر كلمة مرور جديدة:\n${settings_link}`,
        ),
    },
    identity_unlinked: {
      subject: ({ provider }, site) => `انتهى ارتباط ${provider} بحسابك في ${site}`,
      text: ({ provider, reset_link }, site) =>
        paragraphs(
          `لم يعد ممكنًا تسجيل الدخول إلى حسابك في ${site} عبر ${provider}، وصرت تسجّل الدخول بكلمة المرور.`,
          `إن لم تكن أنت، فاختر كلمة مرور جديدة فورًا:\n${reset_link}`,
        ),
    },
    token_created: {
      subject: (_, site) => `رمز ${isolated('API')} جديد في حسابك في ${site}`,
      text: ({ name, last_four, tokens_link }, site) =>
        paragraphs(
          `أُنشئ في حسابك في ${site} رمز ${isolated('API')} باسم «${name}»، وهو ينتهي بـ ${last_four}.`,
          `إن لم تكن أنت من أنشأه، فألغِ الرمز واختر كلمة مرور جديدة:\n${tokens_link}`,
        ),
    },
    token_expiring: {
      subject: (_, site) => `ينتهي قريبًا أحد رموز ${isolated('API')} في ${site}`,
      text: ({ name, last_four, expires_at, tokens_link }, site) =>
        paragraphs(
          `رمز ${isolated('API')} «${name}» في حسابك في ${site}، وهو ينتهي بـ ${last_four}، ` +
            `صالح حتى ${formatOf(locale).date(expires_at)}. بعد ذلك تُرفض البرامج التي تستخدمه.`,
          `يمكنك إنشاء رمز جديد هنا:\n${tokens_link}`,
          'إن لم تعد بحاجة إليه، فليس عليك فعل شيء. لن نذكّرك بهذا الرمز مرة أخرى.',
        ),
    },
    submission_received: {
      subject: (_, site) => `استلمنا اقتراحك في ${site}`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `شكرًا لاقتراح «${name}» في ${site}. سيراجعه محرِّر، ولن يظهر في الدليل قبل ذلك. سنكتب إليك فور صدور القرار.`,
          `يمكنك متابعته هنا:\n${status_link}`,
        ),
    },
    submission_approved: {
      subject: (_, site) => `نُشر اقتراحك في ${site}`,
      text: ({ name, tool_link }, site) =>
        paragraphs(`قبل أحد المحرِّرين اقتراحك «${name}»، وهو الآن في دليل ${site}:`, tool_link),
    },
    submission_rejected: {
      subject: (_, site) => `لم يُقبل اقتراحك في ${site}`,
      text: ({ name, reason_code, note, status_link, appealed }, site) =>
        paragraphs(
          `راجع أحد محرِّري ${site} اقتراحك «${name}» ولم يقبله.`,
          `السبب:\n${reasonSentence(locale, reason_code)}`,
          noteParagraph('ملاحظة المحرِّر:', note),
          appealed === undefined
            ? `إن رأيت في ذلك خطأ، فلك أن تعترض مرة واحدة، ويقرر محرِّر آخر:\n${status_link}`
            : `هذا هو القرار في اعتراضك، وهو نهائي:\n${status_link}`,
        ),
    },
    changes_requested: {
      subject: (_, site) => `يُرجى تعديل اقتراحك في ${site}`,
      text: ({ name, note, status_link }, site) =>
        paragraphs(
          `راجع أحد محرِّري ${site} اقتراحك «${name}»، وهو يطلب تعديلات قبل نشره.`,
          noteParagraph('ملاحظة المحرِّر:', note),
          `أمامك 30 يومًا لتصحيحه وإعادة إرساله:\n${status_link}`,
        ),
    },
    submission_expired: {
      subject: (_, site) => `انتهت مهلة اقتراحك في ${site}`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `طُلبت في ${site} تعديلات على اقتراحك «${name}»، ولم تصل خلال 30 يومًا، فأُغلق الاقتراح:`,
          status_link,
          'يسعدنا أن تقترح الأداة من جديد.',
        ),
    },
    tool_quarantined: {
      subject: (_, site) => `أداتك مخفية حاليًا في ${site}`,
      text: ({ name, reason_code }, site) =>
        paragraphs(
          `أخفى أحد المحرِّرين أداتك «${name}» في دليل ${site} إلى حين مراجعتها.`,
          `السبب:\n${reasonSentence(locale, reason_code)}`,
        ),
    },
    link_dead: {
      subject: (_, site) => `رابط أداتك في ${site} لا يعمل`,
      text: ({ name, address, tool_link }, site) =>
        paragraphs(
          `فحصنا عنوان «${name}» عدة مرات، وهو لا يعمل:`,
          address,
          `تنبّه صفحة الأداة في دليل ${site} إلى ذلك حتى يعمل العنوان من جديد:`,
          tool_link,
        ),
    },
    screening_rule_dropped: {
      subject: ({ rule }) => `قاعدة الفحص «${isolated(ruleName(locale, rule))}» لم تعد ترفض شيئًا`,
      text: ({ rule, agreed, decided, screening_link }, site) =>
        paragraphs(
          `أخطأت قاعدة الفحص «${isolated(ruleName(locale, rule))}» في ${site} أكثر مما ينبغي. عدد ` +
            `آخر النتائج التي قرر المحرِّرون بشأنها: ${decided}، وعدد ما وافقوا عليه منها: ${agreed}.`,
          `من الآن تعرض القاعدة نتائجها على المحرِّرين فقط ولا ترفض شيئًا. يمكنك الاطلاع على الأرقام وتغيير وضعها هنا:\n${screening_link}`,
        ),
    },
    submission_edited: {
      subject: (_, site) => `صحّح محرِّر اقتراحك في ${site}`,
      text: ({ name, fields, status_link }, site) =>
        paragraphs(
          `صحّح أحد محرِّري ${site} اقتراحك «${name}» قبل اتخاذ القرار. الحقول التي تغيّرت:`,
          fieldLines(locale, fields),
          `ليس عليك فعل شيء. يمكنك رؤية الاقتراح بصيغته الحالية ومتابعته هنا:\n${status_link}`,
        ),
    },
    desk_mention: {
      subject: (_, site) => `ذُكرت في ملاحظة في ${site}`,
      text: ({ name, author, note, desk_link }, site) =>
        paragraphs(`ذكرك ${author} في ملاحظة على «${name}» في ${site}:`, note, `افتحها هنا:\n${desk_link}`),
    },
    submission_assigned: {
      subject: (_, site) => `أُسند إليك اقتراح في ${site}`,
      text: ({ name, author, desk_link }, site) =>
        paragraphs(`أسند إليك ${author} الاقتراح «${name}» في ${site}.`, `افتحه هنا:\n${desk_link}`),
    },
    submission_escalated: {
      subject: (_, site) => `اقتراح في ${site} يحتاج إلى مدير`,
      text: ({ name, author, note, desk_link }, site) =>
        paragraphs(`يطلب ${author} من مديري ${site} البت في «${name}»:`, note, `افتحها هنا:\n${desk_link}`),
    },
    ...claims(),
    ...lists(),
    ...access(),
    ...grants(),
    ...reports(locale),
    ...changes(locale),
    ...webhooks(),
    ...confirmationMails(locale),
    invitation: {
      subject: (_, site) => `دعوة إلى ${site}`,
      text: ({ role, link }, site) =>
        paragraphs(
          role === 'admin'
            ? `ندعوك إلى الانضمام إلى ${site} مديرًا: يعتني المديرون بالدليل وإعداداته وحساباته.`
            : `ندعوك إلى الانضمام إلى ${site} محرِّرًا: يراجع المحرِّرون ما يُقترح ويعتنون بالدليل.`,
          `اقبل الدعوة هنا:\n${link}`,
          'يعمل الرابط مرة واحدة وتنتهي صلاحيته بعد 7 أيام.',
          'إذا لم تعرف ما المقصود فتجاهل هذه الرسالة.',
        ),
    },
    test_mail: {
      subject: (_, site) => `رسالة تجريبية من ${site}`,
      text: (_, site) => `أرسل أحد مديري ${site} هذه الرسالة التجريبية من مكتب المحرِّرين. وصولها يعني أن البريد يعمل.`,
    },
  },
});

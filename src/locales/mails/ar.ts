/** Mails in Arabic; names and figures arrive isolated, since most of them are Latin. */
import { formatOf } from '#locales/format.ts';
import { ruleName } from '#locales/screening.ts';
import { fieldLines } from './field-names.ts';
import { noteParagraph, paragraphs, reasonSentence, type MailMessages } from './en.ts';

const reasons: MailMessages['reasons'] = {
  duplicate: 'هذا الإدخال موجود في الفهرس من قبل.',
  spam: 'نعدّه محتوى مزعجًا.',
  not_an_ai_tool: 'ليس أداة أو مشروعًا للذكاء الاصطناعي.',
  broken_link: 'الرابط لا يعمل.',
  misleading: 'الوصف مضلِّل.',
  wrong_category: 'الفئات غير مناسبة.',
  incomplete: 'تنقصه معلومات مهمة.',
  policy: 'يخالف قواعد الفهرس.',
  other: 'ليس من الأسباب المعتادة؛ وقد يكون المحرر شرحه في ملاحظة.',
};

export const ar: MailMessages = {
  hello: 'مرحبًا،',
  reasons,
  mails: {
    verify_email: {
      subject: (_, site) => `تأكيد عنوان بريدك الإلكتروني في ${site}`,
      text: ({ link }, site) =>
        paragraphs(
          `سُجِّل حساب في ${site} بعنوان البريد الإلكتروني هذا. يُرجى تأكيد أن العنوان لك:`,
          link,
          'يعمل الرابط مرة واحدة خلال 24 ساعة.',
          'إن لم تكن أنت من سجّل، فتجاهل هذه الرسالة.',
        ),
    },
    already_registered: {
      subject: (_, site) => `لديك حساب في ${site} من قبل`,
      text: ({ sign_in_link, reset_link }, site) =>
        paragraphs(
          `حاول شخص ما، وهو أنت على الأرجح، التسجيل في ${site} بعنوان البريد الإلكتروني هذا. يوجد حساب بهذا العنوان من قبل، ولم يتغير شيء.`,
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
          'يعمل الرابط مرة واحدة خلال ساعة واحدة.',
          'إن لم تطلبها، فتجاهل هذه الرسالة: ستبقى كلمة المرور كما هي.',
        ),
    },
    password_changed: {
      subject: (_, site) => `تغيّرت كلمة مرورك في ${site}`,
      text: (_, site) =>
        paragraphs(
          `تغيّرت للتو كلمة مرور حسابك في ${site}، وسُجِّل خروجك من جميع الأجهزة.`,
          'إن لم تكن أنت من غيّرها، فاختر كلمة مرور جديدة فورًا وألغِ رموز الواجهة البرمجية الخاصة بك.',
        ),
    },
    confirm_new_email: {
      subject: (_, site) => `تأكيد عنوان بريدك الإلكتروني الجديد في ${site}`,
      text: ({ link }, site) =>
        paragraphs(
          `يريد صاحب حساب في ${site} استخدام عنوان البريد الإلكتروني هذا من الآن فصاعدًا. يُرجى تأكيد أن العنوان لك:`,
          link,
          'يعمل الرابط مرة واحدة خلال ساعة واحدة. وحتى ذلك الحين يبقى العنوان القديم للحساب.',
          'إن لم تكن تعلم شيئًا عن ذلك، فتجاهل هذه الرسالة.',
        ),
    },
    email_changed: {
      subject: (_, site) => `تغيّر عنوان بريدك الإلكتروني في ${site}`,
      text: (_, site) =>
        paragraphs(
          `أصبح لحسابك في ${site} عنوان بريد إلكتروني آخر. لن تصل رسائل أخرى إلى هذا العنوان.`,
          'إن لم تكن أنت من غيّره، فردّ على هذه الرسالة أو راسل القائمين على الموقع فورًا: فقد دخل شخص آخر إلى حسابك.',
        ),
    },
    account_deleted: {
      subject: (_, site) => `حُذف حسابك في ${site}`,
      text: (_, site) =>
        paragraphs(
          `حُذف حسابك في ${site}: سُحبت طلباتك المعلّقة، ولم تعد رموز الواجهة البرمجية الخاصة بك تعمل، وأُزيل عنوان بريدك الإلكتروني من بياناتنا.`,
          'تبقى الأدوات المنشورة في الدليل من دون مالك. هذه آخر رسالة إلى هذا العنوان.',
        ),
    },
    token_created: {
      subject: (_, site) => `رمز جديد للواجهة البرمجية في حسابك في ${site}`,
      text: ({ name, last_four }, site) =>
        paragraphs(
          `أُنشئ في حسابك في ${site} رمز للواجهة البرمجية باسم «${name}». آخر أربع خانات منه: ${last_four}.`,
          'إن لم تكن أنت من أنشأه، فألغِ الرمز من حسابك واختر كلمة مرور جديدة.',
        ),
    },
    token_expiring: {
      subject: ({ name }) => `ينتهي قريبًا رمز الواجهة البرمجية «${name}»`,
      text: ({ name, last_four, expires_at, tokens_link }, site) =>
        paragraphs(
          `يعمل رمز الواجهة البرمجية «${name}» في حسابك في ${site}، وآخر أربع خانات منه ${last_four}، حتى ${formatOf('ar').date(expires_at)}. بعد ذلك تُرفض طلبات البرامج التي تستخدمه.`,
          `يمكنك إنشاء رمز جديد هنا:\n${tokens_link}`,
          'إن لم تعد بحاجة إليه، فلا داعي لأي إجراء.',
        ),
    },
    submission_received: {
      subject: ({ name }) => `استلمنا «${name}»`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `شكرًا لإرسال «${name}» إلى ${site}. سيراجعه أحد المحررين، ولن يظهر في الفهرس قبل ذلك.`,
          `يمكنك متابعة حالته هنا:\n${status_link}`,
        ),
    },
    submission_approved: {
      subject: ({ name }) => `نُشر «${name}»`,
      text: ({ name, tool_link }, site) =>
        paragraphs(`وافق أحد المحررين على «${name}»، وهو الآن في فهرس ${site}:`, tool_link),
    },
    submission_rejected: {
      subject: ({ name }) => `لم يُقبل «${name}»`,
      text: ({ name, reason_code, note, status_link }, site) =>
        paragraphs(
          `راجع أحد محرري ${site} «${name}» ولم يقبله.`,
          `السبب: ${reasonSentence(reasons, reason_code)}`,
          noteParagraph('ملاحظة المحرر:', note),
          `إن رأيت في ذلك خطأ، فلك أن تعترض مرة واحدة، ويقرر محرر آخر:\n${status_link}`,
        ),
    },
    changes_requested: {
      subject: ({ name }) => `يُرجى تعديل «${name}»`,
      text: ({ name, note, status_link }, site) =>
        paragraphs(
          `راجع أحد محرري ${site} «${name}» ويطلب تعديلات قبل نشره.`,
          noteParagraph('ملاحظة المحرر:', note),
          `أمامك 30 يومًا لتعديله وإرساله من جديد:\n${status_link}`,
        ),
    },
    submission_expired: {
      subject: ({ name }) => `انتهت مهلة «${name}»`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `طُلبت في ${site} تعديلات على «${name}»، ولم تصل خلال 30 يومًا، فأُغلق الطلب:`,
          status_link,
          'يسعدنا أن ترسل الأداة من جديد.',
        ),
    },
    tool_quarantined: {
      subject: ({ name }) => `«${name}» مخفي حاليًا`,
      text: ({ name, reason_code }, site) =>
        paragraphs(
          `أخفى أحد المحررين أداتك «${name}» في فهرس ${site} إلى حين مراجعتها.`,
          `السبب: ${reasonSentence(reasons, reason_code)}`,
        ),
    },
    screening_rule_dropped: {
      subject: ({ rule }) => `قاعدة الفحص «${ruleName('ar', rule)}» لم تعد ترفض`,
      text: ({ rule, agreed, decided, screening_link }, site) =>
        paragraphs(
          `أخطأت قاعدة الفحص «${ruleName('ar', rule)}» في ${site} أكثر مما ينبغي: من بين آخر ما قرر فيه المحررون من نتائجها، وعدده ${decided}، وافقوا على ${agreed}.`,
          `من الآن تعرض نتائجها على المحررين فقط ولا ترفض شيئًا. يمكنك الاطلاع على الأرقام وتغيير وضعها هنا:\n${screening_link}`,
        ),
    },
    submission_edited: {
      subject: ({ name }) => `صحّح محرر الطلب «${name}»`,
      text: ({ name, fields, status_link }, site) =>
        paragraphs(
          `صحّح أحد محرري ${site} طلبك «${name}» قبل البتّ فيه. الحقول التي تغيّرت:`,
          fieldLines('ar', fields),
          `لا يلزمك فعل شيء. يمكنك رؤية الطلب بصيغته الحالية ومتابعته هنا:\n${status_link}`,
        ),
    },
  },
};

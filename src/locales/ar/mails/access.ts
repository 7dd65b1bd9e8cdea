/** Mails about passwords and second factors, in Arabic. */
import { isolated, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    password_changed: {
      subject: (_, site) => `تغيّرت كلمة مرورك في ${site}`,
      text: ({ reset_link, tokens, grants, webhooks }, site) =>
        paragraphs(
          `تغيّرت للتو كلمة مرور حسابك في ${site}، وسُجِّل خروجك من كل الأجهزة.`,
          tokens === undefined
            ? ''
            : `أُلغيت معها – رموز ${isolated('API')}: ${tokens}؛ التطبيقات المتصلة: ${grants}؛ خطافات الويب: ${webhooks}.`,
          `إن لم تكن أنت من غيّرها، فاختر كلمة مرور جديدة فورًا وألغِ رموز ${isolated('API')} الخاصة بك:\n${reset_link}`,
        ),
    },
    password_guessed: {
      subject: (_, site) => `أحدهم يحاول تخمين كلمة مرورك في ${site}`,
      text: ({ settings_link, reset_link }, site) =>
        paragraphs(
          `أُدخلت خلال ساعة كلمات مرور خاطئة كثيرة لحسابك في ${site}، ولم تكن أيٌّ منها صحيحة. ` +
            `نرفض المحاولات الأخرى في الوقت الحالي، إلا من المتصفّحات التي سبق أن سجّلت الدخول منها.`,
          `إن كنت أنت ونسيت كلمة المرور، فاختر كلمة جديدة هنا:\n${reset_link}`,
          `وإن لم تكن أنت، فلا داعي لفعل شيء ما دمت لا تستخدم كلمة المرور هذه في مكان آخر. المصادقة الثنائية تحميك حتى لو عرفها غيرك:\n${settings_link}`,
          'نرسل هذا التنبيه مرة واحدة في اليوم على الأكثر.',
        ),
    },
    factor_added: {
      subject: (_, site) => `أُضيف عامل ثانٍ إلى حسابك في ${site}`,
      text: ({ name, reset_link }, site) =>
        paragraphs(
          name === '' ? `أُعدّ تطبيق مصادقة لحسابك في ${site}.` : `أُضيف مفتاح المرور «${name}» إلى حسابك في ${site}.`,
          `إن لم تكن أنت، فاختر كلمة مرور جديدة فورًا وأبلغ أحد مديري ${site}:\n${reset_link}`,
        ),
    },
    factor_removed: {
      subject: (_, site) => `أُزيل عامل ثانٍ من حسابك في ${site}`,
      text: ({ name, reset_link }, site) =>
        paragraphs(
          name === '' ? `أُزيل تطبيق المصادقة من حسابك في ${site}.` : `أُزيل مفتاح المرور «${name}» من حسابك في ${site}.`,
          `إن لم تكن أنت، فاختر كلمة مرور جديدة فورًا وأبلغ أحد مديري ${site}:\n${reset_link}`,
        ),
    },
    two_factor_off: {
      subject: (_, site) => `أُوقفت المصادقة الثنائية لحسابك في ${site}`,
      text: ({ reset_link }, site) =>
        paragraphs(
          `أُوقفت المصادقة الثنائية لحسابك في ${site}. من الآن تكفي كلمة المرور لتسجيل الدخول.`,
          `إن لم تكن أنت، فاختر كلمة مرور جديدة فورًا وأبلغ أحد مديري ${site}:\n${reset_link}`,
        ),
    },
    two_factor_reset: {
      subject: (_, site) => `أُعيد ضبط المصادقة الثنائية لحسابك في ${site}`,
      text: ({ settings_link, reset_link }, site) =>
        paragraphs(
          `أزال القائمون على ${site} تطبيق المصادقة ومفاتيح المرور ورموز الاسترداد من ` +
            `حسابك، وسُجِّل خروجك من كل الأجهزة. من الآن تكفي كلمة المرور لتسجيل الدخول.`,
          `أعدّ المصادقة الثنائية من جديد في إعداداتك:\n${settings_link}`,
          `إن لم تطلب ذلك، فاختر كلمة مرور جديدة فورًا:\n${reset_link}`,
        ),
    },
    recovery_codes_made: {
      subject: (_, site) => `رموز استرداد جديدة لحسابك في ${site}`,
      text: ({ reset_link }, site) =>
        paragraphs(
          `أُنشئت رموز استرداد جديدة لحسابك في ${site}، ولم تعد الرموز السابقة تعمل.`,
          `إن لم تكن أنت، فاختر كلمة مرور جديدة فورًا وأبلغ أحد مديري ${site}:\n${reset_link}`,
        ),
    },
    recovery_code_used: {
      subject: (_, site) => `استُخدم رمز استرداد لحسابك في ${site}`,
      text: ({ left, settings_link, reset_link }, site) =>
        paragraphs(
          `استُخدم للتو رمز استرداد لحسابك في ${site}. الرموز المتبقية: ${left}.`,
          `يمكنك إنشاء رموز جديدة في إعداداتك:\n${settings_link}`,
          `إن لم تكن أنت، فاختر كلمة مرور جديدة فورًا وأبلغ أحد مديري ${site}:\n${reset_link}`,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;

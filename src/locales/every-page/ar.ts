/** Sentences that every page or several areas use, in Arabic. */
import type { Format } from '#locales/format.ts';
import type { EveryPageMessages } from './en.ts';

export const ar = (k: Format): EveryPageMessages => ({
  skip: 'انتقل إلى المحتوى',
  mainNav: 'القائمة الرئيسية',
  language: 'اللغة',
  optional: 'اختياري',
  nav: {
    tools: 'الأدوات',
    submit: 'اقترح أداة',
    account: 'الحساب',
    signOut: 'تسجيل الخروج',
    desk: 'مكتب المحرِّرين',
  },
  footer: {
    order: 'الدفع لا يغيّر ترتيب النتائج أبدًا.',
    catalog: 'الدليل',
    makers: 'لأصحاب الأدوات',
    about: 'عن الدليل',
    feed: 'خلاصة الأدوات الجديدة',
    poweredBy: (program: string) => `يعمل بواسطة ${program}`,
  },
  pricing: {
    free: 'مجاني',
    freemium: 'تتوفر خطة مجانية',
    paid: 'مدفوع',
    free_trial: 'فترة تجريبية مجانية',
    open_source: 'مفتوح المصدر',
  },
  states: {
    awaiting_moderation: 'في انتظار المراجعة',
    changes_requested: 'طُلبت تعديلات',
    published: 'منشور',
    rejected: 'مرفوض',
    withdrawn: 'مسحوب',
    expired: 'انتهت المهلة',
  },
  reasons: {
    duplicate: 'موجود في الدليل من قبل',
    spam: 'إعلان أو محتوى مزعج',
    not_an_ai_tool: 'ليس أداة ذكاء اصطناعي',
    broken_link: 'الرابط لا يعمل',
    misleading: 'نص مضلِّل',
    wrong_category: 'فئة غير مناسبة',
    incomplete: 'معلومات ناقصة',
    policy: 'مخالف لقواعدنا',
    other: 'سبب آخر',
  },
  catalog: {
    title: 'دليل أدوات الذكاء الاصطناعي',
    lead: 'اعثر على الأداة المناسبة لعملك واقرأ ما تفعله وكم تكلّف. يراجع محرِّرون ما يُقترح علينا.',
    newest: 'جديد الدليل',
    all: 'عرض كل الأدوات',
    since: 'في الدليل منذ',
  },
  search: {
    label: 'ابحث عن أدوات',
    placeholder: 'مثلًا: تفريغ المقابلات',
    button: 'بحث',
    found: (n) =>
      k.plural(n, {
        zero: 'لا أدوات',
        one: 'أداة واحدة',
        two: 'أداتان',
        few: '# أدوات',
        many: '# أداة',
        other: '# أداة',
      }),
    filters: 'عوامل التصفية',
    suggestions: 'اقتراحات',
  },
  pagination: {
    label: 'الصفحات',
    previous: 'السابقة',
    next: 'التالية',
    page: (page, of) => `الصفحة ${k.number(page)} من ${k.number(of)}`,
  },
  titles: {
    categories: 'الفئات',
    report: 'الإبلاغ عن مشكلة',
    ranking: 'كيف تُرتَّب النتائج',
    api: 'توثيق واجهة API',
    apiFile: 'وصف OpenAPI بصيغة JSON',
    statistics: 'المراجعة بالأرقام',
  },
  form: {
    check: 'يُرجى مراجعة ما أدخلته',
    password: 'كلمة المرور',
    email: 'البريد الإلكتروني',
    cancel: 'إلغاء',
  },
  error: {
    notFound: 'الصفحة غير موجودة',
    failed: 'لم ينجح ذلك',
    retry: (seconds) =>
      seconds < 90
        ? `أعد المحاولة بعد ${k.plural(seconds, { one: 'ثانية واحدة', two: 'ثانيتين', few: '# ثوانٍ', many: '# ثانية', other: '# ثانية' })}.`
        : `أعد المحاولة بعد ${k.plural(Math.ceil(seconds / 60), { one: 'دقيقة واحدة', two: 'دقيقتين', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' })}.`,
    again: 'إعادة المحاولة',
    home: 'إلى الصفحة الرئيسية',
  },
  unverified: {
    needed: (email) => `لم يُؤكَّد بريدك الإلكتروني بعد. افتح الرابط الذي أرسلناه إلى \u2068${email}\u2069.`,
    resend: 'إرسال الرسالة مرة أخرى',
    sent: 'أرسلنا الرسالة. يعمل الرابط الذي فيها مدة 24 ساعة.',
  },
  token: {
    never: 'بلا انتهاء',
    lastUsed: 'آخر استخدام',
    neverUsed: 'لم يُستخدم',
    validUntil: 'صالح حتى',
    state: {
      active: 'فعّال',
      expired: 'منتهٍ',
      revoked: 'ملغى',
    },
    revoke: 'إلغاء',
    revokeAll: 'إلغاء كل الرموز',
    revokeHint: 'يُرفض كل ما يستخدمه ابتداءً من الطلب التالي. لا يمكن التراجع عن ذلك.',
  },
  appeal: 'اعتراض',
  fields: {
    url: {
      label: 'الموقع',
      hint: 'الصفحة العامة للأداة، وتبدأ بـ \u2066https://\u2069',
    },
    name: {
      label: 'الاسم',
      hint: 'من 2 إلى 80 حرفًا',
    },
    tagline: {
      label: 'الوصف القصير',
      hint: 'جملة واحدة تقول ما تفعله الأداة، من 5 إلى 200 حرف',
    },
    description: {
      label: 'الوصف',
      hint: `حتى ${k.number(2000)} حرف`,
    },
    logo_url: {
      label: 'عنوان الشعار',
      hint: 'يبدأ بـ \u2066https://\u2069',
    },
    pricing_model: {
      label: 'السعر',
      hint: '',
    },
    categories: {
      label: 'الفئات',
      hint: 'اختر من واحدة إلى خمس',
    },
    contact_email: {
      label: 'بريد التواصل',
      hint: 'لأسئلة المحرِّرين. لا يُعرض أبدًا.',
    },
  },
  clipboard: {
    copy: 'نسخ',
    copied: 'تم النسخ',
  },
  password: {
    show: 'إظهار',
    hide: 'إخفاء',
  },
  reportKinds: {
    broken_link: 'الرابط لا يعمل',
    wrong_price: 'السعر غير صحيح',
    wrong_text: 'الوصف خاطئ أو قديم',
    misleading: 'تَعِد بما لا تفعله',
    not_an_ai_tool: 'ليست أداة ذكاء اصطناعي',
    closed: 'لم تعد الأداة موجودة',
    other: 'شيء آخر',
  },
  sitePages: {
    imprint: 'بيانات الناشر',
    privacy: 'سياسة الخصوصية',
    terms: 'شروط الاستخدام',
    contact: 'اتصل بنا',
    about: 'من نحن',
    guidelines: 'إرشادات تقديم الأدوات',
    onlyIn: (language: string) => `هذا النص متاح باللغة ${language} فقط.`,
  },
});

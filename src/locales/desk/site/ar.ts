/** Sentences about the operator's own site, in Arabic. */
import type { SiteMessages } from './en.ts';

export const ar = (): SiteMessages => ({
  site: {
    lead: 'اسم هذا الدليل وما يقوله عن نفسه: في كل صفحة وفي الرسائل والخلاصات والمستندات. الحقول الفارغة تبقى على القيمة الافتراضية.',
    nameHint: (name: string) => `الافتراضي: ${name}`,
    taglineHint: 'عنوان الصفحة الرئيسية',
    descriptionHint: 'جملة أو جملتان للصفحة الرئيسية والخلاصات ومحركات البحث',
    fallback: (language: string) => `الحقول الفارغة تأخذ النص باللغة ${language}.`,
    poweredBy: (program: string) => `ذكر ${program} في أسفل الصفحة («يعمل بواسطة»)`,
    preview: 'معاينة',
    saved: 'تم تغيير الموقع، ويراه الزوار فورًا.',
    history: 'سجل التغييرات',
    accentHint: (example: string) => `مثل \u2066${example}\u2069. إذا أدخلت لونًا واحدًا فقط، يُشتق الآخر منه.`,
  },
  pages: {
    lead: 'بيانات الناشر وسياسة الخصوصية والشروط وبيانات الاتصال والإرشادات وكل ما يحتاج إليه هذا الدليل. توجد روابطها في أسفل كل صفحة.',
    none: 'لا توجد صفحات بعد.',
    page: 'الصفحة',
    languages: 'اللغات',
    create: 'إضافة صفحة',
    name: 'الاسم في العنوان',
    nameHint: 'أحرف لاتينية صغيرة وأرقام وشرطات، مثل privacy',
    button: 'كتابة النص',
    text: 'النص (Markdown)',
    textHint: 'السطر الأول «# العنوان» هو العنوان. النص الفارغ يزيل الصفحة بهذه اللغة.',
    inFile: (file: string) => `هذا النص من الملف ${file}. إذا حفظت نصًا هنا فسيُستخدم بدلًا منه.`,
    view: 'عرض الصفحة',
    saved: 'تم حفظ الصفحة.',
    removed: 'تمت إزالة النص.',
    versions: 'النصوص السابقة',
  },
});

/** Sentences for choosing among tools, in Arabic. */
import type { Format } from '#locales/format.ts';
import type { ChoosingMessages } from './en.ts';

export const ar = (k: Format): ChoosingMessages => ({
  choosing: {
    sort: {
      label: 'الترتيب',
      relevance: 'الأقرب إلى بحثك',
      newest: 'الأحدث',
      updated: 'آخر تعديل',
      name: 'أبجديًا',
      close: 'النتائج القريبة فقط.',
      rule: 'يمكنك أيضًا الترتيب حسب التاريخ أو آخر تعديل أو الاسم، وعندها يعرض البحث النتائج القريبة فقط.',
    },
    fresh: 'جديد',
    freshCount: (n) =>
      k.plural(n, {
        zero: 'لا جديد هذا الأسبوع',
        one: 'أداة جديدة واحدة هذا الأسبوع',
        two: 'أداتان جديدتان هذا الأسبوع',
        few: '# أدوات جديدة هذا الأسبوع',
        many: '# أداة جديدة هذا الأسبوع',
        other: '# أداة جديدة هذا الأسبوع',
      }),
    free: (n) =>
      k.plural(n, {
        zero: 'لا أدوات مجانية',
        one: 'أداة واحدة مجانية أو لها خطة مجانية',
        two: 'أداتان مجانيتان أو لهما خطة مجانية',
        few: '# أدوات مجانية أو لها خطة مجانية',
        many: '# أداة مجانية أو لها خطة مجانية',
        other: '# أداة مجانية أو لها خطة مجانية',
      }),
    follow: 'تابع هذه القائمة:',
    groups: {
      assistants: 'المساعدون والوكلاء',
      text: 'الكتابة والمستندات',
      images: 'الصور والتصميم',
      media: 'الفيديو والصوت والألعاب',
      code: 'البرمجة والبيانات',
      work: 'العمل والمكتب',
      market: 'التسويق والمبيعات',
      life: 'التعلّم والحياة اليومية',
      more: 'فئات أخرى',
    },
  },
});

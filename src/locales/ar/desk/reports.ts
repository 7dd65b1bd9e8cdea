/** Sentences of the desk about readers’ reports, in Arabic. */
import type { Format } from '#locales/format.ts';
import type { ReportMessages } from '#locales/en/desk/reports.ts';

export const messages = (k: Format): ReportMessages => ({
  reports: {
    title: 'بلاغات القراء',
    lead: 'مشكلات أبلغ عنها القراء، والأقدم أولًا. لا ترى من أبلغ. ومن طلب الرد يعرف النتيجة بجملة محايدة، ولا يرى ملاحظتك أبدًا.',
    open: 'مفتوحة',
    closed: 'مغلقة',
    kind: 'السبب',
    tool: 'الأداة: اسمها المختصر أو جزء من اسمها',
    none: 'لا توجد بلاغات مفتوحة.',
    noneFound: 'لا يوجد بلاغ مطابق.',
    count: (n) =>
      k.plural(n, { zero: 'لا بلاغات', one: 'بلاغ واحد', two: 'بلاغان', few: '# بلاغات', many: '# بلاغًا', other: '# بلاغ' }),
    more: (n) =>
      k.plural(n, {
        zero: 'لا بلاغات أخرى',
        one: 'بلاغ آخر',
        two: 'بلاغان آخران',
        few: '# بلاغات أخرى',
        many: '# بلاغًا آخر',
        other: '# بلاغ آخر',
      }),
    report: 'البلاغ',
    outcome: 'النتيجة',
    choose: 'اختر النتيجة',
    note: 'ملاحظة للمحرِّرين',
    button: 'إغلاق البلاغات المحددة',
    desk: 'تعديل أو إخفاء أو دمج',
    closing: 'الإغلاق',
    already: 'أغلقه شخص آخر من قبل. لم يُستبدل شيء.',
    awaited: 'طُلب الرد',
    reopen: 'إعادة الفتح',
    reopened: 'أُعيد فتح البلاغ.',
  },
});

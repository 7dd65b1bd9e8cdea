/** Reasons of refusals and removals for the owner of an entry, in Arabic. */
import type { ReasonCode } from '#catalog/lifecycle.ts';

export const messages: Record<ReasonCode, string> = {
  duplicate: 'هذه الأداة موجودة في الدليل أو تنتظر المراجعة.',
  spam: 'صُنِّف هذا الاقتراح إعلانًا أو محتوى مزعجًا.',
  not_an_ai_tool: 'يضم الدليل أدوات الذكاء الاصطناعي فقط، وهذه ليست منها.',
  broken_link: 'الرابط لا يعمل.',
  misleading: 'النص لا يطابق ما يقدّمه الموقع.',
  wrong_category: 'الفئات المختارة لا تناسب الأداة.',
  incomplete: 'لا توجد معلومات كافية عن الأداة.',
  policy: 'هذه الأداة مخالفة لقواعد الدليل.',
  other: 'ذكر المحرِّر سببًا آخر.',
};

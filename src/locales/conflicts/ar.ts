/** What is the case when an act cannot be done now, in Arabic. */
import type { ConflictMessages } from './en.ts';

export const ar: ConflictMessages = {
  submission: {
    awaiting_moderation: 'هذا الاقتراح في انتظار المراجعة.',
    changes_requested: 'طلب أحد المحرِّرين تعديلات على هذا الاقتراح.',
    published: 'نُشر هذا الاقتراح.',
    rejected: 'رُفض هذا الاقتراح.',
    withdrawn: 'سُحب هذا الاقتراح.',
    expired: 'انتهت مهلة هذا الاقتراح.',
  },
  tool: {
    published: 'هذه الأداة منشورة.',
    quarantined: 'هذه الأداة مخفية.',
    removed: 'حُذفت هذه الأداة نهائيًا.',
  },
  possible: (acts) => `الممكن الآن: ${acts}.`,
  acts: {
    approve: 'قبوله',
    reject: 'رفضه',
    request_changes: 'طلب تعديلات',
    withdraw: 'سحبه',
    resubmit: 'تصحيحه وإعادة إرساله',
    expire: 'تركه حتى تنتهي مهلته',
    appeal: 'الاعتراض على الرفض',
    quarantine: 'إخفاؤها',
    restore: 'إعادة نشرها',
    remove: 'حذفها نهائيًا',
    merge: 'دمجها في أداة أخرى',
  },
  nothing: {
    published: 'لم يعد تعديله أو سحبه ممكنًا.',
    rejected: 'لا يمكن الاعتراض إلا مرة واحدة.',
    withdrawn: 'يمكن اقتراح الأداة مرة أخرى.',
    expired: 'يمكن اقتراح الأداة مرة أخرى.',
  },
  undecidable: 'ليس هنا ما يقرره محرِّر الآن.',
  reasons: {
    address_taken: 'أصبح عنوانها يخص مدخلًا آخر.',
    winner_hidden: 'الأداة التي يجب أن تبقى غير منشورة.',
    undo_over: 'لم يعد التراجع عن هذا القرار ممكنًا.',
    reports_closed: 'أغلق شخص آخر هذه البلاغات من قبل. لم يُستبدل شيء.',
    placement_ended: 'انتهت هذه المساحة الإعلانية.',
    original_language: 'هذه هي اللغة الأصلية. عدّل نصها في الأداة نفسها.',
    written_by_person: 'كتب هذه الترجمة إنسان، ولا تحل الآلة محلها.',
    no_translator: 'الترجمة الآلية غير مُعدّة على هذا الخادم.',
    only_admin: 'هذا حساب المدير الوحيد. امنح شخصًا آخر هذا الدور أولًا.',
  },
};

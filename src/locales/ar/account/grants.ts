/** Sentences about programs that people allow something, in Arabic. */
import type { GrantMessages } from '#locales/en/account/grants.ts';

export const messages = (): GrantMessages => ({
  grants: {
    title: 'السماح لتطبيق',
    lead: (app: string, site: string) => `يطلب ${app} الوصول إلى حسابك في ${site}.`,
    who: 'حسابك',
    publisher: 'الناشر',
    back: 'يعيد التوجيه إلى',
    device: 'برنامج على هذا الجهاز',
    resource: 'الوصول إلى',
    resources: { mcp: 'خادم MCP', api: 'واجهة API' },
    lasts: 'المدة',
    lasting: '90 يومًا على الأكثر، وينتهي بعد 30 يومًا من دون استخدام',
    brief: 'ساعة واحدة',
    may: 'يمكنه',
    scopes: {
      read: 'الاطلاع على اقتراحاتك وحالتها',
      submit: 'اقتراح أدوات وتصحيح اقتراحاتك أو سحبها أو الاعتراض على رفضها',
    },
    never: 'لا يرى كلمة مرورك أبدًا، ولا يمكنه أن يتصرف محرِّرًا أو مديرًا. يمكنك إنهاء وصوله في أي وقت من صفحة رموزك.',
    deviceHint: 'يمكن لأي برنامج على هذا الجهاز أن ينتحل هذا الاسم. لا تسمح له إلا إذا كنت قد شغّلته بنفسك للتو.',
    allow: 'سماح',
    deny: 'رفض',
    faulty: 'هذا الطلب غير صالح',
    faultyText: 'أرسلك التطبيق إلى هنا بطلب تعذّرت قراءته. لم يُمنح أي وصول.',
    goBack: (host) => `العودة إلى ${host}`,
    unknown: 'هذا التطبيق غير معروف',
    unknownText: 'أرسلك إلى هنا، لكن تعذّرت قراءة وصفه أو أنه لا يطابق طلبه. لم يُمنح أي وصول.',
    verifyFirst: 'أكّد عنوان بريدك الإلكتروني أولًا.',
    list: 'التطبيقات المتصلة',
    since: 'متصل منذ',
    end: 'قطع الاتصال',
    endHint: 'يفقد التطبيق وصوله فورًا، ويمكنه أن يسألك من جديد.',
    done: 'قُطع اتصال التطبيق.',
  },
});

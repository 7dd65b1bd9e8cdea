/** Screening in Arabic. */
import { messages as spam } from './screening/spam.ts';
import type { Format } from '#locales/format.ts';
import type { ScreeningMessages } from '#locales/en/screening.ts';
import type { ShownEntry } from '#locales/screening/evidence.ts';

export const messages = (k: Format): ScreeningMessages => {
  const entry = ({ name, url, state }: ShownEntry) => `«${name}» (${state}، ${url})`;
  return {
    states: {
      published: 'منشور',
      awaiting_moderation: 'ينتظر المراجعة',
      changes_requested: 'ينتظر التعديل',
      rejected: 'مرفوض',
      withdrawn: 'مسحوب',
      expired: 'انتهت مدته',
      quarantined: 'مخفي',
      removed: 'محذوف',
    },
    differences: {
      https: '\u2068http\u2069 أو \u2068https\u2069',
      www: '\u2068www\u2069',
      'path spelling': 'كتابة المسار',
      fragment: 'الجزء بعد \u2068#\u2069',
    },
    relations: {
      same_page_other_form: 'صيغة أخرى للعنوان نفسه',
      same_store_item: 'العنصر نفسه في متجر',
      same_repository: 'المستودع نفسه',
      same_repository_name: 'اسم المستودع نفسه لدى مالك آخر',
      same_host: 'المضيف نفسه',
      same_word_in_address: 'الكلمة نفسها في العنوان',
    },
    matches: {
      same_name: 'الاسم نفسه',
      same_name_but_for_common_words: 'الاسم نفسه ما عدا كلمات شائعة',
      same_name_in_other_letters: 'الاسم نفسه بأبجدية أخرى',
      same_tagline: 'الوصف القصير نفسه',
      one_name_holds_the_other: 'أحد الاسمين يحتوي الآخر',
      one_letter_apart: 'فرق حرف واحد في الاسم',
      near_same_tagline: 'وصف قصير شبه مطابق',
    },
    rules: {
      same_page: {
        name: 'الصفحة نفسها',
        message: 'توجد أداة بهذا العنوان في الدليل أو تنتظر المراجعة.',
        evidence: (e) => `الصفحة نفسها التي في ${entry(e)}.${e.differs_by && ` الفروق: ${e.differs_by}.`}`,
      },
      same_store_item: {
        name: 'التطبيق أو الإضافة نفسها',
        message: 'هذا التطبيق أو هذه الإضافة في الدليل أو تنتظر المراجعة بعنوان آخر من متجرها.',
        evidence: (e) => `العنصر نفسه في متجر ${e.store}، ${e.id}، الذي في ${entry(e)}.`,
      },
      related_page: {
        name: 'عنوان قريب',
        message: 'يبدو هذا عنوانًا آخر لأداة موجودة في الدليل.',
        evidence: (e) => `${e.relation}: ${e.shared}. العنصر الموجود: ${entry(e)}.`,
      },
      same_name: {
        name: 'الاسم أو الوصف نفسه',
        message: 'توجد أداة بهذا الاسم أو الوصف القصير في الدليل أو تنتظر المراجعة.',
        evidence: (e) => `${e.match}: ${entry(e)}.`,
      },
      look_alike_name: {
        name: 'اسم مشابه في الشكل',
        message: 'يبدو الاسم كاسم أداة أخرى مكتوبًا بحروف مختلفة.',
        evidence: (e) => `يبدو كالاسم «${e.name}» (${e.url}) بحروف أخرى${e.letters && `: ${e.letters}`}.`,
      },
      ...spam(),
      blocked_domain: {
        name: 'نطاق محظور',
        message: 'لا يُدرج هذا الموقع في هذا الدليل.',
        evidence: (e) => `${e.value} في قائمة النطاقات المحظورة. السبب: ${e.reason}`,
      },
      blocked_word: {
        name: 'كلمة محظورة',
        message: 'يتضمن النص كلمة لا يقبلها هذا الدليل.',
        evidence: (e) => `«${e.value}» في قائمة الكلمات المحظورة. السبب: ${e.reason}`,
      },
      blocked_mail: {
        name: 'نطاق بريد محظور',
        message: 'استخدم عنوان بريد لدى مزوّد آخر.',
        evidence: (e) => `${e.value} في قائمة نطاقات البريد المحظورة. السبب: ${e.reason}`,
      },
      template_flood: {
        name: 'نص مكرر',
        message: 'أُرسل نص شبه مطابق عدة مرات قبل قليل. صف ما يميّز هذه الأداة.',
        evidence: (e) =>
          `في الساعة الأخيرة ${k.plural(e.count, {
            one: 'نص آخر شبه مطابق',
            two: 'نصان آخران شبه مطابقين',
            few: '# نصوص أخرى شبه مطابقة',
            many: '# نصًا آخر شبه مطابق',
            other: '# نص آخر شبه مطابق',
          })}: ${e.names}.`,
      },
      account_flood: {
        name: 'اقتراحات كثيرة دفعة واحدة',
        message: 'وصلت من هذا الحساب اقتراحات كثيرة خلال ساعة. انتظر قليلًا قبل إرسال المزيد.',
        evidence: (e) => {
          const count = k.plural(e.count, {
            zero: 'لا اقتراحات',
            one: 'اقتراح واحد',
            two: 'اقتراحان',
            few: '# اقتراحات',
            many: '# اقتراحًا',
            other: '# اقتراح',
          });
          return e.site === '' ? `${count} من هذا الحساب خلال ساعة.` : `${count} عن ${e.site} من هذا الحساب خلال ساعة.`;
        },
      },
      address_flood: {
        name: 'اقتراحات كثيرة من عنوان واحد',
        message: 'وصلت من عنوان شبكتك اقتراحات كثيرة خلال ساعة. انتظر قليلًا قبل إرسال المزيد.',
        evidence: (e) =>
          `${k.plural(e.count, {
            zero: 'لا اقتراحات',
            one: 'اقتراح واحد',
            two: 'اقتراحان',
            few: '# اقتراحات',
            many: '# اقتراحًا',
            other: '# اقتراح',
          })} من ${k.plural(e.accounts, {
            zero: 'لا حساب',
            one: 'حساب واحد',
            two: 'حسابين',
            few: '# حسابات',
            many: '# حسابًا',
            other: '# حساب',
          })} على عنوان شبكة واحد خلال ساعة.`,
      },
      keyword_stuffing: {
        name: 'كلمات بحث بدل الجمل',
        message: 'يبدو هذا قائمة كلمات بحث. صف بجمل ما تفعله الأداة.',
        evidence: (e) =>
          e.word === ''
            ? k.plural(e.count, {
                zero: 'لا عبارات بحث بدل الجملة.',
                one: 'عبارة بحث واحدة بدل الجملة.',
                two: 'عبارتا بحث بدل الجملة.',
                few: '# عبارات بحث بدل الجملة.',
                many: '# عبارة بحث بدل الجملة.',
                other: '# عبارة بحث بدل الجملة.',
              })
            : `وردت الكلمة «${e.word}» ${k.plural(e.count, { one: 'مرة واحدة', two: 'مرتين', few: '# مرات', many: '# مرة', other: '# مرة' })} بين ${k.plural(
                e.words,
                { one: 'كلمة واحدة', two: 'كلمتين', few: '# كلمات', many: '# كلمة', other: '# كلمة' },
              )}.`,
      },
      link_pile: {
        name: 'روابط أكثر من اللازم',
        message: 'في النص روابط أو أرقام هاتف أكثر مما ينبغي. احذفها.',
        evidence: (e) =>
          `في النص ${k.plural(e.links, { zero: 'لا روابط', one: 'رابط واحد', two: 'رابطان', few: '# روابط', many: '# رابطًا', other: '# رابط' })} و${k.plural(
            e.numbers,
            {
              zero: 'لا أرقام هاتف أو أسماء مراسلة',
              one: 'رقم هاتف أو اسم مراسلة واحد',
              two: 'رقما هاتف أو اسما مراسلة',
              few: '# أرقام هاتف أو أسماء مراسلة',
              many: '# رقم هاتف أو اسم مراسلة',
              other: '# رقم هاتف أو اسم مراسلة',
            },
          )}.`,
      },
      short_link: {
        name: 'رابط مختصر أو تحويل',
        message: 'هذا رابط مختصر أو رابط تحويل من دليل مواقع. اكتب عنوان الأداة نفسها.',
        evidence: (e) => `العنوان في ${e.host} رابط مختصر أو صفحة روابط أو تحويل من دليل مواقع، وما وراءه قد يتغير.`,
      },
      disposable_mail: {
        name: 'بريد مؤقت',
        message: 'يبدو هذا عنوانًا مؤقتًا. اكتب عنوانًا دائمًا.',
        evidence: (e) => `يقدّم ${e.domain} صناديق بريد مؤقتة.`,
      },
      parked_page: {
        name: 'صفحة محجوزة أو فارغة',
        message: 'يبدو هذا نص صفحة فارغة. صف الأداة.',
        evidence: (e) => `كلمات صفحة محجوزة أو فارغة بالاسم «${e.name}»: ${e.words}.`,
      },
      spam_wording: {
        name: 'صياغة الرسائل المزعجة',
        message: 'يبدو هذا نصًّا مزعجًا. صف بكلمات بسيطة ما تفعله الأداة.',
        evidence: (e) => `مصوغ مثل الرسائل المزعجة، وتدل عليه الكلمات: ${e.words}.`,
      },
      masked_words: {
        name: 'كلمات مموهة',
        message: 'بعض الكلمات مموهة. اكتبها كتابة عادية.',
        evidence: (e) => `كلمات مموهة لتفادي كشفها: ${e.words}.`,
      },
      mixed_scripts: {
        name: 'أبجديات مختلطة',
        message: 'تختلط في بعض الكلمات حروف من أبجديات عدة. اكتب كل كلمة بأبجدية واحدة.',
        evidence: (e) => `حروف من أبجديات عدة في كلمة واحدة: ${e.words}.`,
      },
      prompt_injection: {
        name: 'أوامر لنموذج لغوي',
        message: 'احذف ما هو موجّه إلى نموذج لغوي. صِف الأداة.',
        evidence: (e) => `أوامر لنموذج لغوي قد يقيّم النص: ${e.words}. لا تعتمد على رأي نموذج في هذا العنصر.`,
      },
      shouting: {
        name: 'نص صاخب',
        message: 'قلّل الحروف الكبيرة وعلامات التعجب والرموز التعبيرية.',
        evidence: (e) =>
          [
            `${k.number(e.capitals_percent)}% من الحروف كبيرة`,
            k.plural(e.exclamation_marks, {
              zero: 'لا علامات تعجب',
              one: 'علامة تعجب واحدة',
              two: 'علامتا تعجب',
              few: '# علامات تعجب',
              many: '# علامة تعجب',
              other: '# علامة تعجب',
            }),
            k.plural(e.pictures, {
              zero: 'لا رموز تعبيرية',
              one: 'رمز تعبيري واحد',
              two: 'رمزان تعبيريان',
              few: '# رموز تعبيرية',
              many: '# رمزًا تعبيريًا',
              other: '# رمز تعبيري',
            }),
          ].join('، ') + '.',
      },
      not_ai: {
        name: 'ليست أداة ذكاء اصطناعي',
        message: 'لا يوضح العنصر ما يفعله الذكاء الاصطناعي. أضف جملة عن ذلك.',
        evidence: (e) =>
          [
            'لا يكاد شيء في الاسم والوصف القصير والوصف يتحدث عن الذكاء الاصطناعي.',
            e.words && `كلمات تدل على غير ذلك: ${e.words}.`,
            e.nearest && `الأقرب إلى الذكاء الاصطناعي: ${e.nearest}.`,
            !e.known_style && 'اللغة أو الأسلوب جديد على القاعدة، فهي غير واثقة.',
          ]
            .filter(Boolean)
            .join(' '),
      },
    },
    notChecked: 'تعطّلت هذه القاعدة ولم تفحص الاقتراح. افحصه بنفسك.',
    page: {
      title: 'قواعد الفحص',
      lead: 'ما وجدته كل قاعدة في آخر 90 يومًا، وكم مرة وافقها المحرِّرون.',
      modes: { off: 'متوقفة', advisory: 'استشارية', enforced: 'ملزمة' },
      modesHint:
        'تعرض القاعدة الاستشارية ما تجده على المحرِّرين. والملزمة ترفض أيضًا ما تثق به، وإذا كثر خطؤها صارت استشارية تلقائيًا.',
      rule: 'القاعدة',
      mode: 'الوضع',
      modeOf: (rule) => `وضع القاعدة «${rule}»`,
      fired: 'مرات الانطباق',
      refused: 'مرات الرفض',
      agreed: 'موافقة',
      disagreed: 'مخالفة',
      precision: 'الدقة',
      percent: (value) => `${k.number(value)}%`,
      floor: (percent) => `المطلوب ${percent}`,
      save: 'حفظ',
      changed: 'تغيّر الوضع.',
    },
  };
};

/** Sentences for choosing among tools, in Russian. */
import type { Format } from '#locales/format.ts';
import type { ChoosingMessages } from './en.ts';

export const ru = (k: Format): ChoosingMessages => ({
  choosing: {
    sort: {
      label: 'Сортировка',
      relevance: 'По соответствию',
      newest: 'Сначала новые',
      updated: 'Недавно изменённые',
      name: 'По алфавиту',
      close: 'Только близкие совпадения.',
      rule: 'Список можно упорядочить и по дате, по последнему изменению или по названию. Тогда поиск показывает только близкие совпадения.',
    },
    fresh: 'Новинка',
    freshCount: (n) =>
      k.plural(n, {
        one: '# новый за неделю',
        few: '# новых за неделю',
        many: '# новых за неделю',
        other: '# нового за неделю',
      }),
    free: (n) =>
      k.plural(n, {
        one: '# бесплатный или с бесплатным тарифом',
        few: '# бесплатных или с бесплатным тарифом',
        many: '# бесплатных или с бесплатным тарифом',
        other: '# бесплатного или с бесплатным тарифом',
      }),
    follow: 'Следить за списком:',
    groups: {
      assistants: 'Ассистенты и агенты',
      text: 'Тексты и документы',
      images: 'Изображения и дизайн',
      media: 'Видео, звук и игры',
      code: 'Код и данные',
      work: 'Работа и офис',
      market: 'Маркетинг и продажи',
      life: 'Учёба и быт',
      more: 'Прочее',
    },
  },
});

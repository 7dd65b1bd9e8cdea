/** Sentences for choosing among tools, in Ukrainian. */
import type { Format } from '#locales/format.ts';
import type { ChoosingMessages } from './en.ts';

export const uk = (k: Format): ChoosingMessages => ({
  choosing: {
    sort: {
      label: 'Сортування',
      relevance: 'За відповідністю',
      newest: 'Спершу нові',
      updated: 'Нещодавно змінені',
      name: 'За абеткою',
      close: 'Лише близькі збіги.',
      rule: 'Список можна впорядкувати й за датою, за останньою зміною чи за назвою. Тоді пошук показує лише близькі збіги.',
    },
    fresh: 'Новинка',
    freshCount: (n) =>
      k.plural(n, {
        one: '# новий за тиждень',
        few: '# нові за тиждень',
        many: '# нових за тиждень',
        other: '# нового за тиждень',
      }),
    free: (n) =>
      k.plural(n, {
        one: '# безкоштовний або з безкоштовним тарифом',
        few: '# безкоштовні або з безкоштовним тарифом',
        many: '# безкоштовних або з безкоштовним тарифом',
        other: '# безкоштовного або з безкоштовним тарифом',
      }),
    follow: 'Стежити за списком:',
    groups: {
      assistants: 'Асистенти й агенти',
      text: 'Тексти й документи',
      images: 'Зображення та дизайн',
      media: 'Відео, звук та ігри',
      code: 'Код і дані',
      work: 'Робота й офіс',
      market: 'Маркетинг і продажі',
      life: 'Навчання й побут',
      more: 'Інше',
    },
  },
});

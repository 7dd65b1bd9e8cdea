/** Reasons of refusals and removals for the owner of an entry, in Russian. */
import type { ReasonCode } from '#catalog/lifecycle.ts';

export const messages: Record<ReasonCode, string> = {
  duplicate: 'Этот инструмент уже есть в каталоге или ждёт проверки.',
  spam: 'Запись признана рекламой или спамом.',
  not_an_ai_tool: 'В каталоге есть только инструменты ИИ, а это не инструмент ИИ.',
  broken_link: 'Ссылка не работает.',
  misleading: 'Текст не соответствует тому, что есть на сайте.',
  wrong_category: 'Категории не подходят инструменту.',
  incomplete: 'В записи слишком мало сведений об инструменте.',
  policy: 'Запись нарушает правила каталога.',
  other: 'Редактор указал другую причину.',
};

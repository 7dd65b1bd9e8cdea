/** Reasons of refusals and removals for the owner of an entry, in Ukrainian. */
import type { ReasonCode } from '#catalog/lifecycle.ts';

export const messages: Record<ReasonCode, string> = {
  duplicate: 'Цей інструмент уже є в каталозі або чекає на перевірку.',
  spam: 'Запис визнано рекламою або спамом.',
  not_an_ai_tool: 'У каталозі є лише інструменти ШІ, а це не інструмент ШІ.',
  broken_link: 'Посилання не працює.',
  misleading: 'Текст не відповідає тому, що є на сайті.',
  wrong_category: 'Категорії не підходять інструменту.',
  incomplete: 'У записі замало відомостей про інструмент.',
  policy: 'Запис порушує правила каталогу.',
  other: 'Редактор вказав іншу причину.',
};

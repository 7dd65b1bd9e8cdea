/** The filters of a list in words. */
import type { Locale } from '#catalog/locales.ts';
import { taskTextIn } from '#catalog/tools/tasks/task-book.ts';
import { ATTRIBUTES, PRICE_UP_TO, VERIFIED, type AttributeName } from '#fields/fields.ts';
import type { AppContext } from '#http/app-context.ts';
import { boundText } from '#locales/price-text.ts';
import { everyPageMessages } from '#locales/subjects.ts';
import type { ListQuery } from './list-query.ts';

function attributeText(locale: Locale, name: AttributeName, values: readonly string[]): string {
  const t = everyPageMessages(locale);
  if (name === VERIFIED) return t.catalog.verified;
  if (name === PRICE_UP_TO) return boundText(locale, values[0] ?? '');
  return `${t.fields[name].label}: ${values.join(', ')}`;
}

/** Words and filters with a dot between them; empty without any. */
export function wordsOfList(
  { live }: Pick<AppContext, 'live'>,
  locale: Locale,
  { q, category, categories = [], pricing, pricings = [], task, attributes = {} }: Omit<ListQuery, 'page' | 'perPage'>,
): string {
  const t = everyPageMessages(locale);
  const known = task === undefined ? undefined : live.tasks.taskOfJob(task);
  const names = live.categories.of(locale);
  const parts = [
    ...(q === undefined ? [] : [q]),
    ...(known === undefined ? [] : [taskTextIn(known, locale).name]),
    ...[...(category === undefined ? [] : [category]), ...categories].map((id) => names.get(id)?.name ?? id),
    ...[...(pricing === undefined ? [] : [pricing]), ...pricings].map((model) => t.pricing[model]),
    ...ATTRIBUTES.flatMap((name) =>
      attributes[name] === undefined ? [] : [attributeText(locale, name, attributes[name])],
    ),
  ];
  return parts.join(' · ');
}

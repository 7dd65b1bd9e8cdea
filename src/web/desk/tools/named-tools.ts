/** Tools named in a form, one a line. */
import { findWinnerNamed } from '#catalog/moderation/merge.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { toolMessages } from '#locales/subjects.ts';
import type { LineActs } from '#web/elements/form-fields.ts';
import { pathTo } from '#web/elements/links.ts';

/** A list of tools in order, to which tools are added by name. */
export function toolLines({ locale }: PageRequest): LineActs {
  const { up, down, remove, add } = toolMessages(locale).lines;
  return { up, down, remove, add, tools: pathTo(locale, 'suggest') };
}

/** Bounds such a list, in characters. */
export const NAMED_TOOLS_LENGTH = 8_000;

/**
 * The slugs of the tools that the lines of a field name: each is a slug or the URL of a page or
 * website; unknown lines are kept as typed. Reads one more than `most`, which is refused later.
 */
export async function toolsNamed({ context, form }: PageRequest, field: string, most: number): Promise<string[]> {
  const lines = (form.get(field) ?? '').split(/[\s,]+/).filter((line) => line !== '');
  const stored = await Promise.all(
    lines.slice(0, most + 1).map((line) => findWinnerNamed(context.db.read, line.replaceAll('\0', ''))),
  );
  return stored.map((slug, at) => slug ?? lines[at] ?? '');
}

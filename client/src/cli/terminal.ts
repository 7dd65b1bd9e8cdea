/** Texts for terminals: those of strangers without what terminals obey, in columns, in colour where it is wanted. */

/** Control characters, and what turns the direction of the rest of a line. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const OBEYED = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;

/** A text of the catalog as one line without anything that a terminal obeys. */
export function lineOf(text: string | null | undefined): string {
  return (text ?? '').replace(OBEYED, ' ').trim();
}

/** A text of several lines, treated alike. */
export function linesOf(text: string): string {
  return text.split(/\r?\n/).map(lineOf).join('\n');
}

export type Style = 'bold' | 'dim' | 'green' | 'red' | 'yellow';
const CODES: Record<Style, number> = { bold: 1, dim: 2, green: 32, red: 31, yellow: 33 };

/** Whether standard output is looked at by somebody who has not declined colours (no-color.org). */
const isColourful = (process.stdout.isTTY || Boolean(process.env['FORCE_COLOR'])) && !process.env['NO_COLOR'];

export function styled(style: Style, text: string): string {
  return isColourful && text !== '' ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text;
}

/** Columns as wide as their longest cell; the last one as it is. */
export function columns(rows: readonly (readonly string[])[], styles: readonly (Style | undefined)[] = []): string {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, at) => (widths[at] = Math.max(widths[at] ?? 0, [...cell].length)));
  return rows
    .map((row) => {
      const cells = row.map((cell, at) => {
        const style = styles[at];
        const gap = at === row.length - 1 ? '' : ' '.repeat((widths[at] ?? 0) - [...cell].length + 2);
        return (style === undefined ? cell : styled(style, cell)) + gap;
      });
      return `${cells.join('').trimEnd()}\n`;
    })
    .join('');
}

/** Label and value in two columns; what is missing is left out. */
export function facts(rows: readonly (readonly [label: string, value: string | null | undefined])[]): string {
  const known = rows.flatMap(([label, value]) => (value ? [[label, value]] : []));
  return columns(known, ['dim']);
}

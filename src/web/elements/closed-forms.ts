/** Forms while the catalog is read-only: a notice above them, and buttons that send nothing. */
import type { View } from '#http/pages/page-types.ts';
import { html, markupOf, type Html } from './html.ts';
import { notice } from './notices.ts';

const FORM = '<form';
const END = '</form>';
/** A button's opening tag. Its attributes are looked at afterwards: looking ahead for them reads a long tag again and again. */
const BUTTON = /<button\b[^<>]*>/g;

/** Whether a form of this markup would change something: one that only asks has the method GET. */
const isChanging = (form: string): boolean => form.slice(0, form.indexOf('>')).includes('method="post"');

/** The notice above a page whose forms cannot be sent, and on the whole desk; none where a refusal says the same. */
export function closedNotice(
  { t, isReadOnly }: Pick<View, 't' | 'isReadOnly'>,
  { main, section }: { main: Html; section?: string },
): Html | null {
  if (!isReadOnly) return null;
  const text = markupOf(main, '');
  if (text.includes('class="summary"')) return null;
  // An empty queue has no form to send, but its editors wonder why.
  if (section !== 'desk' && !text.split(FORM).slice(1).some(isChanging)) return null;
  return notice('warning', html`<p><strong>${t.readOnly.title}</strong> ${t.readOnly.closed}</p>`);
}

const disable = (button: string): string =>
  button.includes(' disabled') ? button : button.replace('<button', '<button disabled');

/** A button outside its form names it. */
const disableDistant = (button: string): string => (button.includes(' form="') ? disable(button) : button);

/** The document with all buttons disabled that would change something. */
export function closeForms(document: string): string {
  const [before = '', ...rest] = document.replaceAll(BUTTON, disableDistant).split(FORM);
  const forms = rest.map((part) => {
    const end = part.indexOf(END);
    if (!isChanging(part)) return part;
    return part.slice(0, end).replaceAll(BUTTON, disable) + part.slice(end);
  });
  return [before, ...forms].join(FORM);
}

/** What is written into the fields of a form: what people write, what is just long enough, and what breaks things. */
import type { Draws } from './draws.ts';
import type { Control, Form } from './html.ts';
import { hostileAddress } from './hostile-addresses.ts';
import { hostileText } from './hostile-texts.ts';

export interface FormContext {
  /** The password of every account of the cast. */
  password: string;
  /** Addresses that mails may go to, known and unknown. */
  emails: readonly string[];
  slugs: readonly string[];
  newHost(): string;
}

export interface FilledForm {
  action: string;
  fields: URLSearchParams;
}

const DAY = 86_400_000;
const SENTENCES = [
  'An AI assistant that reads letters and answers them with a language model.',
  'Say more about the model behind it, please.',
  'The price on its page is another one, as everybody can see.',
  'مساعد يجيب عن أسئلة حول الوثائق بنموذج لغوي.',
  'Ассистент, который отвечает на вопросы о документах.',
];

/** What a person would put there. */
function rightValue(draws: Draws, control: Control, context: FormContext): string {
  const { name, kind, options, maxlength = 1_000 } = control;
  if (kind === 'hidden' || kind === 'checkbox' || kind === 'radio') return control.value;
  if (kind === 'select') return options.length === 0 ? '' : draws.any(options);
  if (kind === 'password') return context.password;
  if (kind === 'email' || name === 'contact_email') return draws.any(context.emails);
  if (kind === 'url') return `https://${context.newHost()}/`;
  if (kind === 'date') return new Date(Date.now() + draws.below(90) * DAY).toISOString().slice(0, 10);
  if (kind === 'number') return String(draws.below(100));
  if (name === 'slug' || name === 'into' || name === 'tool') return draws.any(context.slugs);
  if (name === 'q') return draws.any(['image', 'chat', 'model code', 'whisper', 'письма', 'صور']);
  if (name === 'name') return `Fuzzy ${context.newHost().split('.')[0]}`.slice(0, maxlength);
  return draws.any(SENTENCES).slice(0, maxlength);
}

function otherValue(draws: Draws, control: Control, context: FormContext): string {
  const { maxlength = 300, kind } = control;
  return draws.weighted<() => string>([
    [2, () => 'a'.repeat(maxlength)],
    [2, () => '😀'.repeat(maxlength)],
    [2, () => 'ä'.repeat(maxlength + 1)],
    [1, () => ''],
    [kind === 'url' ? 12 : 1, () => hostileAddress(draws, context.newHost())],
    [
      kind === 'date' ? 6 : 0,
      () => draws.any(['2026-02-30', '0000-00-00', '99999-01-01', '2026-13-01', '-1', '2026-1-1', '٢٠٢٦-٠١-٠١']),
    ],
    [10, () => hostileText(draws)],
  ])();
}

/** Fills in a form and presses one of its buttons. */
export function fillForm(draws: Draws, form: Form, context: FormContext): FilledForm {
  const mode = draws.weighted<'right' | 'mixed' | 'tampered'>([
    [5, 'right'],
    [4, 'mixed'],
    [2, 'tampered'],
  ]);
  const fields = new URLSearchParams();
  const choices = new Map<string, Control[]>();
  for (const control of form.controls) {
    if (control.kind === 'radio' || control.kind === 'checkbox') {
      choices.set(control.name, [...(choices.get(control.name) ?? []), control]);
      continue;
    }
    const isOdd = mode !== 'right' && draws.chance(mode === 'mixed' && control.kind === 'hidden' ? 0.05 : 0.35);
    fields.append(control.name, isOdd ? otherValue(draws, control, context) : rightValue(draws, control, context));
  }
  for (const [name, offered] of choices) {
    // Of radios one is chosen, of ticks a few; a lonely one as often as not.
    const most = offered[0]?.kind === 'radio' ? 1 : Math.min(3, offered.length);
    const count = mode === 'right' && offered.length > 1 ? 1 + draws.below(most) : draws.below(most + 1);
    const start = draws.below(offered.length);
    for (let at = 0; at < count; at += 1) fields.append(name, offered[(start + at) % offered.length]!.value);
    if (mode === 'tampered' && draws.chance(0.3)) fields.append(name, hostileText(draws));
  }
  const button = form.buttons.length === 0 ? undefined : draws.any(form.buttons);
  if (button !== undefined && button.name !== '') fields.append(button.name, button.value);
  if (mode === 'tampered') tamper(draws, fields);
  return { action: button?.action ?? form.action, fields };
}

/** What no browser sends: fields dropped, doubled, renamed or made up. */
function tamper(draws: Draws, fields: URLSearchParams): void {
  const names = [...fields.keys()];
  const name = names.length === 0 ? 'x' : draws.any(names);
  draws.any([
    () => fields.delete(name),
    () => fields.append(name, hostileText(draws)),
    () => fields.append('__proto__', 'x'),
    () =>
      fields.append(
        draws.any(['role', 'status', 'account', 'id', 'next', 'locale', 'mark', 'act', 'constructor']),
        hostileText(draws),
      ),
    () =>
      fields.append(
        'next',
        draws.any([
          '//evil.test',
          '/\\evil.test',
          'https://evil.test/',
          'javascript:x()',
          '/\t/evil.test',
          '/en\r\nSet-Cookie: a=b',
          '///evil.test',
          '/%5cevil.test',
        ]),
      ),
    () => fields.append(hostileText(draws), hostileText(draws)),
    () => {
      for (let count = 0; count < 150; count += 1) fields.append(name, String(count));
    },
  ])();
}

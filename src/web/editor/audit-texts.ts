/** What the acts and subjects of the history are called; those of later versions are shown by their id. */
import type { View } from '#http/page-types.ts';
import { deskMessages } from '#locales/desk.ts';

export function actionName(view: View, action: string): string {
  const names: Readonly<Record<string, string>> = deskMessages(view.locale).audit.actions;
  return Object.hasOwn(names, action) ? (names[action] ?? action) : action.replaceAll('_', ' ');
}

export function subjectName(view: View, kind: string): string {
  const names: Readonly<Record<string, string>> = deskMessages(view.locale).audit.subjects;
  return Object.hasOwn(names, kind) ? (names[kind] ?? kind) : kind.replaceAll('_', ' ');
}

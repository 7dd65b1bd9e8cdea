import type { Format } from '#locales/format.ts';
import { en, type VisitorMessages } from './en.ts';

export const fr = (k: Format): VisitorMessages => en(k);

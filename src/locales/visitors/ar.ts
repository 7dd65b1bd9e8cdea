import type { Format } from '#locales/format.ts';
import { en, type VisitorMessages } from './en.ts';

export const ar = (k: Format): VisitorMessages => en(k);

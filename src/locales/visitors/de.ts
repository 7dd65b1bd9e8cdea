import type { Format } from '#locales/format.ts';
import { en, type VisitorMessages } from './en.ts';

export const de = (k: Format): VisitorMessages => en(k);

import type { Format } from '#locales/format.ts';
import { en, type VisitorMessages } from './en.ts';

export const pl = (k: Format): VisitorMessages => en(k);

import type { Format } from '#locales/format.ts';
import { en, type VisitorMessages } from './en.ts';

export const es = (k: Format): VisitorMessages => en(k);

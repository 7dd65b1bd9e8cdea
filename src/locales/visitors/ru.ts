import type { Format } from '#locales/format.ts';
import { en, type VisitorMessages } from './en.ts';

export const ru = (k: Format): VisitorMessages => en(k);

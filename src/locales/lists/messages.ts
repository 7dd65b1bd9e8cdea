/** The sentences for lists, by locale. */
import { createSubject } from '#locales/subject.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const listMessages = createSubject({ en, ar, ru, uk, pl, de, es, fr });

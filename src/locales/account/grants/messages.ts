/** The sentences about programs that people allow something, by locale. */
import { accountMessages } from '#locales/account/messages.ts';
import { createSubject } from '#locales/subject.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const grantMessages = createSubject({ en, ar, ru, uk, pl, de, es, fr }, accountMessages);

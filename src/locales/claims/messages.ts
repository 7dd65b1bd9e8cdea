/** The sentences about claims of tools by their makers, by locale. */
import { changeMessages } from '#locales/changes/messages.ts';
import { createSubject } from '#locales/subject.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const claimMessages = createSubject({ en, ar, ru, uk, pl, de, es, fr }, changeMessages);

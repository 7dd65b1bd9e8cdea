/** What is the case when an act cannot be done now, and what is possible instead. */
import type { Conflict } from '#catalog/conflicts.ts';
import type { Locale } from '#catalog/locales.ts';
import { ar } from './conflicts/ar.ts';
import { de } from './conflicts/de.ts';
import { en, type ConflictMessages } from './conflicts/en.ts';
import { es } from './conflicts/es.ts';
import { fr } from './conflicts/fr.ts';
import { pl } from './conflicts/pl.ts';
import { ru } from './conflicts/ru.ts';
import { uk } from './conflicts/uk.ts';
import { listSeparator } from './quotable.ts';

const MESSAGES: Record<Locale, ConflictMessages> = { en, ar, ru, uk, pl, de, es, fr };

/** The state of what the act was about with what can be done instead, or the reason. */
export function conflictSentence(locale: Locale, conflict: Conflict): string {
  const { submission, tool, possible, acts, nothing, undecidable, reasons } = MESSAGES[locale];
  if (!('possible' in conflict)) return reasons[conflict.of];
  const instead =
    conflict.possible.length > 0
      ? possible(conflict.possible.map((act) => acts[act]).join(listSeparator(locale)))
      : conflict.of === 'tool'
        ? undefined
        : conflict.by === 'editor'
          ? undecidable
          : nothing[conflict.state];
  const state = conflict.of === 'tool' ? tool[conflict.state] : submission[conflict.state];
  return instead === undefined ? state : `${state} ${instead}`;
}

/** What came of a report, as whoever reported it reads it. */
import type { Locale } from '#catalog/locales.ts';
import { REPORT_OUTCOMES, type ReportOutcome } from '#catalog/moderation/reports/reports.ts';

const OUTCOMES: Record<Locale, Record<ReportOutcome, string>> = {
  en: {
    corrected: 'The entry has been corrected.',
    taken_down: 'The entry is no longer shown.',
    nothing_wrong: 'The entry was checked and stays as it is.',
    unclear: 'The problem could not be confirmed, so the entry stays as it is.',
    not_serious: 'The report was closed, and the entry stays as it is.',
  },
  ar: {
    corrected: 'صُحِّح المدخل.',
    taken_down: 'لم يعد المدخل معروضًا.',
    nothing_wrong: 'رُوجع المدخل وبقي كما هو.',
    unclear: 'تعذّر التحقق من المشكلة، فبقي المدخل كما هو.',
    not_serious: 'أُغلق البلاغ وبقي المدخل كما هو.',
  },
  ru: {
    corrected: 'Запись исправлена.',
    taken_down: 'Запись больше не показывается.',
    nothing_wrong: 'Запись проверена и остаётся без изменений.',
    unclear: 'Подтвердить проблему не удалось, поэтому запись остаётся без изменений.',
    not_serious: 'Сообщение закрыто, запись остаётся без изменений.',
  },
  uk: {
    corrected: 'Запис виправлено.',
    taken_down: 'Запис більше не показується.',
    nothing_wrong: 'Запис перевірено, він лишається без змін.',
    unclear: 'Підтвердити проблему не вдалося, тому запис лишається без змін.',
    not_serious: 'Повідомлення закрито, запис лишається без змін.',
  },
  pl: {
    corrected: 'Wpis został poprawiony.',
    taken_down: 'Wpis nie jest już widoczny.',
    nothing_wrong: 'Wpis został sprawdzony i pozostaje bez zmian.',
    unclear: 'Problemu nie udało się potwierdzić, więc wpis pozostaje bez zmian.',
    not_serious: 'Zgłoszenie zostało zamknięte, a wpis pozostaje bez zmian.',
  },
  de: {
    corrected: 'Der Eintrag ist berichtigt.',
    taken_down: 'Der Eintrag wird nicht mehr gezeigt.',
    nothing_wrong: 'Der Eintrag wurde geprüft und bleibt, wie er ist.',
    unclear: 'Das Problem ließ sich nicht bestätigen. Der Eintrag bleibt, wie er ist.',
    not_serious: 'Die Meldung ist abgeschlossen, der Eintrag bleibt, wie er ist.',
  },
  es: {
    corrected: 'La ficha se ha corregido.',
    taken_down: 'La ficha ya no se muestra.',
    nothing_wrong: 'La ficha se ha revisado y queda como está.',
    unclear: 'No se ha podido confirmar el problema, así que la ficha queda como está.',
    not_serious: 'El aviso se ha cerrado y la ficha queda como está.',
  },
  fr: {
    corrected: 'La fiche a été corrigée.',
    taken_down: 'La fiche n’est plus affichée.',
    nothing_wrong: 'La fiche a été vérifiée et reste telle quelle.',
    unclear: 'Le problème n’a pas pu être confirmé\u00A0: la fiche reste telle quelle.',
    not_serious: 'Le signalement est clos et la fiche reste telle quelle.',
  },
};

/** The neutral sentence of an outcome; an unknown one reads as `unclear`. */
export function outcomeSentence(locale: Locale, outcome: string): string {
  return OUTCOMES[locale][REPORT_OUTCOMES.find((known) => known === outcome) ?? 'unclear'];
}

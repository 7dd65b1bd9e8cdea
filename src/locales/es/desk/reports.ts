/** Sentences of the desk about readers’ reports, in Spanish. */
import type { Format } from '#locales/format.ts';
import type { ReportMessages } from '#locales/en/desk/reports.ts';

export const messages = (k: Format): ReportMessages => ({
  reports: {
    title: 'Avisos de los lectores',
    lead:
      'Problemas de los que han avisado los lectores; primero los más antiguos. Usted no ve quién ' +
      'avisó. Quien pidió respuesta recibe el resultado en una frase neutra, pero nunca ve su nota.',
    open: 'Abiertos',
    closed: 'Cerrados',
    kind: 'Motivo',
    tool: 'Herramienta: nombre corto o parte del nombre',
    none: 'No hay ningún aviso abierto.',
    noneFound: 'Ningún aviso coincide.',
    count: (n) => k.plural(n, { one: '# aviso', other: '# avisos' }),
    more: (n) => k.plural(n, { one: '# aviso más', other: '# avisos más' }),
    report: 'Aviso',
    outcome: 'Resultado',
    choose: 'Elija un resultado',
    note: 'Nota para los editores',
    button: 'Cerrar los seleccionados',
    desk: 'Editar, ocultar o unir',
    closing: 'Cerrado',
    already: 'Otra persona ya lo ha cerrado. No se ha sobrescrito nada.',
    awaited: 'Respuesta solicitada',
    reopen: 'Reabrir',
    reopened: 'Reabierto.',
  },
});

/** What is the case when an act cannot be done now, in Spanish. */
import type { ConflictMessages } from './en.ts';

export const es: ConflictMessages = {
  submission: {
    awaiting_moderation: 'Este envío está pendiente de revisión.',
    changes_requested: 'Un editor ha pedido cambios en este envío.',
    published: 'Este envío está publicado.',
    rejected: 'Este envío se ha rechazado.',
    withdrawn: 'Este envío se ha retirado.',
    expired: 'Este envío ha caducado.',
  },
  tool: {
    published: 'Esta herramienta está publicada.',
    quarantined: 'Esta herramienta está oculta.',
    removed: 'Esta herramienta se ha eliminado para siempre.',
  },
  possible: (acts) => `Ahora es posible: ${acts}.`,
  acts: {
    approve: 'aprobarlo',
    reject: 'rechazarlo',
    request_changes: 'pedir cambios',
    withdraw: 'retirarlo',
    resubmit: 'corregirlo y enviarlo de nuevo',
    expire: 'dejarlo caducar',
    appeal: 'apelar contra el rechazo',
    quarantine: 'ocultarla',
    restore: 'volver a publicarla',
    remove: 'eliminarla para siempre',
    merge: 'unirla a otra herramienta',
  },
  nothing: {
    published: 'Ya no se puede cambiar ni retirar.',
    rejected: 'Solo se puede apelar una vez.',
    withdrawn: 'La herramienta se puede enviar de nuevo.',
    expired: 'La herramienta se puede enviar de nuevo.',
  },
  undecidable: 'No queda nada que un editor pueda decidir.',
  reasons: {
    address_taken: 'Su dirección pertenece ahora a otra ficha.',
    winner_hidden: 'La herramienta que debe quedar no está publicada.',
    undo_over: 'Esta decisión ya no se puede deshacer.',
    reports_closed: 'Otra persona ya ha cerrado estos avisos. No se ha sobrescrito nada.',
    placement_ended: 'Este espacio patrocinado ha terminado.',
    original_language: 'Es el idioma original. Su texto se edita en la propia herramienta.',
    written_by_person: 'Esta traducción la ha escrito una persona. Una máquina no la sustituye.',
    no_translator: 'La traducción automática no está configurada en este servidor.',
    only_admin: 'Es la única cuenta de administrador. Dé antes ese papel a otra persona.',
  },
};

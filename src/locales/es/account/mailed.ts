/** Sentences of the pages of mailed links, in Spanish. */
import type { MailedMessages } from '#locales/en/account/mailed.ts';

export const messages = (): MailedMessages => ({
  notices: {
    title: 'Avisos por correo',
    lead: 'Acuses de recibo, recordatorios y mensajes de otros editores. Las decisiones sobre sus envíos y las advertencias sobre su cuenta se envían siempre.',
    on: 'Activados',
    off: 'Desactivados',
    turnOff: 'Desactivar',
    turnOn: 'Activar',
    nowOff: 'Los avisos están desactivados.',
    nowOn: 'Los avisos están activados.',
    done: 'Cambiado.',
  },
  invitation: {
    title: 'Únase a los editores',
    lead: {
      editor: (site) => `Le invitamos a encargarse de ${site} como editor.`,
      admin: (site) => `Le invitamos a encargarse de ${site} como administrador.`,
    },
    asNew: 'Elija una contraseña para su nueva cuenta.',
    asAccount: 'La cuenta que ya tiene recibirá este rol.',
    button: 'Aceptar',
    another: 'Pida una invitación nueva a quien le invitó.',
  },
});

/** Mails in Spanish. */
import type { Locale } from '#catalog/locales.ts';
import { confirmationMails } from '#locales/mails/confirmations.ts';
import { messages as claims } from './mails/claims.ts';
import { messages as lists } from './mails/lists.ts';
import { messages as access } from './mails/access.ts';
import { messages as grants } from './mails/grants.ts';
import { messages as reports } from './mails/reports.ts';
import { messages as changes } from './mails/changes.ts';
import { messages as webhooks } from './mails/webhooks.ts';
import { formatOf } from '#locales/format.ts';
import { reasonSentence } from '#locales/reasons.ts';
import { ruleName } from '#locales/screening.ts';
import { fieldLines } from '#locales/mails/field-names.ts';
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = (locale: Locale): MailMessages => ({
  hello: 'Hola:',
  notice: (link) => `Recibe avisos como este porque tiene una cuenta. Desactívelos aquí:\n${link}`,
  mails: {
    verify_email: {
      subject: (_, site) => `Confirme su correo electrónico para ${site}`,
      text: ({ link }, site) =>
        paragraphs(
          `Se ha creado una cuenta en ${site} con esta dirección de correo. Confirme que la dirección es suya:`,
          link,
          'El enlace funciona una sola vez y sirve durante 24 horas.',
          'Si no ha creado ninguna cuenta, ignore este mensaje.',
        ),
    },
    already_registered: {
      subject: (_, site) => `Ya tiene una cuenta en ${site}`,
      text: ({ sign_in_link, reset_link }, site) =>
        paragraphs(
          `Alguien, probablemente usted, ha intentado crear una cuenta en ${site} con esta dirección de correo. Ya existe una, así que no se ha cambiado nada.`,
          `Inicie sesión aquí:\n${sign_in_link}`,
          `Si ha olvidado su contraseña, elija una nueva aquí:\n${reset_link}`,
          'Si no ha sido usted, ignore este mensaje.',
        ),
    },
    reset_password: {
      subject: (_, site) => `Elija una contraseña nueva para ${site}`,
      text: ({ link }, site) =>
        paragraphs(
          `Se ha solicitado una contraseña nueva para su cuenta en ${site}. Puede elegirla aquí:`,
          link,
          'El enlace funciona una sola vez y sirve durante una hora.',
          'Si no la ha solicitado, ignore este mensaje: su contraseña no cambiará.',
        ),
    },
    confirm_new_email: {
      subject: (_, site) => `Confirme su nueva dirección de correo para ${site}`,
      text: ({ link }, site) =>
        paragraphs(
          `El titular de una cuenta en ${site} quiere usar a partir de ahora esta dirección de correo. Confirme que la dirección es suya:`,
          link,
          'El enlace funciona una sola vez y sirve durante una hora. Hasta entonces la cuenta conserva su dirección anterior.',
          'Si no sabe nada de esto, ignore este mensaje.',
        ),
    },
    email_changed: {
      subject: (_, site) => `Su dirección de correo en ${site} ha cambiado`,
      text: (_, site) =>
        paragraphs(
          `Su cuenta en ${site} tiene ahora otra dirección de correo. A la anterior ya no llegarán más mensajes.`,
          'Si no ha sido usted, responda a este mensaje o escriba de inmediato al operador del sitio: otra persona ha entrado en su cuenta.',
        ),
    },
    account_deleted: {
      subject: (_, site) => `Su cuenta de ${site} se ha eliminado`,
      text: (_, site) =>
        paragraphs(
          `Su cuenta en ${site} se ha eliminado: sus envíos pendientes se han retirado, sus ` +
            `tokens de API ya no funcionan y su dirección de correo se ha borrado de nuestros datos.`,
          'Las herramientas publicadas siguen en el catálogo, sin dueño. Este es el último mensaje a esta dirección.',
        ),
    },
    identity_linked: {
      subject: ({ provider }, site) => `${provider} está conectado a su cuenta de ${site}`,
      text: ({ provider, settings_link }, site) =>
        paragraphs(
          `Desde ahora puede iniciar sesión en su cuenta de ${site} con ${provider}.`,
          `Si no ha sido usted, desconéctelo en sus ajustes y elija otra contraseña:\n${settings_link}`,
        ),
    },
    identity_unlinked: {
      subject: ({ provider }, site) => `${provider} ya no está conectado a su cuenta de ${site}`,
      text: ({ provider, reset_link }, site) =>
        paragraphs(
          `Ya no puede iniciar sesión en su cuenta de ${site} con ${provider}; inicie sesión con su contraseña.`,
          `Si no ha sido usted, elija de inmediato otra contraseña:\n${reset_link}`,
        ),
    },
    token_created: {
      subject: (_, site) => `Un nuevo token de API en su cuenta de ${site}`,
      text: ({ name, last_four, tokens_link }, site) =>
        paragraphs(
          `En su cuenta de ${site} se ha creado un token de API llamado «${name}». Termina en ${last_four}.`,
          `Si no ha sido usted, revoque el token y elija otra contraseña:\n${tokens_link}`,
        ),
    },
    token_expiring: {
      subject: (_, site) => `Uno de sus tokens de API de ${site} caduca pronto`,
      text: ({ name, last_four, expires_at, tokens_link }, site) =>
        paragraphs(
          `El token de API «${name}» de su cuenta en ${site}, que termina en ${last_four}, es válido ` +
            `hasta el ${formatOf(locale).date(expires_at)}. Después se rechazarán los programas que lo usen.`,
          `Puede crear uno nuevo aquí:\n${tokens_link}`,
          'Si ya no lo necesita, no tiene que hacer nada. Este es el único recordatorio de este token.',
        ),
    },
    submission_received: {
      subject: (_, site) => `Hemos recibido su envío a ${site}`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `Gracias por enviar «${name}» a ${site}. Un editor revisará su envío; hasta entonces ` +
            `no será visible en el catálogo. Le escribiremos en cuanto haya una decisión.`,
          `Puede seguirlo aquí:\n${status_link}`,
        ),
    },
    submission_approved: {
      subject: (_, site) => `Su envío ya está en el catálogo de ${site}`,
      text: ({ name, tool_link }, site) =>
        paragraphs(`Un editor ha aprobado «${name}». La ficha ya está en el catálogo de ${site}:`, tool_link),
    },
    submission_rejected: {
      subject: (_, site) => `No se ha aprobado su envío a ${site}`,
      text: ({ name, reason_code, note, status_link, appealed }, site) =>
        paragraphs(
          `Un editor de ${site} ha revisado «${name}» y no lo ha aceptado.`,
          `Motivo:\n${reasonSentence(locale, reason_code)}`,
          noteParagraph('Nota del editor:', note),
          appealed === undefined
            ? `Si cree que se trata de un error, puede apelar una vez; decidirá otro editor:\n${status_link}`
            : `Esta es la decisión sobre su apelación y es definitiva:\n${status_link}`,
        ),
    },
    changes_requested: {
      subject: (_, site) => `Cambios solicitados en su envío a ${site}`,
      text: ({ name, note, status_link }, site) =>
        paragraphs(
          `Un editor de ${site} ha revisado «${name}» y pide cambios antes de publicar la ficha.`,
          noteParagraph('Nota del editor:', note),
          `Tiene 30 días para corregir su envío y enviarlo de nuevo:\n${status_link}`,
        ),
    },
    submission_expired: {
      subject: (_, site) => `Su envío a ${site} ha caducado`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `En ${site} se solicitaron cambios en «${name}», pero no llegó ninguno en 30 días. El envío queda cerrado:`,
          status_link,
          'Puede volver a enviar la herramienta cuando quiera.',
        ),
    },
    tool_quarantined: {
      subject: (_, site) => `Su herramienta está oculta por ahora en ${site}`,
      text: ({ name, reason_code }, site) =>
        paragraphs(
          `Un editor ha ocultado su herramienta «${name}» en el catálogo de ${site} hasta que se revise.`,
          `Motivo:\n${reasonSentence(locale, reason_code)}`,
        ),
    },
    link_dead: {
      subject: (_, site) => `El enlace de su herramienta en ${site} no funciona`,
      text: ({ name, address, tool_link }, site) =>
        paragraphs(
          `Hemos comprobado varias veces la dirección de «${name}» y no funciona:`,
          address,
          `Su página en el catálogo de ${site} lo indica hasta que la dirección vuelva a funcionar:`,
          tool_link,
        ),
    },
    screening_rule_dropped: {
      subject: ({ rule }) => `La regla de control «${ruleName(locale, rule)}» ya no rechaza envíos`,
      text: ({ rule, agreed, decided, screening_link }, site) =>
        paragraphs(
          `La regla de control «${ruleName(locale, rule)}» de ${site} se ha equivocado con demasiada frecuencia: ` +
            `de los últimos ${decided} hallazgos sobre los que decidieron los editores, confirmaron ${agreed}.`,
          `Desde ahora solo muestra sus hallazgos a los editores y no rechaza nada. Aquí puede ver las cifras y cambiar el modo:\n${screening_link}`,
        ),
    },
    submission_edited: {
      subject: (_, site) => `Un editor ha corregido su envío a ${site}`,
      text: ({ name, fields, status_link }, site) =>
        paragraphs(
          `Un editor de ${site} ha corregido su envío «${name}» antes de decidir. Se han cambiado estos campos:`,
          fieldLines(locale, fields),
          `No tiene que hacer nada. Puede ver el envío tal como está ahora y seguirlo aquí:\n${status_link}`,
        ),
    },
    desk_mention: {
      subject: (_, site) => `Le mencionan en una nota de ${site}`,
      text: ({ name, author, note, desk_link }, site) =>
        paragraphs(`${author} le menciona en una nota sobre «${name}» en ${site}:`, note, `Ábrala aquí:\n${desk_link}`),
    },
    submission_assigned: {
      subject: (_, site) => `Se le ha asignado una ficha en ${site}`,
      text: ({ name, author, desk_link }, site) =>
        paragraphs(`${author} le ha asignado la ficha «${name}» en ${site}.`, `Ábrala aquí:\n${desk_link}`),
    },
    submission_escalated: {
      subject: (_, site) => `Una ficha de ${site} necesita a un administrador`,
      text: ({ name, author, note, desk_link }, site) =>
        paragraphs(
          `${author} pide a los administradores de ${site} que decidan sobre «${name}»:`,
          note,
          `Ábrala aquí:\n${desk_link}`,
        ),
    },
    ...claims(),
    ...lists(),
    ...access(),
    ...grants(),
    ...reports(locale),
    ...changes(locale),
    ...webhooks(),
    ...confirmationMails(locale),
    invitation: {
      subject: (_, site) => `Invitación a ${site}`,
      text: ({ role, link }, site) =>
        paragraphs(
          role === 'admin'
            ? `Le invitamos a ser administrador de ${site}: los administradores cuidan el catálogo, sus ajustes y sus cuentas.`
            : `Le invitamos a ser editor de ${site}: los editores revisan los envíos y cuidan el catálogo.`,
          `Acepte la invitación aquí:\n${link}`,
          'El enlace funciona una sola vez y caduca a los 7 días.',
          'Si no sabe de qué se trata, ignore este mensaje.',
        ),
    },
    test_mail: {
      subject: (_, site) => `Mensaje de prueba de ${site}`,
      text: (_, site) =>
        `Un administrador de ${site} ha enviado este mensaje de prueba desde la mesa de los editores. Ha llegado, así que el correo funciona.`,
    },
  },
});

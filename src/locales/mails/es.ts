/** Mails in Spanish. */
import { formatOf } from '#locales/format.ts';
import { ruleName } from '#locales/screening.ts';
import { fieldLines } from './field-names.ts';
import { noteParagraph, paragraphs, reasonSentence, type MailMessages } from './en.ts';

const reasons: MailMessages['reasons'] = {
  duplicate: 'el catálogo ya tiene esta ficha.',
  spam: 'la consideramos spam.',
  not_an_ai_tool: 'no es una herramienta ni un proyecto de IA.',
  broken_link: 'su enlace no funciona.',
  misleading: 'su descripción induce a error.',
  wrong_category: 'sus categorías no son adecuadas.',
  incomplete: 'falta información importante.',
  policy: 'incumple las normas del catálogo.',
  other: 'ninguno de los habituales; quizá el equipo editorial lo haya explicado en una nota.',
};

export const es: MailMessages = {
  hello: 'Hola:',
  reasons,
  mails: {
    verify_email: {
      subject: (_, site) => `Confirma tu dirección de correo para ${site}`,
      text: ({ link }, site) =>
        paragraphs(
          `Se ha creado una cuenta en ${site} con esta dirección de correo. Confirma que la dirección es tuya:`,
          link,
          'El enlace funciona una sola vez, durante 24 horas.',
          'Si no te has registrado, ignora este mensaje.',
        ),
    },
    already_registered: {
      subject: (_, site) => `Ya tienes una cuenta en ${site}`,
      text: ({ sign_in_link, reset_link }, site) =>
        paragraphs(
          `Alguien, probablemente tú, ha intentado registrarse en ${site} con esta dirección de correo. Ya existe una cuenta con ella y no se ha cambiado nada.`,
          `Inicia sesión aquí:\n${sign_in_link}`,
          `Si ya no recuerdas tu contraseña, elige una nueva aquí:\n${reset_link}`,
          'Si no has sido tú, ignora este mensaje.',
        ),
    },
    reset_password: {
      subject: (_, site) => `Elige una contraseña nueva para ${site}`,
      text: ({ link }, site) =>
        paragraphs(
          `Se ha pedido una contraseña nueva para tu cuenta en ${site}. Puedes elegirla aquí:`,
          link,
          'El enlace funciona una sola vez, durante 1 hora.',
          'Si no la has pedido, ignora este mensaje: tu contraseña no cambia.',
        ),
    },
    password_changed: {
      subject: (_, site) => `Se ha cambiado tu contraseña de ${site}`,
      text: (_, site) =>
        paragraphs(
          `La contraseña de tu cuenta en ${site} acaba de cambiar y se ha cerrado tu sesión en todos los dispositivos.`,
          'Si no has sido tú, elige ahora mismo otra contraseña y revoca tus tokens de API.',
        ),
    },
    confirm_new_email: {
      subject: (_, site) => `Confirma tu nueva dirección de correo para ${site}`,
      text: ({ link }, site) =>
        paragraphs(
          `El titular de una cuenta en ${site} quiere usar a partir de ahora esta dirección de correo. Confirma que la dirección es tuya:`,
          link,
          'El enlace funciona una sola vez, durante 1 hora. Hasta entonces la cuenta conserva su dirección anterior.',
          'Si no sabes nada de esto, ignora este mensaje.',
        ),
    },
    email_changed: {
      subject: (_, site) => `Se ha cambiado tu dirección de correo en ${site}`,
      text: (_, site) =>
        paragraphs(
          `Tu cuenta en ${site} tiene ahora otra dirección de correo. A esta ya no llegarán más mensajes.`,
          'Si no has sido tú, responde a este mensaje o escribe enseguida a quien gestiona el sitio: otra persona ha entrado en tu cuenta.',
        ),
    },
    account_deleted: {
      subject: (_, site) => `Se ha eliminado tu cuenta de ${site}`,
      text: (_, site) =>
        paragraphs(
          `Tu cuenta en ${site} se ha eliminado: tus envíos pendientes se han retirado, tus tokens de API ya no funcionan y tu dirección de correo se ha borrado de nuestros datos.`,
          'Las herramientas publicadas siguen en el catálogo, sin propietario. Este es el último mensaje a esta dirección.',
        ),
    },
    token_created: {
      subject: (_, site) => `Un token de API nuevo en tu cuenta de ${site}`,
      text: ({ name, last_four }, site) =>
        paragraphs(
          `En tu cuenta de ${site} se ha creado un token de API llamado «${name}». Termina en ${last_four}.`,
          'Si no has sido tú, revoca el token en tu cuenta y elige otra contraseña.',
        ),
    },
    token_expiring: {
      subject: ({ name }) => `Tu token de API «${name}» caduca pronto`,
      text: ({ name, last_four, expires_at, tokens_link }, site) =>
        paragraphs(
          `El token de API «${name}» de tu cuenta en ${site}, que termina en ${last_four}, es válido hasta el ${formatOf('es').date(expires_at)}. Después se rechazarán los programas que lo usen.`,
          `Puedes crear uno nuevo aquí:\n${tokens_link}`,
          'Si ya no lo necesitas, no tienes que hacer nada.',
        ),
    },
    submission_received: {
      subject: ({ name }) => `Hemos recibido «${name}»`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `Gracias por enviar «${name}» a ${site}. El equipo editorial revisará la ficha; hasta entonces no será visible en el catálogo.`,
          `Puedes seguir su estado aquí:\n${status_link}`,
        ),
    },
    submission_approved: {
      subject: ({ name }) => `«${name}» ya está en el catálogo`,
      text: ({ name, tool_link }, site) =>
        paragraphs(`El equipo editorial ha aprobado «${name}». La ficha ya está en el catálogo de ${site}:`, tool_link),
    },
    submission_rejected: {
      subject: ({ name }) => `No hemos aceptado «${name}»`,
      text: ({ name, reason_code, note, status_link }, site) =>
        paragraphs(
          `El equipo editorial de ${site} ha revisado «${name}» y no ha aceptado la ficha.`,
          `Motivo: ${reasonSentence(reasons, reason_code)}`,
          noteParagraph('Nota del equipo editorial:', note),
          `Si crees que es un error, puedes apelar una vez; decidirá otra persona:\n${status_link}`,
        ),
    },
    changes_requested: {
      subject: ({ name }) => `Hay que cambiar algo en «${name}»`,
      text: ({ name, note, status_link }, site) =>
        paragraphs(
          `El equipo editorial de ${site} ha revisado «${name}» y pide cambios antes de publicar la ficha.`,
          noteParagraph('Nota del equipo editorial:', note),
          `Tienes 30 días para cambiarla y enviarla de nuevo:\n${status_link}`,
        ),
    },
    submission_expired: {
      subject: ({ name }) => `El envío «${name}» ha caducado`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `En ${site} se pidieron cambios en «${name}», pero no llegó ninguno en 30 días. El envío queda cerrado:`,
          status_link,
          'Puedes volver a enviar la herramienta cuando quieras.',
        ),
    },
    tool_quarantined: {
      subject: ({ name }) => `«${name}» está oculta por ahora`,
      text: ({ name, reason_code }, site) =>
        paragraphs(
          `El equipo editorial ha ocultado tu herramienta «${name}» en el catálogo de ${site} hasta que se revise.`,
          `Motivo: ${reasonSentence(reasons, reason_code)}`,
        ),
    },
    screening_rule_dropped: {
      subject: ({ rule }) => `La regla de filtrado «${ruleName('es', rule)}» ya no rechaza`,
      text: ({ rule, agreed, decided, screening_link }, site) =>
        paragraphs(
          `La regla de filtrado «${ruleName('es', rule)}» de ${site} se ha equivocado demasiado: de los ${decided} últimos hallazgos sobre los que decidió la redacción, confirmó ${agreed}.`,
          `Desde ahora solo muestra sus hallazgos a la redacción y no rechaza nada. Aquí puede ver las cifras y cambiar el modo:\n${screening_link}`,
        ),
    },
    submission_edited: {
      subject: ({ name }) => `La redacción ha corregido «${name}»`,
      text: ({ name, fields, status_link }, site) =>
        paragraphs(
          `La redacción de ${site} ha corregido tu entrada «${name}» antes de decidir. Se han cambiado estos campos:`,
          fieldLines('es', fields),
          `No tienes que hacer nada. Puedes ver la entrada tal como está ahora y seguirla aquí:\n${status_link}`,
        ),
    },
  },
};

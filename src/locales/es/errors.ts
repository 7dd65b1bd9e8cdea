/** Sentences of errors and field problems in Spanish. */
import type { ErrorMessages } from '#locales/en/errors.ts';

export const messages: ErrorMessages = {
  errors: {
    malformed_request: 'No se pudo leer la solicitud. Compruebe la dirección e inténtelo de nuevo.',
    missing_token: 'Aquí hace falta un token de API. Envíelo en la cabecera «Authorization: Bearer <token>».',
    invalid_token: 'Este token de API no es válido. Compruébelo o cree uno nuevo en su cuenta.',
    expired_token: 'Este token de API ha caducado. Cree uno nuevo en su cuenta.',
    revoked_token: 'Este token de API se ha revocado. Cree uno nuevo en su cuenta.',
    insufficient_scope: 'Este token de API no tiene el permiso necesario. Cree en su cuenta uno que lo tenga.',
    account_suspended: 'Esta cuenta está suspendida. Póngase en contacto con el operador del catálogo.',
    email_unverified: 'Su correo electrónico aún no está confirmado. Abra el enlace del mensaje que le hemos enviado.',
    forbidden: 'No tiene permiso para hacer esto. Inicie sesión con una cuenta que lo tenga.',
    own_submission: 'Esta ficha es suya. Déjela a otro editor.',
    own_decision: 'Usted rechazó este envío. Deje la apelación a otro editor.',
    second_factor_required: 'Su rol exige la autenticación de dos factores. Configúrela en los ajustes de su cuenta.',
    cross_site: 'El formulario no procede de este sitio. Abra la página de nuevo y repita el paso.',
    read_only: 'Este catálogo es una réplica de solo lectura de otro. Envíe su herramienta allí.',
    not_found: 'Aquí no hay nada. Compruebe la dirección o busque en el catálogo.',
    method_not_allowed: 'Esta dirección no acepta este método. La cabecera «Allow» indica cuáles acepta.',
    not_acceptable: 'Este contenido no está disponible en el formato pedido. Cambie la cabecera «Accept».',
    request_timeout: 'La solicitud tardó demasiado en llegar. Envíela de nuevo.',
    conflict: 'Esto ha cambiado mientras tanto. Vuelva a cargar la página y revíselo.',
    idempotency_key_in_progress:
      'Una solicitud con esta Idempotency-Key sigue en curso. Espere un momento y envíela de nuevo.',
    cursor_expired:
      'Este cursor pertenece a un estado anterior del catálogo. Cargue la exportación completa y continúe desde su cursor.',
    payload_too_large: 'La solicitud es demasiado grande. Envíe 64\u00A0KiB como máximo.',
    unsupported_media_type:
      'No se acepta este tipo de contenido. Envíe JSON en UTF-8, sin comprimir, como application/json.',
    expectation_failed: 'No se puede cumplir la cabecera «Expect». Envíe la solicitud sin ella.',
    validation_failed: 'Faltan algunos campos o no son válidos. Corríjalos y envíe de nuevo.',
    duplicate_submission:
      'Esta herramienta ya está en el catálogo o pendiente de revisión. No hace falta enviarla otra vez.',
    spam_detected: 'Esto se ha considerado publicidad o spam. Describa con sencillez qué hace la herramienta.',
    not_an_ai_tool: 'La ficha no dice qué hace la IA. Añada una frase que lo explique o pida que lo revise un editor.',
    idempotency_key_reused: 'Esta Idempotency-Key ya se usó con otro contenido. Use una nueva.',
    sign_in_failed: 'La dirección de correo o la contraseña no es correcta. Compruebe ambas e inténtelo de nuevo.',
    link_expired: 'Este enlace ya no es válido. Solicite uno nuevo.',
    sign_in_expired: 'El inicio de sesión ha tardado demasiado o ha fallado demasiadas veces. Empiece de nuevo.',
    rate_limited: 'Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
    submission_limit_exceeded: 'Ha alcanzado el límite de envíos por hora. Inténtelo más tarde.',
    too_many_attempts: 'Demasiados intentos. Espere un rato e inténtelo de nuevo.',
    headers_too_large:
      'Las cabeceras de la solicitud son demasiado grandes. Acorte la dirección o borre las cookies de este sitio.',
    internal_error: 'Algo ha fallado por nuestra parte. Inténtelo más tarde.',
    not_implemented: 'El servidor no admite este método. Use uno de la descripción de la API.',
    unavailable: 'El catálogo no está disponible en este momento. Inténtelo de nuevo en unos segundos.',
    overloaded: 'El catálogo está muy ocupado en este momento. Inténtelo de nuevo en unos segundos.',
  },
  problems: {
    required: 'Este dato es obligatorio. Rellene el campo.',
    not_a_string: 'Indique aquí un texto.',
    not_an_array: 'Indique aquí una lista.',
    not_an_object: 'Envíe un objeto JSON.',
    not_an_integer: 'Indique un número entero, solo con cifras.',
    not_a_boolean: 'Indique true o false.',
    out_of_range: ({ min, max }, k) => `Indique un número de ${k.number(min)} a ${k.number(max)}.`,
    too_short: ({ min }, k) =>
      k.plural(min, {
        one: 'Demasiado corto. Escriba al menos # carácter.',
        other: 'Demasiado corto. Escriba al menos # caracteres.',
      }),
    too_long: ({ max }, k) =>
      k.plural(max, {
        one: 'Demasiado largo. Escriba como máximo # carácter.',
        other: 'Demasiado largo. Escriba como máximo # caracteres.',
      }),
    too_few: ({ min }, k) =>
      k.plural(min, {
        one: 'Faltan elementos. Indique al menos # elemento.',
        other: 'Faltan elementos. Indique al menos # elementos.',
      }),
    too_many: ({ max }, k) =>
      k.plural(max, {
        one: 'Sobran elementos. Indique como máximo # elemento.',
        other: 'Sobran elementos. Indique como máximo # elementos.',
      }),
    not_one_of: ({ allowed }) =>
      allowed === '' ? 'Elija uno de los valores ofrecidos.' : `Elija uno de estos valores: ${allowed}.`,
    unchanged: 'Nada difiere de la ficha actual.',
    repeated: 'Indique cada valor una sola vez.',
    control_characters: 'Quite los caracteres de control.',
    line_break: 'Escríbalo en una sola línea, sin saltos de línea ni tabuladores.',
    invisible_characters: 'Quite los caracteres invisibles. Suele bastar con volver a escribir el texto.',
    direction_marks: 'Quite las marcas invisibles que cambian la dirección del texto.',
    broken_characters: 'Algunos caracteres están dañados. Escríbalos de nuevo.',
    too_many_marks: ({ max }, k) => `Demasiados acentos en una sola letra. Use como máximo ${k.number(max)}.`,
    no_letters: () => 'Use al menos una letra o una cifra.',
    not_a_url: 'No es una dirección web completa. Escríbala así: https://example.org.',
    url_scheme: 'Use una dirección web que empiece por http:// o https://.',
    url_credentials: 'Quite el nombre de usuario y la contraseña de la dirección web.',
    url_host: 'Use la dirección de un sitio web público.',
    url_port: 'Quite el número de puerto de la dirección web.',
    not_https: 'Use una dirección que empiece por https://.',
    not_an_email: 'No es una dirección de correo. Escríbala así: name@example.org.',
    unknown_category: ({ value }) =>
      value === ''
        ? 'Esta categoría no existe. Elija una de la lista de categorías.'
        : `La categoría «${value}» no existe. Elija una de la lista de categorías.`,
    bad_identifier: 'Este identificador no es válido. Compruebe cómo está escrito.',
    unreadable_json: 'No es un JSON legible. Compruebe los corchetes, las llaves, las comillas y las comas.',
    not_utf8: 'Este texto no es UTF-8 válido. Envíelo en esta codificación.',
    repeated_key: ({ value }) =>
      value === ''
        ? 'Un nombre aparece más de una vez. Indíquelo una sola vez.'
        : `El nombre «${value}» aparece más de una vez. Indíquelo una sola vez.`,
    not_a_key: 'Use de 1 a 255 caracteres ASCII visibles, sin espacios.',
    not_a_cursor: 'Esto no es un cursor. Use uno de la lista de cambios o de la exportación completa.',
    duplicate: 'Una herramienta con esta dirección ya está en el catálogo o pendiente de revisión.',
    spam: 'Esto parece publicidad o spam. Describa con sencillez qué hace la herramienta.',
    not_ai: 'La ficha no dice qué hace la IA. Añada una frase que lo explique.',
    review_used: 'Ya ha pedido la revisión de un editor. Inténtelo más tarde.',
    common_password: 'Esta contraseña es demasiado fácil de adivinar. Elija otra.',
    leaked_password: 'Esta contraseña, u otra muy parecida, se ha filtrado de otro sitio. Elija otra.',
    wrong_password: 'Esta contraseña no es correcta. Inténtelo de nuevo.',
    wrong_code: 'Este código no es correcto, ha caducado o ya se ha usado. Escriba otro.',
    passkey_failed: 'La llave de acceso no se ha aceptado. Inténtelo de nuevo.',
    in_the_past: 'Este momento es demasiado próximo o ya ha pasado. Elija uno posterior.',
    not_a_color: 'Esto no es un color. Escríbalo en hexadecimal, como lo muestran los selectores de color.',
    low_contrast: ({ value }) =>
      value === ''
        ? 'El texto de este color se lee mal: el contraste debe ser de al menos 4,5:1.'
        : `El texto de este color se lee mal: el contraste debe ser de al menos 4,5:1. El color adecuado más cercano es ${value}.`,
    not_a_picture:
      'Este archivo no se puede leer como SVG ni como PNG. Expórtelo de nuevo como SVG sencillo o como PNG.',
    unreadable_picture:
      'Esta imagen no se puede leer o es demasiado pequeña. Envíe un archivo PNG, JPEG, WebP o GIF, o un logotipo en SVG.',
    picture_too_complex: 'Esta imagen tarda demasiado en dibujarse. Simplifíquela o envíela en PNG.',
    pictures_full: ({ max }, k) =>
      `Sus imágenes sin publicar ya ocupan ${k.number(max)}\u00A0MB. Elimine las que ya no necesite o espere a la decisión de un editor.`,
    being_reviewed: 'Un editor la está revisando ahora. Inténtelo más tarde.',
    file_too_large: ({ max }, k) => `El archivo es demasiado grande. Envíe como máximo ${k.number(max)}\u00A0KiB.`,
    body_too_large: ({ max }, k) => `La solicitud es demasiado grande. Envíe ${k.number(max)}\u00A0KiB como máximo.`,
    too_many_fields: ({ max }, k) => `El formulario tiene demasiados campos. Envíe ${k.number(max)} como máximo.`,
    field_header_too_large: ({ max }, k) =>
      `La cabecera de un campo del formulario es demasiado grande. Acorte el nombre del archivo: se leen ${k.number(max)} bytes como máximo.`,
    field_name_too_long: ({ max }, k) =>
      `El nombre de un campo del formulario es demasiado largo. Use ${k.number(max)} caracteres como máximo.`,
    too_many_tokens: ({ max }, k) =>
      k.plural(max, {
        one: 'Ya tiene # token. Revóquelo para crear otro.',
        other: 'Ya tiene # tokens. Revoque uno para crear otro.',
      }),
    name_taken: 'Ya está en uso. Elija otra cosa.',
  },
  missing: 'Falta por completar:',
  fields: {
    typed: { required: 'Rellene este campo.' },
    one: { required: 'Elija una opción.', not_one_of: 'Elija una opción.' },
    several: {
      required: 'Elija al menos una opción.',
      too_few: 'Elija al menos una opción.',
      too_many: ({ max }, k) => `Demasiadas opciones. Elija como máximo ${k.number(max)}.`,
    },
  },
  conflicts: {
    submission: {
      awaiting_moderation: 'Este envío está pendiente de revisión.',
      changes_requested: 'Un editor ha pedido cambios en este envío.',
      published: 'Este envío está publicado.',
      rejected: 'Este envío se ha rechazado.',
      withdrawn: 'Este envío se ha retirado.',
      expired: 'Este envío ha caducado.',
    },
    change: {
      awaiting_moderation: 'Este cambio está pendiente de revisión.',
      live: 'Este cambio ya está visible.',
      accepted: 'Este cambio fue aceptado.',
      declined: 'Este cambio fue rechazado.',
      withdrawn: 'Este cambio fue retirado.',
    },
    tool: {
      published: 'Esta herramienta está publicada.',
      quarantined: 'Esta herramienta está oculta.',
      removed: 'Esta herramienta se ha eliminado para siempre.',
    },
    possible: (acts) => `Ahora es posible: ${acts}.`,
    acts: {
      accept: 'aceptarlo',
      decline: 'rechazarlo',
      confirm: 'confirmarlo',
      revert: 'deshacerlo',
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
      published: 'Proponga un cambio de la ficha publicada o pida que se elimine.',
      rejected: 'Solo se puede apelar una vez.',
      withdrawn: 'La herramienta se puede enviar de nuevo.',
      expired: 'La herramienta se puede enviar de nuevo.',
    },
    undecidable: 'No queda nada que un editor pueda decidir.',
    reasons: {
      address_taken: 'Su dirección pertenece ahora a otra ficha.',
      winner_hidden: 'La herramienta que se conserva no está publicada.',
      undo_over: 'Esta decisión ya no se puede deshacer.',
      entry_changed: 'La ficha ha cambiado desde entonces, por lo que esta decisión ya no se puede deshacer.',
      reports_closed: 'Otra persona ya ha cerrado estos avisos. No se ha sobrescrito nada.',
      reports_open: 'Estos avisos ya están abiertos.',
      placement_ended: 'Este espacio patrocinado ha terminado.',
      original_language: 'Es el idioma original. Su texto se edita en la propia herramienta.',
      written_by_person: 'Esta traducción la ha escrito una persona. Una máquina no la sustituye.',
      no_translator: 'La traducción automática no está configurada en este servidor.',
      webhook_off: 'Este webhook está desactivado. Actívelo primero de nuevo.',
      tool_hidden: 'Esta herramienta está oculta. No se puede cambiar hasta que la revise un editor.',
      change_waits: 'Otro cambio de esta herramienta está pendiente de revisión. Retírelo para proponer uno nuevo.',
      only_admin: 'Es la única cuenta de administrador. Dé antes ese rol a otra persona.',
    },
  },
};

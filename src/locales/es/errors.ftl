errors-malformed_request = No se pudo leer la solicitud. Compruebe la dirección e inténtelo de nuevo.
errors-missing_token = Aquí hace falta un token de API. Envíelo en la cabecera «Authorization: Bearer <token>».
errors-invalid_token = Este token de API no es válido. Compruébelo o cree uno nuevo en su cuenta.
errors-expired_token = Este token de API ha caducado. Cree uno nuevo en su cuenta.
errors-revoked_token = Este token de API se ha revocado. Cree uno nuevo en su cuenta.
errors-insufficient_scope = Este token de API no tiene el permiso necesario. Cree en su cuenta uno que lo tenga.
scopes-missing = Este token de API no tiene el permiso «{ $permission }» ({ $scope }). Cree en su cuenta uno que lo tenga.
errors-account_suspended = Esta cuenta está suspendida. Póngase en contacto con un administrador del catálogo.
errors-email_unverified = Su correo electrónico aún no está confirmado. Abra el enlace del mensaje que le hemos enviado.
errors-forbidden = No tiene permiso para hacer esto. Inicie sesión con una cuenta que lo tenga.
errors-own_submission = Esta ficha es suya. Déjela a otra persona de la redacción.
errors-own_decision = Usted rechazó este envío. Deje la apelación a otra persona de la redacción.
errors-second_factor_required = Su rol exige la autenticación de dos factores. Configúrela en los ajustes de su cuenta.
errors-cross_site = El formulario no procede de este sitio. Abra la página de nuevo y repita el paso.
errors-read_only = Este catálogo es una réplica de solo lectura de otro. Envíe su herramienta allí.
errors-not_found = Aquí no hay nada. Compruebe la dirección o busque en el catálogo.
errors-method_not_allowed = Esta dirección no acepta este método. La cabecera «Allow» indica cuáles acepta.
errors-not_acceptable = Este contenido no está disponible en el formato pedido. Cambie la cabecera «Accept».
errors-request_timeout = La solicitud tardó demasiado en llegar. Envíela de nuevo.
errors-conflict = Esto ha cambiado mientras tanto. Vuelva a cargar la página y revíselo.
errors-idempotency_key_in_progress = Una solicitud con esta Idempotency-Key sigue en curso. Espere un momento y envíela de nuevo.
errors-cursor_expired = Este cursor pertenece a un estado anterior del catálogo. Cargue la exportación completa y continúe desde su cursor.
errors-payload_too_large = La solicitud es demasiado grande. Envíe 64 KiB como máximo.
errors-unsupported_media_type = No se acepta este tipo de contenido. Envíe UTF-8 sin comprimir: a la API, application/json; en formularios, application/x-www-form-urlencoded.
errors-expectation_failed = No se puede cumplir la cabecera «Expect». Envíe la solicitud sin ella.
errors-validation_failed = Faltan algunos campos o no son válidos. Corríjalos y envíe de nuevo.
errors-duplicate_submission = Esta herramienta ya está en el catálogo o pendiente de revisión. No hace falta enviarla otra vez.
errors-spam_detected = Esto se ha considerado publicidad o spam. Describa con sencillez qué hace la herramienta.
errors-not_an_ai_tool = La ficha no dice qué hace la IA. Añada una frase que lo explique o pida que lo revise la redacción.
errors-idempotency_key_reused = Esta Idempotency-Key ya se usó con otro contenido. Use una nueva.
errors-sign_in_failed = La dirección de correo o la contraseña no es correcta. Compruebe ambas e inténtelo de nuevo.
errors-link_expired = Este enlace ya no es válido. Solicite uno nuevo.
errors-sign_in_expired = El inicio de sesión ha tardado demasiado o ha fallado demasiadas veces. Empiece de nuevo.
errors-rate_limited = Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.
errors-submission_limit_exceeded = Ha alcanzado el límite de envíos por hora. Inténtelo más tarde.
errors-too_many_attempts = Demasiados intentos. Espere un rato e inténtelo de nuevo.
errors-headers_too_large = Las cabeceras de la solicitud son demasiado grandes. Acorte la dirección o borre las cookies de este sitio.
errors-internal_error = Algo ha fallado por nuestra parte. Inténtelo más tarde.
errors-not_implemented = El servidor no admite este método. Use uno de la descripción de la API.
errors-unavailable = El catálogo no está disponible en este momento. Inténtelo de nuevo en unos segundos.
errors-overloaded = El catálogo está muy ocupado en este momento. Inténtelo de nuevo en unos segundos.
errors-maintenance = Este catálogo está temporalmente en modo de solo lectura. No se ha cambiado nada; inténtelo más tarde.

problems-required = Este dato es obligatorio. Rellene el campo.
problems-not_a_string = Indique aquí un texto.
problems-not_an_array = Indique aquí una lista.
problems-not_an_object = Envíe un objeto JSON.
problems-not_an_integer = Indique un número entero, solo con cifras.
problems-leading_zeros = Escriba el número sin ceros a la izquierda.
problems-not_a_boolean = Indique true o false.
problems-out_of_range = Indique un número de { NUMBER($min) } a { NUMBER($max) }.
problems-too_short = { $min ->
    [one] Demasiado corto. Escriba al menos { $min } carácter.
   *[other] Demasiado corto. Escriba al menos { $min } caracteres.
}
problems-too_long = { $max ->
    [one] Demasiado largo. Escriba como máximo { $max } carácter.
   *[other] Demasiado largo. Escriba como máximo { $max } caracteres.
}
problems-too_few = { $min ->
    [one] Faltan elementos. Indique al menos { $min } elemento.
   *[other] Faltan elementos. Indique al menos { $min } elementos.
}
problems-too_many = { $max ->
    [one] Sobran elementos. Indique como máximo { $max } elemento.
   *[other] Sobran elementos. Indique como máximo { $max } elementos.
}
problems-not_one_of = Elija uno de estos valores: { $allowed }.
problems-not_one_of_without_allowed = Elija uno de los valores ofrecidos.
problems-unchanged = Nada difiere de la ficha actual. Cambie al menos un campo.
problems-repeated = Indique cada valor una sola vez.
problems-control_characters = Quite los caracteres de control.
problems-line_break = Escríbalo en una sola línea, sin saltos de línea ni tabuladores.
problems-invisible_characters = Quite los caracteres invisibles. Suele bastar con volver a escribir el texto.
problems-direction_marks = Quite las marcas invisibles que cambian la dirección del texto.
problems-broken_characters = Algunos caracteres están dañados. Escríbalos de nuevo.
problems-too_many_marks = Demasiados acentos en una sola letra. Use como máximo { NUMBER($max) }.
problems-no_letters = Use al menos una letra o una cifra.
problems-contact_data = Quite enlaces, direcciones de correo, números de teléfono y nombres de cuentas.
problems-not_a_url = No es una dirección web completa. Escríbala así: https://example.org.
problems-url_scheme = Use una dirección web que empiece por http:// o https://.
problems-url_credentials = Quite el nombre de usuario y la contraseña de la dirección web.
problems-url_host = Use la dirección de un sitio web público.
problems-unknown_host = Este catálogo responde en { $value }, no con este nombre de host. Si debe hacerlo, ponga esa dirección en PUBLIC_URL.
problems-url_port = Quite el número de puerto de la dirección web.
problems-not_https = Use una dirección que empiece por https://.
problems-not_an_email = No es una dirección de correo. Escríbala así: name@example.org.
problems-unknown_category = La categoría «{ $value }» no existe. Elija una de la lista de categorías.
problems-unknown_category_without_value = Esta categoría no existe. Elija una de la lista de categorías.
problems-bad_identifier = Este identificador no es válido. Compruebe cómo está escrito.
problems-unreadable_json = No es un JSON legible. Compruebe los corchetes, las llaves, las comillas y las comas.
problems-cut_array = Esta lista JSON está cortada: falta el corchete de cierre.
problems-not_utf8 = Este texto no es UTF-8 válido. Envíelo en esta codificación.
problems-repeated_key = El nombre «{ $value }» aparece más de una vez. Indíquelo una sola vez.
problems-repeated_key_without_value = Un nombre aparece más de una vez. Indíquelo una sola vez.
problems-unknown_field = Este campo no existe aquí. Use: { $allowed }.
problems-not_a_key = Use de 1 a 255 caracteres ASCII visibles, sin espacios.
problems-not_a_cursor = Esto no es un cursor. Use uno de la lista de cambios o de la exportación completa.
problems-duplicate = Una herramienta con esta dirección ya está en el catálogo o pendiente de revisión.
problems-spam = Esto parece publicidad o spam. Describa con sencillez qué hace la herramienta.
problems-not_ai = La ficha no dice qué hace la IA. Añada una frase que lo explique.
problems-review_used = Ya ha pedido que lo revise la redacción. Inténtelo más tarde.
problems-common_password = Esta contraseña es demasiado fácil de adivinar. Elija otra.
problems-address_in_password = Esta contraseña contiene la parte de su correo electrónico anterior a la @. Elija otra.
problems-leaked_password = Esta contraseña, u otra muy parecida, se ha filtrado de otro sitio. Elija otra.
problems-wrong_password = Esta contraseña no es correcta. Inténtelo de nuevo.
problems-wrong_code = Este código no es correcto, ha caducado o ya se ha usado. Escriba otro.
problems-passkey_failed = La llave de acceso no se ha aceptado. Inténtelo de nuevo.
problems-in_the_past = Este momento es demasiado próximo o ya ha pasado. Elija uno posterior.
problems-not_a_color = Esto no es un color. Escríbalo en hexadecimal, como lo muestran los selectores de color.
problems-low_contrast = El texto de este color se lee mal: el contraste debe ser de al menos 4,5:1. El color adecuado más cercano es { $value }.
problems-low_contrast_without_value = El texto de este color se lee mal: el contraste debe ser de al menos 4,5:1.
problems-not_a_picture = Este archivo no se puede leer como SVG ni como PNG. Expórtelo de nuevo como SVG sencillo o como PNG.
problems-unreadable_picture = Esta imagen no se puede leer o es demasiado pequeña. Envíe un archivo PNG, JPEG, WebP o GIF, o un logotipo en SVG.
problems-picture_too_complex = Esta imagen tarda demasiado en dibujarse. Simplifíquela o envíela en PNG.
problems-picture_too_long = Un lado de esta imagen es más de diez veces mayor que el otro. Recórtela o elija otra.
problems-picture_too_small = Esta imagen es demasiado pequeña. Envíe al menos 32 píxeles, mejor 512.
problems-picture_empty = Esta imagen está vacía. Elija otra.
problems-picture_with_text = Este SVG tiene letras como texto, y su tipo de letra se pierde al dibujarlo. Conviértalas en trazos y expórtelo de nuevo, o envíelo en PNG.
problems-picture_not_square = Este icono no es cuadrado. Recorte la imagen o añádale márgenes hasta que sea tan ancha como alta.
problems-pictures_full = Sus imágenes sin publicar ya ocupan { NUMBER($max) } MB. Elimine las que ya no necesite o espere a la decisión de la redacción.
problems-being_reviewed = La redacción la está revisando ahora. Inténtelo más tarde.
problems-file_too_large = El archivo es demasiado grande. Envíe como máximo { NUMBER($max) } KiB.
problems-body_too_large = La solicitud es demasiado grande. Envíe { NUMBER($max) } KiB como máximo.
problems-too_many_fields = El formulario tiene demasiados campos. Envíe { NUMBER($max) } como máximo.
problems-field_header_too_large = La cabecera de un campo del formulario es demasiado grande. Acorte el nombre del archivo: se leen { NUMBER($max) } bytes como máximo.
problems-field_name_too_long = El nombre de un campo del formulario es demasiado largo. Use { NUMBER($max) } caracteres como máximo.
problems-too_many_tokens = { $max ->
    [one] Ya tiene { $max } token. Revóquelo para crear otro.
   *[other] Ya tiene { $max } tokens. Revoque uno para crear otro.
}
problems-name_taken = Ya está en uso. Elija otra cosa.
problems-page_blocked = El sitio no deja que los programas lean esta página. Rellene los campos usted.
problems-page_not_html = En esta dirección no hay una página web, sino otro tipo de archivo. Compruebe la dirección o rellene los campos usted.
problems-page_empty = La página no da ningún dato sobre sí misma. Rellene los campos usted.
problems-page_unread = No se ha podido leer la página: { $value }. Compruebe la dirección o rellene los campos usted.

missing = Falta por completar:

fields-typed-required = Rellene este campo.
fields-one-required = Elija una opción.
fields-one-not_one_of = Elija una opción.
fields-several-required = Elija al menos una opción.
fields-several-too_few = Elija al menos una opción.
fields-several-too_many = Demasiadas opciones. Elija como máximo { NUMBER($max) }.

conflicts-submission-awaiting_moderation = Este envío está pendiente de revisión.
conflicts-submission-changes_requested = La redacción ha pedido cambios en este envío.
conflicts-submission-published = Este envío está publicado.
conflicts-submission-rejected = Este envío se ha rechazado.
conflicts-submission-withdrawn = Este envío se ha retirado.
conflicts-submission-expired = Este envío ha caducado.
conflicts-change-awaiting_moderation = Este cambio está pendiente de revisión.
conflicts-change-live = Este cambio ya está visible.
conflicts-change-accepted = Este cambio se ha aceptado.
conflicts-change-declined = Este cambio se ha rechazado.
conflicts-change-withdrawn = Este cambio se ha retirado.
conflicts-tool-published = Esta herramienta está publicada.
conflicts-tool-quarantined = Esta herramienta está oculta.
conflicts-tool-removed = Esta herramienta se ha eliminado para siempre.
conflicts-possible = Ahora es posible: { $acts }.
conflicts-acts-accept = aceptarlo
conflicts-acts-decline = rechazarlo
conflicts-acts-confirm = confirmarlo
conflicts-acts-revert = deshacerlo
conflicts-acts-approve = aprobarlo
conflicts-acts-reject = rechazarlo
conflicts-acts-request_changes = pedir cambios
conflicts-acts-withdraw = retirarlo
conflicts-acts-resubmit = corregirlo y enviarlo de nuevo
conflicts-acts-expire = dejarlo caducar
conflicts-acts-appeal = apelar contra el rechazo
conflicts-acts-quarantine = ocultarla
conflicts-acts-restore = volver a publicarla
conflicts-acts-remove = eliminarla para siempre
conflicts-acts-merge = unirla a otra herramienta
conflicts-nothing-published = Proponga un cambio de la ficha publicada o pida que se elimine.
conflicts-nothing-rejected = Solo se puede apelar una vez.
conflicts-nothing-withdrawn = La herramienta se puede enviar de nuevo.
conflicts-nothing-expired = La herramienta se puede enviar de nuevo.
conflicts-undecidable = No queda nada que la redacción pueda decidir.
conflicts-reasons-address_taken = La dirección pertenece ahora a otra ficha.
conflicts-reasons-winner_hidden = La herramienta que se conserva no está publicada.
conflicts-reasons-undo_over = Esta decisión ya no se puede deshacer.
conflicts-reasons-entry_changed = La ficha ha cambiado desde entonces, por lo que esta decisión ya no se puede deshacer.
conflicts-reasons-reports_closed = Otra persona ya ha cerrado estos avisos. No se ha sobrescrito nada.
conflicts-reasons-reports_open = Estos avisos ya están abiertos.
conflicts-reasons-placement_ended = Este espacio patrocinado ha terminado.
conflicts-reasons-original_language = Es el idioma original. El texto en este idioma se edita en la propia herramienta.
conflicts-reasons-written_by_person = Esta traducción la ha escrito una persona. La traducción automática no la sustituye.
conflicts-reasons-no_translator = La traducción automática no está configurada en este servidor.
conflicts-reasons-webhook_off = Este webhook está desactivado. Actívelo primero de nuevo.
conflicts-reasons-webhook_has_address = Este webhook tiene una dirección a la que se envían sus eventos.
conflicts-reasons-outgoing_off = Este servidor no se conecta con otros sitios. Rellene los campos usted.
conflicts-reasons-own_tool = No puede recomendar su propia herramienta ni votar por su propia recomendación.
conflicts-reasons-tool_hidden = Esta herramienta está oculta. No se puede cambiar hasta que la revise la redacción.
conflicts-reasons-change_waits = Otro cambio de esta herramienta está pendiente de revisión. Retírelo para proponer uno nuevo.
conflicts-reasons-only_admin = Es la única cuenta de administrador. Dé antes ese rol a otra persona.

show = Mostrar

entry = Ficha

opinion-title = Segunda opinión
opinion-verdicts-ai_tool = Una herramienta de IA
opinion-verdicts-not_an_ai_tool = No es una herramienta de IA
opinion-verdicts-spam = Spam
opinion-verdicts-unsure = Sin certeza
opinion-by = Opinión del modelo de lenguaje { $model }, que ha leído la ficha. Solo a título informativo.

findings-stateChanged = Antes: { $was }. Ahora: { $now }.
findings-noLongerFound = El control automático ya no lo encuentra.
findings-foundLater = Encontrado después del envío.
findings-title = Hallazgos del control automático
findings-none = El control automático no ha encontrado nada inusual.
findings-verdicts-flood = Muchas a la vez
findings-verdicts-duplicate = Posible duplicado
findings-verdicts-spam = Posible spam
findings-verdicts-not_an_ai_tool = Quizá no sea una herramienta de IA
findings-verdicts-notice = Observación
findings-existing = Ficha existente
findings-certain = La regla es concluyente y habría rechazado la ficha.

decision-reason = Motivo
decision-chooseReason = Elija un motivo
decision-note = Nota para el creador

placement-slot = Dónde
placement-from = Desde (UTC)
placement-until = Hasta (UTC)
placement-label = Nombre de la reserva (solo se ve aquí)
placement-words = Palabras

collection-name = Título
collection-intro = Introducción
collection-from = Primer día (UTC)
collection-until = Último día (UTC)
collection-members = Herramientas

administration = Administración

sections-changes = Cambios
sections-mail = Correo
sections-overview = Resumen
sections-figures = Sus decisiones
sections-blocks = Bloqueos
sections-replies = Respuestas
sections-placements = Espacios patrocinados
sections-queue = Cola
sections-reports = Avisos
sections-tools = Herramientas
sections-categories = Categorías
sections-accounts = Cuentas
sections-audit = Registro de acciones
sections-site = Sitio
sections-pages = Páginas

status = Estado

justNow = Ahora mismo

minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}

hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}

days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}

filter = Filtrar

all = Todo

clear = Borrar los filtros

save = Guardar

history-title = Historial
history-when = Cuándo (UTC)
history-action = Qué
history-which = Objeto
history-system = Sistema
history-subjects-list = Lista
history-subjects-recommendation = Recomendación
history-subjects-change_request = Cambio propuesto
history-subjects-block = Lista de bloqueo
history-subjects-reply = Respuesta
history-subjects-desk = Redacción
history-subjects-submission = Envío
history-subjects-tool = Herramienta
history-subjects-account = Cuenta
history-subjects-token = Token
history-subjects-category = Categoría
history-subjects-collection = Colección
history-subjects-placement = Espacio patrocinado
history-subjects-catalog = Catálogo
history-subjects-screening_rule = Regla de control
history-subjects-site = Sitio
history-subjects-site_page = Página
history-subjects-job = Tarea
history-subjects-invitation = Invitación
history-subjects-webhook = Webhook
history-subjects-grant = Aplicación conectada
history-subjects-claim = Reclamación
history-actions-publish = Publicada
history-actions-claim = Reclamada por su creador
history-actions-prove = Reclamación probada
history-actions-contest = Reclamación rival probada
history-actions-grant = Reclamación aceptada
history-actions-refuse = Reclamación rechazada
history-actions-lose = Prueba perdida
history-actions-revoke = Reclamación revocada
history-actions-owner_changed = Cambio de creador
history-actions-owner_confirmed = Confirmada por su creador
history-actions-suggest = Cambio propuesto
history-actions-ask_removal = Eliminación solicitada
history-actions-change = Cambiada a petición del creador
history-actions-accept = Cambio aceptado
history-actions-decline = Cambio rechazado
history-actions-confirm = Cambio visible confirmado
history-actions-revert = Cambio visible deshecho
history-actions-note = Nota añadida
history-actions-assign = Asignada
history-actions-snooze = Aplazada
history-actions-wake = Aplazamiento terminado
history-actions-escalate = Pasada a los administradores
history-actions-settle = Devuelta a la redacción
history-actions-submit = Enviado
history-actions-approve = Aprobado
history-actions-reject = Rechazado
history-actions-request_changes = Cambios solicitados
history-actions-withdraw = Retirado por su creador
history-actions-resubmit = Enviado de nuevo
history-actions-expire = Caducado
history-actions-appeal = Apelación presentada
history-actions-undo = Decisión deshecha
history-actions-edit = Editado
history-actions-imported = Importado
history-actions-quarantine = Ocultado
history-actions-restore = Publicado de nuevo
history-actions-remove = Eliminado
history-actions-merge = Unido a otro
history-actions-absorb = Incorporado
history-actions-choose = Elegida para el directorio de listas
history-actions-unchoose = Retirada de las listas elegidas
history-actions-post = Escrita
history-actions-hold = Escrita, pendiente de revisión
history-actions-show = Mostrada
history-actions-hide = Ocultada
history-actions-answer = Respondida por el creador
history-actions-drop_answer = Respuesta del creador eliminada
history-actions-choose_comparison = Comparación elegida:
history-actions-unchoose_comparison = Comparación retirada:
history-actions-link_checked = Estado del enlace cambiado
history-actions-logo_accepted = Nuevo logotipo aceptado
history-actions-logo_declined = Nuevo logotipo rechazado
history-actions-screenshot_accepted = Nueva captura aceptada
history-actions-screenshot_declined = Nueva captura rechazada
history-actions-logo_removed = Logotipo retirado
history-actions-screenshot_removed = Imagen retirada
history-actions-close_report = Aviso cerrado
history-actions-reopen_report = Aviso reabierto
history-actions-translated = Traducido
history-actions-translation_removed = Traducción eliminada
history-actions-translation_requested = Traducción automática solicitada
history-actions-create = Creado
history-actions-end = Terminado
history-actions-set_mode = Modo cambiado
history-actions-drop_mode = Modo rebajado automáticamente
history-actions-demo_begun = Carga de la demostración iniciada
history-actions-demo_loaded = Catálogo de demostración cargado
history-actions-demo_removed = Catálogo de demostración eliminado
history-actions-mail_tested = Correo entregado

similar-title = Fichas parecidas
similar-none = No hay fichas parecidas.
similar-earlier = Decisiones anteriores sobre esta dirección
similar-noEarlier = Esta dirección es nueva en el catálogo.
similar-duplicateOf = Rechazar como duplicado

selfReview-now-own_submission = Esta ficha es suya. Como no hay nadie más en la redacción, puede ocuparse de ella como administrador. El registro de acciones lo indicará.
selfReview-now-own_decision = Usted rechazó este envío. Como no hay nadie más en la redacción, puede decidir sobre la apelación como administrador. El registro de acciones lo indicará.
selfReview-queue = Algunas de estas fichas son suyas o son apelaciones contra sus decisiones. Como no hay nadie más en la redacción, puede decidir como administrador. El registro de acciones lo indicará.
selfReview-past-own_submission = ficha propia: no había nadie más en la redacción
selfReview-past-own_decision = apelación contra un rechazo propio: no había nadie más en la redacción

saveChanges = Guardar los cambios

cancel = Cancelar

tool-states-published = Publicada
tool-states-quarantined = Oculta
tool-states-removed = Eliminada
tool-visible = Verla en el catálogo
tool-mergedInto = Unida a
tool-hint = Nombre corto, dirección en el catálogo o sitio web

report-outcomes-corrected = Ficha corregida
report-outcomes-taken_down = Herramienta oculta, unida o eliminada
report-outcomes-nothing_wrong = Todo está bien
report-outcomes-unclear = No se puede comprobar
report-outcomes-not_serious = Aviso poco serio
report-earlier = Avisos cerrados
report-done = Cerrado.
report-doneSome = Cerrado. Otra persona ya había cerrado algunos; quedan como estaban.

edit = Editar

roles-member = Miembro
roles-editor = Redacción
roles-admin = Administrador

state = Estado

accountStates-active = Activa
accountStates-suspended = Suspendida
accountStates-unverified = Dirección sin confirmar

siteTexts-name = Nombre
siteTexts-tagline = Eslogan
siteTexts-description = Descripción
siteTexts-footer = Pie de página
siteTexts-colors = Colores
siteTexts-accent_light = Color de acento, tema claro
siteTexts-accent_dark = Color de acento, tema oscuro
siteTexts-terms_version = Versión de las condiciones
siteTexts-checklist_hidden = Lista de preparativos oculta
siteTexts-release_hidden = Aviso de nueva versión oculto
siteTexts-logos = Logotipo
siteTexts-logo_light = Logotipo
siteTexts-logo_dark = Logotipo, tema oscuro
siteTexts-logo_icon = Icono

team-title = Notas de la redacción
team-none = Todavía no hay notas.
team-note = Nota para la redacción
team-noteHint = Solo la ve la redacción. @nombre avisa a alguien por correo: { $names }
team-add = Añadir nota
team-noted = La nota se ha añadido.
team-assigned = Asignada a { $who }
team-assign = Asignar a
team-nobody = Nadie
team-snoozed = Aplazada hasta el { $date }
team-snooze = Aplazar (días)
team-snoozeHint = De 1 a 90. Hasta entonces la ficha no está en la cola, por ejemplo mientras espera al creador.
team-snoozeButton = Aplazar
team-wake = Terminar el aplazamiento
team-escalated = Pasada a los administradores
team-escalate = Pasar a los administradores
team-escalateHint = Reciben un correo; los demás se saltan la ficha.
team-escalateNote = ¿Qué deben decidir?
team-settle = Devolverla a la redacción
team-handled = Guardado.
team-handling = Gestión
team-filters-mine = Asignadas a mí
team-filters-unassigned = Sin asignar
team-filters-escalated = Pasadas a los administradores
team-filters-snoozed = Aplazadas

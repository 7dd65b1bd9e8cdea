queue-title = Cola de revisión
queue-waiting = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
queue-flags = Alertas
queue-done-approve = Aprobado. La herramienta está en el catálogo.
queue-done-reject = Rechazado.
queue-done-request_changes = Cambios solicitados.
queue-flag = Alerta
queue-category = Categoría
queue-language = Idioma
queue-waited = Espera
queue-openedBy = Abierta por { $who }
queue-openedByYou = Abierta por usted
queue-decidedBy = Decidida por
queue-until = hasta el { $date }
queue-select = Seleccionar { $name }
queue-selectAll = Seleccionar toda la página
queue-bulk = Decidir sobre las fichas seleccionadas
queue-decision = Decisión
queue-chooseDecision = Elija una decisión
queue-selected = Seleccionadas:
queue-noneFound = Ninguna ficha coincide con los filtros.
queue-noneIn = No hay fichas en el estado «{ $state }».
queue-start = Empezar por la más antigua

review-title = Revisar un envío
review-maker = Enviado por
review-contact = Correo de contacto
review-decide = Decidir
review-approve = Aprobar
review-reject = Rechazar
review-requestChanges = Pedir cambios
review-ownSubmission = Este envío es suyo. Tiene que decidir otra persona de la redacción.
review-ownDecision = Es una apelación contra su propia decisión. Tiene que decidir otra persona de la redacción.
review-statusPage = Página de seguimiento del creador
review-waited = Tiempo de espera: { $time }
review-openAt = { $email } tiene abierta esta ficha. Puede decidir igualmente; vale la primera decisión.
review-decidedBy = Decisión de { $email }.
review-waitsUntil = Espera al creador hasta el { $date }.
review-seeTool = Ver en el catálogo
review-editTool = Editar la herramienta
review-previous = Anterior
review-next = Siguiente
review-edit = Editar
review-standsFor = Esta dirección cuenta ahora como { $name }.
review-changed = Cambiado desde la última revisión
review-corrected = Corregido por la redacción
review-before = Antes
review-after = Ahora
review-accountAge = { $days ->
    [0] Cuenta creada hoy
    [one] Cuenta creada hace { $days } día
   *[other] Cuenta creada hace { $days } días
}
review-firstOne = Primer envío de esta cuenta.
review-noteMissing = Escriba qué debe cambiar el creador.
review-noteHint = Necesaria para pedir cambios.
review-undoTooLate = Esta decisión ya no se puede deshacer.
review-undone = La decisión se ha deshecho. La ficha vuelve a esperar en su lugar.
review-place = { NUMBER($place) } de { NUMBER($total) }
review-saved = Sus cambios se han guardado. Se ha avisado al creador.
review-empty = La cola está vacía. ¡Buen trabajo!
review-none = Todavía no se ha enviado nada. Lo que envíen los creadores esperará aquí una decisión.

bulk-buttons-approve = { $count ->
    [one] Aprobar { $count } ficha
   *[other] Aprobar { $count } fichas
}
bulk-buttons-reject = { $count ->
    [one] Rechazar { $count } ficha
   *[other] Rechazar { $count } fichas
}
bulk-buttons-request_changes = { $count ->
    [one] Pedir cambios en { $count } ficha
   *[other] Pedir cambios en { $count } fichas
}
bulk-confirmHint = Compruebe la selección. Puede deshacerlo durante un minuto; solo después se avisa a los creadores.
bulk-change = Cambiar la selección
bulk-undoAll = Deshacer todo
bulk-undone = { $count ->
    [one] { $count } decisión deshecha
   *[other] { $count } decisiones deshechas
}
bulk-standing = { $count ->
    [one] { $count } decisión se mantiene
   *[other] { $count } decisiones se mantienen
}
bulk-undoneTitle = Decisión conjunta deshecha
bulk-title = Resultado de la decisión conjunta
bulk-done = { $count ->
    [one] { $count } ficha decidida
   *[other] { $count } fichas decididas
}
bulk-refused = { $count ->
    [one] { $count } ficha queda como estaba
   *[other] { $count } fichas quedan como estaban
}
bulk-button = Decidir
bulk-unchanged = Sin cambios
bulk-back = Volver a la cola

editing-title = Editar la ficha
editing-lead = Rigen las mismas normas que para el creador. Los valores antiguos y nuevos quedan en el historial, y el creador sabrá qué campos ha cambiado usted.
editing-changedMeanwhile = Otra persona ha cambiado o decidido esta ficha entretanto. No se ha sobrescrito nada; así está ahora.

keys-title = Atajos de teclado
keys-move = Ficha siguiente y anterior
keys-open = Abrir la ficha resaltada
keys-approve = Aprobar
keys-reject = Rechazar y después un número para el motivo
keys-changes = Pedir cambios: escriba la nota y pulse Ctrl+Intro
keys-duplicate = Rechazar como duplicado de la primera herramienta parecida
keys-edit = Editar
keys-note = Ir a la nota
keys-undo = Deshacer la última decisión
keys-leave = Salir de un campo o cancelar
keys-help = Mostrar esta ayuda
keys-pickReason = Pulse un número del 1 al 9 para rechazar; Esc cancela.
keys-writeNote = Escriba la nota y pulse Ctrl+Intro. Esc cancela.
keys-off = Usar atajos de una sola tecla en este dispositivo
keys-close = Cerrar

replies-title = Respuestas
replies-lead = Comienzos de nota, por motivo e idioma. Se ofrecen los del idioma del creador.
replies-builtIn = Se envía siempre con este motivo
replies-none = Todavía no hay respuestas propias.
replies-text = Texto
replies-placeholders = Variables
replies-placeholder-name = nombre de la ficha
replies-placeholder-url = su dirección
replies-placeholder-site = nombre de este catálogo
replies-add = Añadir respuesta
replies-saved = La respuesta se ha guardado.
replies-removed = La respuesta se ha eliminado.
replies-remove = Eliminar
replies-insert = Insertar una respuesta
replies-insertHint = Se inserta antes de su propio texto.

suspendAndReject-title = Rechazar todo y suspender
suspendAndReject-hint = Suspende esta cuenta y rechaza todas sus fichas en espera por un mismo motivo. Se avisa al creador. No se puede deshacer de una vez.
suspendAndReject-button = { $count ->
    [one] Suspender y rechazar { $count } ficha
   *[other] Suspender y rechazar { $count } fichas
}
suspendAndReject-done = La cuenta está suspendida y sus fichas en espera están rechazadas.

ownFigures-title = Sus decisiones
ownFigures-lead = Solo usted y los administradores ven estas cifras. Las decisiones deshechas no cuentan.
ownFigures-period = Periodo
ownFigures-total = Decisiones
ownFigures-appeals = Apelaciones contra sus rechazos (90 días)
ownFigures-upheld = Rechazadas de nuevo
ownFigures-overturned = Publicadas al final
ownFigures-open = Sin decidir
ownFigures-agreement = Coincidencia
ownFigures-none = No hay apelaciones.

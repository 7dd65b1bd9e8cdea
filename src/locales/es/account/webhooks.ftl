webhooks-title = Webhooks
webhooks-lead = Avisamos a su servidor en cuanto pasa algo con sus fichas, para que no tenga que consultarnos.
webhooks-off = No se envía nada, porque este servidor no se conecta con otros.
webhooks-list = Sus webhooks
webhooks-none = Todavía no tiene webhooks.
webhooks-noneLead = Añada la dirección de un servidor que acepte JSON por POST.
webhooks-add = Añadir un webhook
webhooks-url = Dirección
webhooks-urlHint = Una dirección pública con http o https en el puerto habitual.
webhooks-events = Eventos
webhooks-button = Añadir webhook
webhooks-verifyFirst = Confirme su correo electrónico antes de añadir un webhook.
webhooks-documentation = Cómo recibirlos
webhooks-chosen = { $count ->
    [one] { $count } evento
    [many] { $count } eventos
   *[other] { $count } eventos
}
webhooks-secretTitle = La clave de firma de este webhook
webhooks-secretOnce = Cópiela ahora: no volverá a mostrarse.
webhooks-secretUse = Sirve para comprobar que un mensaje es nuestro. Las bibliotecas de Standard Webhooks lo hacen por usted.
webhooks-secretOld = Durante 24 horas cada mensaje se firma también con la clave anterior.
webhooks-toWebhook = Ver el webhook
webhooks-back = Todos los webhooks
webhooks-states-on = Activo
webhooks-states-failing = Con fallos
webhooks-states-off = Desactivado
webhooks-failingSince = No ha llegado nada desde el { $date }. Al cabo de cinco días el webhook se desactiva.
webhooks-offReasons-gone = Desactivado: el servidor respondió que la dirección ya no existe (410).
webhooks-offReasons-failing = Desactivado: no llegó nada durante cinco días.
webhooks-turnOn = Activar de nuevo
webhooks-test = Enviar un evento de prueba
webhooks-save = Guardar eventos
webhooks-rotate = Clave de firma nueva
webhooks-rotateHint = Recibe una clave nueva. La anterior sigue siendo válida 24 horas.
webhooks-remove = Eliminar el webhook
webhooks-removeHint = No se envía nada más y se borra la lista de sus entregas.
webhooks-deliveries = Entregas de los últimos siete días
webhooks-noDeliveries = Todavía no se ha enviado nada.
webhooks-event = Evento
webhooks-when = Cuándo (UTC)
webhooks-state = Estado
webhooks-answer = Respuesta
webhooks-resendButton = Enviar de nuevo
webhooks-duration = { $milliseconds } ms
webhooks-attempts = { $count ->
    [one] { $count } intento
    [many] { $count } intentos
   *[other] { $count } intentos
}
webhooks-next = próximo el { $time }
webhooks-body = Respuesta del servidor
webhooks-deliveryStates-waiting = En espera
webhooks-deliveryStates-retrying = Se intentará de nuevo
webhooks-deliveryStates-delivered = Entregado
webhooks-deliveryStates-failed = Fallido
webhooks-deliveryStates-missed = No enviado (webhook desactivado)
webhooks-resend = { $count ->
    [one] Enviar de nuevo { $count } entrega fallida
    [many] Enviar de nuevo { $count } entregas fallidas
   *[other] Enviar de nuevo { $count } entregas fallidas
}
webhooks-done-saved = Los eventos se han guardado.
webhooks-done-removed = El webhook se ha eliminado.
webhooks-done-turned_on = El webhook está activo de nuevo.
webhooks-done-test = El evento de prueba está en camino. Recargue la página en un momento.
webhooks-done-again = Se está enviando de nuevo. Recargue la página en un momento.
webhooks-testEvent = Evento de prueba
webhooks-fetched = Recogido por sus programas
webhooks-names-submission_approved = Envío aprobado
webhooks-names-submission_rejected = Envío rechazado
webhooks-names-submission_changes_requested = Cambios solicitados
webhooks-names-submission_edited = Envío corregido por la redacción
webhooks-names-submission_expired = Envío caducado
webhooks-names-tool_updated = Herramienta cambiada
webhooks-names-tool_hidden = Herramienta ocultada
webhooks-names-tool_restored = Herramienta publicada de nuevo
webhooks-names-tool_removed = Herramienta retirada o unida a otra
webhooks-names-tool_price_changed = Cambio de precio: sus herramientas y las de sus listas
webhooks-names-tool_link_dead = Enlace roto: sus herramientas y las de sus listas
webhooks-names-change_accepted = Cambio propuesto aceptado
webhooks-names-change_declined = Cambio propuesto rechazado
webhooks-names-tool_news = Novedades de sus suscripciones, junto con el correo que las anuncia
webhooks-names-desk_submission_waiting = Redacción: un envío espera
webhooks-names-desk_change_waiting = Redacción: un cambio propuesto espera
webhooks-names-desk_report_opened = Redacción: aviso recibido
webhooks-names-desk_report_closed = Redacción: aviso cerrado
webhooks-names-desk_link_dead = Redacción: enlace roto de una herramienta

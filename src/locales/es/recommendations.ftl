recommendations-title = Recomendaciones
recommendations-titleOf = Quién recomienda { $name }
recommendations-lead = Las escriben personas con cuenta aquí. No influyen en el orden de los resultados.
recommendations-people = { $people ->
    [one] Una persona la recomienda
    [many] { $people } personas la recomiendan
    *[other] { $people } personas la recomiendan
}
recommendations-peopleFor = { $people ->
    [one] Una persona la recomienda para
    [many] { $people } personas la recomiendan para
    *[other] { $people } personas la recomiendan para
}
recommendations-toKnow = Conviene saber
recommendations-helpful = { $people ->
    [one] A una persona le resultó útil
    [many] A { $people } personas les resultó útil
    *[other] A { $people } personas les resultó útil
}
recommendations-vote = Útil
recommendations-unvote = Quitar «Útil»
recommendations-orders-helpful = Más útiles
recommendations-orders-newest = Más recientes
recommendations-order = Orden
recommendations-all = Todas las recomendaciones
recommendations-none = Nadie ha recomendado aún esta herramienta.
recommendations-link = Recomendar esta herramienta
recommendations-edit = Cambiar su recomendación
recommendations-own = Mis recomendaciones
recommendations-versus = Quién recomienda cuál y para qué
recommendations-versusNone = Aún sin recomendaciones
recommendations-answer-title = Respuesta del creador
recommendations-answer-label = Su respuesta como creador
recommendations-answer-hint = Puede responder una vez a cada recomendación.
recommendations-answer-button = Responder
recommendations-form-title = Recomendar { $name }
recommendations-form-lead = Diga para qué la usa, por qué es buena en eso y algo que conviene saber. Su dirección de correo no se muestra. ¿Hay algo mal en la herramienta? Entonces informe de un problema.
recommendations-form-task = ¿Para qué la usa?
recommendations-form-choose = Elija una tarea
recommendations-form-allTasks = Mostrar todas las tareas
recommendations-form-text = ¿Por qué la recomienda?
recommendations-form-textHint = { NUMBER($most) } caracteres como máximo, sin enlaces ni datos de contacto
recommendations-form-toKnow = Algo que conviene saber antes de empezar
recommendations-form-toKnowHint = Por ejemplo, un límite, un precio o un ajuste
recommendations-form-button = Recomendar
recommendations-form-change = Guardar los cambios
recommendations-form-changeHint = Al cambiarla se eliminan sus votos y la respuesta del creador.
recommendations-form-withdraw = Retirar la recomendación
recommendations-form-withdrawHint = Se eliminan su texto y sus votos.
recommendations-form-confirmFirst = Confirme su dirección de correo antes de recomendar una herramienta.
recommendations-form-note = Motivo indicado por la redacción
recommendations-states-waiting = Pendiente de revisión
recommendations-states-shown = Pública
recommendations-states-hidden = Oculta por la redacción
recommendations-states-withdrawn = Retirada
recommendations-done-shown = Gracias. Su recomendación es pública.
recommendations-done-waiting = Gracias. La redacción lee su recomendación antes de que la vean los demás.
recommendations-done-hidden = La redacción ha ocultado esta recomendación. Solo usted la ve y puede cambiarla.
recommendations-done-withdrawn = Su recomendación se ha retirado.
recommendations-done-answered = Su respuesta es pública.
recommendations-report-link = Informar de un problema
recommendations-report-title = Informar de un problema con una recomendación de { $name }
recommendations-report-message = ¿Qué problema tiene esta recomendación?
recommendations-desk-lead = De cuentas de menos de una semana, con palabras que el control automático pone en duda, o cambiadas después de ocultarlas. Si oculta una, quien la escribió recibe el motivo por correo.
recommendations-desk-none = No hay nada aquí.
recommendations-desk-show = Mostrar
recommendations-desk-hide = Ocultar
recommendations-desk-drop_answer = Eliminar la respuesta
recommendations-desk-note = Motivo, que leerá quien la escribió
recommendations-desk-author = De
recommendations-desk-reported = La recomendación de la que se trata
recommendations-desk-done-show = La recomendación es pública.
recommendations-desk-done-hide = La recomendación está oculta, y se avisa a quien la escribió.
recommendations-desk-done-drop_answer = La respuesta se ha eliminado.
recommendations-desk-stale = Esta recomendación ha cambiado entretanto. Así está ahora.

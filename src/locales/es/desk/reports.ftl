reports-title = Avisos de los visitantes
reports-lead = Problemas de los que han avisado los visitantes; primero los más antiguos. Usted no ve quién avisó. Quien pidió respuesta recibe el resultado en una frase neutra, pero nunca ve su nota.
reports-open = Abiertos
reports-closed = Cerrados
reports-kind = Motivo
reports-tool = Herramienta: nombre corto o parte del nombre
reports-none = No hay ningún aviso abierto.
reports-noneFound = Ningún aviso coincide.
reports-count = { $count ->
    [one] { $count } aviso
   *[other] { $count } avisos
}
reports-more = { $count ->
    [one] { $count } aviso más
   *[other] { $count } avisos más
}
reports-report = Aviso
reports-outcome = Resultado
reports-choose = Elija un resultado
reports-note = Nota para la redacción
reports-button = Cerrar los seleccionados
reports-desk = Editar, ocultar o unir
reports-closing = Cerrado
reports-already = Otra persona ya lo ha cerrado. No se ha sobrescrito nada.
reports-awaited = Respuesta solicitada
reports-reopen = Reabrir
reports-reopened = Reabierto.

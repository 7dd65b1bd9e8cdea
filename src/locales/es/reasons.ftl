duplicate = Esta herramienta ya está en el catálogo o pendiente de revisión.

spam = La ficha se ha considerado publicidad o spam.

not_an_ai_tool = El catálogo solo incluye herramientas de IA y esta no lo es.

broken_link = El enlace no funciona.

misleading = El texto no corresponde a lo que ofrece el sitio web.

wrong_category = Las categorías no encajan con la herramienta.

incomplete = La ficha no aporta suficiente información sobre la herramienta.

policy = La ficha incumple las normas de este catálogo.

other = La redacción indicó otro motivo.

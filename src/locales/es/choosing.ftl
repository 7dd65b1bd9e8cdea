choosing-sort-label = Ordenar por
choosing-sort-relevance = Relevancia
choosing-sort-newest = Más recientes
choosing-sort-popular = Más populares
choosing-sort-updated = Último cambio
choosing-sort-price = Menor precio
choosing-sort-name = A–Z
choosing-sort-close = Solo coincidencias cercanas; «Relevancia» muestra { NUMBER($count) } más.
choosing-sort-rule = También puede ordenar por popularidad, fecha de alta, último cambio, precio o nombre; la búsqueda muestra entonces solo coincidencias cercanas.
choosing-popular-title = Populares este mes
choosing-popular-all = Todas por popularidad
choosing-fresh = Nueva
choosing-freshCount = { $count ->
    [one] { $count } nueva esta semana
   *[other] { $count } nuevas esta semana
}
choosing-listedCount = { $count ->
    [one] { $count } añadida desde una lista esta semana
   *[other] { $count } añadidas desde listas esta semana
}
choosing-free = { $count ->
    [one] { $count } gratuita o con plan gratuito
   *[other] { $count } gratuitas o con plan gratuito
}
choosing-follow = Seguir esta lista:
choosing-reasons-known = Conocida como alternativa a { $name }
choosing-reasons-job = Sirve para lo mismo
choosing-reasons-category = También en: { $name }
choosing-share-share = Compartir
choosing-share-copy = Copiar enlace
choosing-share-copied = Enlace copiado
choosing-undescribed = Aún no hay una descripción detallada.
choosing-kept-keep = Guardar { $name }
choosing-kept-lead = Las herramientas guardadas se quedan en este dispositivo y, en cuanto inicia sesión, en su cuenta. Compártalas con la dirección de esta página.
choosing-kept-none = Aún no ha guardado nada
choosing-kept-noneHint = Pulse el marcador de una herramienta para guardarla aquí.
choosing-kept-count = { $count ->
    [one] { $count } guardada
   *[other] { $count } guardadas
}
choosing-kept-clear = Quitar todo
choosing-compare-first = Comparar las { $count } primeras
choosing-compare-title = Comparar herramientas
choosing-compare-lead = Hasta cuatro herramientas. La dirección de esta página sirve para compartir la comparación.
choosing-compare-choose = Elija de dos a cuatro herramientas para comparar.
choosing-compare-withOthers = Comparar con otras
choosing-compare-visit = Visitar
choosing-compare-remove = Quitar
choosing-compare-add = Añadir una herramienta
choosing-compare-addButton = Añadir
choosing-compare-missing = En el catálogo no hay ninguna herramienta llamada «{ $name }».
choosing-compare-only = Solo las diferencias
choosing-compare-differs = distinto
choosing-versus-title = { $first } frente a { $second }
choosing-versus-lead = { $first } y { $second }, comparadas: datos, precios y lo que solo hace una de las dos.
choosing-versus-differences = Lo que solo ofrece una de las dos
choosing-versus-known = Según las fichas de este catálogo.
choosing-versus-only = Solo { $name }
choosing-versus-nothing = Nada que le falte a la otra.
choosing-versus-compared = Comparaciones
choosing-moreCategories = { $count ->
    [one] { $count } más
   *[other] { $count } más
}
choosing-collections-title = Colecciones
choosing-collections-chosen = Elegidas por la redacción
choosing-collections-all = Todas las colecciones
choosing-collections-lead = Herramientas que la redacción ha reunido para un mismo uso. No se puede comprar un lugar en ellas.
choosing-collections-none = Aún no hay colecciones.
choosing-collections-over = Esta colección ya no está vigente.
choosing-confirmed-title = Confirmado esta semana
choosing-confirmed-kinds-maker = Confirmado por su creador
choosing-confirmed-kinds-price = Precio confirmado
choosing-confirmed-kinds-link = El sitio funciona
choosing-groups-assistants = Asistentes y agentes
choosing-groups-text = Textos y documentos
choosing-groups-images = Imágenes y diseño
choosing-groups-media = Vídeo, audio y juegos
choosing-groups-code = Código y datos
choosing-groups-work = Trabajo y oficina
choosing-groups-market = Marketing y ventas
choosing-groups-life = Estudios y vida diaria
choosing-groups-more = Otras

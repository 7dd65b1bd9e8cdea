sponsored = Patrocinado

home-categories = Explorar por categorías
home-submitTitle = ¿Ha creado una herramienta?
home-submitText = Envíela con el formulario o por la API. La redacción revisa cada envío y le explica el motivo de la decisión.
home-points-1 = La redacción revisa cada envío
home-points-2 = El orden de los resultados no se compra
home-points-3 = Sin rastreo ni servicios de terceros

list-title = Herramientas de IA
list-foundAtLeast = Más de { NUMBER($count) } herramientas
list-category = Categoría
list-anyCategory = Todas las categorías
list-pricing = Precio
list-anyPricing = Cualquier precio
list-clear = Borrar búsqueda y filtros
list-none = Ninguna herramienta coincide
list-noneHint = Pruebe con menos palabras o con otras, o quite un filtro.
list-about-tools = Todas las herramientas del catálogo, primero las más recientes. Filtre por precio y categoría o busque en la lista.
list-about-category = Herramientas de IA de la categoría «{ $name }»: qué hace cada una y cuánto cuesta.
list-about-categories = Todas las categorías del catálogo y cuántas herramientas contiene cada una.
list-foundFor = { $found } para «{ $q }»
list-noneFor = Ninguna herramienta coincide con «{ $q }»
list-fewerWords = Pruebe con menos palabras o con otras.
list-beyond = Esta página no existe
list-unlisted = Ninguna herramienta del catálogo tiene la dirección «{ $q }»
list-nearAddress = Ninguna herramienta tiene exactamente esta dirección. Estas son las más cercanas.
list-correctedTo = Resultados para «{ $q }».
list-instead = Buscar «{ $q }»
list-meant = ¿Quiso decir «{ $q }»?
list-ignored = No se ha tenido en cuenta: { $words }.
list-unmet = No consta que ninguna herramienta cumpla «{ $words }». Estas se ajustan al resto de la búsqueda.
list-relaxed = { $count ->
    [one] Solo de una herramienta consta que cumple «{ $words }». Las demás se ajustan al resto de la búsqueda.
   *[other] Solo de { $count } herramientas consta que cumplen «{ $words }». Las demás se ajustan al resto de la búsqueda.
}
list-hint = Preferencia: { $price }
list-nearest = Categorías más cercanas

tool-visit = Visitar el sitio web
tool-about = Descripción
tool-facts = Datos
tool-website = Sitio web
tool-pricing = Precio
tool-updated = Último cambio
tool-checked = Última comprobación del enlace
tool-pictureFrom = Imagen de
tool-broken = El enlace no funcionaba cuando lo comprobamos por última vez.
tool-original = Aún sin traducir; se muestra en el idioma original: { $language }.
tool-machine = Traducción automática.
tool-confirmed = Confirmado en { $month }
tool-stated-maker = según su creador, { $month }
tool-stated-editor = según la redacción, { $month }
tool-stated-import = según una lista importada, { $month }
tool-back = Volver a la ficha

badge-listed = En el catálogo { $site }
badge-title = Insignia para su sitio
badge-copy = Copie este código en su página.

alternatives-title = Alternativas a { $name }
alternatives-lead = Herramientas que pueden sustituir a { $name }; primero, las más parecidas.
alternatives-all = Todas las alternativas
alternatives-none = Aún no hay alternativas
alternatives-order = Primero las más parecidas; el pago no influye.
alternatives-named = Nombrada en su búsqueda
alternatives-words = Buscar estas palabras

suggest-category = Categoría
suggest-task = Tarea
suggest-count = { $count ->
    [one] { $count } sugerencia
   *[other] { $count } sugerencias
}
suggest-none = Sin sugerencias

facets-features = Características
facets-noAccount = Sin cuenta
facets-more = Más categorías
facets-chosen = Filtros elegidos
facets-remove = Quitar el filtro: { $name }
facets-clear = Borrar todo

sort-why = Cómo se ordenan los resultados

category-search = Buscar en esta categoría
category-others = Otras categorías

tasks-lead = ¿Qué quiere hacer? Cada tarea reúne las herramientas que la resuelven.
tasks-all = Todas las tareas
tasks-none = Aún no hay tareas.
tasks-others = Tareas relacionadas
tasks-search = Buscar entre estas herramientas
tasks-sure = Solo herramientas cuyos textos lo dicen claramente.
tasks-more = Buscar en todas las herramientas
tasks-roles = Según el perfil
tasks-role = { $role }: tareas para las que hay herramientas de IA, y cuáles son.
tasks-otherRoles = Otros perfiles

report-title = Informar de un problema con { $name }
report-sent = Aviso enviado
report-lead = Díganos qué está mal. La redacción lee cada aviso, pero no ve quién lo envió.
report-kind = ¿Qué está mal?
report-message = ¿Qué debería saber la redacción?
report-messageHint = Hasta { 1000 } caracteres
report-replyTo = Correo electrónico para la respuesta
report-replyToHint = Enviamos un solo correo cuando se cierra el aviso (tres al día como máximo) y después borramos la dirección, a los 90 días a más tardar.
report-signedIn = El resultado aparecerá en «Mis avisos», en su cuenta.
report-button = Enviar aviso
report-done = Gracias. La redacción lo revisará.
report-doneNoMail = Gracias. La redacción lo revisará. No recibirá ningún correo: hoy ha enviado demasiados avisos con dirección.

ranking-lead = El orden depende de cuánto se ajusta cada ficha a sus palabras. La misma búsqueda da a todos el mismo orden.
ranking-paidTitle = El pago no influye
ranking-paid = Nadie puede comprar un puesto mejor. Las fichas pagadas aparecen en un recuadro aparte con la palabra «Patrocinado», dos por página como máximo, y solo sobre resultados que contienen la propia herramienta. El buscador no sabe quién paga: nunca lee esos datos, y una prueba automática compara todos los resultados con y sin espacios patrocinados.
ranking-withoutTitle = Sin palabra de búsqueda
ranking-without = Las listas y categorías muestran primero las fichas más recientes.
ranking-popularTitle = Por popularidad
ranking-popular = Este orden solo se aplica si usted lo elige; ninguna búsqueda lo usa por sí misma. Cuentan los últimos 30 días: quien abre la página de una herramienta cuenta una vez, y quien pasa de ahí a su sitio web, dos veces más. Todas las personas de una misma red (los primeros 24 bits de una dirección IPv4 o 48 de una IPv6) cuentan como una sola, como máximo una vez al día y en dos días. Un sitio que enlaza una herramienta aporta como mucho la mitad que todas las demás fuentes juntas, más cinco puntos. Las herramientas abiertas desde menos de diez redes no se clasifican; van después, primero las más recientes. Los robots conocidos no cuentan y nada se puede comprar. No se guarda ninguna dirección: solo, durante 30 días, una marca que comparten 256 redes y que cambia de una herramienta a otra.
ranking-priceTitle = Por precio
ranking-price = Este orden también lo elige solo usted. Primero van las herramientas que se pueden usar gratis y después los precios mensuales, de menor a mayor; un precio anual cuenta como una doceava parte. Las demás monedas se convierten a dólares estadounidenses con un cambio fijo y redondeado, de modo que dos precios parecidos pueden cambiar de lugar. Siguen los precios de pago único, luego los precios por uso y, al final, las herramientas cuyo precio no ha indicado nadie. A igual precio, decide el nombre. El filtro por precio compara de la misma forma.
ranking-withTitle = Con palabras de búsqueda
ranking-with = Cada herramienta va al primer grupo que le corresponde:
ranking-tiers-1 = El nombre es exactamente lo escrito, sin contar mayúsculas, acentos, espacios ni puntuación.
ranking-tiers-2 = El nombre solo difiere en una terminación como «AI» o «.com», la herramienta tiene ese dominio, ha escrito el nombre de quien la desarrolla o el nombre está entre sus palabras y otras de ellas encajan con la herramienta.
ranking-tiers-3 = Solo falta una letra para completar el nombre.
ranking-tiers-4 = El nombre empieza por lo escrito.
ranking-tiers-5 = El nombre contiene todas las palabras, la última como comienzo de una palabra.
ranking-tiers-6 = El nombre difiere en una letra equivocada, omitida, sobrante o cambiada de sitio, o suena como lo escrito en otro alfabeto, y casi ninguna herramienta usa las palabras escritas.
ranking-tiers-7 = El nombre, los textos y las categorías contienen todas las palabras, o la herramienta hace lo que se busca, o algo muy parecido, descrito de otra manera.
ranking-tiers-8 = Aparece al menos la mitad de las palabras; las raras cuentan más que las comunes.
ranking-withinTitle = Dentro de un grupo
ranking-within = Si coincide el nombre, va primero la ficha más reciente. Si coinciden las palabras, el nombre cuenta más que la descripción breve, y esta más que la descripción; en caso de igualdad van primero las descripciones más breves y después las fichas más recientes. Palabras como «mejor» o «gratis» son opcionales. Lo que hace una herramienta se deduce de sus textos, con una lista de tareas en ocho idiomas.
ranking-alternativesTitle = Alternativas a una herramienta
ranking-alternatives = Una herramienta es alternativa a otra si lo dicen sus textos, si ambas son conocidas por lo mismo o si comparten una categoría y palabras sobre lo que hacen. Lo primero es lo que más cuenta; después, lo segundo; después, las palabras compartidas (las raras más que las corrientes), y por último las categorías compartidas. En caso de igualdad va antes la ficha más reciente. Son 50 como máximo y, a partir de la undécima, solo las cercanas a las mejores. Si una búsqueda pide alternativas, va primero la herramienta nombrada, y suben las que tienen el precio pedido.
ranking-understoodTitle = Cómo se leen sus palabras
ranking-understood = Una palabra que casi ninguna herramienta usa se corrige cuando otra parecida se usa mucho más; la página lo dice y ofrece lo que usted escribió. Las palabras de precio, como «gratis» o «código abierto», hacen subir las herramientas con ese precio. Las palabras sobre una función, como «extensión de navegador» o «sin registro», hacen subir las herramientas que la indican en sus datos o textos. No se busca lo que sigue a «en vez de». Los números de versión, como en «DALL·E 3», son opcionales.
ranking-meanings = Este sitio también compara significados: un modelo de lenguaje convierte sus palabras y los textos de cada herramienta en números. Las herramientas cuyos números se parecen más a los suyos, 50 como máximo, aparecen aunque no compartan ninguna palabra con su búsqueda, y suben un poco. Para ello, las palabras que busca se envían al servidor del modelo, sin ningún otro dato sobre usted; si no responde enseguida, solo cuentan las palabras.
ranking-languagesTitle = En su idioma
ranking-languages = Puede buscar en cualquiera de los ocho idiomas. También coinciden otras formas de una palabra, y los nombres de las categorías llevan también a herramientas descritas en otro idioma.
ranking-notTitle = Lo que no cuenta
ranking-ignored-1 = Cualquier clase de pago
ranking-ignored-2 = Los clics y las visitas, salvo que ordene por popularidad
ranking-ignored-3 = Quién es usted y qué ha buscado antes
ranking-ignored-4 = Quién envió la herramienta
ranking-check = Compruébelo: la API abierta da el mismo orden, sin espacios patrocinados.
ranking-apiLink = Leer la documentación de la API

api-lead = Lea el catálogo sin clave y envíe herramientas con un token. Esta página se genera a partir de la descripción OpenAPI; sus explicaciones están en inglés.
api-start = Para empezar
api-startRead = La lectura no requiere token. Pruébelo en un terminal:
api-startToken = Para enviar herramientas necesita un token.
api-makeToken = Crear un token de API
api-startErrors = Cada error es JSON con `code`, `message` y, si un campo no es válido, una explicación en `fields`.
api-startPages = Las listas se dan por páginas de `per_page` fichas; `links.next` lleva a la siguiente.
api-startLimits = Si se supera un límite, la respuesta es 429, y `Retry-After` indica cuántos segundos hay que esperar.
api-base = Dirección base
api-contents = Operaciones
api-parameters = Parámetros
api-required = obligatorio
api-body = Cuerpo (JSON)
api-answers = Respuestas
api-errors = Errores
api-token = Requiere un token
api-open = Abierto a todos
api-example = Ejemplo
api-values = Uno de estos valores
api-standard = Por defecto

statistics-lead = Cuánto esperan los envíos y qué decide la redacción. Se calcula automáticamente, sin nombres.
statistics-waiting = En la cola
statistics-oldest = El más antiguo espera desde
statistics-nobody = La cola está vacía
statistics-period = { $days ->
    [one] Último día
   *[other] Últimos { $days } días
}
statistics-decisions = Decisiones
statistics-published = Publicados
statistics-rejected = Rechazados
statistics-changes = Cambios solicitados
statistics-median = Tiempo de espera habitual (mediana)
statistics-p95 = 95 % de los casos, como máximo
statistics-noDecisions = Aún no hay decisiones
statistics-reasons = Motivos de los rechazos
statistics-span = Periodo
statistics-at = Datos del { $time } (UTC).
statistics-json = Las mismas cifras en JSON

noTool-gone = Esta herramienta ya no está en el catálogo
noTool-goneText = La redacción ha eliminado la ficha. Pruebe a buscar.
noTool-missing = Esta herramienta no está en el catálogo
noTool-missingText = Quizá aquí tenga otro nombre. Búsquela, explore las categorías o envíela.

skip = Ir al contenido
skipToResults = Ir a los resultados

mainNav = Menú principal

language = Idioma

optional = opcional

nav-tools = Herramientas
nav-submit = Enviar
nav-account = Cuenta
nav-signOut = Cerrar sesión
nav-desk = Redacción
nav-editTool = Editar esta herramienta

footer-order = El pago nunca influye en el orden de los resultados.
footer-catalog = Catálogo
footer-makers = Para creadores
footer-about = Acerca del catálogo
footer-feed = Canal de herramientas nuevas
footer-poweredBy = Funciona con { $program }

pricing-free = Gratis
pricing-freemium = Con plan gratuito
pricing-paid = De pago
pricing-free_trial = Prueba gratuita
pricing-open_source = Código abierto
pricing-unknown = Precio no indicado

price-amount = Importe
price-currency = Moneda
price-period = Facturación
price-per-month = al mes
price-per-year = al año
price-per-once = pago único
price-per-use = por uso
price-from-month = desde { $price } al mes
price-from-year = desde { $price } al año
price-from-once = desde { $price }, pago único
price-from-use = desde { $price } por uso
price-upTo = hasta { $price } al mes
price-title = Precio al mes

yes = Sí

no = No

platforms-web = Web
platforms-windows = Windows
platforms-macos = macOS
platforms-linux = Linux
platforms-ios = iOS
platforms-android = Android
platforms-browser_extension = Extensión de navegador
platforms-cli = Línea de comandos
platforms-ide = Editor de código

states-awaiting_moderation = Pendiente de revisión
states-changes_requested = Cambios solicitados
states-published = Publicado
states-rejected = Rechazado
states-withdrawn = Retirado
states-expired = Caducado

reasons-duplicate = Ya está en el catálogo
reasons-spam = Publicidad o spam
reasons-not_an_ai_tool = No es una herramienta de IA
reasons-broken_link = El enlace no funciona
reasons-misleading = Texto engañoso
reasons-wrong_category = Categoría equivocada
reasons-incomplete = Falta información
reasons-policy = Contrario a nuestras normas
reasons-other = Otro motivo

catalog-screenshot = Captura de pantalla de { $name }
catalog-picture = Imagen de { $name }
catalog-title = El catálogo de herramientas de IA
catalog-lead = Encuentre la herramienta adecuada y vea qué hace y cuánto cuesta. La redacción revisa cada envío.
catalog-newest = Novedades
catalog-all = Ver todas las herramientas
catalog-verified = Creador verificado
catalog-since = En el catálogo desde

search-label = Buscar herramientas
search-placeholder = Por ejemplo: { $category }
search-button = Buscar
search-found = { $count ->
    [one] { $count } herramienta
   *[other] { $count } herramientas
}
search-filters = Filtros
search-suggestions = Sugerencias
search-earlier = Búsqueda anterior, solo en este dispositivo
search-forget = Borrar las búsquedas anteriores
search-help = Ponga una expresión entre «comillas» para encontrarla tal cual, y un signo menos delante de una palabra para excluirla: vídeo -música.

kept-title = Herramientas guardadas
kept-compare = Comparar

theme-label = Apariencia
theme-system = Sistema
theme-light = Claro
theme-dark = Oscuro

pagination-label = Páginas
pagination-previous = Anterior
pagination-next = Siguiente
pagination-page = Página { NUMBER($page) } de { NUMBER($of) }

titles-categories = Categorías
titles-tasks = Tareas
titles-lists = Listas de miembros
titles-report = Informar de un problema
titles-ranking = Cómo se ordenan los resultados
titles-api = Documentación de la API
titles-apiFile = Descripción OpenAPI (JSON)
titles-statistics = La revisión en cifras
titles-submit = Enviar una herramienta

form-check = Revise los datos introducidos
form-fix = { $count ->
    [one] { $count } dato por corregir
    [many] { $count } datos por corregir
   *[other] { $count } datos por corregir
}
form-password = Contraseña
form-email = Correo electrónico
form-cancel = Cancelar
form-allCategories = Todas las categorías
form-mainCategory = Categoría principal
form-mainCategoryHint = Una de las elegidas arriba; si no indica ninguna, cuenta la primera

readOnly-title = Este catálogo está temporalmente en modo de solo lectura.
readOnly-closed = No se pueden enviar formularios. Inténtelo más tarde.
readOnly-unchanged = No se ha cambiado nada.

error-notFound = Página no encontrada
error-failed = No ha funcionado
error-retrySeconds = Inténtelo de nuevo en { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }.
error-retryMinutes = Inténtelo de nuevo en { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }.
error-tryAgain = Intentar de nuevo
error-formOnly = Esta página solo se abre al enviar un formulario. Vuelva atrás y utilice el formulario.
error-home = Ir a la página de inicio

unverified-needed = Su dirección de correo aún no está confirmada. Abra el enlace que enviamos a { $email }.
unverified-resend = Enviar el mensaje otra vez
unverified-sent = Hemos enviado el mensaje. El enlace sirve durante 24 horas.

token-never = Sin caducidad
token-lastUsed = Último uso
token-neverUsed = Nunca
token-validUntil = Válido hasta
token-state-active = Activo
token-state-expired = Caducado
token-state-revoked = Revocado
token-revoke = Revocar
token-revokeAll = Revocar todos los tokens
token-revokeHint = Los programas que lo usan pierden el acceso al instante. No se puede deshacer.

appeal = Apelación

fields-url-label = Sitio web
fields-url-hint = La página pública de la herramienta, que empieza por https://
fields-name-label = Nombre
fields-name-hint = De 2 a 80 caracteres
fields-tagline-label = Descripción breve
fields-tagline-hint = Qué hace la herramienta, en una frase de 5 a 200 caracteres
fields-description-label = Descripción
fields-description-hint = Hasta { 2000 } caracteres
fields-logo_url-label = Dirección del logotipo
fields-logo_url-hint = Empieza por https://
fields-pricing_model-label = Precio
fields-price_from-label = Planes de pago
fields-price_from-hint = El precio normal más bajo, sin descuentos
fields-free_limit-label = Plan gratuito
fields-free_limit-hint = Qué incluye, por ejemplo, «20 páginas al mes». Hasta 80 caracteres
fields-pricing_url-label = Página de precios
fields-pricing_url-hint = Empieza por https://
fields-categories-label = Categorías
fields-categories-hint = Elija de una a cinco. Escriba qué hace la herramienta y aquí aparecerán las adecuadas.
fields-platforms-label = Plataformas
fields-platforms-hint = Dónde funciona
fields-has_api-label = Tiene API
fields-self_hosted-label = Se puede instalar en servidores propios
fields-license-label = Licencia de código abierto
fields-license-hint = Identificador SPDX, solo si es de código abierto
fields-interface_languages-label = Idiomas de la interfaz
fields-free_trial-label = Prueba gratuita
fields-needs_account-label = Requiere cuenta
fields-eu_data-label = Los datos permanecen en la UE
fields-contact_email-label = Correo de contacto
fields-contact_email-hint = Para preguntas de la redacción. Nunca se muestra.

clipboard-copy = Copiar
clipboard-copied = Copiado

password-show = Mostrar
password-hide = Ocultar

reportKinds-broken_link = El enlace no funciona
reportKinds-wrong_price = El precio es incorrecto
reportKinds-wrong_text = La descripción es errónea o está anticuada
reportKinds-misleading = Promete lo que no hace
reportKinds-not_an_ai_tool = No es una herramienta de IA
reportKinds-closed = La herramienta ya no existe
reportKinds-other = Otra cosa

sitePages-imprint = Aviso legal
sitePages-privacy = Política de privacidad
sitePages-terms = Condiciones de uso
sitePages-contact = Contacto
sitePages-about = Quiénes somos
sitePages-guidelines = Normas para enviar herramientas
sitePages-onlyIn = Este texto solo está disponible en { $language }.

charts-week = Semana del
charts-growth = Herramientas en el catálogo
charts-tools = Herramientas
charts-submissions = Envíos por semana
charts-submitted = Enviados
charts-decisions = Decisiones por semana
charts-published = Publicados
charts-rejected = Rechazados
charts-changes = Cambios solicitados
charts-waiting = Horas hasta la decisión
charts-median = Mediana
charts-p95 = 95 % de los casos, como máximo
charts-age = Antigüedad de la cola
charts-entries = Fichas
charts-ages-1 = < 1 día
charts-ages-2 = 1–3 días
charts-ages-3 = 3–7 días
charts-ages-4 = 7–30 días
charts-ages-5 = > 30 días
charts-precision = Precisión de las reglas
charts-table = Ver como tabla

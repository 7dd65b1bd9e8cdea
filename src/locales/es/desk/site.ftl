site-lead = El nombre y la descripción de este catálogo en las páginas, los correos, los canales y los documentos. Los campos vacíos usan el valor predeterminado.
site-nameHint = Predeterminado: { $name }
site-taglineHint = El título de la página de inicio
site-descriptionHint = Una o dos frases para la página de inicio, los canales y los buscadores
site-fallback = Los campos vacíos usan el texto en { $language }.
site-poweredBy = Nombrar { $program } en el pie de página («Funciona con»)
site-preview = Vista previa
site-saved = El sitio ha cambiado. Los visitantes lo ven al instante.
site-history = Historial de cambios
site-accentHint = Por ejemplo, { $example }. Si indica solo uno, el otro se deduce de él.
site-termsHint = Una fecha o un número. Los miembros aceptan las condiciones al registrarse y otra vez cuando usted cambia la versión. Requiere la página «terms»; si está vacía, no se pregunta a nadie.
site-logoLead = SVG o PNG, como máximo 512 KiB. El archivo se redibuja como PNG, así que convierta antes las letras en trazos. Un logotipo ancho sustituye al nombre.
site-logoHints-light = También para el tema oscuro, las pestañas y los enlaces compartidos, si no añade otros
site-logoHints-dark = Para fondos oscuros, donde el otro se ve mal
site-logoHints-icon = Una imagen cuadrada para las pestañas y la pantalla de inicio
site-upload = Subir
site-removeLogo = Quitar
site-logoSaved = El logotipo ha cambiado. Los visitantes lo ven al instante.
site-logoRemoved = La imagen se ha quitado.

demo-title = Catálogo de demostración
demo-lead = Fichas de ejemplo que venían con el programa. Se conservan las que desde entonces se han editado, tienen avisos, se han patrocinado o se han usado, así como las categorías.
demo-entries = Fichas
demo-goes = Se elimina
demo-stays = Se queda
demo-tools = Herramientas
demo-collections = Colecciones
demo-warning = No se puede deshacer. La demostración no se vuelve a cargar automáticamente.
demo-remove = Eliminar el catálogo de demostración
demo-removed = El catálogo de demostración se ha eliminado.
demo-none = Aquí no hay ningún catálogo de demostración.

pages-lead = Aviso legal, privacidad, condiciones, contacto, normas y lo que este catálogo necesite. Se enlazan al pie de cada página.
pages-none = Aún no hay páginas.
pages-page = Página
pages-languages = Idiomas
pages-create = Añadir una página
pages-name = Nombre en la dirección
pages-nameHint = Minúsculas, cifras y guiones, por ejemplo privacy
pages-button = Crear
pages-text = Texto, en Markdown
pages-textHint = La primera línea «# Título» es el título. Un texto vacío elimina la página en este idioma.
pages-draftWhy = Un borrador dice qué guarda este programa sobre las personas.
pages-draft = Empezar con el borrador
pages-draftShown = Este borrador aún no está guardado. Sustituya lo que está entre [corchetes], complete los datos de su alojamiento, su correo y sus ajustes, y pida que lo revisen.
pages-inFile = Este texto viene del archivo { $file }. El que guarde aquí se usará en su lugar.
pages-view = Ver la página
pages-saved = La página se ha guardado.
pages-placeholdersLeft = Los visitantes ven esta página, y aún quedan por sustituir estos textos entre corchetes:
pages-removed = El texto se ha eliminado.
pages-versions = Versiones anteriores

# Heading.
digest-title = Correo semanal
# $date: when the e-mail is sent
digest-lead = Tres líneas encima de las novedades en el próximo correo semanal, que se envía el { $date }. Solo aparecen en ese correo; en un idioma sin líneas se reciben solo las novedades.
# Before the name of a language.
digest-lines = Líneas
digest-saved = Las líneas se han guardado.
# Link.
digest-link = Líneas del correo semanal

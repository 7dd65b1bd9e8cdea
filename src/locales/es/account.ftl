register-title = Crear una cuenta
register-lead = Con una cuenta puede enviar herramientas, seguir su revisión y crear tokens de API.
register-passwordHint = Al menos 12 caracteres. Unas cuantas palabras al azar son una buena contraseña.
register-button = Crear cuenta
register-haveAccount = ¿Ya tiene una cuenta?
register-doneTitle = Revise su correo
register-done = Le hemos enviado un mensaje con el siguiente paso. Mientras tanto puede continuar.
register-continue = Continuar

terms-title = Condiciones de uso
terms-lead = Acepte las condiciones de uso vigentes para continuar.
terms-accept = Acepto las condiciones de uso
terms-button = Aceptar y continuar
terms-ifDeclined = Si no las acepta, puede descargar sus datos o eliminar su cuenta:

signIn-title = Iniciar sesión
signIn-button = Iniciar sesión
signIn-forgot = ¿Ha olvidado su contraseña?
signIn-noAccount = ¿Aún no tiene cuenta?
signIn-wait = Tiempo de espera habitual
signIn-passwordChanged = Su contraseña ha cambiado. Inicie sesión con la nueva.
signIn-signedOut = Ha cerrado la sesión.
signIn-needed = Inicie sesión para continuar.
signIn-neededToSubmit = Inicie sesión para enviar una herramienta.
signIn-back = Volver al inicio de sesión
signIn-with = Continuar con { $name }
signIn-or = o
signIn-failed = No se ha podido iniciar sesión con { $name }. Inténtelo de nuevo o use su contraseña.
signIn-unverified = Su cuenta de { $name } no tiene ninguna dirección de correo confirmada. Confirme una allí o use su contraseña.
signIn-failedAlone = No se ha podido iniciar sesión con { $name }. Inténtelo de nuevo.
signIn-unverifiedAlone = Su cuenta de { $name } no tiene ninguna dirección de correo confirmada. Confirme una allí e inténtelo de nuevo.
signIn-unreachable = { $name } no responde en este momento. Inténtelo de nuevo en unos minutos.
signIn-known = Ya existe una cuenta con esta dirección. Inicie sesión una vez con su contraseña y { $name } quedará conectado.

settings-devices-button = Cerrar sesión en todos los dispositivos
settings-devices-title = Dispositivos
settings-devices-lead = ¿Dejó la sesión abierta en otro lugar? Ciérrela en todos los dispositivos, también en este.
settings-title = Ajustes de la cuenta
settings-signingIn = Inicio de sesión
settings-since = Cuenta creada el { $date }.
settings-password-title = Contraseña
settings-password-lead = Al cambiarla se cierra la sesión en los demás dispositivos.
settings-password-current = Contraseña actual
settings-password-next = Contraseña nueva
settings-password-button = Cambiar la contraseña
settings-password-done = Su contraseña ha cambiado. Se ha cerrado la sesión en los demás dispositivos.
settings-password-forgotten = ¿La ha olvidado o aún no tiene? Reciba un enlace
settings-email-title = Dirección de correo
settings-email-lead = Enviamos un enlace a la dirección nueva. La cuenta pasa a ella en cuanto lo abra, y se avisa a la anterior.
settings-email-next = Nueva dirección de correo
settings-email-now = Dirección actual
settings-email-button = Cambiar la dirección de correo
settings-email-done = Hemos enviado un enlace a la dirección nueva. Funciona durante una hora.
settings-email-confirmTitle = Confirme su nueva dirección de correo
settings-email-confirmLead = Haga clic para pasar su cuenta a esta dirección.
settings-email-confirmButton = Confirmar la dirección nueva
settings-email-confirmed = Su cuenta tiene ya la nueva dirección de correo.
settings-email-verified = Confirmada
settings-email-unverified = Sin confirmar
settings-providers-off = Sin conectar
settings-providers-connectLead = Inicie sesión también con { $name }. La dirección confirmada allí debe ser la de esta cuenta.
settings-providers-connect = Conectar { $name }
settings-providers-connected = Conectado. A partir de ahora también puede iniciar sesión así.
settings-providers-refused = { $name } no se ha conectado. Inicie sesión allí con una cuenta cuya dirección confirmada sea { $email } e inténtelo de nuevo.
settings-providers-since = Conectado desde el { $date }.
settings-providers-disconnect = Desconectar
settings-providers-title = Desconectar { $name }
settings-providers-lead = Ya no podrá iniciar sesión con { $name }, solo con su contraseña. Para conectarlo de nuevo necesita allí una cuenta con la dirección confirmada { $email }.
settings-providers-done = Desconectado. A partir de ahora, inicie sesión con su contraseña.
settings-data-title = Sus datos
settings-data-file = Una copia de todo
settings-data-before = Descargue antes sus datos
settings-data-lead = Un archivo JSON con todo lo que guardamos sobre usted: su cuenta, sus tokens (sin su valor) y sus envíos con su historial.
settings-data-button = Descargar sus datos
settings-deletion-title = Eliminar la cuenta
settings-deletion-lead = Los envíos pendientes se retirarán y los tokens dejarán de funcionar al instante. Las herramientas publicadas seguirán en el catálogo, pero no pertenecerán a ninguna cuenta. No se puede deshacer.
settings-deletion-submissions = { $count ->
    [one] Se retirará { $count } envío pendiente.
    [many] Se retirarán { $count } envíos pendientes.
   *[other] Se retirarán { $count } envíos pendientes.
}
settings-deletion-tokens = { $count ->
    [one] { $count } token dejará de funcionar al instante.
    [many] { $count } tokens dejarán de funcionar al instante.
   *[other] { $count } tokens dejarán de funcionar al instante.
}
settings-deletion-tools = { $count ->
    [one] { $count } herramienta publicada seguirá en el catálogo, pero no pertenecerá a ninguna cuenta.
    [many] { $count } herramientas publicadas seguirán en el catálogo, pero no pertenecerán a ninguna cuenta.
   *[other] { $count } herramientas publicadas seguirán en el catálogo, pero no pertenecerán a ninguna cuenta.
}
settings-deletion-final = No se puede deshacer.
settings-deletion-openButton = Eliminar la cuenta…
settings-deletion-button = Eliminar para siempre
settings-deletion-keep = Conservar la cuenta
settings-deletion-done = Su cuenta se ha eliminado. Gracias por usar este catálogo.

verify-title = Confirmar su correo electrónico
verify-lead = Haga clic para confirmar esta dirección.
verify-button = Confirmar la dirección
verify-done = Su correo electrónico está confirmado.
verify-continue = Continuar con el envío
verify-wrong = ¿Dirección equivocada? Cámbiela
verify-password = Escriba la contraseña de esta cuenta para confirmar la dirección e iniciar sesión.
verify-unknown = ¿No es su cuenta o no conoce la contraseña?
verify-unknownLead = Elija una contraseña nueva. Se cerrarán todas las sesiones de quien creó la cuenta con su dirección y se revocarán todos los tokens de API.
verify-unknownButton = Elegir una contraseña nueva
verify-change = Escriba la contraseña de la cuenta que pasará a esta dirección.

forgot-title = Restablecer la contraseña
forgot-lead = Indique su correo electrónico. Si pertenece a una cuenta, le enviaremos un enlace para elegir otra contraseña.
forgot-button = Enviar el enlace
forgot-done = Si existe una cuenta con esta dirección, el mensaje está en camino. El enlace sirve durante una hora.

reset-title = Elegir una contraseña nueva
reset-password = Contraseña nueva
reset-button = Guardar la contraseña
reset-signsOut = Se cerrará su sesión en todos los dispositivos.

account-title = Su cuenta
account-nav = Páginas de la cuenta
account-start = Resumen
account-submissions = Mis envíos
account-reports = Mis avisos
account-lists = Mis listas
account-follows = Suscripciones
account-tokens = Tokens de API
account-webhooks = Webhooks
account-queue = Cola de revisión

tokens-title = Tokens de API
tokens-lead = Un token permite que un programa envíe herramientas y lea sus envíos en su nombre. Trátelo como una contraseña.
tokens-create = Crear un token
tokens-name = Nombre
tokens-nameHint = Para qué lo va a usar, por ejemplo el nombre de un script.
tokens-scopes = Permisos
tokens-scope-submissions_write = Enviar herramientas y cambiar sus envíos
tokens-scope-submissions_read = Ver la lista de sus envíos
tokens-expires = Válido durante
tokens-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
tokens-button = Crear token
tokens-createdTitle = Su nuevo token
tokens-shownOnce = Cópielo ahora: no volverá a mostrarse. Solo guardamos una huella de él.
tokens-tryIt = Pruébelo: envíe una herramienta
tokens-back = Volver a sus tokens
tokens-list = Sus tokens
tokens-none = Todavía no tiene tokens.
tokens-created = Creado
tokens-revoked = El token está revocado y ya no funciona.
tokens-allRevoked = Todos sus tokens están revocados.
tokens-verifyFirst = Confirme su correo electrónico antes de crear un token.
tokens-confirmPassword = Confirme su contraseña
tokens-confirmPasswordHint = Inició sesión hace más de 15 minutos. Para un token nuevo hace falta otra vez la contraseña.
tokens-until = { $days }, hasta el { $date }
tokens-never = Sin caducidad
tokens-soon = Caduca pronto
tokens-nothingYet = Con un token puede enviar herramientas desde un script, un proceso automático o un agente.
tokens-revokeAllHint = Los programas que usan sus tokens pierden el acceso al instante. No se puede deshacer.
tokens-ended = { $count ->
    [one] { $count } token caducado o revocado
    [many] { $count } tokens caducados o revocados
   *[other] { $count } tokens caducados o revocados
}
tokens-tryList = Pruébelo: consulte sus envíos
tokens-storageAdvice = No guarde el token en el código, sino en un gestor de secretos o en una variable de entorno.

deadLink-title = Este enlace ya no funciona
deadLink-lead = Ya se ha usado, ha caducado o lo ha sustituido otro más reciente.
deadLink-verify = Inicie sesión y pida desde su cuenta que se le envíe otra vez el mensaje.
deadLink-reset = Pida que se le envíe otro enlace.
deadLink-change = Inicie sesión y vuelva a escribir la dirección nueva.

twoFactor-title = Autenticación de dos factores
twoFactor-on = Activada
twoFactor-off = Desactivada
twoFactor-lead = Con un segundo paso, una contraseña robada no basta para iniciar sesión.
twoFactor-required = Su rol exige la autenticación de dos factores. Configure una aplicación de autenticación o una llave de acceso para abrir el panel de redacción.
twoFactor-unverified = Confirme su dirección de correo antes de configurar la autenticación de dos factores.
twoFactor-remove = Quitar
twoFactor-app-title = Aplicación de autenticación
twoFactor-app-lead = Una aplicación de su teléfono muestra un código nuevo cada 30 segundos.
twoFactor-app-since = Configurada el { $date }.
twoFactor-app-setUp = Configurar
twoFactor-app-setUpTitle = Configurar una aplicación de autenticación
twoFactor-app-scan = Escanee este código QR con una aplicación de autenticación.
twoFactor-app-picture = Código QR con la clave de configuración
twoFactor-app-key = ¿No puede escanearlo? Escriba esta clave en la aplicación:
twoFactor-app-code = Código de la aplicación
twoFactor-app-button = Activar
twoFactor-app-removeTitle = Quitar la aplicación de autenticación
twoFactor-app-removeLead = Sus códigos dejarán de servir para iniciar sesión.
twoFactor-app-done = La aplicación de autenticación está configurada.
twoFactor-app-removed = La aplicación de autenticación se ha quitado.
twoFactor-passkeys-title = Llaves de acceso
twoFactor-passkeys-lead = Use su huella, su rostro, el bloqueo de pantalla o una llave de seguridad.
twoFactor-passkeys-add = Añadir una llave de acceso
twoFactor-passkeys-addLead = El navegador le pedirá que confirme con su dispositivo o con una llave de seguridad.
twoFactor-passkeys-name = Nombre
twoFactor-passkeys-nameHint = Dónde la guarda, por ejemplo el nombre de su teléfono.
twoFactor-passkeys-added = Añadida el { $date }
twoFactor-passkeys-used = Usada por última vez el { $date }
twoFactor-passkeys-unused = Sin usar
twoFactor-passkeys-removeTitle = Quitar la llave de acceso «{ $name }»
twoFactor-passkeys-removeLead = Dejará de servir para iniciar sesión. Bórrela también de su dispositivo.
twoFactor-passkeys-use = Usar una llave de acceso
twoFactor-passkeys-failed = No se ha usado la llave de acceso. Inténtelo de nuevo.
twoFactor-passkeys-notAdded = No se ha añadido ninguna llave de acceso. Inténtelo de nuevo.
twoFactor-passkeys-needsScript = Las llaves de acceso necesitan JavaScript y un navegador compatible.
twoFactor-passkeys-done = La llave de acceso se ha añadido.
twoFactor-passkeys-removed = La llave de acceso se ha quitado.
twoFactor-recovery-title = Códigos de recuperación
twoFactor-recovery-lead = Por si pierde el teléfono o las llaves de acceso. Cada código sirve una vez.
twoFactor-recovery-left = Quedan { NUMBER($count) } de { NUMBER($of) }
twoFactor-recovery-make = Crear códigos nuevos
twoFactor-recovery-makeLead = Recibirá diez códigos nuevos. Los que tiene ahora dejarán de servir.
twoFactor-recovery-yours = Sus códigos de recuperación
twoFactor-recovery-turnedOn = La autenticación de dos factores está activada.
twoFactor-recovery-saveNow = Guárdelos ahora: no volverán a mostrarse.
twoFactor-recovery-storageAdvice = Guárdelos donde pueda encontrarlos sin el teléfono: en un gestor de contraseñas o en papel.
twoFactor-recovery-saved = Los he guardado
twoFactor-turnOff-title = Desactivar la autenticación de dos factores
twoFactor-turnOff-lead = A partir de entonces bastará la contraseña para iniciar sesión. Se quitan la aplicación de autenticación, las llaves de acceso y los códigos de recuperación.
twoFactor-turnOff-open = Desactivar…
twoFactor-turnOff-button = Desactivar
twoFactor-turnOff-done = La autenticación de dos factores está desactivada.
twoFactor-turnOff-needed = Su rol la exige; no se puede desactivar.
twoFactor-confirmation-title = Confirme que es usted
twoFactor-confirmation-lead = Inició sesión hace un rato y este paso pide una confirmación.
twoFactor-confirmation-button = Confirmar
twoFactor-code = Código de autenticación
twoFactor-codeHint = Seis cifras de su aplicación de autenticación.
twoFactor-useRecovery = Usar un código de recuperación
twoFactor-recoveryCode = Código de recuperación
twoFactor-signIn-lead = Un paso más: confirme que es usted.
twoFactor-signIn-lost = ¿Ha perdido el teléfono, las llaves de acceso y los códigos de recuperación? Diríjase a un administrador del catálogo.
twoFactor-signIn-another = Iniciar sesión con otra cuenta

setUp-title = Configurar este catálogo
setUp-lead = Esta cuenta administrará el catálogo: con ella da nombre al sitio, escribe sus páginas e invita a los miembros de la redacción.
setUp-button = Crear la cuenta de administrador
setUp-another = Si aún no hay ningún administrador, reinicie el servidor para obtener un enlace nuevo.

# Heading.
start-news = Novedades de sus suscripciones
start-noNews = Nada nuevo en las dos últimas semanas.
# Link to all lists of the account.
start-all = Todas las listas
# Heading of the empty page.
start-none = Aquí no hay nada todavía
start-noneHint = Guarde herramientas con el marcador, siga por correo lo que le interesa o reúna herramientas en una lista. Lo encontrará todo aquí.

registered = Registrado

created = Creado

email_verified = Dirección confirmada

terms_accepted = Condiciones aceptadas

reclaimed = Recuperada por el titular de la dirección

role_changed = Rol cambiado

suspended = Suspendido

suspension_lifted = Suspensión levantada

revoked = Revocado

leaked = Revocado: encontrado en un lugar público

reused = Terminada: se volvió a usar un código o token

secret_rotated = Clave de firma nueva

turned_on = Activado

turned_off = Desactivado

password_reset = Nueva contraseña

guessing_noticed = Muchas contraseñas incorrectas: aviso enviado

session_ended = Sesión cerrada en un dispositivo

password_changed = Contraseña cambiada

email_changed = Dirección cambiada

identity_linked = Método de inicio de sesión conectado

identity_unlinked = Método de inicio de sesión desconectado

totp_added = Aplicación de autenticación añadida

totp_removed = Aplicación de autenticación quitada

passkey_added = Llave de acceso añadida

passkey_removed = Llave de acceso quitada

two_factor_off = Autenticación de dos factores desactivada

two_factor_reset = Autenticación de dos factores restablecida

recovery_codes_made = Códigos de recuperación nuevos

recovery_code_used = Código de recuperación usado

notices_off = Notificaciones desactivadas

notices_on = Notificaciones activadas

deleted = Eliminado

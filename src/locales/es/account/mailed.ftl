notices-title = Avisos por correo
notices-lead = Acuses de recibo, recordatorios y mensajes de otros editores. Las decisiones sobre sus envíos y las advertencias sobre su cuenta se envían siempre.
notices-on = Activados
notices-off = Desactivados
notices-turnOff = Desactivar
notices-turnOn = Activar
notices-nowOff = Los avisos están desactivados.
notices-nowOn = Los avisos están activados.
notices-done = Cambiado.

invitation-title = Únase a los editores
invitation-lead-editor = Le invitamos a encargarse de { $site } como editor.
invitation-lead-admin = Le invitamos a encargarse de { $site } como administrador.
invitation-asNew = Elija una contraseña para su nueva cuenta.
invitation-asAccount = La cuenta que ya tiene recibirá este rol.
invitation-button = Aceptar
invitation-another = Pida una invitación nueva a quien le invitó.

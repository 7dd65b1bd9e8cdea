notices-title = Notificaciones por correo
notices-lead = Acuses de recibo, recordatorios y mensajes de otros miembros de la redacción. Las decisiones sobre sus envíos y las advertencias sobre su cuenta se envían siempre.
notices-on = Activadas
notices-off = Desactivadas
notices-turnOff = Desactivar
notices-turnOn = Activar
notices-nowOff = Las notificaciones están desactivadas.
notices-nowOn = Las notificaciones están activadas.
notices-done = Cambiado.

invitation-title = Únase a la redacción
invitation-lead-editor = Le invitamos a unirse a la redacción de { $site }.
invitation-lead-admin = Le invitamos a administrar { $site }.
invitation-asNew = Elija una contraseña para su nueva cuenta.
invitation-asAccount = La cuenta que ya tiene recibirá este rol.
invitation-button = Aceptar
invitation-another = Pida una invitación nueva a quien le invitó.

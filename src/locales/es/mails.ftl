hello = Hola:

button-open = Abrir la página
button-sign-in = Iniciar sesión
button-password = Elegir una contraseña nueva
button-confirm = Confirmar la dirección
button-check = Revisar los datos
button-accept = Aceptar la invitación
button-follow = Ver y confirmar

notice =
    Recibe estas notificaciones porque tiene una cuenta. Puede desactivarlas aquí:
    { $link }

following =
    Recibe este correo porque lo ha pedido. Puede cambiar sus suscripciones o cancelarlas aquí:
    { $link }

news-new = Nuevas
news-changed = Con cambios
news-confirmed = Confirmadas por sus creadores
news-fact = { $field }: { $to } (antes: { $from })
news-fields = Ha cambiado: { $fields }
news-dead = El enlace ya no funciona.
news-alive = El enlace vuelve a funcionar.

follow_confirm-subject = Confirme su suscripción en { $site }
follow_confirm-text =
    Alguien, probablemente usted, ha pedido a { $site } que escriba a esta dirección de correo cuando haya novedades. Esta página muestra de qué se trata. Confírmelo allí:

    { $link }

    Si no hace nada, no recibirá ningún correo y borraremos esta dirección a los tres días.

digest-subject = { $rhythm ->
    [day] Ha cambiado un precio o un enlace en { $site }
   *[week] Novedades de sus suscripciones en { $site }
}
digest-text-1 = { $rhythm ->
    [day] Ha cambiado un precio o un enlace de sus suscripciones en { $site }.
   *[week] Estas son las novedades de sus suscripciones en { $site }.
}
digest-text-2 = { $lines }
digest-text-3 = { $news }
digest-text-4 = { $rest ->
    [one] Y { $rest } herramienta más.
    [many] Y { $rest } de herramientas más.
   *[other] Y { $rest } herramientas más.
}

verify_email-subject = Confirme su correo electrónico para { $site }
verify_email-text =
    Se ha creado una cuenta en { $site } con esta dirección de correo. Confirme que la dirección es suya:

    { $link }

    El enlace funciona una sola vez y sirve durante 24 horas.

    Si no ha creado ninguna cuenta, ignore este mensaje.

already_registered-subject = Ya tiene una cuenta en { $site }
already_registered-text =
    Alguien, probablemente usted, ha intentado crear una cuenta en { $site } con esta dirección de correo. Ya existe una, así que no se ha cambiado nada.

    Inicie sesión aquí:
    { $sign_in_link }

    Si ha olvidado su contraseña, elija una nueva aquí:
    { $reset_link }

    Si no ha sido usted, ignore este mensaje.

reset_password-subject = Elija una contraseña nueva para { $site }
reset_password-text =
    Se ha solicitado una contraseña nueva para su cuenta en { $site }. Puede elegirla aquí:

    { $link }

    El enlace funciona una sola vez y sirve durante una hora.

    Si no la ha solicitado, ignore este mensaje: su contraseña no cambiará.

confirm_new_email-subject = Confirme su nueva dirección de correo para { $site }
confirm_new_email-text =
    El titular de una cuenta en { $site } quiere usar a partir de ahora esta dirección de correo. Confirme que la dirección es suya:

    { $link }

    El enlace funciona una sola vez y sirve durante una hora. Hasta entonces la cuenta conserva su dirección anterior.

    Si no sabe nada de esto, ignore este mensaje.

email_changed-subject = Su dirección de correo en { $site } ha cambiado
email_changed-text =
    Su cuenta en { $site } tiene ahora otra dirección de correo. A la anterior ya no llegarán más mensajes.

    Si no ha sido usted, responda a este mensaje o escriba de inmediato a un administrador del sitio: otra persona ha entrado en su cuenta.

account_deleted-subject = Su cuenta de { $site } se ha eliminado
account_deleted-text =
    Su cuenta en { $site } se ha eliminado: sus envíos pendientes se han retirado, sus tokens de API ya no funcionan y su dirección de correo se ha borrado de nuestros datos.

    Las herramientas publicadas siguen en el catálogo, pero no pertenecen a ninguna cuenta. Este es el último mensaje a esta dirección.

identity_linked-subject = { $provider } está conectado a su cuenta de { $site }
identity_linked-text =
    Desde ahora puede iniciar sesión en su cuenta de { $site } con { $provider }.

    Si no ha sido usted, desconéctelo en sus ajustes y elija otra contraseña:
    { $settings_link }

identity_unlinked-subject = { $provider } ya no está conectado a su cuenta de { $site }
identity_unlinked-text =
    Ya no puede iniciar sesión en su cuenta de { $site } con { $provider }; inicie sesión con su contraseña.

    Si no ha sido usted, elija de inmediato otra contraseña:
    { $reset_link }

token_created-subject = Un nuevo token de API en su cuenta de { $site }
token_created-text =
    En su cuenta de { $site } se ha creado un token de API llamado «{ $name }». Termina en { $last_four }.

    Si no ha sido usted, revoque el token y elija otra contraseña:
    { $tokens_link }

token_expiring-subject = Uno de sus tokens de API de { $site } caduca pronto
token_expiring-text =
    El token de API «{ $name }» de su cuenta en { $site }, que termina en { $last_four }, es válido hasta el { $expires_on }. Después se rechazarán los programas que lo usen.

    Puede crear uno nuevo aquí:
    { $tokens_link }

    Si ya no lo necesita, no tiene que hacer nada. Este es el único recordatorio de este token.

submission_received-subject = «{ $name }» está pendiente de revisión
submission_received-text =
    Gracias por enviar «{ $name }» a { $site }. La redacción revisará su envío; hasta entonces no será visible en el catálogo. Le escribiremos en cuanto haya una decisión.

    Puede seguirlo aquí:
    { $status_link }

submission_approved-subject = «{ $name }» ya está en el catálogo
submission_approved-text =
    La redacción ha aprobado «{ $name }». La ficha ya está en el catálogo de { $site }:

    { $tool_link }

submission_rejected-subject = «{ $name }» no se ha aprobado
submission_rejected-text-1 =
    La redacción de { $site } ha revisado «{ $name }» y no lo ha aceptado.

    Motivo:
    { $reason }
submission_rejected-text-2 =
    Nota de la redacción:
    { $note }
submission_rejected-text-3 = { $decision ->
    [appeal]
        Esta es la decisión sobre su apelación y es definitiva:
        { $status_link }
   *[first]
        Si cree que se trata de un error, puede apelar una vez; decidirá otra persona de la redacción:
        { $status_link }
}

changes_requested-subject = Cambios solicitados en «{ $name }»
changes_requested-text-1 = La redacción de { $site } ha revisado «{ $name }» y pide cambios antes de publicar la ficha.
changes_requested-text-2 =
    Nota de la redacción:
    { $note }
changes_requested-text-3 =
    Tiene 30 días para corregir su envío y enviarlo de nuevo:
    { $status_link }

submission_expired-subject = El envío de «{ $name }» ha caducado
submission_expired-text =
    En { $site } se solicitaron cambios en «{ $name }», pero no llegó ninguno en 30 días. El envío queda cerrado:

    { $status_link }

    Puede volver a enviar la herramienta cuando quiera.

tool_quarantined-subject = «{ $name }» está oculta por ahora
tool_quarantined-text =
    La redacción ha ocultado su herramienta «{ $name }» en el catálogo de { $site } hasta que se revise.

    Motivo:
    { $reason }

link_dead-subject = El enlace de «{ $name }» no funciona
link_dead-text =
    Hemos comprobado varias veces la dirección de «{ $name }» y no funciona:

    { $address }

    Su página en el catálogo de { $site } lo indica hasta que la dirección vuelva a funcionar:

    { $tool_link }

screening_rule_dropped-subject = La regla de control «{ $rule }» ya no rechaza envíos
screening_rule_dropped-text =
    La regla de control «{ $rule }» de { $site } se ha equivocado con demasiada frecuencia: de los últimos { $decided } hallazgos sobre los que decidió la redacción, se confirmaron { $agreed }.

    Desde ahora solo muestra sus hallazgos a la redacción y no rechaza nada. Aquí puede ver las cifras y cambiar el modo:
    { $screening_link }

submission_edited-subject = La redacción ha corregido «{ $name }»
submission_edited-text =
    La redacción de { $site } ha corregido su envío «{ $name }» antes de decidir. Se han cambiado estos campos:

    { $fields }

    No tiene que hacer nada. Puede ver el envío tal como está ahora y seguirlo aquí:
    { $status_link }

desk_mention-subject = Le mencionan en una nota de { $site }
desk_mention-text =
    { $author } le menciona en una nota sobre «{ $name }» en { $site }:

    { $note }

    Ábrala aquí:
    { $desk_link }

submission_assigned-subject = Se le ha asignado una ficha en { $site }
submission_assigned-text =
    { $author } le ha asignado la ficha «{ $name }» en { $site }.

    Ábrala aquí:
    { $desk_link }

submission_escalated-subject = Una ficha de { $site } necesita a un administrador
submission_escalated-text =
    { $author } pide a los administradores de { $site } que decidan sobre «{ $name }»:

    { $note }

    Ábrala aquí:
    { $desk_link }

claim_lost-subject = Ya no es el creador verificado de «{ $name }»
claim_lost-text =
    Ya no encontramos la prueba de que { $subject } es suyo. «{ $name }» sigue siendo suya por ahora, pero ya no muestra un creador verificado. Puede demostrarlo de nuevo aquí:

    { $claim_link }

entry_passed-subject = «{ $name }» pertenece ahora a otra cuenta
entry_passed-text =
    Alguien ha demostrado que { $subject } es suyo, así que «{ $name }» pertenece ahora a su cuenta. Si es de usted, demuéstrelo aquí y decidirá la redacción:

    { $claim_link }

claim_verified-subject = Ahora es el creador verificado de «{ $name }»
claim_verified-text =
    Ha demostrado que { $subject } es suyo. «{ $name }» en { $site } pertenece ahora a su cuenta: puede cambiar su ficha, que ahora muestra «Creador verificado».

    Todo sobre su reclamación:
    { $claim_link }

claim_refused-subject = Su reclamación de «{ $name }» no se ha aceptado
claim_refused-text-1 = La redacción no ha aceptado su reclamación de «{ $name }», basada en { $subject }.
claim_refused-text-2 =
    Motivo:
    { $note }
claim_refused-text-3 =
    Todo sobre su reclamación:
    { $claim_link }

claim_renewal-subject = Inicie sesión de nuevo en GitHub por «{ $name }»
claim_renewal-text =
    «{ $name }» en { $site } es suya porque administra { $subject }. Lo comprobamos en GitHub cada 90 días, para lo cual debe iniciar sesión allí. Hágalo en un plazo de dos semanas:

    { $claim_link }

list_hidden-subject = Su lista «{ $name }» está oculta
list_hidden-text-1 = Algunos visitantes avisaron de un problema con su lista «{ $name }», y la redacción la ha ocultado. Ahora solo la ve usted.
list_hidden-text-2 =
    Nota de la redacción:
    { $note }
list_hidden-text-3 =
    Su lista:
    { $list_link }

recommendation_hidden-subject = Su recomendación en { $site } está oculta
recommendation_hidden-text-1 = La redacción ha ocultado su recomendación de «{ $name }» en { $site }. Ahora solo la ve usted, y puede cambiarla.
recommendation_hidden-text-2 =
    Nota de la redacción:
    { $note }
recommendation_hidden-text-3 =
    Su recomendación:
    { $recommend_link }

password_changed-subject = Su contraseña de { $site } ha cambiado
password_changed-text-1 = La contraseña de su cuenta en { $site } acaba de cambiar y se ha cerrado su sesión en todos los dispositivos.
password_changed-text-2 = También se han revocado: tokens de API ({ $tokens }), aplicaciones conectadas ({ $grants }) y webhooks ({ $webhooks }).
password_changed-text-3 =
    Si no ha sido usted, elija de inmediato otra contraseña y revoque sus tokens de API:
    { $reset_link }

password_guessed-subject = Alguien intenta adivinar su contraseña de { $site }
password_guessed-text =
    En una hora se han introducido muchas contraseñas incorrectas para su cuenta de { $site }. Ninguna era la correcta. Por ahora se rechazan más intentos, salvo en los navegadores en los que ya ha iniciado sesión.

    Si ha sido usted y ha olvidado la contraseña, elija otra aquí:
    { $reset_link }

    Si no, no tiene que hacer nada mientras no use esa contraseña en ningún otro sitio. La autenticación de dos factores le protege aunque llegue a conocerse:
    { $settings_link }

    Enviamos este aviso una vez al día como máximo.

factor_added-subject = Se ha añadido un segundo factor de autenticación a su cuenta de { $site }
factor_added-text =
    { $factor ->
        [app] Se ha configurado una aplicación de autenticación para su cuenta en { $site }.
       *[passkey] Se ha añadido la llave de acceso «{ $name }» a su cuenta en { $site }.
    }

    Si no ha sido usted, elija de inmediato otra contraseña y avise a un administrador de { $site }:
    { $reset_link }

factor_removed-subject = Se ha quitado un segundo factor de autenticación de su cuenta de { $site }
factor_removed-text =
    { $factor ->
        [app] Se ha quitado la aplicación de autenticación de su cuenta en { $site }.
       *[passkey] Se ha quitado la llave de acceso «{ $name }» de su cuenta en { $site }.
    }

    Si no ha sido usted, elija de inmediato otra contraseña y avise a un administrador de { $site }:
    { $reset_link }

two_factor_off-subject = La autenticación de dos factores de { $site } está desactivada
two_factor_off-text =
    Se ha desactivado la autenticación de dos factores de su cuenta en { $site }. Desde ahora basta su contraseña para iniciar sesión.

    Si no ha sido usted, elija de inmediato otra contraseña y avise a un administrador de { $site }:
    { $reset_link }

two_factor_reset-subject = Se ha restablecido la autenticación de dos factores de { $site }
two_factor_reset-text =
    Los administradores de { $site } han quitado la aplicación de autenticación, las llaves de acceso y los códigos de recuperación de su cuenta, y se ha cerrado su sesión en todos los dispositivos. Desde ahora basta su contraseña para iniciar sesión.

    Vuelva a configurar la autenticación de dos factores en sus ajustes:
    { $settings_link }

    Si no lo ha pedido, elija de inmediato otra contraseña:
    { $reset_link }

recovery_codes_made-subject = Nuevos códigos de recuperación de su cuenta de { $site }
recovery_codes_made-text =
    Se han creado códigos de recuperación nuevos para su cuenta en { $site }. Los anteriores ya no sirven.

    Si no ha sido usted, elija de inmediato otra contraseña y avise a un administrador de { $site }:
    { $reset_link }

recovery_code_used-subject = Se ha usado un código de recuperación de su cuenta de { $site }
recovery_code_used-text =
    Se acaba de usar un código de recuperación de su cuenta en { $site }. Códigos restantes: { $left }.

    Puede crear otros en sus ajustes:
    { $settings_link }

    Si no ha sido usted, elija de inmediato otra contraseña y avise a un administrador de { $site }:
    { $reset_link }

token_leaked-subject = Su token de API de { $site } apareció publicado y se ha revocado
token_leaked-text-1 = El token de API «{ $name }» de su cuenta en { $site }, que termina en { $last_four }, se encontró en un lugar público. Lo hemos revocado: los programas que lo usan se rechazan.
token_leaked-text-2 =
    Se encontró aquí:
    { $address }
token_leaked-text-3 =
    Cree uno nuevo y guárdelo en un gestor de secretos o en una variable de entorno:
    { $tokens_link }

grant_created-subject = Una aplicación ya tiene acceso a su cuenta en { $site }
grant_created-text =
    Ha dado a esta aplicación acceso a su cuenta en { $site }:

    { $name } ({ $address })

    Si no ha sido usted, desconéctela aquí y cambie su contraseña:
    { $tokens_link }

grant_leaked-subject = Un token de una aplicación para su cuenta en { $site } apareció publicado
grant_leaked-text-1 = Un token que da a { $name } acceso a su cuenta en { $site } se encontró en un lugar público. Hemos desconectado la aplicación: sus tokens se rechazan.
grant_leaked-text-2 =
    Se encontró aquí:
    { $address }
grant_leaked-text-3 =
    Si todavía la usa, avise a su creador y conéctela de nuevo cuando se haya resuelto la filtración. Vea qué tiene acceso ahora:
    { $tokens_link }

report_answered-subject = El resultado de su aviso en { $site }
report_answered-text-1 =
    Alguien con esta dirección avisó de un problema con una ficha en { $site } y pidió conocer el resultado:

    { $outcome }
report_answered-text-2 =
    Vea la ficha aquí:
    { $tool_link }
report_answered-text-3 = Si no ha sido usted, ignore este mensaje.

change_received-subject = Hemos recibido su cambio en «{ $name }»
change_received-text =
    Ha propuesto un cambio de «{ $name }» en { $site }. La redacción lo revisará antes de que sea visible.

    Puede seguirlo aquí:
    { $status_link }

change_accepted-subject = Su cambio en «{ $name }» está publicado
change_accepted-text-1 =
    La redacción de { $site } ha aceptado su cambio de «{ $name }». Se han cambiado:

    { $fields }
change_accepted-text-2 =
    No se ha aceptado:
    { $declined }
change_accepted-text-3 =
    Nota de la redacción:
    { $note }
change_accepted-text-4 =
    Vea la ficha aquí:
    { $tool_link }

change_declined-subject = Su cambio en «{ $name }» se ha rechazado
change_declined-text-1 =
    La redacción de { $site } ha rechazado su cambio de «{ $name }».

    Motivo:
    { $reason }
change_declined-text-2 =
    Nota de la redacción:
    { $note }
change_declined-text-3 =
    Puede verlo aquí:
    { $status_link }

removal_accepted-subject = «{ $name }» se ha eliminado de { $site }
removal_accepted-text = Como pidió, «{ $name }» se ha eliminado del catálogo de { $site }.

webhook_off-subject = Su webhook en { $site } se ha desactivado
webhook_off-text =
    Durante cinco días no ha llegado nada de { $site } a esta dirección, o su servidor respondió que ya no existe:

    { $address }

    Ya no enviamos nada allí. Active de nuevo el webhook y reenvíe lo que falta aquí:
    { $webhook_link }

invitation-subject = Invitación a { $site }
invitation-text-1 =
    { $role ->
        [admin] Le invitamos a administrar { $site }: los administradores cuidan el catálogo, sus ajustes y sus cuentas.
       *[editor] Le invitamos a unirse a la redacción de { $site }, que revisa los envíos y cuida el catálogo.
    }
invitation-text-2 = Le invita { $inviter }.
invitation-text-3 =
    Acepte la invitación aquí:
    { $link }

    El enlace funciona una sola vez y caduca a los 7 días.

    Si no sabe de qué se trata, ignore este mensaje.

test_mail-subject = Mensaje de prueba de { $site }
test_mail-text = Un administrador de { $site } ha enviado este mensaje de prueba desde el panel de redacción. Ha llegado, así que el correo funciona.

still_right-subject = { $count ->
    [1] ¿Sigue siendo correcta la ficha de su herramienta en { $site }?
   *[other] ¿Siguen siendo correctas las fichas de sus herramientas en { $site }?
}
still_right-text-1 =
    { $count ->
        [1] Una vez al año pedimos a los creadores que revisen sus fichas. Esto es lo que { $site } dice de su herramienta:
       *[other] Una vez al año pedimos a los creadores que revisen sus fichas. Esto es lo que { $site } dice de sus herramientas:
    }

    { $tools }
still_right-text-2 = { $more ->
    [one] La página de abajo muestra { $more } herramienta más.
    [many] La página de abajo muestra { $more } de herramientas más.
   *[other] La página de abajo muestra { $more } herramientas más.
}
still_right-text-3 =
    Si todo sigue siendo correcto, abra esta página y pulse el botón. No hace falta iniciar sesión:
    { $link }

    { $entry ->
        [one]
            Si algo ha cambiado, corríjalo aquí:
            { $suggest_link }
       *[several] Si algo ha cambiado, puede corregirlo desde esa página.
    }

    El enlace sirve 90 días. La página de la herramienta mostrará el mes en que la confirmó.

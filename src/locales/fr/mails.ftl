hello = Bonjour,

button-open = Ouvrir la page
button-sign-in = Se connecter
button-password = Choisir un nouveau mot de passe
button-confirm = Confirmer l’adresse
button-check = Vérifier les informations
button-accept = Accepter l’invitation
button-follow = Voir et confirmer

notice =
    Vous recevez ces notifications parce que vous avez un compte. Pour les désactiver :
    { $link }

following =
    Vous recevez cet e-mail parce que vous l’avez demandé. Pour modifier ce que vous suivez ou arrêter :
    { $link }

news-new = Nouveau
news-changed = Modifié
news-confirmed = Confirmé par leurs créateurs
news-fact = { $field } : { $to } (avant : { $from })
news-fields = Modifié : { $fields }
news-dead = Le lien ne fonctionne plus.
news-alive = Le lien fonctionne de nouveau.

follow_confirm-subject = Confirmez ce que vous voulez suivre sur { $site }
follow_confirm-text =
    Quelqu’un, sans doute vous, a demandé à { $site } d’écrire à cette adresse e-mail quand il y a du nouveau. Cette page montre de quoi il s’agit. Veuillez y confirmer la demande :

    { $link }

    Si vous ne faites rien, vous ne recevrez aucun e-mail et nous effacerons cette adresse au bout de trois jours.

digest-subject = { $rhythm ->
    [day] Un prix ou un lien a changé sur { $site }
   *[week] Du nouveau dans ce que vous suivez sur { $site }
}
digest-text-1 = { $rhythm ->
    [day] Un prix ou un lien que vous suivez sur { $site } a changé.
   *[week] Voici ce qu’il y a de nouveau dans ce que vous suivez sur { $site }.
}
digest-text-2 = { $lines }
digest-text-3 = { $news }
digest-text-4 = { $rest ->
    [one] Et { $rest } autre outil.
    [many] Et { $rest } d’autres outils.
   *[other] Et { $rest } autres outils.
}

verify_email-subject = Confirmez votre adresse e-mail pour { $site }
verify_email-text =
    Un compte a été créé sur { $site } avec cette adresse e-mail. Veuillez confirmer qu’il s’agit bien de la vôtre :

    { $link }

    Le lien ne fonctionne qu’une fois et il est valable 24 heures.

    Si vous n’avez pas créé de compte, ignorez simplement ce message.

already_registered-subject = Vous avez déjà un compte sur { $site }
already_registered-text =
    Quelqu’un, sans doute vous, a voulu créer un compte sur { $site } avec cette adresse e-mail. Il en existe déjà un, et rien n’a été modifié.

    Connectez-vous ici :
    { $sign_in_link }

    Si vous avez oublié votre mot de passe, choisissez-en un nouveau ici :
    { $reset_link }

    Si ce n’était pas vous, ignorez simplement ce message.

reset_password-subject = Choisissez un nouveau mot de passe pour { $site }
reset_password-text =
    Un nouveau mot de passe a été demandé pour votre compte sur { $site }. Vous pouvez le choisir ici :

    { $link }

    Le lien ne fonctionne qu’une fois et il est valable une heure.

    Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.

confirm_new_email-subject = Confirmez votre nouvelle adresse e-mail pour { $site }
confirm_new_email-text =
    Le titulaire d’un compte sur { $site } souhaite désormais utiliser cette adresse e-mail. Veuillez confirmer qu’il s’agit bien de la vôtre :

    { $link }

    Le lien ne fonctionne qu’une fois et il est valable une heure. D’ici là, le compte garde son ancienne adresse.

    Si cela ne vous dit rien, ignorez simplement ce message.

email_changed-subject = Votre adresse e-mail sur { $site } a été modifiée
email_changed-text =
    Votre compte sur { $site } utilise désormais une autre adresse e-mail. L’ancienne ne recevra plus de messages.

    Si ce n’était pas vous, répondez à ce message ou écrivez tout de suite à un administrateur du site : quelqu’un d’autre a accès à votre compte.

account_deleted-subject = Votre compte sur { $site } a été supprimé
account_deleted-text =
    Votre compte sur { $site } a été supprimé : vos propositions en cours sont retirées, vos jetons d’API ne fonctionnent plus et votre adresse e-mail a été effacée de nos données.

    Les outils publiés restent dans le catalogue, sans être rattachés à un compte. C’est le dernier message envoyé à cette adresse.

identity_linked-subject = { $provider } est associé à votre compte sur { $site }
identity_linked-text =
    Vous pouvez désormais vous connecter à votre compte sur { $site } avec { $provider }.

    Si ce n’était pas vous, dissociez-le dans vos paramètres et choisissez un nouveau mot de passe :
    { $settings_link }

identity_unlinked-subject = { $provider } n’est plus associé à votre compte sur { $site }
identity_unlinked-text =
    Vous ne pouvez plus vous connecter à votre compte sur { $site } avec { $provider } ; utilisez votre mot de passe.

    Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe :
    { $reset_link }

token_created-subject = Un nouveau jeton d’API pour votre compte sur { $site }
token_created-text =
    Un jeton d’API nommé « { $name } » a été créé dans votre compte sur { $site }. Il se termine par { $last_four }.

    Si ce n’était pas vous, révoquez ce jeton et choisissez un nouveau mot de passe :
    { $tokens_link }

token_expiring-subject = L’un de vos jetons d’API sur { $site } expire bientôt
token_expiring-text =
    Le jeton d’API « { $name } » de votre compte sur { $site }, qui se termine par { $last_four }, est valable jusqu’au { $expires_on }. Ensuite, les programmes qui l’utilisent seront refusés.

    Vous pouvez en créer un nouveau ici :
    { $tokens_link }

    Si vous n’en avez plus besoin, vous n’avez rien à faire. C’est le seul rappel pour ce jeton.

submission_received-subject = « { $name } » attend d’être examiné
submission_received-text =
    Merci d’avoir proposé « { $name } » sur { $site }. La rédaction va examiner votre proposition ; d’ici là, elle n’est pas visible dans le catalogue. Nous vous écrirons dès qu’une décision sera prise.

    Vous pouvez la suivre ici :
    { $status_link }

submission_approved-subject = « { $name } » est publié
submission_approved-text =
    La rédaction a accepté « { $name } ». La fiche figure désormais dans le catalogue { $site } :

    { $tool_link }

submission_rejected-subject = « { $name } » n’a pas été retenu
submission_rejected-text-1 =
    La rédaction de { $site } a examiné « { $name } » et n’a pas retenu cette proposition.

    Motif :
    { $reason }
submission_rejected-text-2 =
    Message de la rédaction :
    { $note }
submission_rejected-text-3 = { $decision ->
    [appeal]
        C’est la décision sur votre recours, et elle est définitive :
        { $status_link }
   *[first]
        Si vous pensez qu’il s’agit d’une erreur, vous pouvez déposer un recours, une seule fois ; une autre personne de la rédaction tranchera :
        { $status_link }
}

changes_requested-subject = Modifications demandées pour « { $name } »
changes_requested-text-1 = La rédaction de { $site } a examiné « { $name } » et demande des modifications avant la publication.
changes_requested-text-2 =
    Message de la rédaction :
    { $note }
changes_requested-text-3 =
    Vous avez 30 jours pour corriger votre proposition et la renvoyer :
    { $status_link }

submission_expired-subject = La proposition « { $name } » a expiré
submission_expired-text =
    Des modifications avaient été demandées sur { $site } pour « { $name } », mais aucune n’est arrivée en 30 jours. La proposition est close :

    { $status_link }

    Vous pouvez tout à fait proposer l’outil à nouveau.

tool_quarantined-subject = « { $name } » est masqué pour le moment
tool_quarantined-text =
    La rédaction a masqué votre outil « { $name } » dans le catalogue { $site } jusqu’à ce qu’il ait été examiné.

    Motif :
    { $reason }

link_dead-subject = Le lien de « { $name } » ne fonctionne pas
link_dead-text =
    Nous avons vérifié plusieurs fois l’adresse de « { $name } », et elle ne fonctionne pas :

    { $address }

    Sa page dans le catalogue { $site } le signale jusqu’à ce que l’adresse fonctionne à nouveau :

    { $tool_link }

screening_rule_dropped-subject = La règle de contrôle « { $rule } » ne refuse plus rien
screening_rule_dropped-text =
    La règle de contrôle « { $rule } » de { $site } s’est trompée trop souvent : sur les { $decided } derniers constats tranchés par la rédaction, { $agreed } ont été confirmés.

    Désormais, elle montre seulement ses constats à la rédaction et ne refuse rien. Vous pouvez consulter les chiffres et changer son mode ici :
    { $screening_link }

submission_edited-subject = La rédaction a corrigé « { $name } »
submission_edited-text =
    La rédaction de { $site } a corrigé votre proposition « { $name } » avant de se prononcer. Champs modifiés :

    { $fields }

    Vous n’avez rien à faire. Vous pouvez voir la proposition telle qu’elle est maintenant et la suivre ici :
    { $status_link }

desk_mention-subject = Vous êtes mentionné dans une note sur { $site }
desk_mention-text =
    { $author } vous mentionne dans une note sur « { $name } », sur { $site } :

    { $note }

    Ouvrez-la ici :
    { $desk_link }

submission_assigned-subject = Une fiche de { $site } vous est confiée
submission_assigned-text =
    { $author } vous confie la fiche « { $name } » sur { $site }.

    Ouvrez-la ici :
    { $desk_link }

submission_escalated-subject = Une fiche de { $site } attend un administrateur
submission_escalated-text =
    { $author } demande aux administrateurs de { $site } de décider de « { $name } » :

    { $note }

    Ouvrez-la ici :
    { $desk_link }

claim_lost-subject = Vous n’êtes plus le créateur vérifié de « { $name } »
claim_lost-text =
    Nous ne trouvons plus la preuve que { $subject } est à vous. « { $name } » reste à vous pour l’instant, mais n’indique plus de créateur vérifié. Vous pouvez le prouver à nouveau ici :

    { $claim_link }

entry_passed-subject = « { $name } » appartient désormais à un autre compte
entry_passed-text =
    Quelqu’un a prouvé que { $subject } lui appartient, et « { $name } » appartient désormais à son compte. S’il est à vous, prouvez-le ici, et la rédaction décidera :

    { $claim_link }

claim_verified-subject = Vous êtes le créateur vérifié de « { $name } »
claim_verified-text =
    Vous avez prouvé que { $subject } est à vous. « { $name } » sur { $site } appartient désormais à votre compte : vous pouvez modifier sa fiche, qui porte maintenant la mention « Créateur vérifié ».

    Tout sur votre revendication :
    { $claim_link }

claim_refused-subject = Votre revendication de « { $name } » n’est pas acceptée
claim_refused-text-1 = La rédaction n’a pas accepté votre revendication de « { $name } », fondée sur { $subject }.
claim_refused-text-2 =
    Motif :
    { $note }
claim_refused-text-3 =
    Tout sur votre revendication :
    { $claim_link }

claim_renewal-subject = Reconnectez-vous à GitHub pour « { $name } »
claim_renewal-text =
    « { $name } » sur { $site } est à vous parce que vous administrez { $subject }. Nous le vérifions auprès de GitHub tous les 90 jours, ce qui demande que vous vous y connectiez. Merci de le faire d’ici deux semaines :

    { $claim_link }

list_hidden-subject = Votre liste « { $name } » est masquée
list_hidden-text-1 = Des visiteurs ont signalé votre liste « { $name } », et la rédaction l’a masquée. Vous seul la voyez désormais.
list_hidden-text-2 =
    Message de la rédaction :
    { $note }
list_hidden-text-3 =
    Votre liste :
    { $list_link }

recommendation_hidden-subject = Votre recommandation sur { $site } est masquée
recommendation_hidden-text-1 = La rédaction a masqué votre recommandation de « { $name } » sur { $site }. Vous seul la voyez désormais et pouvez la modifier.
recommendation_hidden-text-2 =
    Message de la rédaction :
    { $note }
recommendation_hidden-text-3 =
    Votre recommandation :
    { $recommend_link }

password_changed-subject = Votre mot de passe pour { $site } a été modifié
password_changed-text-1 = Le mot de passe de votre compte sur { $site } vient d’être modifié et vous avez été déconnecté de tous les appareils.
password_changed-text-2 = Révoqués en même temps – jetons d’API : { $tokens } ; applications connectées : { $grants } ; webhooks : { $webhooks }.
password_changed-text-3 =
    Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et révoquez vos jetons d’API :
    { $reset_link }

password_guessed-subject = Quelqu’un essaie de deviner votre mot de passe sur { $site }
password_guessed-text =
    De nombreux mots de passe erronés ont été saisis pour votre compte sur { $site } en l’espace d’une heure. Aucun n’était le bon. Les essais suivants sont refusés pour le moment, sauf dans les navigateurs où vous vous êtes déjà connecté.

    Si c’était vous et que vous avez oublié votre mot de passe, choisissez-en un nouveau ici :
    { $reset_link }

    Sinon, vous n’avez rien à faire tant que ce mot de passe ne vous sert nulle part ailleurs. L’authentification à deux facteurs vous protège même s’il venait à être connu :
    { $settings_link }

    Nous envoyons cet avertissement une fois par jour au plus.

factor_added-subject = Un second facteur a été ajouté à votre compte sur { $site }
factor_added-text =
    { $factor ->
        [app] Une application d’authentification a été configurée pour votre compte sur { $site }.
       *[passkey] La clé d’accès « { $name } » a été ajoutée à votre compte sur { $site }.
    }

    Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et prévenez un administrateur de { $site } :
    { $reset_link }

factor_removed-subject = Un second facteur a été retiré de votre compte sur { $site }
factor_removed-text =
    { $factor ->
        [app] L’application d’authentification a été retirée de votre compte sur { $site }.
       *[passkey] La clé d’accès « { $name } » a été retirée de votre compte sur { $site }.
    }

    Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et prévenez un administrateur de { $site } :
    { $reset_link }

two_factor_off-subject = L’authentification à deux facteurs est désactivée sur { $site }
two_factor_off-text =
    L’authentification à deux facteurs de votre compte sur { $site } a été désactivée. Votre mot de passe suffit désormais pour vous connecter.

    Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et prévenez un administrateur de { $site } :
    { $reset_link }

two_factor_reset-subject = L’authentification à deux facteurs a été réinitialisée sur { $site }
two_factor_reset-text =
    Les administrateurs de { $site } ont retiré l’application d’authentification, les clés d’accès et les codes de récupération de votre compte, et vous avez été déconnecté de tous les appareils. Votre mot de passe suffit désormais pour vous connecter.

    Configurez à nouveau l’authentification à deux facteurs dans vos paramètres :
    { $settings_link }

    Si vous ne l’avez pas demandé, choisissez tout de suite un nouveau mot de passe :
    { $reset_link }

recovery_codes_made-subject = Nouveaux codes de récupération pour votre compte sur { $site }
recovery_codes_made-text =
    De nouveaux codes de récupération ont été créés pour votre compte sur { $site }. Les précédents ne fonctionnent plus.

    Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et prévenez un administrateur de { $site } :
    { $reset_link }

recovery_code_used-subject = Un code de récupération de votre compte sur { $site } a été utilisé
recovery_code_used-text =
    Un code de récupération de votre compte sur { $site } vient d’être utilisé. Codes restants : { $left }.

    Vous pouvez en créer d’autres dans vos paramètres :
    { $settings_link }

    Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et prévenez un administrateur de { $site } :
    { $reset_link }

token_leaked-subject = Votre jeton d’API pour { $site } a fuité et a été révoqué
token_leaked-text-1 = Le jeton d’API « { $name } » de votre compte sur { $site }, qui se termine par { $last_four }, a été trouvé en accès public. Nous l’avons révoqué : les programmes qui l’utilisent sont refusés.
token_leaked-text-2 =
    Il a été trouvé ici :
    { $address }
token_leaked-text-3 =
    Créez-en un nouveau et gardez-le dans un gestionnaire de secrets ou une variable d’environnement :
    { $tokens_link }

grant_created-subject = Une application a maintenant accès à votre compte sur { $site }
grant_created-text =
    Vous avez donné à cette application l’accès à votre compte sur { $site } :

    { $name } ({ $address })

    Si ce n’était pas vous, déconnectez-la ici et changez votre mot de passe :
    { $tokens_link }

grant_leaked-subject = Le jeton d’une application pour votre compte sur { $site } a fuité
grant_leaked-text-1 = Un jeton qui donne à { $name } l’accès à votre compte sur { $site } a été trouvé en accès public. Nous avons déconnecté l’application : ses jetons sont refusés.
grant_leaked-text-2 =
    Il a été trouvé ici :
    { $address }
grant_leaked-text-3 =
    Si vous l’utilisez encore, prévenez son éditeur et reconnectez-la une fois la fuite colmatée. Voir ce qui a accès en ce moment :
    { $tokens_link }

report_answered-subject = La suite donnée à votre signalement sur { $site }
report_answered-text-1 =
    Quelqu’un a signalé sur { $site }, avec cette adresse, un problème concernant une fiche et a demandé à en connaître la suite :

    { $outcome }
report_answered-text-2 =
    Voir la fiche :
    { $tool_link }
report_answered-text-3 = Si ce n’était pas vous, ignorez simplement cet e-mail.

change_received-subject = Nous avons reçu votre modification de « { $name } »
change_received-text =
    Vous avez proposé une modification de « { $name } » sur { $site }. La rédaction l’examinera avant qu’elle soit visible.

    Suivez-la ici :
    { $status_link }

change_accepted-subject = Votre modification de « { $name } » est publiée
change_accepted-text-1 =
    La rédaction de { $site } a accepté votre modification de « { $name } ». Champs modifiés :

    { $fields }
change_accepted-text-2 =
    Non repris :
    { $declined }
change_accepted-text-3 =
    Message de la rédaction :
    { $note }
change_accepted-text-4 =
    Voir la fiche :
    { $tool_link }

change_declined-subject = Votre modification de « { $name } » a été refusée
change_declined-text-1 =
    La rédaction de { $site } a refusé votre modification de « { $name } ».

    Motif :
    { $reason }
change_declined-text-2 =
    Message de la rédaction :
    { $note }
change_declined-text-3 =
    La voir ici :
    { $status_link }

removal_accepted-subject = « { $name } » a été retiré de { $site }
removal_accepted-text = Comme vous l’avez demandé, « { $name } » a été retiré du catalogue { $site }.

webhook_off-subject = Votre webhook sur { $site } est désactivé
webhook_off-text =
    Rien de { $site } n’est arrivé à cette adresse pendant cinq jours, ou son serveur a répondu qu’elle n’existe plus :

    { $address }

    Nous n’y envoyons plus rien. Vous pouvez réactiver le webhook et renvoyer ce qui n’est pas arrivé ici :
    { $webhook_link }

invitation-subject = Invitation à { $site }
invitation-text-1 =
    { $role ->
        [admin] Vous êtes invité à rejoindre les administrateurs de { $site } : ils s’occupent du catalogue, de ses réglages et de ses comptes.
       *[editor] Vous êtes invité à rejoindre la rédaction de { $site } : elle examine les propositions et s’occupe du catalogue.
    }
invitation-text-2 = Cette invitation vient de { $inviter }.
invitation-text-3 =
    Acceptez l’invitation ici :
    { $link }

    Le lien fonctionne une seule fois et expire au bout de 7 jours.

    Si vous ne savez pas de quoi il s’agit, ignorez simplement ce message.

test_mail-subject = Message d’essai de { $site }
test_mail-text = Un administrateur de { $site } a envoyé ce message d’essai depuis l’espace de la rédaction. Il est arrivé : l’envoi fonctionne.

still_right-subject = { $count ->
    [1] La fiche de votre outil sur { $site } est-elle toujours exacte ?
   *[other] Les fiches de vos outils sur { $site } sont-elles toujours exactes ?
}
still_right-text-1 =
    { $count ->
        [1] Une fois par an, nous demandons aux créateurs de vérifier leurs fiches. Voici ce que { $site } dit de votre outil :
       *[other] Une fois par an, nous demandons aux créateurs de vérifier leurs fiches. Voici ce que { $site } dit de vos outils :
    }

    { $tools }
still_right-text-2 = { $more ->
    [one] La page ci-dessous montre { $more } autre outil.
    [many] La page ci-dessous montre { $more } d’autres outils.
   *[other] La page ci-dessous montre { $more } autres outils.
}
still_right-text-3 =
    Si tout est toujours exact, ouvrez cette page et cliquez sur le bouton. Il n’est pas nécessaire de se connecter :
    { $link }

    { $entry ->
        [one]
            Si quelque chose a changé, corrigez-le ici :
            { $suggest_link }
       *[several] Si quelque chose a changé, vous pouvez le corriger depuis cette page.
    }

    Le lien est valable 90 jours. La page de l’outil indiquera le mois de votre confirmation.

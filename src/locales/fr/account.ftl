register-title = Créer un compte
register-lead = Avec un compte, vous pouvez proposer des outils, suivre leur examen et créer des jetons d’API.
register-passwordHint = Au moins 12 caractères. Quelques mots choisis au hasard font un bon mot de passe.
register-button = Créer le compte
register-haveAccount = Vous avez déjà un compte ?
register-doneTitle = Consultez votre messagerie
register-done = Nous vous avons envoyé un message qui indique l’étape suivante. Vous pouvez continuer en attendant.
register-continue = Continuer

terms-title = Conditions d’utilisation
terms-lead = Acceptez les conditions d’utilisation actuelles pour continuer.
terms-accept = J’accepte les conditions d’utilisation
terms-button = Accepter et continuer
terms-ifDeclined = Si vous ne les acceptez pas, vous pouvez télécharger vos données ou supprimer votre compte :

signIn-title = Se connecter
signIn-button = Se connecter
signIn-forgot = Mot de passe oublié ?
signIn-noAccount = Pas encore de compte ?
signIn-wait = Délai habituel
signIn-passwordChanged = Votre mot de passe a été changé. Connectez-vous avec le nouveau.
signIn-signedOut = Vous êtes déconnecté.
signIn-needed = Connectez-vous pour continuer.
signIn-neededToSubmit = Connectez-vous pour proposer un outil.
signIn-back = Retour à la connexion
signIn-with = Continuer avec { $name }
signIn-or = ou
signIn-failed = La connexion avec { $name } n’a pas fonctionné. Réessayez ou utilisez votre mot de passe.
signIn-unverified = Votre compte { $name } n’a aucune adresse e-mail confirmée. Confirmez-en une chez { $name } ou utilisez votre mot de passe.
signIn-failedAlone = La connexion avec { $name } n’a pas fonctionné. Réessayez.
signIn-unverifiedAlone = Votre compte { $name } n’a aucune adresse e-mail confirmée. Confirmez-en une chez { $name } et réessayez.
signIn-unreachable = { $name } ne répond pas pour le moment. Réessayez dans quelques minutes.
signIn-known = Il existe déjà un compte avec cette adresse. Connectez-vous une fois avec votre mot de passe et { $name } y sera associé.

settings-devices-button = Se déconnecter de tous les appareils
settings-devices-title = Appareils
settings-devices-lead = Encore connecté ailleurs ? Déconnectez-vous de tous les appareils, celui-ci compris.
settings-title = Paramètres du compte
settings-signingIn = Connexion
settings-since = Compte créé le { $date }.
settings-password-title = Mot de passe
settings-password-lead = Si vous le changez, vous serez déconnecté de tous les autres appareils.
settings-password-current = Mot de passe actuel
settings-password-next = Nouveau mot de passe
settings-password-button = Changer de mot de passe
settings-password-done = Votre mot de passe est changé. Vous êtes déconnecté partout ailleurs.
settings-password-forgotten = Oublié, ou pas encore de mot de passe ? Recevoir un lien
settings-email-title = Adresse e-mail
settings-email-lead = Nous envoyons un lien à la nouvelle adresse. Votre compte l’utilisera dès que vous aurez ouvert ce lien, et l’ancienne adresse en sera avertie.
settings-email-next = Nouvelle adresse e-mail
settings-email-now = Adresse actuelle
settings-email-button = Changer d’adresse e-mail
settings-email-done = Nous avons envoyé un lien à la nouvelle adresse. Il est valable une heure.
settings-email-confirmTitle = Confirmez votre nouvelle adresse e-mail
settings-email-confirmLead = Cliquez pour que votre compte utilise cette adresse.
settings-email-confirmButton = Confirmer la nouvelle adresse
settings-email-confirmed = Votre compte utilise désormais la nouvelle adresse e-mail.
settings-email-verified = Confirmée
settings-email-unverified = Non confirmée
settings-providers-off = Non associé
settings-providers-connectLead = Connectez-vous aussi avec { $name }. L’adresse confirmée chez { $name } doit être celle de ce compte.
settings-providers-connect = Associer { $name }
settings-providers-connected = Le service est associé. Vous pouvez désormais l’utiliser pour vous connecter.
settings-providers-refused = { $name } n’a pas été associé. Connectez-vous à un compte { $name } dont l’adresse confirmée est { $email }, puis réessayez.
settings-providers-since = Associé depuis le { $date }.
settings-providers-disconnect = Dissocier
settings-providers-title = Dissocier { $name }
settings-providers-lead = Vous ne pourrez plus vous connecter avec { $name }, seulement avec votre mot de passe. Pour l’associer de nouveau, il vous faudra un compte { $name } dont l’adresse confirmée est { $email }.
settings-providers-done = Le service est dissocié. Vous vous connectez maintenant avec votre mot de passe.
settings-data-title = Vos données
settings-data-file = Une copie de tout
settings-data-before = Téléchargez d’abord vos données
settings-data-lead = Un fichier JSON avec tout ce que nous conservons sur vous : votre compte, vos jetons (sans leur valeur) et vos propositions avec leur historique.
settings-data-button = Télécharger vos données
settings-deletion-title = Supprimer le compte
settings-deletion-lead = Les propositions en cours sont retirées et les jetons cessent aussitôt de fonctionner. Les outils publiés restent dans le catalogue, sans être rattachés à un compte. C’est irréversible.
settings-deletion-submissions = { $count ->
    [one] { $count } proposition en cours est retirée.
    [many] { $count } propositions en cours sont retirées.
   *[other] { $count } propositions en cours sont retirées.
}
settings-deletion-tokens = { $count ->
    [one] { $count } jeton cesse aussitôt de fonctionner.
    [many] { $count } jetons cessent aussitôt de fonctionner.
   *[other] { $count } jetons cessent aussitôt de fonctionner.
}
settings-deletion-tools = { $count ->
    [one] { $count } outil publié reste dans le catalogue, sans être rattaché à un compte.
    [many] { $count } outils publiés restent dans le catalogue, sans être rattachés à un compte.
   *[other] { $count } outils publiés restent dans le catalogue, sans être rattachés à un compte.
}
settings-deletion-final = C’est irréversible.
settings-deletion-openButton = Supprimer le compte…
settings-deletion-button = Supprimer définitivement
settings-deletion-keep = Conserver mon compte
settings-deletion-done = Votre compte est supprimé. Merci d’avoir utilisé ce catalogue.

verify-title = Confirmer votre adresse e-mail
verify-lead = Cliquez pour confirmer cette adresse.
verify-button = Confirmer l’adresse
verify-done = Votre adresse e-mail est confirmée.
verify-continue = Reprendre votre proposition
verify-wrong = Mauvaise adresse ? La changer
verify-password = Saisissez le mot de passe de ce compte pour confirmer l’adresse et vous connecter.
verify-unknown = Ce compte n’est pas le vôtre, ou vous ignorez son mot de passe ?
verify-unknownLead = Choisissez un nouveau mot de passe. Le compte sera déconnecté partout, y compris chez la personne qui l’a créé, et tous ses jetons d’API seront révoqués.
verify-unknownButton = Choisir un nouveau mot de passe
verify-change = Saisissez le mot de passe du compte qui doit passer à cette adresse.

forgot-title = Réinitialiser votre mot de passe
forgot-lead = Indiquez votre adresse e-mail. Si elle appartient à un compte, nous vous envoyons un lien pour choisir un nouveau mot de passe.
forgot-button = Envoyer le lien
forgot-done = S’il existe un compte avec cette adresse, un message est en route. Le lien qu’il contient est valable une heure.

reset-title = Choisir un nouveau mot de passe
reset-password = Nouveau mot de passe
reset-button = Enregistrer le mot de passe
reset-signsOut = Vous serez déconnecté de tous les appareils.

account-title = Votre compte
account-nav = Pages du compte
account-start = Aperçu
account-submissions = Mes propositions
account-reports = Mes signalements
account-lists = Mes listes
account-follows = Suivis
account-tokens = Jetons d’API
account-webhooks = Webhooks
account-queue = File d’examen

tokens-title = Jetons d’API
tokens-lead = Un jeton permet à un programme de proposer des outils et de lire vos propositions en votre nom. Traitez-le comme un mot de passe.
tokens-create = Créer un jeton
tokens-name = Nom
tokens-nameHint = À quoi il servira, par exemple le nom d’un script.
tokens-scopes = Autorisations
tokens-scope-submissions_write = Proposer des outils et modifier vos propositions
tokens-scope-submissions_read = Lister vos propositions
tokens-expires = Durée de validité
tokens-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
tokens-button = Créer le jeton
tokens-createdTitle = Votre nouveau jeton
tokens-shownOnce = Copiez-le maintenant : il ne sera plus affiché. Nous n’en conservons qu’une empreinte.
tokens-tryIt = Essayez : proposer un outil
tokens-back = Retour à vos jetons
tokens-list = Vos jetons
tokens-none = Vous n’avez pas encore de jeton.
tokens-created = Créé
tokens-revoked = Le jeton est révoqué et ne fonctionne plus.
tokens-allRevoked = Tous vos jetons sont révoqués.
tokens-verifyFirst = Confirmez votre adresse e-mail avant de créer un jeton.
tokens-confirmPassword = Confirmez votre mot de passe
tokens-confirmPasswordHint = Vous vous êtes connecté il y a plus de 15 minutes. Pour créer un jeton, saisissez de nouveau votre mot de passe.
tokens-until = { $days }, jusqu’au { $date }
tokens-never = Sans limite de durée
tokens-soon = Expire bientôt
tokens-nothingYet = Avec un jeton, vous proposez des outils depuis un script, une chaîne automatisée ou un agent.
tokens-revokeAllHint = Les programmes qui utilisent vos jetons perdent aussitôt l’accès. C’est irréversible.
tokens-ended = { $count ->
    [one] { $count } jeton expiré ou révoqué
    [many] { $count } jetons expirés ou révoqués
   *[other] { $count } jetons expirés ou révoqués
}
tokens-tryList = Essayez : lister vos propositions
tokens-storageAdvice = Ne gardez pas le jeton dans le code, mais dans un gestionnaire de secrets ou une variable d’environnement.

deadLink-title = Ce lien ne fonctionne plus
deadLink-lead = Il a déjà servi, il a expiré ou un plus récent l’a remplacé.
deadLink-verify = Connectez-vous et faites renvoyer le message depuis votre compte.
deadLink-reset = Demandez un nouveau lien.
deadLink-change = Connectez-vous et saisissez de nouveau la nouvelle adresse.

twoFactor-title = Authentification à deux facteurs
twoFactor-on = Activée
twoFactor-off = Désactivée
twoFactor-lead = Avec une deuxième étape, un mot de passe volé ne suffit pas pour se connecter.
twoFactor-required = Votre rôle exige l’authentification à deux facteurs. Configurez une application d’authentification ou une clé d’accès pour ouvrir l’espace de la rédaction.
twoFactor-unverified = Confirmez votre adresse e-mail avant de configurer l’authentification à deux facteurs.
twoFactor-remove = Retirer
twoFactor-app-title = Application d’authentification
twoFactor-app-lead = Une application sur votre téléphone affiche un nouveau code toutes les 30 secondes.
twoFactor-app-since = Configurée le { $date }.
twoFactor-app-setUp = Configurer
twoFactor-app-setUpTitle = Configurer une application d’authentification
twoFactor-app-scan = Scannez ce code QR avec une application d’authentification.
twoFactor-app-picture = Code QR contenant la clé de configuration
twoFactor-app-key = Impossible de le scanner ? Saisissez cette clé dans l’application :
twoFactor-app-code = Code de l’application
twoFactor-app-button = Activer
twoFactor-app-removeTitle = Retirer l’application d’authentification
twoFactor-app-removeLead = Ses codes ne serviront plus à vous connecter.
twoFactor-app-done = L’application d’authentification est configurée.
twoFactor-app-removed = L’application d’authentification est retirée.
twoFactor-passkeys-title = Clés d’accès
twoFactor-passkeys-lead = Avec votre empreinte, votre visage, le verrouillage de votre écran ou une clé de sécurité.
twoFactor-passkeys-add = Ajouter une clé d’accès
twoFactor-passkeys-addLead = Votre navigateur vous demande de confirmer avec votre appareil ou une clé de sécurité.
twoFactor-passkeys-name = Nom
twoFactor-passkeys-nameHint = L’endroit où vous la gardez, par exemple le nom de votre téléphone.
twoFactor-passkeys-added = Ajoutée le { $date }
twoFactor-passkeys-used = Dernière utilisation le { $date }
twoFactor-passkeys-unused = Jamais utilisée
twoFactor-passkeys-removeTitle = Retirer la clé d’accès « { $name } »
twoFactor-passkeys-removeLead = Elle ne servira plus à vous connecter. Supprimez-la aussi de votre appareil.
twoFactor-passkeys-use = Utiliser une clé d’accès
twoFactor-passkeys-failed = La clé d’accès n’a pas été utilisée. Réessayez.
twoFactor-passkeys-notAdded = Aucune clé d’accès n’a été ajoutée. Réessayez.
twoFactor-passkeys-needsScript = Les clés d’accès demandent JavaScript et un navigateur qui les prend en charge.
twoFactor-passkeys-done = La clé d’accès est ajoutée.
twoFactor-passkeys-removed = La clé d’accès est retirée.
twoFactor-recovery-title = Codes de récupération
twoFactor-recovery-lead = Si vous perdez votre téléphone ou vos clés d’accès. Chaque code sert une fois.
twoFactor-recovery-left = Codes restants : { NUMBER($count) } sur { NUMBER($of) }
twoFactor-recovery-make = Créer de nouveaux codes
twoFactor-recovery-makeLead = Vous recevez dix nouveaux codes. Ceux que vous avez cessent de fonctionner.
twoFactor-recovery-yours = Vos codes de récupération
twoFactor-recovery-turnedOn = L’authentification à deux facteurs est activée.
twoFactor-recovery-saveNow = Notez-les maintenant : ils ne seront plus affichés.
twoFactor-recovery-storageAdvice = Gardez-les là où vous les trouverez sans votre téléphone : dans un gestionnaire de mots de passe ou sur papier.
twoFactor-recovery-saved = Je les ai notés
twoFactor-turnOff-title = Désactiver l’authentification à deux facteurs
twoFactor-turnOff-lead = Votre mot de passe suffira alors pour vous connecter. L’application d’authentification, les clés d’accès et les codes de récupération sont retirés.
twoFactor-turnOff-open = Désactiver…
twoFactor-turnOff-button = Désactiver
twoFactor-turnOff-done = L’authentification à deux facteurs est désactivée.
twoFactor-turnOff-needed = Votre rôle l’exige ; elle ne peut pas être désactivée.
twoFactor-confirmation-title = Confirmez que c’est bien vous
twoFactor-confirmation-lead = Vous vous êtes connecté il y a un moment, et cette étape exige une confirmation.
twoFactor-confirmation-button = Confirmer
twoFactor-code = Code d’authentification
twoFactor-codeHint = Six chiffres de votre application d’authentification.
twoFactor-useRecovery = Utiliser un code de récupération
twoFactor-recoveryCode = Code de récupération
twoFactor-signIn-lead = Encore une étape : confirmez que c’est bien vous.
twoFactor-signIn-lost = Téléphone, clés d’accès et codes de récupération perdus ? Adressez-vous à un administrateur du catalogue.
twoFactor-signIn-another = Se connecter avec un autre compte

setUp-title = Configurer ce catalogue
setUp-lead = Ce compte administrera le catalogue : avec lui, vous nommez le site, rédigez ses pages et invitez les membres de la rédaction.
setUp-button = Créer le compte d’administrateur
setUp-another = S’il n’y a pas encore d’administrateur, redémarrez le serveur pour obtenir un nouveau lien.

# Heading.
start-news = Du nouveau dans ce que vous suivez
start-noNews = Rien de nouveau ces deux dernières semaines.
# Link to all lists of the account.
start-all = Toutes les listes
# Heading of the empty page.
start-none = Rien ici pour le moment
start-noneHint = Enregistrez des outils avec le signet, suivez par e-mail ce qui vous intéresse ou réunissez des outils dans une liste. Vous retrouverez tout ici.

notices-title = Notifications par e-mail
notices-lead = Accusés de réception, rappels et messages d’autres membres de la rédaction. Les décisions sur vos propositions et les avertissements sur votre compte sont toujours envoyés.
notices-on = Activées
notices-off = Désactivées
notices-turnOff = Désactiver
notices-turnOn = Activer
notices-nowOff = Les notifications sont désactivées.
notices-nowOn = Les notifications sont activées.
notices-done = Modifié.

invitation-title = Rejoindre la rédaction
invitation-lead-editor = Vous êtes invité à rejoindre la rédaction de { $site }.
invitation-lead-admin = Vous êtes invité à administrer { $site }.
invitation-asNew = Choisissez un mot de passe pour votre nouveau compte.
invitation-asAccount = Votre compte actuel recevra ce rôle.
invitation-button = Accepter
invitation-another = Demandez une nouvelle invitation à la personne qui vous a invité.

notices-title = Avis par e-mail
notices-lead = Accusés de réception, rappels et messages d’autres éditeurs. Les décisions sur vos propositions et les avertissements sur votre compte sont toujours envoyés.
notices-on = Activés
notices-off = Désactivés
notices-turnOff = Désactiver
notices-turnOn = Activer
notices-nowOff = Les avis sont désactivés.
notices-nowOn = Les avis sont activés.
notices-done = Modifié.

invitation-title = Rejoindre les éditeurs
invitation-lead-editor = Vous êtes invité à vous occuper de { $site } comme éditeur.
invitation-lead-admin = Vous êtes invité à vous occuper de { $site } comme administrateur.
invitation-asNew = Choisissez un mot de passe pour votre nouveau compte.
invitation-asAccount = Votre compte actuel recevra ce rôle.
invitation-button = Accepter
invitation-another = Demandez une nouvelle invitation à la personne qui vous a invité.

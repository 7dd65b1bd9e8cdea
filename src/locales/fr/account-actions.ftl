registered = Inscrit

created = Créé

email_verified = Adresse confirmée

terms_accepted = Conditions acceptées

reclaimed = Repris par le titulaire de l’adresse

role_changed = Rôle modifié

suspended = Suspendu

suspension_lifted = Suspension levée

revoked = Révoqué

leaked = Révoqué : trouvé en accès public

reused = Terminée : un code ou un jeton a été réutilisé

secret_rotated = Nouvelle clé de signature

turned_on = Activé

turned_off = Désactivé

password_reset = Nouveau mot de passe

guessing_noticed = Nombreux mots de passe erronés : avertissement envoyé

session_ended = Appareil déconnecté

password_changed = Mot de passe modifié

email_changed = Adresse modifiée

identity_linked = Connexion associée

identity_unlinked = Connexion dissociée

totp_added = Application d’authentification ajoutée

totp_removed = Application d’authentification retirée

passkey_added = Clé d’accès ajoutée

passkey_removed = Clé d’accès retirée

two_factor_off = Authentification à deux facteurs désactivée

two_factor_reset = Authentification à deux facteurs réinitialisée

recovery_codes_made = Nouveaux codes de récupération

recovery_code_used = Code de récupération utilisé

notices_off = Notifications désactivées

notices_on = Notifications activées

deleted = Supprimé

### What happened to an account, in its security history and in the audit log.

registered = Registered

created = Created

email_verified = Address confirmed

terms_accepted = Terms accepted

reclaimed = Reclaimed by the owner of the address

role_changed = Role changed

suspended = Suspended

suspension_lifted = Suspension lifted

revoked = Revoked

leaked = Revoked: found in public

reused = Ended: a code or token was reused

secret_rotated = New secret

turned_on = Turned on

turned_off = Turned off

password_reset = New password set

guessing_noticed = Many wrong passwords: account holder told

session_ended = Device signed out

password_changed = Password changed

email_changed = Address changed

identity_linked = Sign-in method connected

identity_unlinked = Sign-in method disconnected

totp_added = Authenticator app added

totp_removed = Authenticator app removed

passkey_added = Passkey added

passkey_removed = Passkey removed

two_factor_off = Two-factor authentication turned off

two_factor_reset = Two-factor authentication reset

recovery_codes_made = New recovery codes generated

recovery_code_used = Recovery code used

notices_off = Notices turned off

notices_on = Notices turned on

deleted = Deleted

### The security history of an account and its devices.

# Heading.
security-title = Security history
security-lead = Sign-ins and changes to how this account is accessed, in the last 180 days. IP addresses are shortened.
security-page = Devices and security history
security-open = Show
security-current = This device
security-began = Signed in
security-used = Last used
security-end = Sign out
security-ended = That device has been signed out.
security-event = What happened
security-when = When (UTC)
security-from = From
security-actions-signed_in = Signed in
security-actions-wrong_password = Wrong password
security-actions-wrong_factor = Wrong code or passkey
security-subjects-token = API token
security-subjects-grant = Connected application
security-unknownDevice = Unknown device
security-bySite = By the site
security-reset-access = API tokens, connected applications and webhooks
security-reset-hint = Whoever knew your old password may have made some of them.
security-reset-end = Revoke and remove them all
security-reset-keep = Keep them
security-none = Nothing has happened in this time.
security-older = Earlier

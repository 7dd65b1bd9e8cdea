### Pages of an account: registering, signing in, settings, API tokens, two-factor authentication.

# Heading.
register-title = Create an account
register-lead = With an account you can submit tools, follow their review and create API tokens.
register-passwordHint = At least 12 characters, such as a few random words.
# Button.
register-button = Create account
register-haveAccount = Already have an account?
# Heading.
register-doneTitle = Check your e-mail
register-done = We have sent you an e-mail with the next step. You can continue in the meantime.
register-continue = Continue

# Heading.
terms-title = Terms of use
terms-lead = Accept the current terms of use to continue.
terms-accept = I accept the terms of use
# Button.
terms-button = Accept and continue
terms-ifDeclined = If you do not accept them, you can download your data or delete your account:

# Heading.
signIn-title = Sign in
# Button.
signIn-button = Sign in
signIn-forgot = Forgot your password?
signIn-noAccount = No account yet?
signIn-wait = Typical wait
signIn-passwordChanged = Your password has been changed. Sign in with the new one.
signIn-signedOut = You are signed out.
signIn-needed = Sign in to continue.
signIn-neededToSubmit = Sign in to submit a tool.
signIn-back = Back to sign-in
# $name: a provider of sign-in, such as “GitHub”
signIn-with = Continue with { $name }
signIn-or = or
# $name: a provider of sign-in, such as “GitHub”
signIn-failed = Signing in with { $name } failed. Try again, or use your password.
# $name: a provider of sign-in, such as “GitHub”
signIn-unverified = Your { $name } account has no verified e-mail address. Verify one there, or use your password.
# $name: the provider of sign-in of a catalog without passwords, such as “Example ID”
signIn-failedAlone = Signing in with { $name } failed. Try again.
# $name: the provider of sign-in of a catalog without passwords, such as “Example ID”
signIn-unverifiedAlone = Your { $name } account has no verified e-mail address. Verify one there and try again.
# $name: a provider of sign-in, such as “GitHub”
signIn-unreachable = { $name } is not responding at the moment. Try again in a few minutes.
# $name: a provider of sign-in, such as “GitHub”
signIn-known = An account with this address already exists. Sign in with your password once to connect { $name }.

# Button.
settings-devices-button = Sign out on all devices
# Heading.
settings-devices-title = Devices
settings-devices-lead = Still signed in somewhere else? Sign out on all devices, including this one.
# Heading.
settings-title = Account settings
settings-signingIn = Signing in
# $date: a date, such as “November 29, 2026”
settings-since = Account created on { $date }.
# Heading.
settings-password-title = Password
settings-password-lead = Changing it signs you out on all other devices.
settings-password-current = Current password
settings-password-next = New password
# Button.
settings-password-button = Change password
settings-password-done = Your password has been changed. You are signed out everywhere else.
settings-password-forgotten = Forgot it, or never set one? Get a link by e-mail
# Heading.
settings-email-title = E-mail address
settings-email-lead = We send a link to the new address. Your account switches to it once you open the link, and we notify the old address.
settings-email-next = New e-mail address
settings-email-now = Current address
# Button.
settings-email-button = Change e-mail address
settings-email-done = We have sent a link to the new address. It works for one hour.
# Heading.
settings-email-confirmTitle = Confirm your new e‑mail address
settings-email-confirmLead = Click to switch your account to this address.
# Button.
settings-email-confirmButton = Confirm new address
settings-email-confirmed = Your account now uses the new e-mail address.
settings-email-verified = Confirmed
settings-email-unverified = Not confirmed
settings-providers-off = Not connected
# $name: a provider of sign-in, such as “GitHub”
settings-providers-connectLead = Sign in with { $name } as well. Your verified address there must match this account’s.
# $name: a provider of sign-in, such as “GitHub”
settings-providers-connect = Connect { $name }
settings-providers-connected = Connected. You can now sign in with it.
# $name: a provider of sign-in, such as “GitHub”
# $email: an e-mail address
settings-providers-refused = { $name } was not connected. Sign in there with an account that has the verified address { $email }, and try again.
# $date: a date, such as “November 29, 2026”
settings-providers-since = Connected since { $date }.
settings-providers-disconnect = Disconnect
# Heading.
# $name: a provider of sign-in, such as “GitHub”
settings-providers-title = Disconnect { $name }
# $name: a provider of sign-in, such as “GitHub”
# $email: an e-mail address
settings-providers-lead = You will no longer be able to sign in with { $name }, only with your password. To connect it again, you need an account there with the verified address { $email }.
settings-providers-done = Disconnected. You now sign in with your password.
# Heading.
settings-data-title = Your data
settings-data-file = A copy of everything
settings-data-before = Download your data before you go
settings-data-lead = One JSON file with everything we store about you: your account, your tokens without their secrets, and your submissions with their history.
# Button.
settings-data-button = Download your data
# Heading.
settings-deletion-title = Delete your account
settings-deletion-lead = Open submissions are withdrawn and tokens stop working immediately. Published tools stay in the catalog but belong to no account. This cannot be undone.
settings-deletion-submissions = { $count ->
    [one] { $count } open submission will be withdrawn.
   *[other] { $count } open submissions will be withdrawn.
}
settings-deletion-tokens = { $count ->
    [one] { $count } token stops working immediately.
   *[other] { $count } tokens stop working immediately.
}
settings-deletion-tools = { $count ->
    [one] { $count } published tool stays in the catalog but belongs to no account.
   *[other] { $count } published tools stay in the catalog but belong to no account.
}
settings-deletion-final = This cannot be undone.
settings-deletion-openButton = Delete account…
# Button.
settings-deletion-button = Delete for good
settings-deletion-keep = Keep my account
settings-deletion-done = Your account has been deleted. Thank you for using this catalog.

# Heading.
verify-title = Confirm your e‑mail address
verify-lead = Click to confirm this address.
# Button.
verify-button = Confirm address
verify-done = Your e-mail address is confirmed.
verify-continue = Continue your submission
verify-wrong = Wrong address? Change it
verify-password = Enter this account’s password to confirm the address. This also signs you in.
verify-unknown = Not your account, or don’t know its password?
verify-unknownLead = Choose a new password. This signs the account out everywhere, including for whoever created it, and revokes all its API tokens.
# Button.
verify-unknownButton = Choose a new password
verify-change = Enter the password of the account that will use this address.

# Heading.
forgot-title = Reset your password
forgot-lead = Enter your e-mail address. If it belongs to an account, we send you a link to choose a new password.
# Button.
forgot-button = Send link
forgot-done = If there is an account with this address, an e-mail is on its way. Its link works for one hour.

# Heading.
reset-title = Choose a new password
reset-password = New password
# Button.
reset-button = Save password
reset-signsOut = You will be signed out on all devices.

# Heading.
account-title = Your account
account-nav = Account pages
account-start = Overview
account-submissions = My submissions
account-reports = My reports
account-lists = My lists
account-follows = Following
account-tokens = API tokens
account-webhooks = Webhooks
account-queue = Review queue

# Heading.
tokens-title = API tokens
tokens-lead = A token lets a program submit tools and read your submissions on your behalf. Treat it like a password.
tokens-create = Create a token
tokens-name = Name
tokens-nameHint = What it is for, such as the name of a script.
tokens-scopes = Permissions
tokens-scope-submissions_write = Submit tools and change your submissions
tokens-scope-submissions_read = List your submissions
tokens-expires = Valid for
tokens-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
# Button.
tokens-button = Create token
# Heading.
tokens-createdTitle = Your new token
tokens-shownOnce = Copy it now: you won’t see it again. We store only a hash of it.
tokens-tryIt = Try it: submit a tool
tokens-back = Back to your tokens
tokens-list = Your tokens
tokens-none = You have no tokens yet.
tokens-created = Created
tokens-revoked = The token has been revoked and no longer works.
tokens-allRevoked = All your tokens have been revoked.
tokens-verifyFirst = Confirm your e-mail address before creating a token.
tokens-confirmPassword = Confirm your password
tokens-confirmPasswordHint = You signed in more than 15 minutes ago. Creating a token requires your password again.
# $days: how long, as in tokens-days
# $date: a date, such as “November 29, 2026”
tokens-until = { $days }, until { $date }
tokens-never = No expiration
tokens-soon = Expires soon
tokens-nothingYet = Use one to submit from a script, a pipeline or an agent.
tokens-revokeAllHint = Programs that use your tokens lose access immediately. This cannot be undone.
tokens-ended = { $count ->
    [one] { $count } expired or revoked token
   *[other] { $count } expired or revoked tokens
}
tokens-tryList = Try it: list your submissions
tokens-storageAdvice = Keep the token out of your code: use a secret store or an environment variable.

# Heading.
deadLink-title = This link no longer works
deadLink-lead = It has been used, has expired, or was replaced by a newer one.
deadLink-verify = Sign in and resend the e-mail from your account.
deadLink-reset = Request a new link.
deadLink-change = Sign in and enter the new address again.

# Heading.
twoFactor-title = Two-factor authentication
twoFactor-on = On
twoFactor-off = Off
twoFactor-lead = With a second step, a stolen password is not enough to sign in.
twoFactor-required = Your role requires two-factor authentication. Set up an authenticator app or a passkey to open the editors’ desk.
twoFactor-unverified = Confirm your e-mail address before setting up two-factor authentication.
twoFactor-remove = Remove
# Heading.
twoFactor-app-title = Authenticator app
twoFactor-app-lead = An app on your phone shows a new code every 30 seconds.
# $date: a date, such as “November 29, 2026”
twoFactor-app-since = Set up on { $date }.
twoFactor-app-setUp = Set up
# Heading.
twoFactor-app-setUpTitle = Set up an authenticator app
twoFactor-app-scan = Scan this QR code with an authenticator app.
twoFactor-app-picture = QR code with the setup key
twoFactor-app-key = Can’t scan it? Enter this key in the app:
twoFactor-app-code = Code from the app
# Button.
twoFactor-app-button = Turn on
# Heading.
twoFactor-app-removeTitle = Remove the authenticator app
twoFactor-app-removeLead = You will no longer be able to sign in with its codes.
twoFactor-app-done = The authenticator app has been set up.
twoFactor-app-removed = The authenticator app has been removed.
# Heading.
twoFactor-passkeys-title = Passkeys
twoFactor-passkeys-lead = Use your fingerprint, face, screen lock or a security key.
twoFactor-passkeys-add = Add a passkey
twoFactor-passkeys-addLead = Your browser will ask you to confirm with your device or a security key.
twoFactor-passkeys-name = Name
twoFactor-passkeys-nameHint = Where it is stored, such as the name of your phone.
# $date: a date, such as “November 29, 2026”
twoFactor-passkeys-added = Added on { $date }
# $date: a date, such as “November 29, 2026”
twoFactor-passkeys-used = Last used on { $date }
twoFactor-passkeys-unused = Never used
# Heading.
# $name: the name of a passkey
twoFactor-passkeys-removeTitle = Remove the passkey “{ $name }”
twoFactor-passkeys-removeLead = You will no longer be able to sign in with it. Delete it from your device as well.
twoFactor-passkeys-use = Use a passkey
twoFactor-passkeys-failed = No passkey was used. Try again.
twoFactor-passkeys-notAdded = No passkey was added. Try again.
twoFactor-passkeys-needsScript = Passkeys need JavaScript and a browser that supports them.
twoFactor-passkeys-done = The passkey has been added.
twoFactor-passkeys-removed = The passkey has been removed.
# Heading.
twoFactor-recovery-title = Recovery codes
twoFactor-recovery-lead = In case you lose your phone or passkeys. Each code works once.
# $of: how many there are in all
twoFactor-recovery-left = { NUMBER($count) } of { NUMBER($of) } left
twoFactor-recovery-make = Generate new codes
twoFactor-recovery-makeLead = You get ten new codes. Your current ones stop working.
twoFactor-recovery-yours = Your recovery codes
twoFactor-recovery-turnedOn = Two-factor authentication is on.
twoFactor-recovery-saveNow = Save them now: you won’t see them again.
twoFactor-recovery-storageAdvice = Keep them where you can reach them without your phone: in a password manager or on paper.
twoFactor-recovery-saved = I have saved them
# Heading.
twoFactor-turnOff-title = Turn off two-factor authentication
twoFactor-turnOff-lead = You will sign in with your password alone. Your authenticator app, passkeys and recovery codes are removed.
twoFactor-turnOff-open = Turn off…
# Button.
twoFactor-turnOff-button = Turn off
twoFactor-turnOff-done = Two-factor authentication is off.
twoFactor-turnOff-needed = Your role requires it, so it cannot be turned off.
# Heading.
twoFactor-confirmation-title = Confirm it’s you
twoFactor-confirmation-lead = You signed in a while ago, and this step asks again.
# Button.
twoFactor-confirmation-button = Confirm
twoFactor-code = Authentication code
twoFactor-codeHint = Six digits from your authenticator app.
twoFactor-useRecovery = Use a recovery code
twoFactor-recoveryCode = Recovery code
twoFactor-signIn-lead = One more step: confirm it’s you.
twoFactor-signIn-lost = Lost your phone, passkeys and recovery codes? Ask an admin of the catalog.
twoFactor-signIn-another = Sign in with another account

# Heading.
setUp-title = Set up this catalog
setUp-lead = This account will be the admin of the catalog: with it you name the site, write its pages and invite editors.
# Button.
setUp-button = Create the admin account
setUp-another = If there is no admin yet, restart the server to get a new link.

# Heading.
start-news = New in what you follow
start-noNews = Nothing new in the last two weeks.
# Link to all lists of the account.
start-all = All lists
# Heading of the empty page.
start-none = Nothing here yet
start-noneHint = Save tools with the bookmark, follow what interests you by e-mail, or collect tools in a list. You will find it all here.

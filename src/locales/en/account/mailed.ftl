### Pages that a link in a mail opens: turning notices off, accepting an invitation.

# Heading.
notices-title = Notices by e-mail
notices-lead = Receipts, reminders and messages from other editors. Decisions on your submissions and warnings about your account are always sent.
notices-on = On
notices-off = Off
notices-turnOff = Turn off
notices-turnOn = Turn on
notices-nowOff = Notices are turned off.
notices-nowOn = Notices are turned on.
notices-done = Changed.

# Heading.
invitation-title = Join the editorial team
# $site: the name of the catalog
invitation-lead-editor = You are invited to look after { $site } as an editor.
# $site: the name of the catalog
invitation-lead-admin = You are invited to look after { $site } as an admin.
invitation-asNew = Choose a password for your new account.
invitation-asAccount = Your existing account will get this role.
# Button.
invitation-button = Accept
invitation-another = Ask whoever invited you for a new invitation.

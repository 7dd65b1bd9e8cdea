### Pages of the desk for admins: placements, accounts, block lists, invitations, mail, the checklist.

# Heading.
placements-title = Placements
placements-lead = Paid placements are shown apart from the results, are labelled as such and never affect the order.
placements-create = Create a placement
placements-tool = Tool
placements-slots-home = Home page
placements-slots-results = Results
placements-slots-category = Category pages
# Button.
placements-button = Create
placements-list = All placements
placements-none = There are no placements.
placements-end = End now
placements-state-upcoming = Upcoming
placements-state-current = Running
placements-state-ended = Ended
placements-created = The placement has been created.
placements-ended = The placement has ended.
# Heading.
placements-editTitle = Edit a placement
placements-actions = Actions
placements-period = Period (UTC)
placements-endHint = It stops showing immediately and cannot be restarted.
placements-changed = The placement has been changed.
placements-figures = Views and clicks
placements-categoriesHint = Only categories that list the tool. If none is chosen: all pages of this kind that list the tool.
placements-wordsHint = One phrase per line. Shown for searches that contain all words of a phrase and find the tool.

# Heading.
twoFactor-title = Two-factor authentication
twoFactor-on = On
twoFactor-off = Off
twoFactor-reset = Reset two-factor authentication
twoFactor-resetHint = Removes the authenticator app, the passkeys and the recovery codes, and signs the account out everywhere. After that, its password alone is enough to sign in.
twoFactor-note = How you verified who asked for it (kept in the account’s history)
twoFactor-done = Two-factor authentication has been reset.

audit-newer = Back to newest
audit-older = Older entries
# Heading.
audit-title = Audit log
audit-actor = Who
audit-kind = Kind
audit-actorHint = E-mail address, or “system” for automatic actions
audit-id = Entry id
audit-from = From (UTC)
audit-until = Until (UTC)
audit-download = Download as CSV
audit-none = No matching entries.
audit-importsHidden = Imported entries are left out.
# Link.
audit-importsShow = Show them
# Link.
audit-importsHide = Leave out imported entries
audit-details = Details

# Heading.
accounts-title = Accounts
accounts-search = E-mail address contains
accounts-role = Role
accounts-created = Created
accounts-none = No matching accounts.
accounts-count = { $count ->
    [one] { $count } account
   *[other] { $count } accounts
}
accounts-changeRole = Change role
accounts-roleHint = Changing it signs the account out everywhere.
accounts-suspend = Suspend
accounts-suspendHint = Signs the account out, blocks sign-in and disables its tokens.
accounts-note = Reason (kept in the account’s history)
accounts-lift = Lift suspension
accounts-liftHint = The account can sign in again and its tokens work again.
accounts-ownAccount = This is your own account. Only another admin can change it.
accounts-you = you
accounts-tokens = API tokens
accounts-noTokens = This account has no tokens.
accounts-paused = Paused
accounts-revokeAllHint = Programs that use these tokens lose access immediately. This cannot be undone.
accounts-submissions = Submissions
accounts-noSubmissions = This account has no submissions.
accounts-activity = Account activity
accounts-done-role = The role has been changed.
accounts-done-suspended = The account has been suspended.
accounts-done-lifted = The suspension has been lifted.
accounts-done-revoked = The tokens have been revoked.

# Heading.
blocks-title = Block lists
blocks-lead = Screening refuses or flags what is on these lists, depending on the mode of each rule.
blocks-kind = List
blocks-kinds-domain = Domain
blocks-kinds-word = Word
blocks-kinds-mail_domain = E-mail domain
blocks-value = Value
blocks-valueHint = A domain such as example.com, or a word or phrase.
blocks-scope = Applies to
blocks-scopes-exact = This domain only
blocks-scopes-subdomains = This domain and its subdomains
blocks-reason = Reason
blocks-until = Until (UTC)
blocks-untilHint = Leave empty to block indefinitely.
blocks-add = Add to the list
blocks-addButton = Add
blocks-added = Added to the list.
blocks-removed = Removed from the list.
blocks-remove = Remove
blocks-none = The lists are empty.
blocks-forever = indefinitely

# Heading.
invitations-title = Invitations
invitations-lead = Invited people choose a password and get access to the desk. Those who have an account keep it.
invitations-link = Invite an editor
invitations-invite = Invite somebody
# Button.
invitations-button = Send the invitation
invitations-language = Language of the e-mail
invitations-until = Valid until (UTC)
invitations-withdraw = Withdraw
invitations-none = Nobody is invited at the moment.
invitations-sent = The invitation is waiting to be sent.
# Link.
invitations-sentLink = See whether it has gone out
invitations-withdrawn = The invitation has been withdrawn.

# Heading.
mail-title = Mail
# $server: the address of a mail server
mail-by = Mail is sent through { $server }.
# $setting: the name of a setting
# $folder: a folder on the server
mail-asFiles = { $setting } is not set, so mail is written to files in { $folder } and reaches nobody.
mail-from = Sender:
mail-test = Send a test e-mail to yourself
mail-sent = The mail server has accepted the test e-mail.
mail-underWay = The test e-mail is on its way.
mail-refresh = Refresh
mail-failed = The test e-mail has failed:
mail-waiting = Unsent mail
mail-none = Everything has been sent.
mail-template = Kind
mail-to = To
mail-state = Status
mail-attempts = Attempts
mail-next = Next attempt or end (UTC)
mail-error = Last error
mail-states-waiting = Waiting
mail-states-retrying = Retrying
mail-states-given_up = Given up

# $address: a network address
forgottenProxies = All visitors seem to come from { $address }, whose requests name other addresses in X-Forwarded-For. If it is your proxy, set TRUSTED_PROXIES={ $address }; until then, all visitors share one rate limit.

# Heading.
checklist-title = Before you open the catalog
# $done: how many steps are done
# $all: how many there are in all
checklist-progress = { NUMBER($done) } of { NUMBER($all) } done.
checklist-done = Done
checklist-hide = Hide this list
checklist-hidden = The checklist is hidden but not finished.
checklist-show = Show the checklist
checklist-complete = The checklist is complete. This command checks the server again at any time:
checklist-close = Hide this note
checklist-states-invited = An invitation has been sent and not yet accepted.
checklist-states-draft = The page still has text in [square brackets] to be replaced.
checklist-states-starters = The catalog still has only its default categories. Keep those you need, create your own, or save their order.
checklist-states-samples = Only samples from the demo catalog are published.
checklist-states-first = BACKUP_DIR is set, but its folder has no backup from after the first start. The server makes one every day; toolshelf backup makes one now.
checklist-states-folder = BACKUP_DIR is set, but its folder is missing or cannot be read. Check the path, and whether the disk is mounted.
# Heading.
checklist-items-writes-title = End read-only mode
checklist-items-writes-why = Until then, nobody can sign in, submit or decide.

checklist-items-name-title = Name the catalog
checklist-items-name-why = Until then, it has the name of the program.
# Heading.
checklist-items-demo-title = Remove the demo catalog
checklist-items-demo-why = Visitors and search engines see its samples among the real tools.
# Heading.
checklist-items-categories-title = Create categories
checklist-items-categories-why = Without categories, nobody can submit a tool.
# Heading.
checklist-items-tools-title = Publish tools
checklist-items-tools-why = An empty catalog gives visitors nothing to find. Import a list, or approve waiting submissions.
# Heading.
checklist-items-imprint-title = Write a legal notice
checklist-items-imprint-why = Many countries require it of public websites.
# Heading.
checklist-items-privacy-title = Write a privacy policy
checklist-items-privacy-why = It says what the catalog stores about members and visitors.
# Heading.
checklist-items-mail-title = Send a test e-mail
checklist-items-mail-why = While no mail arrives, nobody can confirm an address or reset a password. A delivered invitation counts, too.
# Heading.
checklist-items-proxies-title = Name the trusted proxies
checklist-items-proxies-why = Otherwise, all visitors share one rate limit.
# Heading.
checklist-items-backups-title = Back up the catalog every day
checklist-items-backups-why = Ideally on another disk.
# Heading.
checklist-items-editors-title = Invite a second editor
checklist-items-editors-why = Editors may not decide on their own entries.
# Heading.
checklist-items-second_factor-title = Turn on two-factor authentication for all admins
checklist-items-second_factor-why = An authenticator app or a passkey for each admin is enough; a stolen password alone then does not sign in. This setting is optional and asks the same of editors:

# Heading.
overview-searches-title = Searches without results
overview-searches-counted = Searches
overview-searches-texts = Words searched for at least three times
# Heading.
overview-referrers-title = Sites that bring visitors
overview-referrers-counted = Visitors
# Heading of a column of websites.
overview-referrers-texts = Three visitors or more
# Heading.
overview-tasks-title = Tasks that no tool here does
overview-tasks-why = The program knows these tasks and finds them in the texts of tools. Visitors see a task once three tools do it: add some, or hide the task.
overview-tasks-count = { NUMBER($count) } of { NUMBER($all) } tasks
overview-tasks-show = Show them
# Column.
overview-followed-title = Tools most followed
# Column.
overview-followed-readers = Followers
# Heading.
overview-title = Overview
overview-lead = The last twelve weeks.
# $done: a number of websites, $all: the number of all
overview-sites = { $done } of { $all } websites checked for logos and pictures
# Below it, before a command.
overview-sitesTake = This takes hours. If the number does not rise, this command says why:
overview-none = No figures yet.
overview-editors = Editors
overview-json = Download as JSON

# Heading of a notice of a newer version of the program.
# $version: such as 1.2.0
release-title = Version { $version } is available
# $version: such as 1.1.0
release-own = This server runs version { $version }.
# Link to the notes of the release.
release-notes = What is new
# Button.
release-hide = Hide this notice

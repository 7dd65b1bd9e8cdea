### What several pages of the editors’ desk share.

show = Show

entry = Entry

# Heading.
opinion-title = Second opinion
opinion-verdicts-ai_tool = An AI tool
opinion-verdicts-not_an_ai_tool = Not an AI tool
opinion-verdicts-spam = Spam
opinion-verdicts-unsure = Unsure
# $model: the name of a language model
opinion-by = From the language model { $model }, which read the entry. For information only.

# $was: the earlier finding
# $now: the finding now
findings-stateChanged = Was { $was }, now { $now }.
findings-noLongerFound = Screening no longer finds this.
findings-foundLater = Found since it was submitted.
# Heading.
findings-title = Screening findings
findings-none = Screening found nothing unusual.
findings-verdicts-flood = Many at once
findings-verdicts-duplicate = Possible duplicate
findings-verdicts-spam = Possible spam
findings-verdicts-not_an_ai_tool = Possibly not an AI tool
findings-verdicts-notice = Notice
findings-existing = Existing entry
findings-certain = The rule is certain and would have refused this.

decision-reason = Reason
decision-chooseReason = Choose a reason
decision-note = Note to the maker

placement-slot = Where
placement-from = From (UTC)
placement-until = Until (UTC)
placement-label = Booking name (internal)
placement-words = Words

collection-name = Title
collection-intro = Intro
collection-from = First day (UTC)
collection-until = Last day (UTC)
collection-members = Tools

administration = Administration

sections-changes = Changes
sections-mail = Mail
sections-overview = Overview
sections-figures = Your decisions
sections-blocks = Block lists
sections-replies = Replies
sections-placements = Placements
sections-queue = Queue
sections-reports = Reports
sections-tools = Tools
sections-categories = Categories
sections-accounts = Accounts
sections-audit = Audit log
sections-site = Site
sections-pages = Pages

status = Status

justNow = Just now

minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}

hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}

days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

filter = Filter

all = All

clear = Clear filters

save = Save

# Heading.
history-title = History
history-when = When (UTC)
history-action = What
history-which = Entry
history-system = System
history-subjects-list = List
history-subjects-recommendation = Recommendation
history-subjects-change_request = Suggested change
history-subjects-block = Block list
history-subjects-reply = Reply
history-subjects-desk = Editors’ work
history-subjects-submission = Submission
history-subjects-tool = Tool
history-subjects-account = Account
history-subjects-token = Token
history-subjects-category = Category
history-subjects-collection = Collection
history-subjects-placement = Placement
history-subjects-catalog = Catalog
history-subjects-screening_rule = Screening rule
history-subjects-site = Site
history-subjects-site_page = Page
history-subjects-job = Task
history-subjects-invitation = Invitation
history-subjects-webhook = Webhook
history-subjects-grant = Connected application
history-subjects-claim = Claim
history-actions-publish = Published
history-actions-claim = Claimed by its maker
history-actions-prove = Claim proven
history-actions-contest = Rival claim proven
history-actions-grant = Claim granted
history-actions-refuse = Claim refused
history-actions-lose = Proof lost
history-actions-revoke = Claim revoked
history-actions-owner_changed = Maker changed
history-actions-owner_confirmed = Confirmed by its maker
history-actions-suggest = Change suggested
history-actions-ask_removal = Removal requested
history-actions-change = Changed at its maker’s suggestion
history-actions-accept = Change accepted
history-actions-decline = Change declined
history-actions-confirm = Live change confirmed
history-actions-revert = Live change reverted
history-actions-note = Note added
history-actions-assign = Assigned
history-actions-snooze = Snoozed
history-actions-wake = Snooze ended
history-actions-escalate = Escalated to the admins
history-actions-settle = Escalation withdrawn
history-actions-submit = Submitted
history-actions-approve = Approved
history-actions-reject = Rejected
history-actions-request_changes = Changes requested
history-actions-withdraw = Withdrawn
history-actions-resubmit = Submitted again
history-actions-expire = Expired
history-actions-appeal = Appealed
history-actions-undo = Decision undone
history-actions-edit = Edited
history-actions-imported = Imported
history-actions-quarantine = Hidden
history-actions-restore = Published again
history-actions-remove = Removed
history-actions-merge = Merged into another
history-actions-absorb = Merged in
history-actions-choose = Chosen for the directory of lists
history-actions-unchoose = Removed from the chosen lists
history-actions-post = Written
history-actions-hold = Written, awaiting review
history-actions-show = Shown
history-actions-hide = Hidden
history-actions-answer = Answered by the maker
history-actions-drop_answer = Maker’s answer removed
# Before the name of the other tool.
history-actions-choose_comparison = Comparison chosen:
# Before the name of the other tool.
history-actions-unchoose_comparison = Comparison no longer chosen:
history-actions-link_checked = Link status changed
history-actions-logo_accepted = New logo shown
history-actions-logo_declined = New logo declined
history-actions-screenshot_accepted = New screenshot shown
history-actions-screenshot_declined = New screenshot declined
history-actions-logo_removed = Logo removed
history-actions-screenshot_removed = Picture removed
history-actions-close_report = Report closed
history-actions-reopen_report = Report reopened
history-actions-translated = Translated
history-actions-translation_removed = Translation removed
history-actions-translation_requested = Machine translation requested
history-actions-create = Created
history-actions-end = Ended
history-actions-set_mode = Mode changed
history-actions-drop_mode = Mode lowered automatically
history-actions-demo_begun = Demo catalog started
history-actions-demo_loaded = Demo catalog loaded
history-actions-demo_removed = Demo catalog removed
history-actions-mail_tested = Mail delivered

# Heading.
similar-title = Similar entries
similar-none = No similar entries.
similar-earlier = Previous decisions on this address
similar-noEarlier = This address is new to the catalog.
similar-duplicateOf = Reject as duplicate

selfReview-now-own_submission = This is your own entry. As there is no other editor, you may act on it as an admin. The audit log will say so.
selfReview-now-own_decision = You rejected this submission yourself. As there is no other editor, you may decide its appeal as an admin. The audit log will say so.
selfReview-queue = Some of these entries are your own or appeals against your decisions. As there is no other editor, you may decide them as an admin. The audit log will say so.
selfReview-past-own_submission = own entry, as there was no other editor
selfReview-past-own_decision = appeal against own rejection, as there was no other editor

saveChanges = Save changes

cancel = Cancel

tool-states-published = Published
tool-states-quarantined = Hidden
tool-states-removed = Removed
tool-visible = View in catalog
tool-mergedInto = Merged into
tool-hint = Slug, catalog address or website

report-outcomes-corrected = Entry corrected
report-outcomes-taken_down = Tool hidden, merged or removed
report-outcomes-nothing_wrong = Nothing wrong
report-outcomes-unclear = Could not be verified
report-outcomes-not_serious = Not a serious report
report-earlier = Closed reports
report-done = Closed.
report-doneSome = Closed. Some had already been closed by somebody else and were left unchanged.

edit = Edit

roles-member = Member
roles-editor = Editor
roles-admin = Admin

state = Status

accountStates-active = Active
accountStates-suspended = Suspended
accountStates-unverified = Address not confirmed

siteTexts-name = Name
siteTexts-tagline = Tagline
siteTexts-description = Description
siteTexts-footer = Footer
siteTexts-colors = Colors
siteTexts-accent_light = Accent color, light theme
siteTexts-accent_dark = Accent color, dark theme
siteTexts-terms_version = Version of the terms
siteTexts-checklist_hidden = Checklist hidden
siteTexts-release_hidden = Release notice hidden
siteTexts-logos = Logo
siteTexts-logo_light = Logo
siteTexts-logo_dark = Logo, dark theme
siteTexts-logo_icon = Icon

# Heading.
team-title = Editors’ notes
team-none = No notes yet.
team-note = Note for other editors
# $names: a list of names
team-noteHint = Only editors see it. @name notifies somebody by e-mail: { $names }
team-add = Add note
team-noted = The note has been added.
# $who: an editor
team-assigned = Assigned to { $who }
team-assign = Assign to
team-nobody = Nobody
# $date: a date, such as “November 29, 2026”
team-snoozed = Snoozed until { $date }
team-snooze = Snooze for (days)
team-snoozeHint = 1 to 90. Until then the entry stays out of the queue, for example while you wait for the maker.
# Button.
team-snoozeButton = Snooze
team-wake = End snooze
team-escalated = Escalated to the admins
team-escalate = Escalate to the admins
team-escalateHint = They get an e-mail; other editors skip the entry.
team-escalateNote = What should they decide?
team-settle = Withdraw the escalation
team-handled = Saved.
team-handling = Handling
team-filters-mine = Assigned to me
team-filters-unassigned = Not assigned
team-filters-escalated = Escalated
team-filters-snoozed = Snoozed

### The review queue of the desk and the page of one entry.

# Heading.
queue-title = Review queue
queue-waiting = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
queue-flags = Flags
queue-done-approve = Approved. The tool is in the catalog.
queue-done-reject = Rejected.
queue-done-request_changes = Changes requested.
queue-flag = Flag
queue-category = Category
queue-language = Language
queue-waited = Waiting
# $who: an editor
queue-openedBy = Opened by { $who }
queue-openedByYou = Opened by you
queue-decidedBy = Decided by
# $date: a date, such as “November 29, 2026”
queue-until = until { $date }
# $name: the name of a tool
queue-select = Select { $name }
queue-selectAll = Select all on this page
queue-bulk = Decide on the selected entries
queue-decision = Decision
queue-chooseDecision = Choose a decision
queue-selected = Selected:
queue-noneFound = No entries match the filters.
# $state: a state, such as “Published”
queue-noneIn = No entries with the status “{ $state }”.
queue-start = Start with the oldest

# Heading.
review-title = Review a submission
review-maker = Submitted by
review-contact = Contact e-mail
review-decide = Decide
review-approve = Approve
review-reject = Reject
review-requestChanges = Request changes
review-ownSubmission = This is your own submission. Another editor has to decide.
review-ownDecision = This is an appeal against your own decision. Another editor has to decide.
review-statusPage = Maker’s status page
# $time: a length of time, such as “3 hours”
review-waited = Waiting for { $time }
# $email: an e-mail address
review-openAt = { $email } has this entry open. You can still decide; the first decision counts.
# $email: an e-mail address
review-decidedBy = Decided by { $email }.
# $date: a date, such as “November 29, 2026”
review-waitsUntil = Waiting for the maker until { $date }.
review-seeTool = View in catalog
review-editTool = Edit the tool
review-previous = Previous
review-next = Next
review-edit = Edit
# $name: the name of a tool
review-standsFor = This address now belongs to { $name }.
review-changed = Changed since the last review
review-corrected = Corrected by editors
review-before = Before
review-after = Now
# $days: a number of days
review-accountAge = { $days ->
    [0] Account created today
    [one] Account is { $days } day old
   *[other] Account is { $days } days old
}
review-firstOne = First submission from this account.
review-noteMissing = Say what the maker should change.
review-noteHint = Required when requesting changes.
review-undoTooLate = This decision can no longer be undone.
review-undone = The decision has been undone. The entry is back in its place in the queue.
# The place of the entry in the list that the editor goes through.
review-place = { NUMBER($place) } of { NUMBER($total) }
review-saved = Your changes have been saved. The maker has been told.
review-empty = The queue is empty. Well done.
review-none = Nothing has been submitted yet. What makers submit waits here for a decision.

bulk-buttons-approve = { $count ->
    [one] Approve { $count } entry
   *[other] Approve { $count } entries
}
bulk-buttons-reject = { $count ->
    [one] Reject { $count } entry
   *[other] Reject { $count } entries
}
bulk-buttons-request_changes = { $count ->
    [one] Request changes to { $count } entry
   *[other] Request changes to { $count } entries
}
bulk-confirmHint = Check the selection. You can undo this for one minute; the makers are told after that.
bulk-change = Change the selection
bulk-undoAll = Undo all
bulk-undone = { $count ->
    [one] { $count } decision undone
   *[other] { $count } decisions undone
}
bulk-standing = { $count ->
    [one] { $count } decision stands
   *[other] { $count } decisions stand
}
# Heading.
bulk-undoneTitle = Bulk decision undone
# Heading.
bulk-title = Result of the bulk decision
bulk-done = { $count ->
    [one] { $count } entry decided
   *[other] { $count } entries decided
}
bulk-refused = { $count ->
    [one] { $count } entry left unchanged
   *[other] { $count } entries left unchanged
}
# Button.
bulk-button = Decide
bulk-unchanged = Left unchanged
bulk-back = Back to the queue

# Heading.
editing-title = Edit the entry
editing-lead = The same rules apply as for the maker. The history keeps old and new values, and the maker is told which fields you changed.
editing-changedMeanwhile = Somebody else has changed or decided this entry in the meantime. Nothing was overwritten; this is its current state.

# Heading.
keys-title = Keyboard shortcuts
keys-move = Next and previous entry
keys-open = Open the highlighted entry
keys-approve = Approve
keys-reject = Reject, then a number for the reason
keys-changes = Request changes: write the note, then Ctrl+Enter
keys-duplicate = Reject as a duplicate of the first similar tool
keys-edit = Edit
keys-note = Go to the note
keys-undo = Undo the last decision
keys-leave = Leave a field or cancel
keys-help = Show this help
keys-pickReason = Press a number from 1 to 9 to reject, Esc to cancel.
keys-writeNote = Write the note, then press Ctrl+Enter. Esc cancels.
keys-off = Use single-key shortcuts on this device
keys-close = Close

# Heading.
replies-title = Replies
replies-lead = Texts to begin a note with, by reason and language. Editors are offered those in the maker’s language.
replies-builtIn = Always sent with this reason
replies-none = No replies of your own yet.
replies-text = Text
replies-placeholders = Placeholders
replies-placeholder-name = name of the entry
replies-placeholder-url = its address
replies-placeholder-site = name of this catalog
replies-add = Add reply
replies-saved = The reply has been saved.
replies-removed = The reply has been removed.
replies-remove = Remove
replies-insert = Insert a reply
replies-insertHint = It is inserted before your own note.

# Heading.
suspendAndReject-title = Reject all and suspend
suspendAndReject-hint = Suspends this account and rejects all its waiting entries for one reason. The maker is told. This cannot be undone in one step.
# Button.
suspendAndReject-button = { $count ->
    [one] Suspend and reject { $count } entry
   *[other] Suspend and reject { $count } entries
}
suspendAndReject-done = The account is suspended and its waiting entries are rejected.

# Heading.
ownFigures-title = Your decisions
ownFigures-lead = Only you and the admins see these figures. Undone decisions do not count.
ownFigures-period = Period
ownFigures-total = Decisions
ownFigures-appeals = Appeals against your rejections (90 days)
ownFigures-upheld = Rejected again
ownFigures-overturned = Published after all
ownFigures-open = Not decided yet
ownFigures-agreement = Agreement
ownFigures-none = No appeals.

### Changes that makers suggest to published tools, and the yearly question whether an entry is still correct.

# Heading.
stillRight-title = Is this still correct?
stillRight-leadOne = This is what the catalog says about your tool.
stillRight-lead = This is what the catalog says about your tools.
# Button.
stillRight-button = Still correct
stillRight-buttonTicked = Confirm selected
stillRight-tick = This is still correct
# $date: a date, such as “November 29, 2026”
stillRight-confirmed = You confirmed it on { $date }.
stillRight-done = Thank you. The tool’s page now shows when you confirmed it.
stillRight-all = You have confirmed everything. There is nothing left to do.
stillRight-later = You can confirm your tools in your account at any time.
stillRight-account = Go to your account

# Button.
undo-button = Undo
# $seconds: a number of seconds
undo-hint = The maker will be told in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
undo-done = The decision has been undone.

changes-suggest = Suggest a change
changes-lead = Correct anything that is out of date. An editor reviews your change before it is shown.
changes-message = Message to the editors
changes-send = Send the change
# Heading.
changes-removeTitle = Request removal
changes-removeHint = If an editor agrees, the tool is permanently removed from the catalog.
# Button.
changes-removeButton = Request removal
changes-notYours = Only the account that submitted this tool can change it. If something is wrong with it, report the problem.
changes-waits = A change to this tool is awaiting review.
changes-see = View it
# Heading.
changes-title = Suggested change
changes-removal = Removal from the catalog
changes-partly = Accepted in part
changes-notTaken = not accepted
changes-withdraw = Withdraw the change
changes-sent = Your change is awaiting review.
changes-sentLive = Your change is now live.
changes-withdrawnDone = Your change has been withdrawn.
changes-from = Before
changes-to = After
changes-history = Entry history
changes-historyLink = History
changes-historyLead = What was changed, and when.
changes-states-awaiting_moderation = Awaiting review
changes-states-live = Live, not yet reviewed
changes-states-accepted = Accepted
changes-states-declined = Declined
changes-states-withdrawn = Withdrawn
changes-kinds-published = Published
changes-kinds-changed = Changed
changes-kinds-confirmed = Confirmed by its maker
changes-kinds-translated = Translated
changes-kinds-hidden = Hidden
changes-kinds-restored = Published again
changes-kinds-merged = Another entry merged in
# Heading.
changes-logos-title = New pictures
changes-logos-lead = Logos and pictures of websites that have changed since they were first shown, and pictures that makers have uploaded.
changes-logos-tool = Tool
changes-logos-since = Since
changes-logos-decision = Decision
changes-logos-accept = Show the new one
changes-logos-decline = Keep the old one
changes-logos-done-logo = The new picture is shown.
changes-logos-done-logo_kept = The picture stays as it was.
changes-logos-done-late = Somebody else has already decided.
# Heading.
changes-desk-title = Suggested changes
changes-desk-lead = Changes that makers suggest to published tools, and new addresses where links have moved. Oldest first.
changes-desk-none = No changes are waiting.
changes-desk-accept = Accept selected
changes-desk-acceptRemoval = Remove the tool
changes-desk-confirm = Keep it
changes-desk-decline = Decline
changes-desk-revert = Revert it
changes-desk-since = The entry has changed since. It now says:
changes-desk-liveNote = This change is already live.
changes-desk-movedNote = Found by the link check: three times in a row, the link led to this site. Expired domains redirect too, so look before you accept.
changes-desk-asksRemoval = The maker asks for this tool to be removed.
changes-desk-accepted = The change has been accepted.
changes-desk-declined = The change has been declined.

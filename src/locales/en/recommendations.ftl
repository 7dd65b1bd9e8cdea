### Recommendations of tools by people.

# Heading.
recommendations-title = Recommendations
# Heading.
# $name: the name of a tool
recommendations-titleOf = Who recommends { $name }
recommendations-lead = Written by members. Recommendations do not affect the order of results.
# Of a tool.
# $people: how many
recommendations-people = { $people ->
    [one] One person recommends it
    *[other] { $people } people recommend it
}
# Followed by a colon and names of tasks, each with its number.
# $people: how many
recommendations-peopleFor = { $people ->
    [one] One person recommends it for
    *[other] { $people } people recommend it for
}
recommendations-toKnow = Good to know
# $people: how many
recommendations-helpful = { $people ->
    [one] One person found this helpful
    *[other] { $people } people found this helpful
}
# Button.
recommendations-vote = Helpful
# Button.
recommendations-unvote = Undo “Helpful”
recommendations-orders-helpful = Most helpful
recommendations-orders-newest = Newest
recommendations-order = Order
# Link.
recommendations-all = All recommendations
recommendations-none = Nobody has recommended this tool yet.
# Link.
recommendations-link = Recommend this tool
# Link.
recommendations-edit = Change your recommendation
# Heading.
recommendations-own = My recommendations
# Heading.
recommendations-versus = Who recommends which for what
recommendations-versusNone = No recommendations yet
recommendations-answer-title = Maker’s answer
recommendations-answer-label = Your answer as the maker
recommendations-answer-hint = You can answer each recommendation once.
# Button.
recommendations-answer-button = Answer
# Heading.
# $name: the name of a tool
recommendations-form-title = Recommend { $name }
recommendations-form-lead = Say what you use it for, why it is good at that, and one thing to know. Your e-mail address is not shown. If something is wrong with the tool, report a problem instead.
recommendations-form-task = What do you use it for?
recommendations-form-choose = Choose a task
# Link.
recommendations-form-allTasks = Show all tasks
recommendations-form-text = Why do you recommend it?
# $most: a number
recommendations-form-textHint = At most { NUMBER($most) } characters, without links or contact details
recommendations-form-toKnow = One thing to know before starting
recommendations-form-toKnowHint = A limit, a price or a setting, for example
# Button.
recommendations-form-button = Recommend
# Button.
recommendations-form-change = Save changes
recommendations-form-changeHint = Saving changes deletes its “Helpful” votes and the maker’s answer.
# Button.
recommendations-form-withdraw = Withdraw the recommendation
recommendations-form-withdrawHint = Its text and its votes are deleted.
recommendations-form-confirmFirst = Confirm your e-mail address before recommending a tool.
recommendations-form-note = The editor’s reason
recommendations-states-waiting = Awaiting review
recommendations-states-shown = Public
recommendations-states-hidden = Hidden by an editor
recommendations-states-withdrawn = Withdrawn
recommendations-done-shown = Thank you. Your recommendation is public.
recommendations-done-waiting = Thank you. An editor will review your recommendation before others see it.
recommendations-done-hidden = An editor has hidden this recommendation. Only you can see it, and you can change it.
recommendations-done-withdrawn = Your recommendation has been withdrawn.
recommendations-done-answered = Your answer is public.
# Link.
recommendations-report-link = Report
# Heading.
# $name: the name of a tool
recommendations-report-title = Report a recommendation of { $name }
recommendations-report-message = What is wrong with this recommendation?
recommendations-desk-lead = Recommendations from accounts less than a week old, those that screening has flagged, and those changed after an editor hid them. If you hide one, its author is told the reason by e-mail.
recommendations-desk-none = No recommendations are waiting.
# Button.
recommendations-desk-show = Show
# Button.
recommendations-desk-hide = Hide
# Button.
recommendations-desk-drop_answer = Remove the answer
recommendations-desk-note = Reason, sent to the author
recommendations-desk-author = Author
# Link.
recommendations-desk-reported = View the reported recommendation
recommendations-desk-done-show = The recommendation is public.
recommendations-desk-done-hide = The recommendation is hidden, and its author is told.
recommendations-desk-done-drop_answer = The answer has been removed.
recommendations-desk-stale = This recommendation has changed in the meantime. This is its current state.

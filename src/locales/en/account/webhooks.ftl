### Pages of webhooks: messages that the catalog sends to a maker’s own server.

# Heading.
webhooks-title = Webhooks
webhooks-lead = We notify your server as soon as something happens to your entries, so you do not have to poll.
webhooks-off = Nothing is sent: this server does not contact other servers.
webhooks-list = Your webhooks
webhooks-none = You have no webhooks yet.
webhooks-noneLead = Add the address of a server that can receive JSON by POST.
webhooks-add = Add a webhook
webhooks-url = Address
webhooks-urlHint = A public http or https address on the usual port.
webhooks-events = Events
# Button.
webhooks-button = Add webhook
webhooks-verifyFirst = Confirm your e-mail address before adding a webhook.
webhooks-documentation = How to receive them
webhooks-chosen = { $count ->
    [one] { $count } event
   *[other] { $count } events
}
# Heading.
webhooks-secretTitle = The secret of this webhook
webhooks-secretOnce = Copy it now: you won’t see it again.
webhooks-secretUse = Use it to verify that a message is from us. Standard Webhooks libraries do this for you.
webhooks-secretOld = For 24 hours, every message is signed with the previous secret as well.
webhooks-toWebhook = Go to the webhook
webhooks-back = All webhooks
webhooks-states-on = On
webhooks-states-failing = Failing
webhooks-states-off = Off
# $date: a date, such as “November 29, 2026”
webhooks-failingSince = Nothing has arrived since { $date }. After five days the webhook is turned off.
webhooks-offReasons-gone = Turned off: the server answered that the address is gone (410).
webhooks-offReasons-failing = Turned off: nothing had arrived for five days.
webhooks-turnOn = Turn on again
webhooks-test = Send a test event
webhooks-save = Save events
webhooks-rotate = Generate a new secret
webhooks-rotateHint = You get a new secret. The previous one stays valid for 24 hours.
webhooks-remove = Remove webhook
webhooks-removeHint = Nothing more is sent, and its list of deliveries is deleted.
webhooks-deliveries = Deliveries of the last seven days
webhooks-noDeliveries = Nothing has been sent yet.
webhooks-event = Event
webhooks-when = When (UTC)
webhooks-state = Status
webhooks-answer = Response
webhooks-resendButton = Resend
# $milliseconds: a number
webhooks-duration = { $milliseconds } ms
webhooks-attempts = { $count ->
    [one] { $count } attempt
   *[other] { $count } attempts
}
# $time: when the next attempt is
webhooks-next = next { $time }
webhooks-body = Server response
webhooks-deliveryStates-waiting = Waiting
webhooks-deliveryStates-retrying = Retrying
webhooks-deliveryStates-delivered = Delivered
webhooks-deliveryStates-failed = Failed
webhooks-deliveryStates-missed = Not sent (webhook off)
webhooks-resend = { $count ->
    [one] Resend { $count } failed delivery
   *[other] Resend { $count } failed deliveries
}
webhooks-done-saved = The events have been saved.
webhooks-done-removed = The webhook has been removed.
webhooks-done-turned_on = The webhook is on again.
webhooks-done-test = The test event is on its way. Reload the page in a moment.
webhooks-done-again = It is being resent. Reload the page in a moment.
webhooks-testEvent = Test event
# Instead of the address, of a webhook that has none
webhooks-fetched = Fetched by your programs
webhooks-names-submission_approved = Submission approved
webhooks-names-submission_rejected = Submission rejected
webhooks-names-submission_changes_requested = Changes requested
webhooks-names-submission_edited = Submission corrected by an editor
webhooks-names-submission_expired = Submission expired
webhooks-names-tool_updated = Tool changed
webhooks-names-tool_hidden = Tool hidden
webhooks-names-tool_restored = Tool published again
webhooks-names-tool_removed = Tool removed or merged
webhooks-names-tool_price_changed = Price changed: your tools and those in your lists
webhooks-names-tool_link_dead = Link dead: your tools and those in your lists
webhooks-names-change_accepted = Suggested change accepted
webhooks-names-change_declined = Suggested change declined
webhooks-names-tool_news = News about what you follow, along with the e-mail
webhooks-names-desk_submission_waiting = Desk: submission waiting
webhooks-names-desk_change_waiting = Desk: suggested change waiting
webhooks-names-desk_report_opened = Desk: problem reported
webhooks-names-desk_report_closed = Desk: report closed
webhooks-names-desk_link_dead = Desk: tool link dead

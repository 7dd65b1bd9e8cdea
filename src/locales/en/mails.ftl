### Mails: NAME-subject and NAME-text.
### The parts of a text (text-1, text-2 …) are paragraphs; from the second on, one is left out if a value in it is missing.
### $site is the name of the catalog. A line with nothing but a link stays on its own.

hello = Hello,

# Buttons of mails, by where they lead; the address stands below.
button-open = Open the page
button-sign-in = Sign in
button-password = Choose a new password
button-confirm = Confirm the address
button-check = Check the entry
button-accept = Accept the invitation
button-follow = See and confirm

notice =
    You receive notices like this one because you have an account. Turn them off here:
    { $link }

# The end of a mail about what a reader follows.
following =
    You receive this e-mail because you asked for it. Change what you follow, or unsubscribe, here:
    { $link }

# Heading.
news-new = New
# Heading.
news-changed = Changed
# Heading.
news-confirmed = Confirmed by their makers
# $field: the name of a field
# $from: its old value
# $to: its new value
news-fact = { $field }: { $to } (before: { $from })
# $fields: the names of fields, with commas
news-fields = Changed: { $fields }
news-dead = The link no longer works.
news-alive = The link works again.

follow_confirm-subject = Confirm what you want to follow on { $site }
follow_confirm-text =
    Someone, probably you, asked { $site } to write to this e-mail address when something new happens. See what it is about and confirm it here:

    { $link }

    If you do nothing, you will receive no e-mails, and we delete this address after three days.

# $rhythm: “day” for a mail about prices and links only, else “week”
digest-subject = { $rhythm ->
    [day] A price or a link has changed on { $site }
   *[week] News about what you follow on { $site }
}
# $rhythm: “day” for a mail about prices and links only, else “week”
digest-text-1 = { $rhythm ->
    [day] The price or the link of a tool that you follow on { $site } has changed.
   *[week] Here is the news about what you follow on { $site }.
}
# $lines: what the editors wrote
digest-text-2 = { $lines }
# $news: the tools, each with what is new
digest-text-3 = { $news }
# $rest: how many tools are not in the mail
digest-text-4 = { $rest ->
    [one] And { $rest } more tool.
   *[other] And { $rest } more tools.
}

verify_email-subject = Confirm your e-mail address for { $site }
verify_email-text =
    An account was created on { $site } with this e-mail address. Confirm that the address is yours:

    { $link }

    The link works once and expires after 24 hours.

    If you did not create an account, simply ignore this e-mail.

already_registered-subject = You already have an account on { $site }
already_registered-text =
    Someone, probably you, tried to create an account on { $site } with this e-mail address. There already is one, so nothing was changed.

    Sign in here:
    { $sign_in_link }

    If you have forgotten your password, choose a new one here:
    { $reset_link }

    If this was not you, simply ignore this e-mail.

reset_password-subject = Choose a new password for { $site }
reset_password-text =
    A new password was requested for your account on { $site }. Choose it here:

    { $link }

    The link works once and expires after 1 hour.

    If you did not request this, simply ignore this e-mail: your password stays the same.

confirm_new_email-subject = Confirm your new e-mail address for { $site }
confirm_new_email-text =
    The owner of an account on { $site } wants to use this e-mail address for it. Confirm that the address is yours:

    { $link }

    The link works once and expires after 1 hour. Until then the account keeps its old address.

    If you did not expect this, simply ignore this e-mail.

email_changed-subject = Your e-mail address on { $site } was changed
email_changed-text =
    Your account on { $site } now uses a different e-mail address. The old one will receive no more e-mails.

    If this was not you, reply to this e-mail or contact an admin of { $site } right away: someone else has access to your account.

account_deleted-subject = Your account on { $site } was deleted
account_deleted-text =
    Your account on { $site } has been deleted: your open submissions are withdrawn, your API tokens no longer work and your e-mail address is gone from our records.

    Published tools stay in the catalog but belong to no account. This is the last e-mail to this address.

# $provider: a provider of sign-in, such as “GitHub”
identity_linked-subject = { $provider } is now connected to your account on { $site }
# $provider: a provider of sign-in, such as “GitHub”
identity_linked-text =
    You can now sign in to your account on { $site } with { $provider }.

    If this was not you, disconnect it in your settings and choose a new password:
    { $settings_link }

# $provider: a provider of sign-in, such as “GitHub”
identity_unlinked-subject = { $provider } is no longer connected to your account on { $site }
# $provider: a provider of sign-in, such as “GitHub”
identity_unlinked-text =
    You can no longer sign in to your account on { $site } with { $provider }, only with your password.

    If this was not you, choose a new password right away:
    { $reset_link }

token_created-subject = A new API token for your account on { $site }
# $name: the name of a token
# $last_four: the last characters of a token
token_created-text =
    An API token named “{ $name }” was created in your account on { $site }. It ends in { $last_four }.

    If this was not you, revoke the token and choose a new password:
    { $tokens_link }

token_expiring-subject = One of your API tokens for { $site } expires soon
# $name: the name of a token
# $last_four: the last characters of a token
# $expires_on: a date
token_expiring-text =
    The API token “{ $name }” for your account on { $site }, ending in { $last_four }, expires on { $expires_on }. After that, programs that use it are refused.

    You can create a new one here:
    { $tokens_link }

    If you no longer need it, there is nothing to do. This is the only reminder for this token.

submission_received-subject = “{ $name }” is awaiting review
# $name: the name of a tool
submission_received-text =
    Thank you for submitting “{ $name }” to { $site }. An editor will review it; until then it is not visible in the catalog. We will write to you as soon as there is a decision.

    You can follow it here:
    { $status_link }

submission_approved-subject = “{ $name }” is published
# $name: the name of a tool
submission_approved-text =
    An editor approved “{ $name }”. It is now in the { $site } catalog:

    { $tool_link }

submission_rejected-subject = “{ $name }” was not accepted
# $name: the name of a tool
# $reason: the reason, a whole sentence
submission_rejected-text-1 =
    An editor of { $site } reviewed “{ $name }” and did not accept it.

    Reason:
    { $reason }
# $note: what the editor wrote
submission_rejected-text-2 =
    Note from the editor:
    { $note }
# $decision: “appeal” if it is the decision on an appeal, else “first”
submission_rejected-text-3 = { $decision ->
    [appeal]
        This is the decision on your appeal, and it is final:
        { $status_link }
   *[first]
        If you think this is a mistake, you can appeal once; another editor will decide:
        { $status_link }
}

changes_requested-subject = Changes requested for “{ $name }”
# $name: the name of a tool
changes_requested-text-1 = An editor of { $site } reviewed “{ $name }” and requests changes before it can be published.
# $note: what the editor wrote
changes_requested-text-2 =
    Note from the editor:
    { $note }
changes_requested-text-3 =
    You have 30 days to correct and resubmit it:
    { $status_link }

submission_expired-subject = “{ $name }” has expired
# $name: the name of a tool
submission_expired-text =
    Changes to “{ $name }” were requested on { $site }, but not made within 30 days. The submission has been closed:

    { $status_link }

    You are welcome to submit the tool again.

tool_quarantined-subject = “{ $name }” is hidden for now
# $name: the name of a tool
# $reason: the reason, a whole sentence
tool_quarantined-text =
    An editor has hidden your tool “{ $name }” in the { $site } catalog, pending review.

    Reason:
    { $reason }

link_dead-subject = The link of “{ $name }” does not work
# $name: the name of a tool
# $address: a web address
link_dead-text =
    We have checked the address of “{ $name }” several times, and it does not work:

    { $address }

    Its page in the { $site } catalog says so until the address works again:

    { $tool_link }

# $rule: the name of a screening rule
screening_rule_dropped-subject = The screening rule “{ $rule }” no longer refuses submissions
# $rule: the name of a screening rule
# $agreed: how many findings editors agreed with
# $decided: how many findings editors decided on
screening_rule_dropped-text =
    The screening rule “{ $rule }” of { $site } has been wrong too often: editors agreed with { $agreed } of its last { $decided } decided findings.

    It now only shows its findings to editors and refuses nothing. See the figures and change its mode here:
    { $screening_link }

submission_edited-subject = An editor corrected “{ $name }”
# $name: the name of a tool
# $fields: the changed fields, one on a line
submission_edited-text =
    An editor of { $site } corrected your submission “{ $name }” before deciding on it. These fields were changed:

    { $fields }

    You do not need to do anything. See its current state here:
    { $status_link }

desk_mention-subject = You were mentioned in a note on { $site }
# $author: an editor
# $name: the name of a tool
# $note: what the editor wrote
desk_mention-text =
    { $author } mentioned you in a note on “{ $name }” on { $site }:

    { $note }

    Open it here:
    { $desk_link }

submission_assigned-subject = An entry on { $site } was assigned to you
# $author: an editor
# $name: the name of a tool
submission_assigned-text =
    { $author } assigned the entry “{ $name }” on { $site } to you.

    Open it here:
    { $desk_link }

submission_escalated-subject = An entry on { $site } needs an admin
# $author: an editor
# $name: the name of a tool
# $note: what the editor wrote
submission_escalated-text =
    { $author } asks the admins of { $site } to decide on “{ $name }”:

    { $note }

    Open it here:
    { $desk_link }

claim_lost-subject = You are no longer the verified maker of “{ $name }”
# $subject: the proved domain or repository
# $name: the name of a tool
claim_lost-text =
    We can no longer find your proof that { $subject } is yours. “{ $name }” stays yours for now, but no longer shows a verified maker. You can prove it again here:

    { $claim_link }

entry_passed-subject = “{ $name }” now belongs to another account
# $subject: the proved domain or repository
# $name: the name of a tool
entry_passed-text =
    Somebody has proved that { $subject } is theirs, so “{ $name }” now belongs to their account. If it is yours, prove it here, and an editor will decide:

    { $claim_link }

claim_verified-subject = You are now the verified maker of “{ $name }”
# $subject: the proved domain or repository
# $name: the name of a tool
claim_verified-text =
    You have proved that { $subject } is yours. “{ $name }” on { $site } now belongs to your account: you can edit its entry, and visitors see a verified maker.

    Your claim:
    { $claim_link }

claim_refused-subject = Your claim to “{ $name }” was not accepted
# $name: the name of a tool
# $subject: the proved domain or repository
claim_refused-text-1 = An editor did not accept your claim to “{ $name }”, made with { $subject }.
# $note: what the editor wrote
claim_refused-text-2 =
    The editor’s reason:
    { $note }
claim_refused-text-3 =
    Your claim:
    { $claim_link }

claim_renewal-subject = Sign in to GitHub again for “{ $name }”
# $name: the name of a tool
# $subject: the proved domain or repository
claim_renewal-text =
    “{ $name }” on { $site } is yours because you are an admin of { $subject }. We confirm that with GitHub every 90 days, and you need to sign in there again. You have two weeks:

    { $claim_link }

list_hidden-subject = Your list “{ $name }” is hidden
# $name: the title of a list
list_hidden-text-1 = Visitors reported your list “{ $name }”, and an editor has hidden it. Only you can see it now.
# $note: what the editor wrote
list_hidden-text-2 =
    The editor’s note:
    { $note }
list_hidden-text-3 =
    Your list:
    { $list_link }

recommendation_hidden-subject = Your recommendation on { $site } is hidden
# $name: the name of a tool
recommendation_hidden-text-1 = An editor has hidden your recommendation of “{ $name }” on { $site }. Only you can see it now, and you can change it.
# $note: what the editor wrote
recommendation_hidden-text-2 =
    The editor’s note:
    { $note }
recommendation_hidden-text-3 =
    Your recommendation:
    { $recommend_link }

password_changed-subject = Your password for { $site } was changed
password_changed-text-1 = The password for your account on { $site } has just been changed, and you have been signed out on all devices.
# $tokens: how many tokens
# $grants: how many applications
# $webhooks: how many webhooks
password_changed-text-2 = Revoked at the same time: API tokens ({ $tokens }), connected applications ({ $grants }), webhooks ({ $webhooks }).
password_changed-text-3 =
    If this was not you, choose a new password right away and revoke your API tokens:
    { $reset_link }

password_guessed-subject = Someone is guessing the password of your account on { $site }
password_guessed-text =
    Many wrong passwords were entered for your account on { $site } within an hour. None of them was right. Further attempts are refused for now, except in browsers in which you have signed in before.

    If this was you and you have forgotten your password, choose a new one here:
    { $reset_link }

    If it was not, you do not need to do anything as long as you use this password nowhere else. Two-factor authentication protects you even if it becomes known:
    { $settings_link }

    We send this notice once a day at most.

factor_added-subject = A second factor was added to your account on { $site }
# $factor: “app” for an authenticator app, else “passkey”
# $name: the name of a passkey
factor_added-text =
    { $factor ->
        [app] An authenticator app was set up for your account on { $site }.
       *[passkey] The passkey “{ $name }” was added to your account on { $site }.
    }

    If this was not you, choose a new password right away and contact an admin of { $site }:
    { $reset_link }

factor_removed-subject = A second factor was removed from your account on { $site }
# $factor: “app” for an authenticator app, else “passkey”
# $name: the name of a passkey
factor_removed-text =
    { $factor ->
        [app] The authenticator app was removed from your account on { $site }.
       *[passkey] The passkey “{ $name }” was removed from your account on { $site }.
    }

    If this was not you, choose a new password right away and contact an admin of { $site }:
    { $reset_link }

two_factor_off-subject = Two-factor authentication for your account on { $site } is off
two_factor_off-text =
    Two-factor authentication for your account on { $site } was turned off. You now sign in with your password alone.

    If this was not you, choose a new password right away and contact an admin of { $site }:
    { $reset_link }

two_factor_reset-subject = Two-factor authentication for your account on { $site } was reset
two_factor_reset-text =
    An admin of { $site } removed the authenticator app, passkeys and recovery codes from your account and signed you out on all devices. You now sign in with your password alone.

    Set up two-factor authentication again in your settings:
    { $settings_link }

    If you did not ask for this, choose a new password right away:
    { $reset_link }

recovery_codes_made-subject = New recovery codes for your account on { $site }
recovery_codes_made-text =
    New recovery codes were generated for your account on { $site }. The old ones no longer work.

    If this was not you, choose a new password right away and contact an admin of { $site }:
    { $reset_link }

recovery_code_used-subject = A recovery code for your account on { $site } was used
# $left: how many codes are left
recovery_code_used-text =
    A recovery code for your account on { $site } has just been used. Codes left: { $left }.

    You can generate new ones in your settings:
    { $settings_link }

    If this was not you, choose a new password right away and contact an admin of { $site }:
    { $reset_link }

token_leaked-subject = Your API token for { $site } was found in public and revoked
# $name: the name of a token
# $last_four: the last characters of a token
token_leaked-text-1 = The API token “{ $name }” for your account on { $site }, ending in { $last_four }, was found in a public place. We have revoked it: programs that use it are refused.
# $address: a web address
token_leaked-text-2 =
    It was found here:
    { $address }
token_leaked-text-3 =
    Create a new one, and keep it in a secret store or an environment variable:
    { $tokens_link }

grant_created-subject = An application now has access to your account on { $site }
# $name: the name of an application
# $address: a web address
grant_created-text =
    You have given this application access to your account on { $site }:

    { $name } ({ $address })

    If this was not you, disconnect it here and change your password:
    { $tokens_link }

grant_leaked-subject = An application’s token for your account on { $site } was found in public
# $name: the name of an application
grant_leaked-text-1 = A token that gives { $name } access to your account on { $site } was found in a public place. We have disconnected the application: its tokens are refused.
# $address: a web address
grant_leaked-text-2 =
    It was found here:
    { $address }
grant_leaked-text-3 =
    If you still use it, tell its maker, and connect it again once the leak is closed. See what has access now:
    { $tokens_link }

report_answered-subject = The outcome of your report on { $site }
# $outcome: the outcome, a whole sentence
report_answered-text-1 =
    Somebody with this address reported a problem with an entry on { $site } and asked to be told the outcome:

    { $outcome }
report_answered-text-2 =
    See the entry here:
    { $tool_link }
report_answered-text-3 = If this was not you, simply ignore this e-mail.

change_received-subject = We received your change to “{ $name }”
# $name: the name of a tool
change_received-text =
    You suggested a change to “{ $name }” on { $site }. An editor will review it before it is shown.

    Follow it here:
    { $status_link }

change_accepted-subject = Your change to “{ $name }” is published
# $name: the name of a tool
# $fields: the changed fields, one on a line
change_accepted-text-1 =
    An editor accepted your change to “{ $name }” on { $site }. Changed:

    { $fields }
# $declined: the fields that were not accepted, one on a line
change_accepted-text-2 =
    Not accepted:
    { $declined }
# $note: what the editor wrote
change_accepted-text-3 =
    Note from the editor:
    { $note }
change_accepted-text-4 =
    See the entry here:
    { $tool_link }

change_declined-subject = Your change to “{ $name }” was declined
# $name: the name of a tool
# $reason: the reason, a whole sentence
change_declined-text-1 =
    An editor declined your change to “{ $name }” on { $site }.

    Reason:
    { $reason }
# $note: what the editor wrote
change_declined-text-2 =
    Note from the editor:
    { $note }
change_declined-text-3 =
    See it here:
    { $status_link }

removal_accepted-subject = “{ $name }” was removed from { $site }
# $name: the name of a tool
removal_accepted-text = As you asked, “{ $name }” has been removed from the { $site } catalog.

webhook_off-subject = Your webhook on { $site } was turned off
# $address: a web address
webhook_off-text =
    Nothing from { $site } has reached this address for five days, or its server answered that the address is gone:

    { $address }

    We no longer send anything there. Turn it on again and resend what was missed here:
    { $webhook_link }

invitation-subject = You are invited to { $site }
# $role: “admin” or “editor”
invitation-text-1 =
    { $role ->
        [admin] You are invited to join { $site } as an admin: admins look after the catalog, its settings and its accounts.
       *[editor] You are invited to join { $site } as an editor: editors review what is submitted and look after the catalog.
    }
# $inviter: the address of the admin who invites
invitation-text-2 = The invitation comes from { $inviter }.
invitation-text-3 =
    Accept here:
    { $link }

    The link works once and expires after 7 days.

    If you do not know what this is about, simply ignore this e-mail.

test_mail-subject = Test e-mail from { $site }
test_mail-text = An admin of { $site } sent this test e-mail. It has arrived, so mail works.

# $count: how many tools there are
still_right-subject = { $count ->
    [1] Is your tool’s entry on { $site } still correct?
   *[other] Are your tools’ entries on { $site } still correct?
}
# $count: how many tools there are
# $tools: the entries, each with its fields
still_right-text-1 =
    { $count ->
        [1] Once a year we ask makers to check their entries. This is what { $site } says about your tool:
       *[other] Once a year we ask makers to check their entries. This is what { $site } says about your tools:
    }

    { $tools }
# $more: how many tools are only on the page
still_right-text-2 = { $more ->
    [one] The page below shows { $more } more tool.
   *[other] The page below shows { $more } more tools.
}
# $entry: “one” if there is one tool, else “several”
still_right-text-3 =
    If everything is still correct, open this page and press the button. You do not need to sign in:
    { $link }

    { $entry ->
        [one]
            If something has changed, correct it here:
            { $suggest_link }
       *[several] If something has changed, you can correct it from that page.
    }

    The link works for 90 days. Visitors see the month in which you confirmed.

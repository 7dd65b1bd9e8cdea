### Errors and their remedy: on pages, in forms and in answers of the API. Whole sentences, at most 160 characters.
### KEY_without_value is said where there is no $value.

errors-malformed_request = The request could not be read. Check the address and try again.
errors-missing_token = An API token is required. Send it in the header “Authorization: Bearer <token>”.
errors-invalid_token = This API token is not valid. Check it, or create a new one in your account.
errors-expired_token = This API token has expired. Create a new one in your account.
errors-revoked_token = This API token was revoked. Create a new one in your account.
errors-insufficient_scope = This API token does not have the required scope. Create one that has it in your account.
# $permission: what a token may do, as on the page of tokens
# $scope: the same for programs, such as submissions:write
scopes-missing = This API token does not have the permission “{ $permission }” ({ $scope }). Create one that has it in your account.
errors-account_suspended = This account is suspended. Contact an admin of the catalog.
errors-email_unverified = Your e-mail address is not confirmed yet. Open the link in the e-mail we sent you.
errors-forbidden = You are not allowed to do this. Sign in with an account that is.
errors-own_submission = This is your own entry. Leave it to another editor.
errors-own_decision = You rejected this submission yourself. Leave its appeal to another editor.
errors-second_factor_required = Your role requires two-factor authentication. Set it up in your account settings.
errors-cross_site = The form did not come from this site. Open the page again and repeat the step.
errors-read_only = This catalog is a read-only mirror of another one. Submit there.
errors-not_found = There is nothing here. Check the address or search the catalog.
errors-method_not_allowed = This address does not accept this method. The Allow header lists those it accepts.
errors-not_acceptable = This is not available in the requested format. Change the Accept header.
errors-request_timeout = The request took too long to arrive. Send it again.
errors-conflict = This has changed in the meantime. Reload it and check again.
errors-idempotency_key_in_progress = A request with this Idempotency-Key is still running. Wait a moment and send it again.
errors-cursor_expired = This cursor belongs to an earlier state of the catalog. Load the dump and continue from its cursor.
errors-payload_too_large = The request is too large. Send at most 64 KiB.
errors-unsupported_media_type = This content type is not accepted. Send UTF-8, uncompressed: JSON to the API as application/json, forms as application/x-www-form-urlencoded.
errors-expectation_failed = The Expect header cannot be met. Send the request without it.
errors-validation_failed = Some fields are missing or invalid. Correct them and try again.
errors-duplicate_submission = This tool is already in the catalog or awaiting review. There is no need to submit it again.
errors-spam_detected = This looks like advertising or spam. Describe in plain words what the tool does.
errors-not_an_ai_tool = The entry does not say what the AI does. Add a sentence about it, or ask for an editor’s review.
errors-idempotency_key_reused = This Idempotency-Key was already used with different content. Use a new key.
errors-sign_in_failed = The e-mail address or the password is wrong. Check both and try again.
errors-link_expired = This link is no longer valid. Request a new one.
errors-sign_in_expired = Signing in took too long or failed too often. Start again.
errors-rate_limited = Too many requests. Wait a moment and try again.
errors-submission_limit_exceeded = You have reached the hourly submission limit. Try again later.
errors-too_many_attempts = Too many attempts. Wait a while and try again.
errors-headers_too_large = The request headers are too large. Shorten the address or delete this site’s cookies.
errors-internal_error = Something went wrong on our side. Try again later.
errors-not_implemented = The server does not support this method. Use one from the API description.
errors-unavailable = The catalog is not available right now. Try again in a few seconds.
errors-overloaded = The catalog is very busy right now. Try again in a few seconds.
errors-maintenance = This catalog is read-only for the moment. Nothing was changed; try again later.

problems-required = This is required. Fill it in.
problems-not_a_string = Enter text here.
problems-not_an_array = Enter a list here.
problems-not_an_object = Send a JSON object.
problems-not_an_integer = Enter a whole number, in digits only.
problems-leading_zeros = Write the number without leading zeros.
problems-not_a_boolean = Send true or false.
# $min: the least allowed
# $max: the most allowed
problems-out_of_range = Enter a number from { NUMBER($min) } to { NUMBER($max) }.
# $min: the least allowed
problems-too_short = { $min ->
    [one] Too short. Write at least { $min } character.
   *[other] Too short. Write at least { $min } characters.
}
# $max: the most allowed
problems-too_long = { $max ->
    [one] Too long. Write at most { $max } character.
   *[other] Too long. Write at most { $max } characters.
}
# $min: the least allowed
problems-too_few = { $min ->
    [one] Too few. Enter at least { $min } item.
   *[other] Too few. Enter at least { $min } items.
}
# $max: the most allowed
problems-too_many = { $max ->
    [one] Too many. Enter at most { $max } item.
   *[other] Too many. Enter at most { $max } items.
}
# $allowed: a list of values
problems-not_one_of = Choose one of: { $allowed }.
problems-not_one_of_without_allowed = Choose one of the offered values.
problems-unchanged = Nothing differs from the current entry. Change at least one field.
problems-repeated = Enter each value only once.
problems-control_characters = Remove the control characters.
problems-line_break = Write this on one line, without line breaks or tabs.
problems-invisible_characters = Remove the invisible characters. Typing the text again usually helps.
problems-direction_marks = Remove the invisible marks that change the direction of the text.
problems-broken_characters = Some characters are damaged. Type them again.
# $max: the most allowed
problems-too_many_marks = Too many accents on one letter. Use at most { NUMBER($max) }.
problems-no_letters = Include at least one letter or digit.
problems-contact_data = Leave out links, e-mail addresses, telephone numbers and user names.
problems-not_a_url = This is not a complete web address. Write it like this: https://example.org.
problems-url_scheme = Use a web address that begins with http:// or https://.
problems-url_credentials = Remove the user name and the password from the web address.
problems-url_host = Use the address of a public website.
# $value: the public host, such as “catalog.example.org”
problems-unknown_host = This catalog answers at { $value }, not under this host name. If it should, set PUBLIC_URL to that address.
problems-url_port = Remove the port number from the web address.
problems-not_https = Use an address that begins with https://.
problems-not_an_email = This is not an e-mail address. Write it like this: name@example.org.
# $value: what was entered
problems-unknown_category = There is no category “{ $value }”. Choose from the list of categories.
problems-unknown_category_without_value = There is no such category. Choose from the list of categories.
problems-bad_identifier = This identifier is not valid. Check how it is spelled.
problems-bad_slug = Use lower-case Latin letters and digits, with one hyphen between words, such as image-generation.
problems-unreadable_json = This is not readable JSON. Check brackets, quotation marks and commas.
problems-cut_array = This JSON array is cut off: its closing bracket is missing.
problems-not_utf8 = This text is not valid UTF-8. Send it in this encoding.
# $value: what was entered
problems-repeated_key = The name “{ $value }” appears more than once. Enter it once.
problems-repeated_key_without_value = A name appears more than once. Enter it once.
# $allowed: the fields that there are
problems-unknown_field = There is no such field here. Use: { $allowed }.
problems-not_a_key = Use 1 to 255 visible ASCII characters, without spaces.
problems-not_a_cursor = This is not a cursor. Use one from the list of changes or from the dump.
problems-duplicate = A tool with this address is already in the catalog or awaiting review.
problems-spam = This reads like advertising or spam. Say in plain words what the tool does.
# $value: the words that deny AI
problems-not_ai = The entry says “{ $value }”, but only AI tools are listed here. If it does use AI, say what for.
problems-not_ai_without_value = The entry does not say what the AI does. Add a sentence about it.
problems-review_used = You have already asked for an editor’s review. Try again later.
problems-common_password = This password is too easy to guess. Choose another one.
problems-address_in_password = This password contains the part of your e-mail address before the @. Choose another one.
problems-site_in_password = This password contains the name or the address of this catalog. Choose another one.
problems-leaked_password = This password, or one much like it, has been leaked by another site. Choose another one.
problems-wrong_password = This password is wrong. Try again.
problems-wrong_code = This code is wrong, too old or already used. Enter another one.
problems-passkey_failed = The passkey was not accepted. Try again.
problems-in_the_past = This time is too early. Choose a later one.
problems-not_a_color = This is not a color. Write it in hexadecimal, as color pickers show it.
# $value: what was entered
problems-low_contrast = Text in this color is hard to read: the contrast must be at least 4.5:1. The nearest color that passes is { $value }.
problems-low_contrast_without_value = Text in this color is hard to read: the contrast must be at least 4.5:1.
problems-not_a_picture = This file cannot be read as SVG or PNG. Export it again as plain SVG or as PNG.
problems-unreadable_picture = This picture cannot be read or is too small. Send a PNG, JPEG, WebP or GIF file, or a logo as SVG.
problems-picture_too_complex = This picture takes too long to draw. Simplify it, or send it as PNG.
problems-picture_too_long = This picture is more than ten times as long as wide. Crop it, or choose another one.
problems-picture_too_small = This picture is too small. Send at least 32 pixels, better 512.
problems-picture_empty = This picture is empty. Choose another one.
problems-picture_with_text = This SVG has letters as text, and their font is lost when it is drawn. Convert them to paths and export it again, or send it as PNG.
problems-picture_not_square = This icon is not square. Crop the picture, or give it margins, until it is as wide as high.
# $max: the most allowed
problems-pictures_full = Your pictures that are not published take up { NUMBER($max) } MB already. Remove those that you no longer need, or wait until an editor has decided.
problems-being_reviewed = An editor is looking at it right now. Try again later.
# $max: the most allowed
problems-file_too_large = The file is too large. Send at most { NUMBER($max) } KiB.
# $max: the most allowed
problems-body_too_large = The request is too large. Send at most { NUMBER($max) } KiB.
# $max: the most allowed
problems-too_many_fields = The form has too many fields. Send at most { NUMBER($max) }.
# $max: the most allowed
problems-field_header_too_large = The header of a form field is too large. Shorten the file name: at most { NUMBER($max) } bytes are read.
# $max: the most allowed
problems-field_name_too_long = The name of a form field is too long. Use at most { NUMBER($max) } characters.
# $max: the most allowed
problems-too_many_tokens = { $max ->
    [one] You already have { $max } token. Revoke it to create another one.
   *[other] You already have { $max } tokens. Revoke one to create another.
}
problems-name_taken = This is already in use. Choose something else.
problems-page_blocked = The website does not let programs read this page. Fill in the fields yourself.
problems-page_not_html = There is no web page at this address, but another kind of file. Check the address, or fill in the fields yourself.
problems-page_empty = The page says nothing about itself. Fill in the fields yourself.
# $value: why, such as “HTTP 404” or “too slow”
problems-page_unread = The page could not be read: { $value }. Check the address, or fill in the fields yourself.

# Begins the list of empty fields of a form.
missing = Still missing:

fields-typed-required = Fill this in.
fields-one-required = Choose one.
fields-one-not_one_of = Choose one.
fields-several-required = Choose at least one.
fields-several-too_few = Choose at least one.
# $max: the most allowed
fields-several-too_many = Too many. Choose at most { NUMBER($max) }.

conflicts-submission-awaiting_moderation = This submission is awaiting review.
conflicts-submission-changes_requested = An editor has requested changes to this submission.
conflicts-submission-published = This submission has been published.
conflicts-submission-rejected = This submission has been rejected.
conflicts-submission-withdrawn = This submission has been withdrawn.
conflicts-submission-expired = This submission has expired.
conflicts-change-awaiting_moderation = This change is awaiting review.
conflicts-change-live = This change is already live.
conflicts-change-accepted = This change has been accepted.
conflicts-change-declined = This change has been declined.
conflicts-change-withdrawn = This change has been withdrawn.
conflicts-tool-published = This tool is published.
conflicts-tool-quarantined = This tool is hidden.
conflicts-tool-removed = This tool has been removed for good.
# Follows a sentence such as conflicts-submission-withdrawn.
# $acts: a list of the words under conflicts-acts
conflicts-possible = Possible now: { $acts }.
conflicts-acts-accept = accept it
conflicts-acts-decline = decline it
conflicts-acts-confirm = confirm it
conflicts-acts-revert = revert it
conflicts-acts-approve = approve it
conflicts-acts-reject = reject it
conflicts-acts-request_changes = request changes
conflicts-acts-withdraw = withdraw it
conflicts-acts-resubmit = correct and resubmit it
conflicts-acts-expire = let it expire
conflicts-acts-appeal = appeal against the rejection
conflicts-acts-quarantine = hide it
conflicts-acts-restore = publish it again
conflicts-acts-remove = remove it for good
conflicts-acts-merge = merge it into another tool
conflicts-nothing-published = Suggest a change to the published entry, or request its removal.
conflicts-nothing-rejected = It can be appealed only once.
conflicts-nothing-withdrawn = The tool can be submitted again.
conflicts-nothing-expired = The tool can be submitted again.
conflicts-undecidable = There is nothing for an editor to decide now.
conflicts-reasons-address_taken = Its address now belongs to another entry.
conflicts-reasons-winner_hidden = The tool to keep is not published.
conflicts-reasons-undo_over = This decision can no longer be undone.
conflicts-reasons-entry_changed = The entry has changed since, so this decision can no longer be undone.
conflicts-reasons-reports_closed = Somebody else has already closed these reports. Nothing was overwritten.
conflicts-reasons-reports_open = These reports are already open.
conflicts-reasons-placement_ended = This placement has ended.
conflicts-reasons-original_language = This is the original language. Edit the tool itself to change its text.
conflicts-reasons-written_by_person = A person wrote this translation. Machine translation does not replace it.
conflicts-reasons-no_translator = Machine translation is not set up on this server.
conflicts-reasons-webhook_off = This webhook is off. Turn it on again first.
conflicts-reasons-webhook_has_address = This webhook has an address, and its events are sent there.
conflicts-reasons-outgoing_off = This server does not contact other websites. Fill in the fields yourself.
conflicts-reasons-own_tool = You cannot recommend your own tool, nor vote for your own recommendation.
conflicts-reasons-tool_hidden = This tool is hidden. It cannot be changed until an editor has reviewed it.
conflicts-reasons-change_waits = Another change to this tool is awaiting review. Withdraw it to suggest a different one.
conflicts-reasons-only_admin = This is the only admin account. Make another account an admin first.

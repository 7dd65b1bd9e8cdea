### Lists of tools that people make and publish.

# Heading.
lists-title = My lists
lists-lead = Collect tools for a purpose. A published list has its own page, feed and badge.
lists-none = No lists yet
lists-noneHint = Create one here, or choose “Add to a list” on the page of a tool.
lists-create = New list
lists-name = Title
lists-intro = Introduction
# Button.
lists-createButton = Create list
lists-updated = Updated
lists-size = Tools
lists-save = Save
lists-place = Position
lists-leaveOut = Remove
lists-gone = No longer in the catalog; visitors do not see it.
lists-empty = This list has no tools yet.
lists-states-private = Private
lists-states-public = Public
lists-states-hidden = Hidden by an editor
lists-add-link = Add to a list
# Heading.
# $name: the name of a tool
lists-add-title = Add { $name } to a list
lists-add-choose = List
lists-add-another = A new list
# Heading.
lists-add-newTitle = Title of the new list
lists-add-newTitleHint = Only for a new list
lists-add-note = Note
lists-add-noteHint = Why it is in the list; shown below the tool
# Button.
lists-add-button = Add
# Heading.
lists-visibility-title = Visibility
lists-visibility-publish = Publish
lists-visibility-publishHint = Anyone can then read its title, introduction and notes. Your e-mail address is not shown.
lists-visibility-withdraw = Make private
lists-visibility-withdrawHint = Its page, feed and badge stop working until you publish it again.
lists-visibility-verifyFirst = Confirm your e-mail address before publishing a list.
lists-visibility-isHidden = An editor has hidden this list after a report. Only you can see it.
lists-visibility-open = Open the public page
# Heading.
lists-removal-title = Delete list
lists-removal-hint = This cannot be undone, and its address stops working.
lists-done-created = The list has been created.
lists-done-saved = The list has been saved.
lists-done-added = The tool has been added to the list.
lists-done-published = The list is public.
lists-done-withdrawn = The list is private.
lists-done-removed = The list has been deleted.
# Heading.
lists-embed-title = Show it on your site
lists-embed-hint = A picture with a link, without scripts. Add this code to your page:
lists-page-by = Compiled by a member. It does not affect the order of results.
lists-page-nothing = None of the tools on this list are in the catalog any more.
lists-page-report = Report this list
# Heading.
# $name: the title of a list
lists-page-reportTitle = Report the list “{ $name }”
lists-page-reportMessage = What is wrong with this list?
lists-page-back = Back to the list
lists-directory-lead = Tools that members have collected for a purpose. Lists do not affect the order of results.
# Heading.
lists-directory-latest = Recently updated
lists-directory-none = No member has published a list of three or more tools yet.
# Link.
lists-directory-make = Create a list
# Heading.
lists-desk-title = Reported lists
lists-desk-lead = A hidden list is visible only to its owner, who is told by e-mail. Those who reported it are told the outcome.
lists-desk-none = No lists are reported or hidden.
lists-desk-hide = Hide
lists-desk-keep = Leave as it is
lists-desk-show = Show again
lists-desk-note = Note to the owner
# Heading.
lists-desk-public = Public lists
lists-desk-publicLead = Chosen lists come first in the directory, twelve at most.
# Button.
lists-desk-choose = Choose
# Button.
lists-desk-unchoose = Remove from chosen lists
lists-desk-done-hide = Only its owner can see the list now.
lists-desk-done-show = The list is shown again.
lists-desk-done-keep = The list stays as it is; its reports are closed.
lists-desk-done-choose = The list has been chosen.
lists-desk-done-unchoose = The list is no longer chosen.
lists-desk-stale = This list has changed in the meantime. This is its current state.

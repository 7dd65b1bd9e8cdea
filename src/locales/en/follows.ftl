### Following a tool, a list or a search by e-mail.

# Heading.
# $name: what is followed: a tool, a list, or the words and filters of a search
follows-title = Follow { $name }
# Heading of the page without anything to follow.
follows-untitled = Follow by e-mail
# Link.
follows-link = Follow by e-mail
# Link beside “Atom” and “RSS”.
follows-byMail = E-mail
# Link below a search without results.
follows-tellMe = E-mail me when there is one
follows-lead = One e-mail a week at most, and only if there is news. You do not need an account.
follows-email = Your e-mail address
follows-rhythm = How often?
follows-rhythms-week = Once a week
follows-rhythms-day = Once a week, and within a day when a price changes or a link stops working
# Button.
follows-button = Follow
follows-privacy = We use your address for these e-mails only and delete it when you stop. They contain no tracking pixels and no tracked links.
follows-sent = Check your inbox: open the link in our e-mail and confirm. We send that e-mail once a day at most; if you already have one from today, its link confirms this, too.
follows-off = This site sends no e-mails. Use a feed instead.
# Heading of the list.
follows-own = What you follow
# $email: an e-mail address
follows-ownLead = E-mails go to { $email }.
follows-none = You are not following anything yet
follows-noneHint = Choose “Follow by e-mail” on the page of a tool, a list or a search.
follows-waiting = Not confirmed yet
follows-gone = No longer in the catalog
# Heading above what is not confirmed yet.
follows-confirmTitle = Is this what you want to follow?
# Button.
follows-confirm = Yes, send me these e-mails
follows-confirmed = Confirmed. The first e-mail comes as soon as there is news.
follows-followed = Done. The first e-mail comes as soon as there is news.
# Column.
follows-subject = Followed
# Button.
follows-daily = Also daily, for prices and links
# Button.
follows-weekly = Only once a week
# Button.
follows-stop = Stop following
follows-changed = Changed.
follows-stopped = You no longer follow this.
# Button.
follows-stopAll = Stop all e-mails and delete my address
follows-forgotten = All e-mails are stopped, and your address is deleted.

### The page about requests that the catalog sends to other websites.

# Heading.
bot-title = About our bot
# $site: the name of the catalog
bot-lead = { $site } makes a few requests to the websites it lists. This page says which, and how to stop them.
bot-off = It is switched off: this server does not contact other websites.
bot-requests = What it requests
bot-does-1 = Once a week it checks whether the link of an entry works; after a failure, every three days.
bot-does-2 = When a tool is submitted, it reads the title and description of the page for the editors.
bot-does-3 = It fetches an entry’s logo when the entry is listed, then once a month; visitors get our copy of it.
bot-does-4 = When somebody submits a tool and asks for it, it reads the page once, with its manifest, to fill in the form; that request does not observe the ten-second pause described below.
bot-behaviour = How it behaves
bot-rules-1 = It obeys robots.txt under the name “Toolshelf”, including a Crawl-delay of up to 30 seconds.
bot-rules-2 = It sends at most one request to a domain every ten seconds; to platforms that host many sites, one per second.
bot-rules-3 = It reads at most one megabyte, follows up to five redirects and gives up after 20 seconds.
bot-rules-4 = It sends no cookies, fills in no forms and runs no scripts.
bot-optOut = How to keep it out
bot-optOutText = Add these lines to the robots.txt of your website. The entry stays in the catalog, but its link is no longer checked.
bot-agent = Its User-Agent:

link-states-unchecked = Not checked yet
link-states-ok = Works
link-states-failing = Failing recently
link-states-dead = Does not work
link-states-moved = Has moved
link-states-parked = Domain is parked
link-states-blocked = Cannot be checked
link-dead = The link has not worked for some time.
link-parked = The domain of this tool seems to be for sale.
link-filter = Link
link-any = Any status
link-since = Not working since
link-answer = Last answer
link-movedTo = Leads to
link-next = Next check
link-off = Links are not checked: this server does not contact other websites (OUTGOING=off).

reasons-forbidden = not a public address
reasons-unknown_host = the host name does not exist
reasons-name_server = the name server did not answer
reasons-no_name_server = the name server of this catalog did not answer
reasons-unreachable = no connection
reasons-timeout = too slow
reasons-certificate_expired = the certificate has expired
reasons-certificate = the certificate is not valid
reasons-too_many_redirects = too many redirects
reasons-too_large = the answer is too large
reasons-malformed = not a valid answer
reasons-secret_unreadable = the stored secret cannot be read; make a new one
reasons-robots = robots.txt does not allow it
reasons-parking = the page of a parking service
reasons-later = could not be checked yet
reasons-not_a_picture = not a picture that we can show

# Heading.
preview-title = What is at the address
preview-waiting = Looking it up. Reload the page in a moment.
preview-off = No preview: this server does not contact other websites (OUTGOING=off).
preview-status = Answer
preview-redirects = Redirects to
preview-page = Title
preview-description = Description
preview-domainSince = Domain registered
preview-at = Looked up
preview-none = none
preview-elsewhere = Leads to another domain.
preview-logo = Logo
preview-logoWaiting = Fetching it. Reload the page in a moment.
preview-logoShown = our copy is next to the name

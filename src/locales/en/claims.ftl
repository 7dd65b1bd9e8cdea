### Pages on which makers prove that a tool is theirs.

claims-isYours = Is this yours?
# Heading.
claims-title = Claim this tool
claims-lead = Prove that this tool is yours. You can then edit its entry, and visitors see a verified maker.
claims-start = Claim this tool
claims-off = This server does not contact other websites, so it cannot look for a record, a file or a tag.
# $host: the domain of a website
claims-shared = Its address is on { $host }, which many sites share, so it cannot prove who the tool belongs to.
claims-nothing = Its address cannot prove that the tool is yours. Write to the editors instead.
claims-other = The tool belongs to another account. If you prove that it is yours, it moves to your account; if the other account has a proof too, an editor decides.
# $domain: a domain
claims-ways = Prove that { $domain } is yours
claims-waysLead = Choose one way, then let us check it.
claims-dns = DNS record
claims-dnsText = Add a TXT record with this name and value.
claims-file = File
claims-fileText = Put a text file containing this line at this address.
claims-meta = Meta tag
claims-metaText = Add this line to the head of your home page.
claims-name = Name
claims-value = Value
claims-address = Address
claims-line = Line
claims-check = Check now
claims-checking = Checking. This can take up to a minute.
claims-reload = Reload the page
claims-github = GitHub
# $repository: a repository, such as “github.com/example/tool”
claims-githubText = Sign in to GitHub with an account that is an admin of { $repository }. The repository must be public, as we only ask for your e-mail address.
# Button.
claims-githubButton = Sign in to GitHub
claims-githubOff = Signing in with GitHub is not set up on this server.
# $date: a date, such as “November 29, 2026”
claims-until = You have until { $date }.
claims-missing = The value was not found there.
claims-elsewhere = The address redirects to another domain, so it does not count as proof.
claims-notAdmin = That GitHub account is not an admin of this repository.
# $answer: why it failed, such as “404”
claims-failed = The check failed: { $answer }.
claims-contested = Your proof was found, but the current maker has one too. An editor will decide.
# $date: a date, such as “November 29, 2026”
claims-verified = You have been its verified maker since { $date }.
# $date: a date, such as “November 29, 2026”
claims-keep = Leave the proof in place: we check it every 90 days, next on { $date }.
# $date: a date, such as “November 29, 2026”
claims-renew = We check with GitHub every 90 days. From { $date }, we will write to you when you need to sign in there again.
claims-change = Edit the entry
claims-giveUp = Give up the claim
claims-giveUpHint = The verified mark is removed, and the tool returns to its previous maker.
claims-givenUp = Your claim has been given up.
claims-claimAgain = Claim it again
claims-mine = Tools you have claimed
claims-states-open = Not proven yet
claims-states-awaiting_moderation = Awaiting review
claims-states-verified = Verified
claims-states-refused = Not accepted
claims-states-lost = Proof lost
claims-states-revoked = Revoked
claims-states-withdrawn = Given up
claims-states-expired = Expired
# Heading.
claims-deskTitle = Contested claims
claims-deskLead = Two accounts have a proof for the same tool. Decide whose it is.
claims-claimant = Claimed by
claims-owner = Belongs to
claims-proof = Proof
claims-accept = Transfer the tool
claims-refuse = Refuse
claims-note = Reason, sent to the claimant
claims-granted = The tool has a new maker.
claims-refused = The claim has been refused.

### The page that asks whether an application may use the account, and the list of connected applications.

# Heading.
grants-title = Allow an application
# $app: the name of an application
# $site: the name of the catalog
grants-lead = { $app } wants access to your account on { $site }.
grants-who = Your account
grants-publisher = Published by
grants-back = Redirects to
grants-device = a program on this device
grants-resource = Access to
grants-resources-mcp = the MCP server
grants-resources-api = the API
grants-lasts = For
grants-lasting = 90 days at most; it ends after 30 days without use
grants-brief = 1 hour
grants-may = It may
grants-scopes-read = see your submissions and their status
grants-scopes-submit = submit tools, and correct, withdraw or appeal your submissions
grants-never = It never sees your password and cannot act as an editor or admin. You can end its access at any time on your tokens page.
grants-deviceHint = Any program on this device can claim this name. Allow it only if you have just started it yourself.
grants-allow = Allow
grants-deny = Deny
grants-faulty = This request is faulty
grants-faultyText = The application sent you here with a request that cannot be read. It was not given access.
# $host: the domain of a website
grants-goBack = Back to { $host }
grants-unknown = This application is unknown
grants-unknownText = It sent you here, but its description could not be read or does not match its request. It was not given access.
grants-verifyFirst = Confirm your e-mail address first.
grants-list = Connected applications
grants-since = Connected
grants-end = Disconnect
grants-endHint = The application loses access at once. It can ask you again.
grants-done = The application has been disconnected.

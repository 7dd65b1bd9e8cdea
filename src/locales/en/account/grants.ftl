### The page that asks whether an application may use the account, and the list of connected applications.

# Heading.
grants-title = Allow an application
# $app: the name of an application
# $site: the name of the catalog
grants-lead = { $app } wants access to your account on { $site }.
grants-who = Your account
grants-publisher = Published by
grants-unproven = unknown: the application registered itself
grants-back = Redirects to
grants-device = a program on this device
# $app: the name of the app, such as Cursor
grants-app = { $app }, an app on this device
grants-resource = Access to
grants-resources-mcp = the MCP server
grants-resources-api = the API
grants-lasts = Valid for
grants-lasting = 90 days at most; it ends after 30 days without use
grants-brief = 1 hour
grants-may = It may
grants-scopes-read = see your submissions and their status
grants-scopes-submit = submit tools, and correct, withdraw or appeal your submissions
grants-never = It never sees your password and cannot act as an editor or admin. You can end its access at any time on your tokens page.
grants-deviceHint = Any program on this device can claim this name. Allow it only if you have just started it yourself.
grants-unprovenHint = Anyone can register an application under this name. Allow it only if you have just started it yourself and know the place it redirects to.
grants-allow = Allow
grants-deny = Deny
grants-faulty = This request is not valid
grants-faultyText = The application sent you here with a request that cannot be read.
# $host: the domain of a website
grants-goBack = Back to { $host }
grants-unknown = This application is unknown
grants-faults-no_client = It sent you here without saying which application it is.
grants-faults-unregistered = It is not registered here, or its registration has expired. Connect it again from the application.
grants-faults-unreachable = Its description could not be fetched from its website.
grants-faults-unusable = Its description on its website is not valid.
grants-faults-no_redirect = The application did not say where to send you back to.
grants-faults-wrong_redirect = The application wants to send you to an address that it has not registered.
grants-noAccess = It was not given access.
grants-verifyFirst = Confirm your e-mail address first.
grants-list = Connected applications
grants-since = Connected
grants-end = Disconnect
grants-endHint = The application loses access at once. It can ask you again.
grants-done = The application has been disconnected.

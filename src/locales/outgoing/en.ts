/** Sentences about what the catalog asks other people’s websites for, in English; its type is what every other language must satisfy. */

export const en = () => ({
  bot: {
    title: 'About our bot',
    lead: (site: string) =>
      `${site} asks the websites of its entries a few questions. Here you can read which ones, and how to stop them.`,
    off: 'It is switched off: at present this server asks no websites.',
    what: 'What it asks for',
    does: [
      'Once a week it checks whether the link of an entry works; after a failure, every three days.',
      'When a tool is submitted, it reads the title and description of the page for the editors.',
      'It fetches the logo of an entry when it is listed, and again once a month; readers get our copy of it.',
    ] as readonly string[],
    how: 'How it behaves',
    rules: [
      'It obeys robots.txt, under the name “Toolshelf”.',
      'It sends at most one request to a domain every ten seconds; to platforms that host many sites, one per second.',
      'It reads one megabyte at most, follows up to five redirects and gives up after 20 seconds.',
      'It sends no cookies, fills in no forms and runs no scripts.',
    ] as readonly string[],
    out: 'How to keep it out',
    outText:
      'Add these lines to the robots.txt of your website. The entry stays in the catalog, but its link is no longer checked.',
    agent: 'This is how it introduces itself:',
  },
  link: {
    states: {
      unchecked: 'Not checked yet',
      ok: 'Works',
      failing: 'Did not work lately',
      dead: 'Does not work',
      moved: 'Has moved',
      parked: 'Domain is parked',
      blocked: 'Cannot be checked',
    },
    dead: 'The link has not worked for some time.',
    parked: 'The domain of this tool seems to be for sale.',
    filter: 'Link',
    any: 'Any state',
    since: 'Not working since',
    answer: 'Last answer',
    movedTo: 'Leads to',
    next: 'Next check',
    off: 'Links are not checked: this server asks no websites (OUTGOING=off).',
  },
  reasons: {
    forbidden: 'not a public address',
    unknown_host: 'the host name does not exist',
    name_server: 'the name server did not answer',
    unreachable: 'no connection',
    timeout: 'too slow',
    certificate_expired: 'the certificate has expired',
    certificate: 'the certificate is not valid',
    too_many_redirects: 'too many redirects',
    too_large: 'the answer is too large',
    malformed: 'not a valid answer',
    robots: 'robots.txt does not allow it',
    parking: 'the page of a parking service',
    later: 'could not be asked yet',
  },
  preview: {
    title: 'What is at the address',
    waiting: 'Being looked up. Reload the page in a moment.',
    off: 'No preview: this server asks no websites (OUTGOING=off).',
    status: 'Answer',
    redirects: 'Redirects to',
    page: 'Title',
    description: 'Description',
    at: 'Looked up',
    none: 'none',
    elsewhere: 'Leads to another domain.',
  },
});

export type OutgoingMessages = ReturnType<typeof en>;

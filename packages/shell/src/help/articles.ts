import type { Deployment } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';
import type { ZoneName } from '@suite/zones/zones';
import type { ArticleId } from './article-names';

interface Article {
  /** Paragraphs; a nested array is a list. */
  text: readonly (string | readonly string[])[];
  links: readonly { text: string; zone: ZoneName; href: (deployment: Deployment) => string }[];
}

const link = (
  text: string,
  zone: ZoneName,
  href: (deployment: Deployment) => string = (deployment) => zoneUrl(deployment, zone),
) => ({
  text,
  zone,
  href,
});

/** The text of the help, except definitions and shortcuts, which are shown from where they are defined. */
export const articles: Record<ArticleId, Article> = {
  import: {
    text: [
      'The numbers in IQ come from your ledger. There are two ways to bring it in.',
      [
        'Connect QuickBooks, Xero, Google Sheets or Microsoft 365, where your operator has set them up. The ledger is then read every night.',
        'Upload a file: an export of invoices, payments, bills or customers as CSV or Excel.',
      ],
      'After an upload, check that each column was recognized correctly, and set the as-of date: the date the file reflects. Then choose Import.',
      'Rows that cannot be imported are listed with the reason, and the others are imported all the same. Correct them in your ledger and upload the file again: rows that are already there are not added twice.',
      'You can leave the page while an import runs. The bell tells you when it has finished or failed.',
    ],
    links: [
      link('Upload a ledger file', 'iq-onboarding', (deployment) => zoneUrl(deployment, 'iq-onboarding', '/upload')),
      link('See your imports', 'iq-settings', (deployment) => zoneUrl(deployment, 'iq-settings', '/imports')),
    ],
  },
  numbers: {
    text: [
      'Every number is computed as of a date, which the definitions call A: the latest that your ledger reaches, or an earlier one that you choose.',
      'Choose the name of a number to see its definition, and the number itself to see the rows behind it. A number that the ledger cannot answer is “not available” and says why.',
    ],
    links: [link('Open the dashboard', 'iq-dashboard')],
  },
  collecting: {
    text: [
      'Collections shows how much of what was due you collected, and who owes you the most.',
      [
        'Start with the clients that are most overdue: the list is sorted by amount.',
        'Select clients to send them reminders at once. You read and change each one before they are sent.',
        'Open a client to see its invoices, payments and unapplied credits, and to download its statement.',
        'To-dos suggest whom to call and why. Note what came of it, and mark the to-do as done.',
      ],
      'An invoice without a due date counts by the payment terms of your firm. Without either it is not counted as overdue.',
    ],
    links: [
      link('Open Collections', 'iq-clients', (deployment) => zoneUrl(deployment, 'iq-clients', '/collectioneffectiveness')),
      link('Open To-dos', 'iq-client-advisory'),
      link('Set payment terms', 'iq-settings', (deployment) => zoneUrl(deployment, 'iq-settings', '/payment-terms')),
    ],
  },
  pricing: {
    text: [
      'A price is stale when a client has paid the same for a service for a long time. Pricing lists such prices with how long they have not changed.',
      'The opportunity is what a raise by the change in consumer prices since then would bring in a year. It needs a table of consumer prices, and is not available without one.',
      'Prices come from invoice lines with a product or service. If the list is empty, import invoice lines, not only invoices.',
    ],
    links: [
      link('Open Pricing', 'iq-clients', (deployment) => zoneUrl(deployment, 'iq-clients', '/stalepricing')),
      link('Set consumer prices', 'iq-settings', (deployment) => zoneUrl(deployment, 'iq-settings', '/prices')),
    ],
  },
  people: {
    text: [
      'Administrators invite people, put them into groups, and decide who may open which app. Members see the apps that are open to them.',
      'An app is open to a person when it is allowed to them or to one of their groups, and closed when it is blocked. What is set for the person counts before what is set for a group.',
      'Anybody can request access to an app that is closed to them. Administrators get a mail and a notification, and grant or refuse the request.',
    ],
    links: [
      link('Open People', 'app-manager'),
      link('See requests for access', 'app-manager', (deployment) => zoneUrl(deployment, 'app-manager', '/requests')),
      link('Request access to an app', 'apps'),
    ],
  },
  security: {
    text: [
      'Turn on two-factor authentication: after your password you then enter a code from an authenticator app. Keep the recovery codes where you can find them without your phone; each works once.',
      'Your account lists the sessions that are signed in. End one that you do not recognize, and change your password.',
      'Nobody from support asks for your password or a code.',
    ],
    links: [link('Open your account', 'identity-profile')],
  },
  notifications: {
    text: [
      'The bell announces imports, broken connections, reports and requests for access, as far as the apps they belong to are open to you. They are kept for 90 days.',
      'In your settings you choose what is in the bell, and whether unread notifications come by mail each day or week.',
    ],
    links: [link('Open settings', 'profile', (deployment) => zoneUrl(deployment, 'profile', '/settings'))],
  },
  keys: { text: [], links: [] },
};

/** A resource item (§3). */
interface Resource {
  type: string;
  title: string;
  description: string;
  linkText: string;
  link: string;
}

/** The fixed three (§3; decision 004, "resource cards"). */
export const resources: readonly Resource[] = [
  {
    type: 'Product blog',
    title: 'Windows command-line reference',
    description: 'Every command-line code with its options, in one place.',
    linkText: 'Read post',
    link: 'https://learn.microsoft.com/windows-server/administration/windows-commands/windows-commands',
  },
  {
    type: 'Trade publication',
    title: 'Accounting conferences and events',
    description: 'Where the profession meets this year.',
    linkText: 'Read article',
    link: 'https://www.accountingtoday.com/events',
  },
  {
    type: 'Product blog',
    title: "What's new in QuickBooks Online",
    description: 'The latest features for you and your clients.',
    linkText: 'Read post',
    link: 'https://quickbooks.intuit.com/online/whats-new',
  },
];

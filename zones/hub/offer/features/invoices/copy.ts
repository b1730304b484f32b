import type { Invoice, InvoiceView, Problem } from '@services/invoices/contract/invoices';
import type { BadgeTone } from '@suite/ui/badge';

export type ShownState = Invoice['state'] | NonNullable<Invoice['ledger']>['status'];

const states: Record<ShownState, { text: string; tone: BadgeTone }> = {
  waiting: { text: 'Waiting', tone: 'info' },
  writing: { text: 'Being written', tone: 'info' },
  stopped: { text: 'Needs you', tone: 'bad' },
  written: { text: 'Written', tone: 'good' },
  dismissed: { text: 'Not written', tone: 'neutral' },
  draft: { text: 'Draft', tone: 'neutral' },
  approved: { text: 'Approved', tone: 'info' },
  paid: { text: 'Paid', tone: 'good' },
  voided: { text: 'Voided', tone: 'warn' },
  deleted: { text: 'Deleted', tone: 'warn' },
};

const views: Record<InvoiceView, string> = {
  open: 'Open',
  stopped: 'Needs you',
  written: 'Written',
  changed: 'Changed since',
  dismissed: 'Not written',
  all: 'All',
};

/** What to do about a problem. */
const problems: Record<Problem, string> = {
  connection: 'Connect the ledger again; the invoice is written then.',
  'other-books': 'Choose the accounts of these books in the settings.',
  'contact-choice': 'Choose the contact that invoices of this client go to.',
  'no-account': 'Choose an account in the settings.',
  'no-tax-code': 'Choose a tax code for this rate in the settings.',
  'closed-period': 'Write it with a later date, or open the period in the ledger and try again.',
  currency: 'Add the currency in the ledger and try again.',
  contact: 'Choose another contact, or restore this one in the ledger and try again.',
  account: 'Choose another account in the settings, or restore this one in the ledger and try again.',
  'tax-code': 'Choose another tax code in the settings.',
  subscription: 'Renew the subscription of the ledger and try again.',
  draft: 'Approve the invoice in the ledger.',
  other: 'Correct it in the ledger or in the settings and try again.',
};

export const copy = {
  heading: 'Invoices',
  readOnly: 'You can see all invoices, but not change them.',
  label: 'Invoices',
  chips: 'Invoices by state',
  find: 'Find by client or number',
  failed: 'The invoices could not be loaded.',
  views,
  states,
  problems,
  columns: { client: 'Client', dueOn: 'Due', status: 'Status', number: 'In the ledger', amount: 'Amount', act: 'Actions' },
  proposal: (number: number) => `Proposal #${number}`,
  more: (client: string) => `More: ${client}`,
  differs: (total: string) => `The ledger says ${total}. Correct the invoice there, or credit the difference.`,
  gone: 'It is no longer charged in the ledger. If the client still owes it, write it there again.',
  refunded: (amount: string) =>
    `${amount} was refunded. Credit the invoice in the ledger, and pay the credit out of the account that took the payment.`,
  notPosted: (amount: string) => `Payment of ${amount} not posted:`,
  received: (amount: string) =>
    `${amount} came by transfer, check or cash. It is not posted from here: match it in the ledger’s bank feed.`,
  posted: (amount: string) => `Payment of ${amount} posted`,
  actions: {
    retry: 'Try again',
    date: 'Write with another date',
    contact: 'Choose contact',
    dismiss: 'Do not write',
  },
  notDone: (reason: string) => `That was not done. ${reason}`,
  retried: 'The invoice is written next.',
  retryText: (client: string) => `The invoice of ${client} is written to the ledger, if what stopped it has changed.`,
  keep: 'Not now',
  contactsFailed: 'The contacts could not be loaded.',
  date: {
    title: 'Write with another date',
    text: (client: string) => `The invoice of ${client} gets this date and is due on it.`,
    label: 'Date of the invoice',
    submit: 'Write invoice',
  },
  contact: {
    title: 'Choose a contact',
    text: (client: string) => `Invoices of ${client} go to this contact of the ledger from now on.`,
    find: 'Find by name or e-mail address',
    label: 'Contact',
    none: 'No contact matches.',
    missing: 'Choose a contact.',
    submit: 'Use this contact',
    done: 'The contact was chosen.',
  },
  dismiss: {
    title: 'Do not write this invoice?',
    text: (amount: string, client: string) => `${amount} for ${client} stays due here, but is not written to the ledger.`,
    reason: 'Reason',
    submit: 'Do not write',
    done: 'The invoice is not written.',
  },
  empty: {
    title: 'No invoices yet',
    text: 'Charges of accepted proposals become invoices in your ledger as they come due. Switch this on in the settings.',
    noneTitle: 'No invoices match',
    noneText: 'Change the search or show all invoices.',
    showAll: 'Show all',
  },
};

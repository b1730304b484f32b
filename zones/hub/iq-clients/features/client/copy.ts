import * as names from '@suite/insights/metrics/names';
import { segmentText } from '@suite/iq/client-segment';
import type { Metric, MetricFormats } from '@suite/iq/use-metric-formats';
import type { Segment } from '@suite/ui/segment-badge';

const credit = names.inSentence(names.unappliedCredit);

export const copy = {
  charts: { paid: 'Invoiced and collected', aging: `${names.open} at month end by age` },
  addToDo: 'Add a to-do',
  toDoAdded: 'To-do added.',
  edit: {
    open: 'Edit client',
    title: 'Edit client',
    loading: 'Loading the client',
    name: 'Name',
    nameHint: 'Customers in the ledger keep their own names and stay linked.',
    noName: 'Enter a name of at most 200 characters.',
    email: 'E-mail address',
    emailHint: 'Payment reminders go to this address.',
    noEmail: 'Enter an address such as name@example.com.',
    save: 'Save',
    close: 'Close',
    saved: 'Client saved.',
    notSaved: (reason: string) => `The client was not saved. ${reason}`,
  },
  toDos: {
    heading: 'To-dos',
    all: (count: string) => `All to-dos (${count})`,
    none: 'No open to-dos.',
    failed: 'The to-dos could not be loaded.',
    due: (day: string) => `Due ${day}`,
  },
  activity: {
    heading: 'Recent activity',
    failed: 'The activity could not be loaded.',
    none: 'No invoices, payments or reminders yet.',
    promised: (day: string, by: string) => `Promised to pay by ${day}, noted by ${by}`,
    reminded: (to: string, by: string, failure: string | null) =>
      failure === null ? `Reminder to ${to}, sent by ${by}` : `Reminder to ${to} by ${by} was not delivered: ${failure}`,
  },
  all: 'All clients',
  /** Shown when the name couldn't be read. */
  unnamed: 'Client',
  unknownTitle: 'Client not found',
  unknownText: 'The link may be mistyped, or the client belongs to another firm.',
  failed: 'The client could not be loaded.',
  tabs: { overview: 'Overview', months: 'Months', invoices: 'Invoices', payments: 'Payments', prices: 'Prices' },
  parts: 'Parts of the client',
  stats: {
    revenue: `${names.revenue}, 365 days`,
    sales: (amount: string) => `${names.sales} ${amount}, with sales tax`,
    taxUnknown: (count: string) => `Sales tax is not itemized in ${count} ${count === '1' ? 'document' : 'documents'}`,
    dso: `${names.dso} (12 months)`,
    before: (amount: string) => `from ${amount}`,
    covered: (days: string) => `Over the ${days} that the ledger covers`,
    lessCredit: (amount: string) => `Less ${amount} of ${credit}`,
    longest: (days: string) => `Longest ${days} past due`,
    longestBeforeCredit: (days: string) => `Longest ${days} past due, before ${credit}`,
    nothingOverdue: 'Nothing is past due',
    ofOpen: (share: string) => `${share} is not due yet`,
    early: 'Early on average, 365 days, weighted by amount',
    weighted: 'Average of 365 days, weighted by amount',
    oldestLeftOut: 'Average of 365 days, without older overdue invoices',
    ofDue: 'Of invoices that came due',
    best: (days: string) => `${names.bestPossible} ${days}`,
  },
  why: 'Why this segment',
  noneMatches: 'No warning and no distinction applies.',
  neverSegmented: 'It has not been segmented yet.',
  notAvailable:
    'Not available. Payment dates or paid invoices are missing: import a list of all invoices with payment dates or balances.',
  facts: 'Invoicing',
  fact: {
    invoices: 'Invoices',
    first: 'First invoice',
    last: 'Last invoice',
    gap: 'Usual gap',
    never: 'None yet',
    noGap: 'Fewer than two invoices',
  },
  ledger: 'Customers in the ledger',
  noLedger: 'No customer of the ledger is linked to this client, so there is nothing to compute.',
  aging: names.aging,
};

interface Known {
  formats: MetricFormats;
  currency: string;
  customers: number;
  longestPastDue: Metric;
  daysLate: Metric;
  shareLate: Metric;
  unappliedCredit: Metric;
  faults: Record<'paidBeforeInvoice' | 'paidAboveInvoice' | 'dueBeforeIssue' | 'unconverted', number>;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Sentences about a client for the segment rules, by rule name (`badgeOf` of `@suite/insights`). */
export const ruleTexts: Readonly<Record<string, (known: Known) => string>> = {
  'no-ledger-customer': () => 'No customer of your ledger is linked to this client.',
  'several-ledger-customers': ({ customers }) =>
    `${customers} customers of the ledger match this client. They may be one client under several names, or several clients taken for one.`,
  'paid-before-invoice': ({ faults }) =>
    `${counted(faults.paidBeforeInvoice, 'invoice was', 'invoices were')} paid before the invoice date. The payment may belong to another invoice.`,
  'paid-above-invoice': ({ faults }) =>
    `${counted(faults.paidAboveInvoice, 'invoice was', 'invoices were')} paid above the amount. The payment may cover another invoice too.`,
  'unapplied-credit': (known) =>
    `${names.unappliedCredit} is ${creditOf(known)}, more than 25% of a year’s ${names.inSentence(names.sales)}.`,
  'due-before-issue': ({ faults }) =>
    `${counted(faults.dueBeforeIssue, 'invoice is', 'invoices are')} due before the invoice date. One of the two dates is wrong in the ledger.`,
  'no-exchange-rate': ({ faults }) =>
    `${counted(faults.unconverted, 'document is', 'documents are')} in another currency, and the ledger has no rate for it. The numbers leave it out.`,
  'few-invoices': () => 'There are fewer than 3 invoices, too few to judge by.',
  'known-briefly': () => 'The first invoice is less than 90 days old, too recent to judge by.',
  'large-and-silent': () =>
    'It is among the largest 40% of your clients, and its last invoice is more than twice its usual gap ago.',
  'long-silent': () => 'It has not been invoiced for more than a year, and for more than twice its usual gap.',
  'days-late': ({ daysLate, formats }) =>
    daysLate.available
      ? `It pays ${formats.metric('daysLate')(daysLate.value)} late on average, weighted by amount; the limit is 15 days.`
      : 'It pays more than 15 days late.',
  'share-late': ({ shareLate, formats }) =>
    shareLate.available
      ? `${formats.metric('shareLate')(shareLate.value)} of its invoices were or are late; the limit is 50%.`
      : 'Half of its invoices or more were late, whatever is not known of the others.',
  'open-over-60': ({ longestPastDue, formats }) =>
    longestPastDue.available
      ? `An invoice is ${formats.days(longestPastDue.value)} past due and still open; the limit is 60 days.`
      : 'An invoice is more than 60 days past due and open for certain.',
  'large-and-punctual': () => 'It is among the largest 20% of your clients, and at most 25% of its invoices were late.',
  silent: () => 'Its last invoice is more than twice its usual gap ago.',
  shrinking: () => `Its ${names.inSentence(names.sales)} of the last 365 days are more than 20% below those of the year before.`,
  new: () => 'It is a smaller client that came within the last year.',
  growing: () => `It is a smaller client whose ${names.inSentence(names.sales)} grew by 10% or more.`,
};

/** Mentions unapplied credit even when it is too small to be flagged. */
export const creditText = (known: Known) => `${names.unappliedCredit} is ${creditOf(known)}.`;

function creditOf({ unappliedCredit, formats, currency }: Known): string {
  return formats.money(unappliedCredit.available ? unappliedCredit.value : 0, currency);
}

/** Segments of the rules that depend on payment dates or on the year before. */
const segmentOf: Readonly<Record<string, Segment>> = {
  growing: 'promising',
  'large-and-silent': 'do-not-lose-them',
  'unapplied-credit': 'possible-mismatch',
  'days-late': 'late-payer',
  'share-late': 'late-payer',
  'open-over-60': 'late-payer',
  'large-and-punctual': 'champion',
};

const namesOf = (rules: readonly string[]) =>
  [...new Set(rules.flatMap((rule) => segmentOf[rule] ?? []))].map(segmentText).join(' and ');

/**
 * Returns sentences like "Late payer and Champion not judged: payment dates are not known." for the rules that couldn't be
 * judged, grouped by the missing data.
 */
export function openRuleTexts({ undecided, uncompared }: Record<'undecided' | 'uncompared', readonly string[]>): string[] {
  const [unjudged, notCompared] = [namesOf(undecided), namesOf(uncompared)];
  return [
    ...(unjudged ? [`${unjudged} not judged: payment dates are not known.`] : []),
    ...(notCompared ? [`${notCompared} not compared: the ledger does not cover the whole year before.`] : []),
  ];
}

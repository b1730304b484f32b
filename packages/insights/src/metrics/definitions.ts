import { badgeNames } from '../segments/badge';
import { metricNames } from './metric-names';
import * as names from './names';
import { type Measure, type Unit, units } from './units';

export type { Measure, Unit };

/** The explanation of a metric for people who open it. */
export interface Definition {
  name: string;
  unit: Unit;
  /** What it says about the firm, in words. */
  definition: string;
  /** How it is computed, and when it is not available. */
  formula: string;
  /** The rows that it is computed from. */
  rows: string;
  /** What computes it: `receivables/dso#dso` is an export of a file of this package. */
  computedBy: string;
}

const invoicesToA =
  'Invoices, credit notes and payments on account dated on or before the as-of date, with what was applied to them by then';
const billings =
  'Invoice lines up to the as-of date, by client, service and day, without credits; services billed on fewer than 3 days are left out';
const bills = 'Bills and direct purchases of the 365 days to the as-of date, by vendor, after names were merged';
const ofPeriod = 'Invoices and credit notes of the period';
const credit = names.inSentence(names.unappliedCredit);

type Text = Omit<Definition, 'name' | 'unit'>;

/** Every metric by its key, in the order of the help. The as-of date is that of the last successful sync, or an earlier one. */
const texts = {
  revenue: {
    definition: 'What the firm invoiced, without sales tax',
    formula:
      'Invoices and sales receipts issued − credit notes and refunds issued, without sales tax; where the source does not itemize sales tax, with it, which the row says',
    rows: ofPeriod,
    computedBy: '@services/insights/metrics/gather-clients#gatherClients',
  },
  sales: {
    definition: `What the firm invoiced, with sales tax, because ${names.inSentence(names.open)} contain it. Where the source does not itemize sales tax, it is the same number as ${names.inSentence(names.revenue)} and is not shown beside it`,
    formula: 'Invoices and sales receipts issued − credit notes and refunds issued, with sales tax',
    rows: ofPeriod,
    computedBy: 'receivables/sales#creditSales',
  },
  open: {
    definition: `What clients owe the firm on the as-of date. Their ${credit} is deducted`,
    formula: `Invoiced on or before the as-of date and not fully settled by then − ${credit}. Not available while it is not known of a document whether it is settled`,
    rows: invoicesToA,
    computedBy: 'receivables/open#owed',
  },
  current: {
    definition: `What clients owe and is not yet past due. Their ${credit} is deducted, because nothing about it is late`,
    formula: `What is open and due on or after the as-of date − ${credit}`,
    rows: invoicesToA,
    computedBy: 'receivables/open#owed',
  },
  overdue: {
    definition: `What clients owe and is past due. Their ${credit} is not deducted`,
    formula: 'What is open and was due before the as-of date',
    rows: invoicesToA,
    computedBy: 'receivables/open#owed',
  },
  unappliedCredit: {
    definition: 'What clients have paid or been credited, and is not applied to an invoice',
    formula:
      'What is left on the as-of date of credit notes, payments on account and invoices paid too much. Not available while it is not known of a document whether it is settled: the credit may have settled it',
    rows: invoicesToA,
    computedBy: 'receivables/open#owed',
  },
  overdueLessCredit: {
    definition: `What is left to collect of what is past due when a client’s ${credit} is deducted; clients are ranked by it`,
    formula: `${names.overdue} − ${credit}, at least 0. Clients whose credit covers all of it are not listed as overdue`,
    rows: invoicesToA,
    computedBy: 'receivables/open#owed',
  },
  longestPastDue: {
    definition: 'How long a client’s oldest overdue invoice has been past due',
    formula: 'As-of date − the earliest due date of what is open; 0 if nothing is overdue',
    rows: invoicesToA,
    computedBy: 'receivables/open#daysPastDue',
  },
  aging: {
    definition: `${names.open} by days past due`,
    formula: `What is open, by days past due: current, 1–30, 31–60, 61–90, over 90. Current is less ${credit}, so that the ages add up to ${names.inSentence(names.open)}`,
    rows: invoicesToA,
    computedBy: 'receivables/aging#aging',
  },
  cei: {
    definition:
      'Collection effectiveness index: how much of what could be collected in a month was collected; 100% means everything',
    formula:
      '(beginning AR + sales − ending AR) ÷ (beginning AR + sales − ending current AR) × 100, for each month. Not available while it is not known of a document at one of its ends whether it is settled',
    rows: invoicesToA,
    computedBy: 'receivables/cei#cei',
  },
  ceiMean: {
    definition: `Collection effectiveness index of several months: their mean, weighted by ${names.inSentence(names.sales)}`,
    formula:
      'Sum of (CEI of a month × its sales) ÷ sum of sales, over the whole months that have a CEI. The running month is left out',
    rows: `The ${names.cei} and the ${names.inSentence(names.sales)} of each month`,
    computedBy: 'receivables/cei#ceiOfPeriod',
  },
  ceiInOnePiece: {
    definition:
      'Collection effectiveness index of several months taken as one. What was sold and collected within the period counts, so it differs from the mean of the months',
    formula:
      '(AR at its beginning + its sales − AR at its end) ÷ (AR at its beginning + its sales − current AR at its end) × 100, over all its whole months together',
    rows: invoicesToA,
    computedBy: 'receivables/cei#ceiInOnePiece',
  },
  dso: {
    definition: 'Days sales outstanding: how many days of sales clients owe',
    formula:
      'AR ÷ credit sales (with sales tax, like AR) × days in the period: 365, or as many as the ledger covers. That of a month is over the twelve calendar months to its end',
    rows: invoicesToA,
    computedBy: 'receivables/dso#dso',
  },
  bestPossibleDso: {
    definition: `The ${names.dso} if every client paid on the due date`,
    formula: 'Current AR ÷ credit sales × days in the period: 365, or as many as the ledger covers',
    rows: invoicesToA,
    computedBy: 'receivables/dso#bestPossibleDso',
  },
  averageDaysDelinquent: {
    definition: `The days that late payment adds to the ${names.dso}`,
    formula: `${names.dso} − ${names.inSentence(names.bestPossibleDso)}`,
    rows: invoicesToA,
    computedBy: 'receivables/dso#averageDaysDelinquent',
  },
  countbackDso: {
    definition: `${names.dso} by the months that clients still owe, which follows seasons`,
    formula:
      'Each month’s sales subtracted from AR, newest first: whole months add their days, the last its fraction. Days count from the ledger’s first document on',
    rows: invoicesToA,
    computedBy: 'receivables/countback-dso#countbackDso',
  },
  daysLate: {
    definition: 'How late a client pays on average, weighted by amount; early payment counts as negative days',
    formula:
      'Sum of amount × (day settled − day due) ÷ sum of amounts; what is open and overdue counts up to the as-of date. Not available when a part was settled on a day that is not known',
    rows: 'Invoices of the 365 days to the as-of date: what was applied to them by then, each on its day, and what of them is overdue',
    computedBy: 'receivables/days-late#daysLate',
  },
  shareLate: {
    definition: 'The share of a client’s invoices past their due date that were or are late',
    formula:
      'Invoices with something open after their due date ÷ invoices due before the as-of date. Not available while it is not known of one of them',
    rows: 'Invoices issued in the 365 days to the as-of date and due before it',
    computedBy: 'receivables/days-late#shareLate',
  },
  unitPrice: {
    definition: 'What a client pays for one unit of a recurring service',
    formula: 'Amount ÷ quantity; changes under 1 % are left out',
    rows: billings,
    computedBy: 'pricing/price-history#priceHistory',
  },
  priceAge: {
    definition: 'How long the price of a client’s service has not been raised',
    formula:
      'Months since the last increase that held for 2 billing periods: fresh under 12, due 12–18, stale 18–36, very stale over 36. Without an increase, at least the months since the first billing; fresh only where the ledger covers 12 months, and 2 billing periods before the first billing, else not known. Ended when not billed for 2 of its billing periods',
    rows: billings,
    computedBy: 'pricing/freshness#priceState',
  },
  nominalChange: {
    definition: 'How much a price has changed since its last increase',
    formula: 'Unit price ÷ unit price at the last increase, or else at the first billing − 1',
    rows: billings,
    computedBy: 'pricing/stale-pricing#stalePricing',
  },
  realChange: {
    definition: 'How much a price has changed since its last increase, after inflation',
    formula:
      '(1 + nominal) ÷ (1 + CPI) − 1, since the last increase; the CPI is that of the last month in the consumer price table. Not available while the table has no month after the increase',
    rows: `${billings}; the consumer price table`,
    computedBy: 'pricing/cpi#realChange',
  },
  peerGap: {
    definition: 'How much a client pays above or below what the firm’s other clients pay for the same service',
    formula: 'Price ÷ the firm’s median for that service − 1, with 5 clients or more',
    rows: `${billings}; clients billed for the service in the 365 days to the as-of date`,
    computedBy: 'pricing/peers#peerGap',
  },
  opportunity: {
    definition: 'What a fair price would bring in addition, per year',
    formula:
      'Annual volume × the larger of the catch-up with consumer prices and the uplift to the median, of services that are not ended',
    rows: `${billings}; the consumer price table`,
    computedBy: 'pricing/opportunity#opportunity',
  },
  spend: {
    definition: 'What the firm spent with its vendors in a year',
    formula:
      'Bills + purchases paid directly by check, card or cash − what came back, of the 365 days to the as-of date; a payment of a bill is not counted again. Where the source does not say what a payment is for, payments to vendors that have sent no bill',
    rows: bills,
    computedBy: '@services/insights/metrics/gather-vendors#gatherVendors',
  },
  categories: {
    definition: 'What kind of product or service a vendor sells',
    formula: 'Set by the firm, else the account of uploaded payments, else the words of the vendor’s name',
    rows: bills,
    computedBy: 'vendors/categories#vendorCategory',
  },
  overlap: {
    definition: 'Tools that may do the same work',
    formula: 'Categories with more than one vendor billed in the 365 days to the as-of date',
    rows: bills,
    computedBy: 'vendors/overlap#overlaps',
  },
  top5Share: {
    definition: 'How much of all spend goes to the five largest vendors',
    formula: 'Spend with the 5 largest vendors ÷ all spend, less what vendors in credit gave back',
    rows: bills,
    computedBy: 'vendors/concentration#topShare',
  },
  top10Share: {
    definition: 'How much of all spend goes to the ten largest vendors',
    formula: 'Spend with the 10 largest vendors ÷ all spend, less what vendors in credit gave back',
    rows: bills,
    computedBy: 'vendors/concentration#topShare',
  },
  herfindahl: {
    definition: 'Herfindahl–Hirschman index: how much spend depends on few vendors; 10,000 for a single vendor',
    formula: 'Sum of the squared shares of vendors in all spend, in percent',
    rows: bills,
    computedBy: 'vendors/concentration#herfindahl',
  },
  badge: {
    definition: 'What kind of client it is, by how much and how recently it was invoiced and how it pays',
    formula: `The first that matches: ${badgeNames.join(', ')}. Not available while payment dates that are missing could decide a rule before it. Where the ledger does not cover the whole 365 days before, do-not-lose-them goes by what it covers of them, and growth makes nobody promising`,
    rows: 'Invoices, credit notes and payments of the client up to the as-of date; sales of the 365 days to it of the firm’s clients that have some in them or in the 365 days before',
    computedBy: 'segments/badge#badgeOf',
  },
  segmentMoves: {
    definition: 'Clients whose segment on the as-of date is not that of the earlier day',
    formula:
      'Up and down go by rank: champion; good and promising; needs attention, late payer and do not lose them; hibernating. A client without documents on the earlier day came, and so did one that was hibernating; one that is hibernating on the as-of date left. Changes within a rank are neither up nor down. Possible mismatch, limited data, not set and segments that are not available have no rank, and changes to or from them are counted by themselves. Not available unless the ledger covers the 365 days to the earlier day',
    rows: 'The segments of the firm’s clients on both days',
    computedBy: 'segments/segment-move#segmentMoveOf',
  },
} as const satisfies Record<Measure, Text>;

/** Every metric by its key: what screens, chat, reports, files and the help show of it. */
export const definitions = Object.fromEntries(
  (Object.keys(texts) as Measure[]).map((key): [Measure, Definition] => [
    key,
    { name: metricNames[key], unit: units[key], ...texts[key] },
  ]),
) as Record<Measure, Definition>;

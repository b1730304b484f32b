import { badgeNames } from './segments/badge';
import { type Measure, type Unit, units } from './units';

export type { Measure, Unit };

/** The explanation of a metric for people who open it: its name, its unit, its formula as text, and its rows. */
export type Definition = { name: string; unit: Unit; formula: string; rows: string };

const invoicesToA =
  'Invoices, credit notes and payments on account dated on or before the as-of date, with what was applied to them by then';
const billings =
  'Invoice lines up to the as-of date, by client, service and day, without credits; services billed on fewer than 3 days are left out';
const bills = 'Bills and direct purchases of the 365 days to the as-of date, by vendor, after names were merged';

/** Every metric by its key. The as-of date is that of the last successful sync, or an earlier one. */
export const definitions = {
  open: {
    name: 'Open',
    unit: units.open,
    formula:
      'Invoiced on or before the as-of date and not fully settled by then, less credit that is not applied. Not available while it is not known of a document whether it is settled',
    rows: invoicesToA,
  },
  current: {
    name: 'Current',
    unit: units.current,
    formula: 'Of what is open, what is due on or after the as-of date, less credit that is not applied',
    rows: invoicesToA,
  },
  overdue: {
    name: 'Overdue',
    unit: units.overdue,
    formula: 'Of what is open, what was due before the as-of date. Credit that is not applied is not deducted',
    rows: invoicesToA,
  },
  unappliedCredit: {
    name: 'Credit not applied',
    unit: units.unappliedCredit,
    formula:
      'What is left on the as-of date of credit notes, payments on account and invoices paid too much. Not available while it is not known of a document whether it is settled: the credit may have settled it',
    rows: invoicesToA,
  },
  overdueLessCredit: {
    name: 'Most overdue',
    unit: units.overdueLessCredit,
    formula: 'Clients by what is overdue less their credit that is not applied; those whose credit covers all of it are left out',
    rows: invoicesToA,
  },
  ageing: {
    name: 'Aging',
    unit: units.ageing,
    formula: 'Open by days past due: current, 1–30, 31–60, 61–90, over 90',
    rows: invoicesToA,
  },
  sales: {
    name: 'Credit sales',
    unit: units.sales,
    formula:
      'Invoices and sales receipts issued − credit notes and refunds issued, with sales tax, because what is owed contains it',
    rows: 'Invoices and credit notes of the period',
  },
  revenue: {
    name: 'Revenue',
    unit: units.revenue,
    formula:
      'Invoices and sales receipts issued − credit notes and refunds issued, without sales tax; where the source does not tell tax apart, with it, which the row says',
    rows: 'Invoices and credit notes of the period',
  },
  cei: {
    name: 'Collection effectiveness index',
    unit: units.cei,
    formula:
      '(beginning AR + sales − ending AR) ÷ (beginning AR + sales − ending current AR) × 100, for each month. Not available while it is not known of a document at one of its ends whether it is settled',
    rows: invoicesToA,
  },
  ceiMean: {
    name: 'CEI, mean of months, weighted by sales',
    unit: units.ceiMean,
    formula:
      'Sum of (CEI of a month × its sales) ÷ sum of sales, over the whole months that have a CEI. The running month is left out',
    rows: 'The CEI and the credit sales of each month',
  },
  ceiInOnePiece: {
    name: 'CEI over the whole period',
    unit: units.ceiInOnePiece,
    formula:
      '(AR at its beginning + its sales − AR at its end) ÷ (AR at its beginning + its sales − current AR at its end) × 100, over all its whole months together. What was sold and collected within the period counts, so it differs from the mean of the months',
    rows: invoicesToA,
  },
  dso: {
    name: 'Days sales outstanding',
    unit: units.dso,
    formula:
      'AR ÷ credit sales (with sales tax, like AR) × days in the period: 365, or as many as the ledger covers. That of a month is over the twelve calendar months to its end',
    rows: invoicesToA,
  },
  countbackDso: {
    name: 'Countback DSO',
    unit: units.countbackDso,
    formula:
      'Each month’s sales subtracted from AR, newest first: whole months add their days, the last its fraction. Days count from the ledger’s first document on',
    rows: invoicesToA,
  },
  bestPossibleDso: {
    name: 'Best possible DSO',
    unit: units.bestPossibleDso,
    formula: 'Current AR ÷ credit sales × days in the period: 365, or as many as the ledger covers',
    rows: invoicesToA,
  },
  averageDaysDelinquent: {
    name: 'Average days delinquent',
    unit: units.averageDaysDelinquent,
    formula: 'DSO − best possible DSO',
    rows: invoicesToA,
  },
  daysLate: {
    name: 'Days late, weighted by amount',
    unit: units.daysLate,
    formula:
      'Sum of amount × (day settled − day due) ÷ sum of amounts; what is open and overdue counts up to the as-of date. Not available when a part was settled on a day that is not known',
    rows: 'Invoices of the 365 days to the as-of date: what was applied to them by then, each on its day, and what of them is overdue',
  },
  shareLate: {
    name: 'Share of invoices late',
    unit: units.shareLate,
    formula:
      'Invoices with something open after their due date ÷ invoices due before the as-of date. Not available while it is not known of one of them',
    rows: 'Invoices issued in the 365 days to the as-of date and due before it',
  },
  unitPrice: {
    name: 'Unit price',
    unit: units.unitPrice,
    formula: 'Amount ÷ quantity; changes under 1 % are left out',
    rows: billings,
  },
  priceAge: {
    name: 'Age of a price',
    unit: units.priceAge,
    formula:
      'Months since the last increase that held for 2 billing periods: fresh under 12, due 12–18, stale 18–36, very stale over 36. Without an increase, at least the months since the first billing; fresh only where the ledger covers 12 months, and 2 billing periods before the first billing, else not known. Ended when not billed for 2 of its billing periods',
    rows: billings,
  },
  realChange: {
    name: 'Real change of a price',
    unit: units.realChange,
    formula:
      '(1 + nominal) ÷ (1 + CPI) − 1, since the last increase; the CPI is that of the last month in the consumer price table. Not available while the table has no month after the increase',
    rows: `${billings}; the consumer price table`,
  },
  peerGap: {
    name: 'Peer gap',
    unit: units.peerGap,
    formula: 'Price ÷ the firm’s median for that service − 1, with 5 clients or more',
    rows: `${billings}; clients billed for the service in the 365 days to the as-of date`,
  },
  opportunity: {
    name: 'Opportunity per year',
    unit: units.opportunity,
    formula:
      'Annual volume × the larger of the catch-up with consumer prices and the uplift to the median, of services that are not ended',
    rows: `${billings}; the consumer price table`,
  },
  spend: {
    name: 'Spend',
    unit: units.spend,
    formula:
      'Bills + purchases paid directly by check, card or cash − what came back, of the 365 days to the as-of date; a payment of a bill is not counted again. Where the source does not tell what a payment is for, payments to vendors that have sent no bill',
    rows: bills,
  },
  categories: {
    name: 'Vendor category',
    unit: units.categories,
    formula: 'Set by the firm, else the account of uploaded payments, else the words of the vendor’s name',
    rows: bills,
  },
  overlap: {
    name: 'Overlap',
    unit: units.overlap,
    formula: 'Categories with more than one vendor billed in the 365 days to the as-of date',
    rows: bills,
  },
  top5Share: {
    name: 'Top-5 share',
    unit: units.top5Share,
    formula: 'Spend with the 5 largest vendors ÷ all spend, less what vendors in credit gave back',
    rows: bills,
  },
  top10Share: {
    name: 'Top-10 share',
    unit: units.top10Share,
    formula: 'Spend with the 10 largest vendors ÷ all spend, less what vendors in credit gave back',
    rows: bills,
  },
  herfindahl: {
    name: 'Herfindahl–Hirschman index',
    unit: units.herfindahl,
    formula: 'Sum of the squared shares of vendors in all spend, in percent; 10,000 for a single vendor',
    rows: bills,
  },
  segmentMoves: {
    name: 'Segment movement',
    unit: units.segmentMoves,
    formula:
      'Clients whose segment on the as-of date is not that of the earlier day. Up and down go by rank: champion; good and promising; needs attention, late payer and do not lose them; hibernating. A client without documents on the earlier day came, and so did one that was hibernating; one that is hibernating on the as-of date left. Changes within a rank are neither up nor down. Possible mismatch, limited data, not set and segments that are not available have no rank, and changes to or from them are counted by themselves. Not available unless the ledger covers the 365 days to the earlier day',
    rows: 'The segment badges of the firm’s clients on both days',
  },
  badge: {
    name: 'Segment badge',
    unit: units.badge,
    formula: `The first that matches: ${badgeNames.join(', ')}. Not available while payment dates that are missing could decide a rule before it. Where the ledger does not cover the whole 365 days before, do-not-lose-them goes by what it covers of them, and growth makes nobody promising`,
    rows: 'Invoices, credit notes and payments of the client up to the as-of date; sales of the 365 days to it of the firm’s clients that have some in them or in the 365 days before',
  },
} as const satisfies { [Key in Measure]: Definition & { unit: (typeof units)[Key] } };

import { type SQL, sql } from 'drizzle-orm';
import type { AdviceRule, AdviceSettings, Evidence } from '../contract/to-dos';
import { badgeConditions } from '../segments/badge-conditions';

interface Rule {
  /** SQL condition on a row of `metric_clients` as `f`, a summary of its prices as `p`, and its set as `s`. */
  when: SQL;
  /** The values behind the reason come first; values that did not contribute are null. */
  evidence: Partial<Record<Evidence['measure'], SQL>>;
  atStake: SQL;
}

const reasons = badgeConditions('f.', sql`s.as_of`);

const soldInBetterYear = sql`greatest(f.sales, f.sales_before)`;
/** Null for a year before that the ledger does not cover completely. */
const salesBefore = sql`case when s.covers_before then f.sales_before end`;

/**
 * Reasons to talk to a client, derived from its metrics (product.md, "iq-client-advisory"). The segments are those of the table
 * in product.md; a client may match several reasons. Unavailable values are null and match nothing.
 */
export const rulesFor = ({ overdueDays }: AdviceSettings): Record<AdviceRule, Rule> => ({
  collect: {
    when: sql`f.overdue > 0 and f.longest_past_due > ${overdueDays}`,
    evidence: {
      longestPastDue: sql`f.longest_past_due`,
      overdue: sql`f.overdue`,
      over90: sql`f.over_90`,
      unappliedCredit: sql`f.unapplied_credit`,
    },
    atStake: sql`f.overdue`,
  },
  'win-back': {
    when: sql`f.badge = 'do-not-lose-them'`,
    evidence: { lastInvoiceOn: sql`f.last_invoice_on`, sales: sql`f.sales`, salesBefore },
    atStake: soldInBetterYear,
  },
  'check-ledger': {
    when: sql`f.badge = 'possible-mismatch'`,
    evidence: {
      ledgerCustomers: sql`case when f.ledger_customers > 1 then f.ledger_customers end`,
      paidBeforeInvoice: sql`f.paid_before_invoice`,
      paidAboveInvoice: sql`f.paid_above_invoice`,
      dueBeforeIssue: sql`f.due_before_issue`,
      unappliedCredit: sql`case when ${reasons.hasExcessCredit} then f.unapplied_credit end`,
      unconverted: sql`f.unconverted`,
    },
    atStake: soldInBetterYear,
  },
  // Pays in the end, but always late; current overdue amounts belong to `collect`.
  'payment-terms': {
    when: sql`f.badge = 'late-payer' and f.longest_past_due <= ${overdueDays}`,
    evidence: {
      daysLate: sql`case when ${reasons.isLateOnAverage} then f.days_late end`,
      shareLate: sql`case when f.share_late >= 0.5 then f.share_late end`,
      longestPastDue: sql`case when f.longest_past_due > 60 then f.longest_past_due end`,
      sales: sql`f.sales`,
    },
    atStake: sql`f.sales`,
  },
  'raise-price': {
    when: sql`p.stale_prices > 0 and f.sales > 0`,
    evidence: {
      stalePrices: sql`p.stale_prices`,
      oldestPriceMonths: sql`case when not p.is_older then p.oldest_months end`,
      oldestPriceAtLeast: sql`case when p.is_older then p.oldest_months end`,
      opportunity: sql`p.opportunity`,
      sales: sql`f.sales`,
    },
    atStake: sql`coalesce(p.opportunity, 0)`,
  },
  'find-out-why': {
    when: sql`f.badge = 'needs-attention'`,
    evidence: {
      salesBefore: sql`case when ${reasons.isShrinking} then ${salesBefore} end`,
      lastInvoiceOn: sql`f.last_invoice_on`,
      sales: sql`f.sales`,
    },
    atStake: soldInBetterYear,
  },
  grow: {
    when: sql`f.badge = 'promising'`,
    evidence: {
      salesBefore: sql`case when ${reasons.isGrowing} then ${salesBefore} end`,
      firstInvoiceOn: sql`case when ${reasons.isNew} then f.first_invoice_on end`,
      sales: sql`f.sales`,
    },
    atStake: sql`f.sales`,
  },
});

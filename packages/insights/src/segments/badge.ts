import { daysLate, shareLate } from '../receivables/days-late';
import type { ClientStatistics } from './client-statistics';
import type { SalesQuantiles } from './sales-quantiles';

/** A client's measures as the rules name them. A comparison with what is not available never holds. */
type Measures = {
  client: ClientStatistics;
  quantiles: SalesQuantiles;
  rec: number;
  cad: number;
  pl: number;
  wdl: number;
  known: number;
};

type Rule = (measures: Measures) => boolean;

/** Every badge but the last, in order, with its rules by their names (product, "IQ: the numbers"); the first that matches gives it. */
const badges = {
  'not-set': {
    'no-ledger-customer': ({ client }) => client.ledgerCustomers === 0,
  },
  'possible-mismatch': {
    'several-ledger-customers': ({ client }) => client.ledgerCustomers >= 2,
    'paid-before-invoice': ({ client }) => client.faults.paidBeforeInvoice > 0,
    'paid-above-invoice': ({ client }) => client.faults.paidAboveInvoice > 0,
    'unapplied-credit': ({ client }) => 4 * client.faults.unappliedCredit > Math.max(0, client.sales),
    'due-before-issue': ({ client }) => client.faults.dueBeforeIssue > 0,
    'no-exchange-rate': ({ client }) => client.faults.unconverted > 0,
  },
  'limited-data': {
    'few-invoices': ({ client }) => client.invoices < 3,
    'known-briefly': ({ known }) => known < 90,
  },
  'do-not-lose-them': {
    'large-and-silent': ({ client, quantiles, rec, cad }) =>
      rec > 2 * cad && Math.max(client.sales, client.salesBefore) >= quantiles.q60,
  },
  hibernating: {
    'long-silent': ({ rec, cad }) => rec > Math.max(365, 2 * cad),
  },
  'late-payer': {
    'days-late': ({ wdl }) => wdl > 15,
    'share-late': ({ pl }) => pl >= 0.5,
    'open-over-60': ({ client }) => client.longestPastDue > 60,
  },
  champion: {
    'large-and-punctual': ({ client, quantiles, pl }) => client.sales >= quantiles.q80 && pl <= 0.25,
  },
  'needs-attention': {
    silent: ({ rec, cad }) => rec > 2 * cad,
    // In whole numbers: 0.8 and 1.1 are no binary fractions.
    shrinking: ({ client, known }) => known >= 730 && 5 * client.sales < 4 * client.salesBefore,
  },
  promising: {
    new: ({ client, quantiles, known }) => client.sales < quantiles.q40 && known < 365,
    growing: ({ client, quantiles }) => client.sales < quantiles.q40 && 10 * client.sales >= 11 * client.salesBefore,
  },
} satisfies Record<string, Record<string, Rule>>;

export type BadgeName = keyof typeof badges | 'good';

/** The ten badges, in the order of their rules. */
export const badgeNames: readonly BadgeName[] = [...(Object.keys(badges) as (keyof typeof badges)[]), 'good'];

const inOrder = Object.entries<Record<string, Rule>>(badges).map(([badge, rules]) => ({
  badge: badge as BadgeName,
  rules: Object.entries(rules),
}));

/** A badge and the names of those of its rules that match; of `good` and of a client never segmented there are none. */
export type Badge = { badge: BadgeName; because: readonly string[] };

/** No invoice date follows another more closely than this, for the cadence: a client billed weekly is not silent after two weeks. */
const LEAST_CADENCE = 30;

/**
 * The segment badge of a client, the first of the ten whose rule matches. rec is the days since the last invoice, cad
 * max(30, median gap between invoice dates), ρ = rec ÷ cad, pl and wdl are the share late and the days late of the year's
 * invoices. Without two invoice dates cad is 30; without an invoice that came due pl says nothing, so that nobody is a
 * champion by it. No statistics, which is never segmented, is `not-set`.
 *
 * Source: the product's definition.
 */
export function badgeOf(client: ClientStatistics | undefined, quantiles: SalesQuantiles): Badge {
  if (!client) return { badge: 'not-set', because: [] };
  const [pl, wdl] = [shareLate(client.lateCounts), daysLate(client.lateSums)];
  const measures: Measures = {
    client,
    quantiles,
    rec: client.sinceLast ?? Number.NaN,
    known: client.knownFor ?? Number.NaN,
    cad: Math.max(LEAST_CADENCE, client.medianGap ?? 0),
    pl: pl.available ? pl.value : Number.NaN,
    wdl: wdl.available ? wdl.value : Number.NaN,
  };
  for (const { badge, rules } of inOrder) {
    const because = rules.filter(([, matches]) => matches(measures)).map(([name]) => name);
    if (because.length) return { badge, because };
  }
  return { badge: 'good', because: [] };
}

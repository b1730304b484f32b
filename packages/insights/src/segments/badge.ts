import { daysLate } from '../receivables/days-late';
import type { ClientStatistics } from './client-statistics';
import type { SalesQuantiles } from './sales-quantiles';
import { unavailableSegment } from './unavailable-segment';

/** A client's measures by the names in the rules; an unavailable one is NaN, so that every comparison with it is false. */
type Measures = {
  client: ClientStatistics;
  quantiles: SalesQuantiles;
  rec: number;
  cad: number;
  /** The lowest and highest possible late share; they differ when it isn't known whether an invoice was paid late. */
  pl: { least: number; most: number };
  wdl: number;
  known: number;
  credit: number;
  /** Whether the ledger covers the whole year before. */
  coversBefore: boolean;
};

/**
 * Whether a rule matches; undefined when the result depends on unknown payment dates, `uncompared` when it needs the year before.
 */
type Rule = (measures: Measures) => boolean | undefined | typeof uncompared;

const notKnown = undefined;
const uncompared = 'uncompared';

/** The rules of every segment except the last, in order and named as in the product ("IQ: the numbers"); the first match wins. */
const badges = {
  'not-set': {
    'no-ledger-customer': ({ client }) => client.ledgerCustomers === 0,
  },
  'possible-mismatch': {
    'several-ledger-customers': ({ client }) => client.ledgerCustomers >= 2,
    'paid-before-invoice': ({ client }) => client.faults.paidBeforeInvoice > 0,
    'paid-above-invoice': ({ client }) => client.faults.paidAboveInvoice > 0,
    'unapplied-credit': ({ client, credit }) => (Number.isNaN(credit) ? notKnown : 4 * credit > Math.max(0, client.sales)),
    'due-before-issue': ({ client }) => client.faults.dueBeforeIssue > 0,
    'no-exchange-rate': ({ client }) => client.faults.unconverted > 0,
  },
  'limited-data': {
    'few-invoices': ({ client }) => client.invoices < 3,
    'known-briefly': ({ known }) => known < 90,
  },
  'do-not-lose-them': {
    'large-and-silent': ({ client, quantiles, rec, cad, coversBefore }) => {
      if (!(rec > 2 * cad)) return false;
      const most = Math.max(client.sales, client.salesBefore);
      // Data missing from the year before can only add to its sales.
      return most > 0 && most >= quantiles.q60 ? true : coversBefore ? false : uncompared;
    },
  },
  hibernating: {
    'long-silent': ({ rec, cad }) => rec > Math.max(365, 2 * cad),
  },
  'late-payer': {
    'days-late': ({ client, wdl }) => (client.lateSums.undated > 0 ? notKnown : wdl > 15),
    'share-late': ({ pl }) => (pl.least >= 0.5 ? true : pl.most >= 0.5 ? notKnown : false),
    'open-over-60': ({ client }) => (client.longestPastDue > 60 ? true : client.longestUnsure > 60 ? notKnown : false),
  },
  champion: {
    'large-and-punctual': ({ client, quantiles, pl }) => {
      if (!(client.sales >= quantiles.q80 && pl.least <= 0.25)) return false;
      return pl.most <= 0.25 ? true : notKnown;
    },
  },
  'needs-attention': {
    silent: ({ rec, cad }) => rec > 2 * cad,
    // Whole numbers, because 0.8 and 1.1 are not exact binary fractions.
    shrinking: ({ client, known }) => known >= 730 && 5 * client.sales < 4 * client.salesBefore,
  },
  promising: {
    new: ({ client, quantiles, known }) => client.sales < quantiles.q40 && known < 365,
    growing: ({ client, quantiles, coversBefore }) => {
      if (!(client.sales < quantiles.q40 && 10 * client.sales >= 11 * client.salesBefore)) return false;
      return coversBefore ? true : uncompared;
    },
  },
} satisfies Record<string, Record<string, Rule>>;

export type BadgeName = keyof typeof badges | 'good';

/** The ten badges, in the order of their rules. */
export const badgeNames: readonly BadgeName[] = [...(Object.keys(badges) as (keyof typeof badges)[]), 'good'];

const inOrder = Object.entries<Record<string, Rule>>(badges).map(([badge, rules]) => ({
  badge: badge as BadgeName,
  rules: Object.entries(rules),
}));

/**
 * A segment and the names of its matching rules; there are none for `good`, for a client without statistics and for an
 * unavailable segment. `undecided` lists the rules before the first certain match that cannot be decided without payment dates.
 * `uncompared` lists the rules before the segment that don't match because the ledger doesn't cover the whole year before.
 */
export type Badge = {
  badge: BadgeName | typeof unavailableSegment;
  because: readonly string[];
  undecided: readonly string[];
  uncompared: readonly string[];
};

/** The shortest cadence in days, so that a client billed weekly is not silent after two weeks. */
const MIN_CADENCE = 30;

/** Used when no client has sales: every comparison with a quantile is false. */
const noQuantiles: SalesQuantiles = { q40: Number.NaN, q60: Number.NaN, q80: Number.NaN };

/**
 * Returns the segment of a client: the first of the ten whose rule certainly matches, or unavailable if a rule before it cannot
 * be decided. rec is the days since the last invoice, cad is max(30, median gap between invoice dates), ρ = rec ÷ cad, and pl and
 * wdl are the late share and the days late of the year's invoices. cad is 30 with fewer than two invoice dates. pl is not
 * available until an invoice has come due, so that nobody becomes a champion by it. A client without statistics is `not-set`.
 *
 * Source: the product's definition.
 *
 * @param quantiles of all clients; undefined when none has sales
 * @param coversBefore whether the ledger covers the whole of the year and the year before
 */
export function badgeOf(
  client: ClientStatistics | undefined,
  quantiles: SalesQuantiles | undefined,
  coversBefore: boolean,
): Badge {
  if (!client) return segmentOf('not-set', [], [], []);
  const { due, late, undecided: unsure } = client.lateCounts;
  const wdl = daysLate(client.lateSums);
  const measures: Measures = {
    client,
    quantiles: quantiles ?? noQuantiles,
    rec: client.sinceLast ?? Number.NaN,
    known: client.knownFor ?? Number.NaN,
    cad: Math.max(MIN_CADENCE, client.medianGap ?? 0),
    pl: { least: late / due, most: (late + unsure) / due },
    wdl: wdl.available ? wdl.value : Number.NaN,
    credit: client.faults.unappliedCredit ?? Number.NaN,
    coversBefore,
  };
  const undecided: string[] = [];
  const notCompared: string[] = [];
  for (const { badge, rules } of inOrder) {
    const judged = rules.map(([name, matches]) => ({ name, holds: matches(measures) }));
    const named = (holds: ReturnType<Rule>) => judged.filter((each) => each.holds === holds).map(({ name }) => name);
    const because = named(true);
    if (because.length) return segmentOf(badge, because, undecided, notCompared);
    undecided.push(...named(notKnown));
    notCompared.push(...named(uncompared));
  }
  return segmentOf('good', [], undecided, notCompared);
}

const segmentOf = (
  badge: BadgeName,
  because: readonly string[],
  undecided: readonly string[],
  uncompared: readonly string[],
): Badge =>
  undecided.length
    ? { badge: unavailableSegment, because: [], undecided, uncompared }
    : { badge, because, undecided, uncompared };

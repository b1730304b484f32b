import { daysLate } from '../receivables/days-late';
import type { ClientStatistics } from './client-statistics';
import type { SalesQuantiles } from './sales-quantiles';
import { unavailableSegment } from './unavailable-segment';

/** A client's measures as the rules name them; NaN where one is not available: no comparison with it holds. */
type Measures = {
  client: ClientStatistics;
  quantiles: SalesQuantiles;
  rec: number;
  cad: number;
  /** The least and the most that the share late can be; they differ while it is not known of an invoice whether it was late. */
  pl: { least: number; most: number };
  wdl: number;
  known: number;
  credit: number;
  /** Whether the ledger covers the whole year before. */
  coversBefore: boolean;
};

/** Whether a rule holds; undefined while payment dates decide it and are not known, `uncompared` without the year before. */
type Rule = (measures: Measures) => boolean | undefined | typeof uncompared;

const notKnown = undefined;
const uncompared = 'uncompared';

/** Every badge but the last, in order, with its rules by their names (product, "IQ: the numbers"); the first that matches gives it. */
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
      // What the ledger lacks of the year before can only add to its sales.
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
    // In whole numbers: 0.8 and 1.1 are no binary fractions.
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
 * A segment and the names of those of its rules that match; of `good`, of a client never segmented and of an unavailable
 * segment there are none. Rules before the first certain match that cannot be judged without payment dates are `undecided`;
 * those before the segment that would need more of the year before than the ledger covers are `uncompared`, and do not match.
 */
export type Badge = {
  badge: BadgeName | typeof unavailableSegment;
  because: readonly string[];
  undecided: readonly string[];
  uncompared: readonly string[];
};

/** No invoice date follows another more closely than this, for the cadence: a client billed weekly is not silent after two weeks. */
const MIN_CADENCE = 30;

/** Nobody has sales: no comparison with a quantile holds. */
const noQuantiles: SalesQuantiles = { q40: Number.NaN, q60: Number.NaN, q80: Number.NaN };

/**
 * The segment of a client: the first of the ten whose rule matches for certain, unless a rule before it cannot be judged. rec is the days since the last invoice, cad
 * max(30, median gap between invoice dates), ρ = rec ÷ cad, pl and wdl are the share late and the days late of the year's
 * invoices. Without two invoice dates cad is 30; without an invoice that came due pl says nothing, so that nobody is a
 * champion by it. No statistics, which is never segmented, is `not-set`.
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

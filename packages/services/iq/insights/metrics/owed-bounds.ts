import { type Metric, notAvailable } from '@suite/insights/metric';
import type { Aging } from '@suite/insights/receivables/aging';
import {
  type BoundedAmount,
  boundedAmounts,
  type OwedBounds,
  type OwedMetrics,
  owedMetrics,
} from '@suite/insights/receivables/bounds';
import { type UnsureDocuments, unsureDocumentsOf, unsureKinds } from '@suite/insights/unsure-documents';

/** What is owed as `metric_clients` has it, of a client or summed: amounts are in the order of `boundedAmounts`. */
export interface StoredBounds {
  /** Amounts of documents whose open amount is known. */
  sure: number[];
  /** Sums of the other documents; null if one has no bounds. */
  unsureLow: number[] | null;
  unsureHigh: number[] | null;
  unsure: number;
  /** Numbers of the other documents by kind: of all, of those that may be overdue, and of those that may have credit left. */
  kinds: number[];
}

const columns: Record<BoundedAmount, string> = {
  open: 'open',
  overdue: 'overdue',
  unappliedCredit: 'unapplied_credit',
  current: 'current',
  days1To30: 'days_1_to_30',
  days31To60: 'days_31_to_60',
  days61To90: 'days_61_to_90',
  over90: 'over_90',
};

const kindPlaces = Array.from({ length: 3 * unsureKinds.length }, (_, index) => index + 1);

/** SQL for `StoredBounds` as JSON, with `metric_clients` as `f`. @param isSum adds up the rows of a group */
export function boundsJson(isSum: boolean): string {
  const sum = (value: string) => (isSum ? `sum(${value})` : value);
  const each = (write: (place: number, column: string) => string) =>
    `jsonb_build_array(${boundedAmounts.map((amount, index) => sum(write(index + 1, columns[amount]))).join(', ')})`;
  const isUnbounded = 'f.unsure_documents > 0 and f.unsure_low is null';
  const end = (column: string) =>
    `case when ${isSum ? `bool_or(${isUnbounded})` : isUnbounded} then null else ${each((place) => `coalesce(f.${column}[${place}], 0)`)} end`;
  return `jsonb_build_object(
    'sure', ${each((place, column) => `coalesce(f.${column}, f.sure[${place}])`)},
    'unsureLow', ${end('unsure_low')}, 'unsureHigh', ${end('unsure_high')}, 'unsure', ${sum('f.unsure_documents')},
    'kinds', jsonb_build_array(${kindPlaces.map((place) => sum(`coalesce(f.unsure_kinds[${place}], 0)`)).join(', ')}))`;
}

/** Returns the bounds of what is owed to several clients or groups; undefined if one has none. */
export function boundsOf(all: readonly StoredBounds[]): OwedBounds | undefined {
  if (all.some(({ unsureLow, unsureHigh }) => unsureLow === null || unsureHigh === null)) return undefined;
  const total = (read: (each: StoredBounds) => number) => all.reduce((sum, each) => sum + read(each), 0);
  const amounts = Object.fromEntries(
    boundedAmounts.map((name, place) => {
      const without = total(({ sure }) => sure[place] ?? 0);
      const low = without + total(({ unsureLow }) => unsureLow?.[place] ?? 0);
      return [name, { without, low, high: without + total(({ unsureHigh }) => unsureHigh?.[place] ?? 0) }];
    }),
  ) as OwedBounds['amounts'];
  const [open, overdue, unappliedCredit] = [0, 1, 2].map((part) =>
    unsureDocumentsOf(unsureKinds.map((_, kind) => total(({ kinds }) => kinds[part * unsureKinds.length + kind] ?? 0))),
  ) as [UnsureDocuments, UnsureDocuments, UnsureDocuments];
  const documents = { open, overdue, unappliedCredit };
  return { amounts, documents };
}

const unknown: Metric<never> = notAvailable('settlement-unknown');

/** Returns the metrics of what is owed within bounds; not available without bounds. */
export const metricsWithin = (bounds: OwedBounds | undefined): OwedMetrics =>
  bounds ? owedMetrics(bounds) : { open: unknown, overdue: unknown, unappliedCredit: unknown, aging: unknown as Metric<Aging> };

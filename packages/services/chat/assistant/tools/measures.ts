import { metricOf } from '@suite/insights/metrics/fields';
import { type Unit, units } from '@suite/insights/metrics/units';
import type { MeasureKind } from '../contract/answers';

/**
 * Kinds of the API's other numbers. `own-money` is in the row's own currency, other money in the firm's. A test compares the list
 * with the schemas of all tools.
 */
const others = {
  money:
    'value sum atStake accepted invoiced missing unlinked unavailable amount:getPromises amount:getToDos amount:getProposals firstYear',
  'own-money': 'price priceThen suggested amount',
  days: 'daysPastDue medianGap days period',
  share: 'share categoryShare uplift',
  count:
    'clients taxUnknown unsure invoices vendors fresh due stale veryStale unknown ended total overdueUnsure documents annualQuantity unanswered count imported rejected people paidBeforeInvoice paidAboveInvoice dueBeforeIssue',
} as const;

const byName = new Map<string, MeasureKind | 'own-money'>(
  Object.entries(others).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind as MeasureKind | 'own-money'])),
);

const kinds: Record<Unit, MeasureKind | undefined> = {
  money: 'money',
  days: 'days',
  months: 'months',
  ratio: 'share',
  percent: 'percent',
  count: 'count',
  index: 'count',
  name: undefined,
};

/** Returns the unit that a kind of measure is formatted with. */
export const unitOf = (kind: MeasureKind): Unit => (kind === 'share' ? 'ratio' : kind);

/** Numbers that are ids or versions. */
const identifiers = new Set(['version', 'number', 'id', 'next']);

export const isIdentifier = (name: string): boolean => identifiers.has(name);

/** Returns the kind of a number in a call's response; undefined for a number that can't be cited. */
export function measureOf(tool: string, name: string): MeasureKind | 'own-money' | undefined {
  const metric = metricOf(name);
  return byName.get(`${name}:${tool}`) ?? (metric ? kinds[units[metric]] : byName.get(name));
}

/**
 * The unit of a metric: minor units of a currency, days, months, a share as a fraction (`ratio`, 0.25 is 25%), a share in percent
 * (`percent`, 25 is 25%), a count, a value on its own scale, or a name.
 */
export type Unit = 'money' | 'days' | 'months' | 'ratio' | 'percent' | 'count' | 'index' | 'name';

/** The unit of every metric by key; separate from the definition texts, which the first load doesn't need. */
export const units = {
  open: 'money',
  current: 'money',
  overdue: 'money',
  unappliedCredit: 'money',
  overdueLessCredit: 'money',
  longestPastDue: 'days',
  aging: 'money',
  sales: 'money',
  revenue: 'money',
  cei: 'percent',
  ceiMean: 'percent',
  ceiInOnePiece: 'percent',
  dso: 'days',
  countbackDso: 'days',
  bestPossibleDso: 'days',
  averageDaysDelinquent: 'days',
  daysLate: 'days',
  shareLate: 'ratio',
  unitPrice: 'money',
  priceAge: 'months',
  nominalChange: 'ratio',
  realChange: 'ratio',
  peerGap: 'ratio',
  opportunity: 'money',
  spend: 'money',
  categories: 'name',
  overlap: 'count',
  top5Share: 'ratio',
  top10Share: 'ratio',
  herfindahl: 'index',
  segmentMoves: 'count',
  badge: 'name',
} as const satisfies Record<string, Unit>;

export type Measure = keyof typeof units;

/** The metrics shown as a number with a unit. */
export type PlainMeasure = { [Key in Measure]: (typeof units)[Key] extends 'money' | 'name' ? never : Key }[Measure];

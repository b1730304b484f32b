import { ageNames } from '../receivables/age-names';
import { metricNames } from './metric-names';
import * as names from './names';
import { type Measure, units } from './units';

interface Field {
  metric: Measure;
  /** Its label, if it is not the metric's name. */
  name?: string;
}

/** The year before the as-of date or the date compared with. */
const before = (name: string) => `${name}, the year before`;

/** Fields of the API that have a metric's value under another name: of another day or period, or a part of it. */
export const fields = {
  beginning: { metric: 'open', name: `${names.open} at start` },
  ending: { metric: 'open', name: `${names.open} at end` },
  endingCurrent: { metric: 'current', name: `${names.current} at end` },
  salesBefore: { metric: 'sales', name: before(names.sales) },
  revenueBefore: { metric: 'revenue', name: before(names.revenue) },
  mean: { metric: 'ceiMean' },
  inOnePiece: { metric: 'ceiInOnePiece' },
  months: { metric: 'priceAge' },
  days1To30: { metric: 'aging', name: `${ageNames.days1To30} past due` },
  days31To60: { metric: 'aging', name: `${ageNames.days31To60} past due` },
  days61To90: { metric: 'aging', name: `${ageNames.days61To90} past due` },
  over90: { metric: 'aging', name: `${ageNames.over90} past due` },
  changes: { metric: 'segmentMoves' },
  staleOpportunity: { metric: 'opportunity', name: `${names.opportunity} of stale prices` },
} as const satisfies Record<string, Field>;

const isMetric = (field: string): field is Measure => Object.hasOwn(units, field);

const isField = (field: string): field is keyof typeof fields => Object.hasOwn(fields, field);

/** Returns the metric whose value is in a field of the API; undefined for other fields. */
export function metricOf(field: string): Measure | undefined {
  if (isMetric(field)) return field;
  return isField(field) ? fields[field].metric : undefined;
}

/** Returns the label of a field of the API with a metric; undefined for other fields. */
export function labelOf(field: string): string | undefined {
  if (isMetric(field)) return metricNames[field];
  if (!isField(field)) return undefined;
  const { metric, name = metricNames[metric] }: Field = fields[field];
  return name;
}

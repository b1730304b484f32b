import { type Definition, definitions, type Measure } from '@suite/insights/metrics/definitions';
import type { ReportSection } from '../contract/report-content';

const measuresOf: Record<ReportSection, readonly Measure[]> = {
  metrics: ['revenue', 'sales', 'open', 'overdue', 'cei', 'ceiMean', 'dso'],
  revenue: ['revenue'],
  collections: ['dso', 'bestPossibleDso', 'cei'],
  receivables: ['aging', 'current', 'overdueLessCredit', 'unappliedCredit'],
  concentration: ['revenue'],
  prices: ['priceAge', 'opportunity', 'realChange', 'peerGap'],
  segments: ['badge'],
  vendors: ['spend'],
  toDos: [],
};

/** Returns the definitions of the metrics in some sections, without duplicates. */
export function definitionsOf(sections: readonly ReportSection[]): (Definition & { id: Measure })[] {
  const measures = new Set(sections.flatMap((section) => measuresOf[section]));
  return [...measures].map((id) => ({ id, ...definitions[id] }));
}

/** Explains A in the definitions. */
export const ABOUT_DEFINITIONS = 'A is the as-of date: the last day of the period, or the last day that the ledger reaches.';

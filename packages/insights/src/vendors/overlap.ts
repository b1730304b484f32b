import type { DayNumber } from '@suite/values/day-number';
import type { ToolCategory } from './category-names';

/** A vendor after merging its names. `category` is undefined when it sells no tool, or when it isn't known what it sells. */
export type ToolVendor = {
  vendor: string;
  category: ToolCategory | undefined;
  /** Day of its last bill up to A. */
  lastBilledOn: DayNumber;
  /** Amount billed in the 365 days up to A, in whole minor units of the firm's currency. */
  spend: number;
};

export type Overlap = { category: ToolCategory; vendors: readonly ToolVendor[]; spend: number };

/** A tool without a bill for this long counts as given up; a yearly subscription is billed once in this time. */
const ACTIVE_DAYS = 365;

/**
 * Returns the categories with more than one active tool (product, "IQ: the numbers"), highest spend first. A tool is active if it
 * was billed in the 365 days up to A.
 */
export function overlaps(vendors: readonly ToolVendor[], asOf: DayNumber): Overlap[] {
  const active = new Map<ToolCategory, ToolVendor[]>();
  for (const vendor of vendors) {
    const isActive = vendor.lastBilledOn <= asOf && vendor.lastBilledOn > asOf - ACTIVE_DAYS;
    if (vendor.category && isActive) active.set(vendor.category, [...(active.get(vendor.category) ?? []), vendor]);
  }
  return [...active]
    .filter(([, tools]) => tools.length > 1)
    .map(([category, tools]) => ({ category, vendors: tools, spend: tools.reduce((sum, { spend }) => sum + spend, 0) }))
    .toSorted((a, b) => b.spend - a.spend);
}

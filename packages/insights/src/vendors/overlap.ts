import type { Day } from '../calendar';
import type { ToolCategory } from './category-names';

/** A vendor after its names were merged. `category` is undefined when it sells no tool, or nobody knows what it sells. */
export type ToolVendor = {
  vendor: string;
  category: ToolCategory | undefined;
  /** Day of its last bill to A. */
  lastBilledOn: Day;
  /** Billed in the 365 days to A, whole minor units of the firm's currency. */
  spend: number;
};

export type Overlap = { category: ToolCategory; vendors: readonly ToolVendor[]; spend: number };

/** A tool whose last bill is older is given up; a yearly subscription is billed once in this time. */
const ACTIVE_DAYS = 365;

/** Categories with more than one active tool (product, "IQ: the numbers"), the most spent on first. Active is billed in the 365 days to A. */
export function overlaps(vendors: readonly ToolVendor[], asOf: Day): Overlap[] {
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

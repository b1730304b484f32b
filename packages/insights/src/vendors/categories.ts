import { accountCategory } from './account-category';
import { type CategoryName, isTool } from './category-names';
import { normaliseName } from './normalise-name';
import { vendorNames, vendorWords } from './vendor-table';

/** Names with fewer letters must match the whole name, because other names start with them, too. */
const SHORTEST = 4;

/** Longer names first: QuickBooks Payroll is payroll, QuickBooks alone is accounting. */
const byLength = (table: Partial<Record<CategoryName, string>>) =>
  Object.entries(table)
    .flatMap(([category, names]) =>
      names.split(',').map((each) => {
        const name = each.trim();
        const isWhole = name.startsWith('=') || name.length < SHORTEST;
        return { name: ` ${name.replace('=', '')} `, isWhole, category: category as CategoryName };
      }),
    )
    .toSorted((a, b) => b.name.length - a.name.length);

const names = byLength(vendorNames);
const words = byLength(vendorWords);

/**
 * Returns what a vendor sells, judged by whole words of its name: a known name, otherwise the last word that describes a vendor,
 * as in "Sunrise Electric Supply". Undefined when the name doesn't show it.
 */
export function categoryOf(vendor: string): CategoryName | undefined {
  const padded = ` ${normaliseName(vendor)} `;
  return knownName(padded) ?? wordIn(padded);
}

const knownName = (padded: string): CategoryName | undefined =>
  names.find(({ name, isWhole }) => (isWhole ? padded === name : padded.includes(name)))?.category;

/** The category of a vendor that nobody has categorized, and its source. */
export type CategoryMatch = { category: string; from: 'account' | 'name' };

/**
 * Returns the category of a vendor, from the account that a list books it under, otherwise from its name. A known tool is
 * categorized by its name, because an account rarely says more than software. Undefined when neither helps.
 */
export function vendorCategory(vendor: string, account: string | undefined): CategoryMatch | undefined {
  const tool = knownName(` ${normaliseName(vendor)} `);
  const booked = account && !isTool(tool ?? null) ? accountCategory(account) : undefined;
  if (booked) return { category: booked, from: 'account' };
  const named = categoryOf(vendor);
  return named && { category: named, from: 'name' };
}

/** Finds the word that ends last in a name, which describes it; of two that end there, the longer. */
function wordIn(padded: string): CategoryName | undefined {
  let found: { end: number; category: CategoryName } | undefined;
  for (const { name, category } of words) {
    const start = padded.lastIndexOf(name);
    if (start >= 0 && start + name.length > (found?.end ?? 0)) found = { end: start + name.length, category };
  }
  return found?.category;
}

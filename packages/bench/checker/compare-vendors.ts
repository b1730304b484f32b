import type { Answers } from './ask-metrics';
import type { Comparison } from './compare';
import type { VendorNumbers } from './vendors';

/** Categories that are not tools. */
const goods = new Set([
  'industrial-supplies',
  'insurance',
  'it-hardware',
  'office-supplies',
  'professional-services',
  'rent',
  'travel',
]);

export function compareVendors(to: Comparison, expected: VendorNumbers, { analysis, vendors, dashboard, sums }: Answers): void {
  const { spend } = expected;
  for (const [of, answer] of Object.entries({ analysis, dashboard: dashboard.vendors })) {
    to.same(`vendors (${of})`, expected.vendors.length, answer.vendors);
    to.same(`spend (${of})`, spend, answer.spend);
    to.metric(`top-5 share (${of})`, expected.top5Share, answer.top5Share);
    to.metric(`top-10 share (${of})`, expected.top10Share, answer.top10Share);
    to.metric(`HHI (${of})`, expected.herfindahl, answer.herfindahl);
  }
  to.excluded('excluded from spend', expected.excluded, dashboard.excluded.spend);
  to.same('rows of spend', spend, sums.spend?.sum);
  // Normalized names may be spelled differently, so vendors are matched by spend and last day.
  const listed = (list: readonly { spend: number; lastBilledOn: string }[]) =>
    list.map((vendor) => `${vendor.spend} ${vendor.lastBilledOn}`).sort();
  to.same('vendor by vendor', listed(expected.vendors).join('; '), listed(vendors).join('; '));
  for (const vendor of vendors) to.ratio(`share (${vendor.name})`, spend ? vendor.spend / spend : null, vendor.share);

  // Only the API knows a vendor's category; the numbers that follow from it are compared.
  for (const { category, ...answer } of analysis.categories) {
    const members = vendors.filter((vendor) => vendor.category === category);
    const sum = members.reduce((all, vendor) => all + vendor.spend, 0);
    to.same(`vendors of a category (${category})`, members.length, answer.vendors);
    to.same(`spend of a category (${category})`, sum, answer.spend);
  }
  const tools = vendors.filter(({ category, spend: paid }) => category !== null && !goods.has(category) && paid > 0);
  const written = (list: readonly { category: string | null; vendor: string; spend: number }[]) =>
    list
      .map(({ category, vendor, spend: paid }) => `${category}: ${vendor} ${paid}`)
      .sort()
      .join('; ');
  const overlapping = tools.filter(({ category, vendor }) =>
    tools.some((other) => other.category === category && other.vendor !== vendor),
  );
  const inOverlaps = analysis.overlaps.flatMap(({ category, vendors: members }) =>
    members.map((member) => ({ ...member, category })),
  );
  to.same('tools that overlap', written(overlapping), written(inOverlaps));
}

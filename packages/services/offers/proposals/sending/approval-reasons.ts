import type { OfferSettings } from '@services/price-book/contract/settings';
import { metricFormatsOf } from '@suite/insights/metric-formats';
import { lineAmounts } from '@suite/pricing/line-amounts';
import type { Draft } from '../contract/content';
import { firstYearOf } from '../firm/first-year';

const FULL = 10_000;

/** Returns why an administrator has to approve a draft before it is sent, in sentences; empty when no approval is needed. */
export function approvalReasons(draft: Draft, { approval }: OfferSettings, today: string): string[] {
  const { discountAbove, totalAbove } = approval;
  const formats = metricFormatsOf('en-US');
  const discounted = draft.options
    .flatMap(({ lines }) => lines.map(lineAmounts))
    .map(({ subtotal, discount }) => discount / (subtotal || 1));
  const highest = Math.max(0, ...discounted);
  const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;
  const isDeep = discountAbove !== null && highest > discountAbove / FULL;
  const totals = draft.options.map((option) => firstYearOf({ options: [option], billingDay: draft.billingDay }, today));
  const total = Math.max(0, ...totals);
  const isLarge = totalAbove !== null && total > totalAbove;
  return [
    ...(isDeep ? [`A discount of ${percent(highest)} is above ${percent(discountAbove / FULL)}.`] : []),
    ...(isLarge
      ? [
          `A price of ${formats.money(total, draft.currency)} for the first 12 months is above ${formats.money(totalAbove, draft.currency)}.`,
        ]
      : []),
  ];
}

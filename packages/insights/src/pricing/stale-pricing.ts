import { type DayNumber, wholeMonths } from '@suite/values/day-number';
import { monthOf } from '@suite/values/month';
import { available, type Metric, notAvailable } from '../metric';
import { median } from '../quantile';
import { type CpiTable, cpiCatchUp, inflation, realChange } from './cpi';
import { type PriceState, priceState } from './freshness';
import { type Opportunity, opportunity } from './opportunity';
import { peerGap, peerMedian, upliftToMedian } from './peers';
import { type Billing, type PriceHistory, priceHistory } from './price-history';

/** A client's billings of one service in one currency, one billing per day; those after A are ignored. */
export type ServiceBillings = {
  client: string;
  service: string;
  /**
   * Minor units of the firm's currency per minor unit of the billing currency, as of A; 1 for the firm's own, undefined when the
   * ledger has no rate.
   */
  rate: number | undefined;
  billings: readonly Billing[];
};

export type PricedService = PriceHistory & {
  client: string;
  service: string;
  rate: number | undefined;
  /** Whole months since the last lasting increase; a minimum when `sinceKind` is `first-billing`. */
  months: number;
  freshness: PriceState;
  /** Median days between its billings. */
  period: number;
  /** Change of the price since then, as a fraction. */
  nominalChange: number;
  /** The change adjusted for inflation, and the last month of consumer prices used. */
  realChange: Metric<{ change: number; to: string }>;
  /** Compared with the median of the firm's clients that were billed for the service in the 365 days up to A. */
  peerGap: Metric;
  /** Units billed in the 365 days up to A. */
  annualQuantity: number;
  /** In whole minor units of the firm's currency. */
  opportunity: Metric<Opportunity>;
};

const YEAR = 365;

/**
 * Computes stale pricing as of a day (product, "IQ: the numbers"): every service billed on 3 days or more, with the age of its
 * price, its real change, its peer gap and the opportunity per year. The median only includes such services that were billed in
 * the 365 days up to A and are not ended, because a price that nobody pays any more is no basis for comparison. It is in the
 * firm's currency; a service that is ended or billed in a currency without a rate has neither peer gap nor opportunity.
 * @param ledgerFrom the first day that the firm's ledger covers
 */
export function stalePricing(
  services: readonly ServiceBillings[],
  asOf: DayNumber,
  cpi: CpiTable,
  ledgerFrom: DayNumber,
): PricedService[] {
  const priced = services.flatMap(({ client, service, rate, billings }) => {
    const known = billings.filter(({ on }) => on <= asOf);
    const history = priceHistory(known);
    if (!history) return [];
    const period = billingPeriod(known);
    const freshness = priceState({ ...history, period }, asOf, ledgerFrom);
    return [{ ...history, client, service, rate, period, freshness, annualQuantity: annualQuantity(known, asOf) }];
  });
  const medians = mediansOf(priced.filter(({ lastOn, freshness }) => lastOn > asOf - YEAR && freshness !== 'ended'));
  const inflations = new Map([...cpi.keys()].map((from) => [from, inflation(cpi, from, monthOf(asOf))]));
  return priced.map((row) => {
    const prices = inflations.get(monthOf(row.since)) ?? notAvailable('no-cpi');
    const nominalChange = row.price / row.priceThen - 1;
    return {
      ...row,
      months: wholeMonths(row.since, asOf),
      nominalChange,
      realChange: map(prices, ({ change, to }) => ({ change: realChange(nominalChange, change), to })),
      ...inFirmCurrency(
        row,
        medians.get(row.service) ?? peerMedian([]),
        map(prices, ({ change }) => cpiCatchUp(nominalChange, change)),
      ),
    };
  });
}

/** Computes the values that are compared with other clients or are money in the firm's currency. */
function inFirmCurrency(
  { price, rate, annualQuantity, freshness }: Pick<PricedService, 'price' | 'rate' | 'annualQuantity' | 'freshness'>,
  middle: Metric,
  cpiCatchUp: Metric,
): Pick<PricedService, 'peerGap' | 'opportunity'> {
  if (freshness === 'ended') return { peerGap: notAvailable('service-ended'), opportunity: notAvailable('service-ended') };
  if (rate === undefined) return { peerGap: notAvailable('no-exchange-rate'), opportunity: notAvailable('no-exchange-rate') };
  return {
    peerGap: map(middle, (value) => peerGap(price * rate, value)),
    opportunity: opportunity({
      annualVolume: annualQuantity * price * rate,
      cpiCatchUp,
      upliftToMedian: map(middle, (value) => upliftToMedian(price * rate, value)),
    }),
  };
}

/** Returns the median days between the days on which it was billed. */
export function billingPeriod(billings: readonly Billing[]): number {
  const days = billings
    .filter(({ quantity, amount }) => quantity > 0 && amount > 0)
    .map(({ on }) => on)
    .toSorted((a, b) => a - b);
  return median(days.slice(1).map((day, index) => day - (days[index] ?? day))) ?? 0;
}

function annualQuantity(billings: readonly Billing[], asOf: DayNumber): number {
  return billings
    .filter(({ on, quantity, amount }) => on > asOf - YEAR && quantity > 0 && amount > 0)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

function mediansOf(rows: readonly { service: string; price: number; rate: number | undefined }[]): ReadonlyMap<string, Metric> {
  const prices = new Map<string, number[]>();
  for (const { service, price, rate } of rows) {
    if (rate === undefined) continue;
    const known = prices.get(service);
    if (known) known.push(price * rate);
    else prices.set(service, [price * rate]);
  }
  return new Map([...prices].map(([service, values]) => [service, peerMedian(values)]));
}

const map = <From, To>(metric: Metric<From>, change: (value: From) => To): Metric<To> =>
  metric.available ? available(change(metric.value)) : notAvailable(metric.reason);

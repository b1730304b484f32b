import { available, type Metric, notAvailable } from '../metric';

export type Uplifts = {
  /** Billed for the service over the 365 days to A at the price in force: units × price, in minor units. */
  annualVolume: number;
  /** Fractions, 0 or more. */
  cpiCatchUp: Metric;
  upliftToMedian: Metric;
};

/** What a firm would earn more in a year, in whole minor units, and which of the two uplifts it takes. */
export type Opportunity = { perYear: number; by: 'cpi-catch-up' | 'uplift-to-median' | 'neither' };

/**
 * Opportunity per year: annual volume × max(CPI catch-up, uplift to the median) (product, "IQ: the numbers"). If only one of
 * the two is known, it is used alone; the true maximum cannot be less. Not available when neither is known.
 */
export function opportunity({ annualVolume, cpiCatchUp, upliftToMedian }: Uplifts): Metric<Opportunity> {
  if (!cpiCatchUp.available && !upliftToMedian.available) return notAvailable('no-uplift-known');
  const [cpi, peers] = [cpiCatchUp, upliftToMedian].map((metric) => (metric.available ? metric.value : 0)) as [number, number];
  const uplift = Math.max(cpi, peers);
  const perYear = Math.round(annualVolume * uplift);
  if (uplift === 0) return available({ perYear, by: 'neither' });
  return available({ perYear, by: cpi >= peers ? 'cpi-catch-up' : 'uplift-to-median' });
}

import { available, type Metric, notAvailable } from '../metric';

export type Uplifts = {
  /** Billed for the service over the 365 days up to A at the current price: units × price, in minor units. */
  annualVolume: number;
  /** Fractions, 0 or more. */
  cpiCatchUp: Metric;
  upliftToMedian: Metric;
};

/** Additional yearly earnings of a firm, in whole minor units, and the uplift that it is based on. */
export type Opportunity = { perYear: number; by: 'cpi-catch-up' | 'uplift-to-median' | 'neither' };

/**
 * Returns the opportunity per year: annual volume × max(CPI catch-up, uplift to the median) (product, "IQ: the numbers"). If only
 * one of the two is known, it is used alone, because the true maximum can't be less. Not available when neither is known.
 */
export function opportunity({ annualVolume, cpiCatchUp, upliftToMedian }: Uplifts): Metric<Opportunity> {
  if (!cpiCatchUp.available && !upliftToMedian.available) return notAvailable('no-uplift-known');
  const [cpi, peers] = [cpiCatchUp, upliftToMedian].map((metric) => (metric.available ? metric.value : 0)) as [number, number];
  const uplift = Math.max(cpi, peers);
  const perYear = Math.round(annualVolume * uplift);
  if (uplift === 0) return available({ perYear, by: 'neither' });
  return available({ perYear, by: cpi >= peers ? 'cpi-catch-up' : 'uplift-to-median' });
}

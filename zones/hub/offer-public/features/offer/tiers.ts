import type { Driver } from '@suite/pricing/line';

export interface TierPart {
  units: number;
  each: number;
  flat: number;
}

/** Splits the units of a driver among its tiers. */
export function tierParts({ units, tiers }: Pick<Driver, 'units' | 'tiers'>): TierPart[] {
  return tiers.flatMap(({ upTo, each, flat }, index) => {
    const from = tiers[index - 1]?.upTo ?? 0;
    return units > from ? [{ units: Math.min(units, upTo ?? units) - from, each, flat }] : [];
  });
}

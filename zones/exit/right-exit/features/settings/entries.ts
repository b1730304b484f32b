import { factorKeys, type Settings } from '@services/rightexit/contract/valuation';
import { methods } from '@suite/insights/valuation/conclude';
import type { NumberFormat } from '@suite/ui/number-field';

export const ends = ['low', 'mid', 'high'] as const;
export const rateNames = ['returnOnTangible', 'capitalization'] as const;
type End = (typeof ends)[number];
type RateName = (typeof rateNames)[number];

/** Reads and writes the fields. */
export interface Fields {
  amounts: NumberFormat;
  shares: NumberFormat;
}

/** The settings as typed. */
export interface Entries {
  weights: Record<keyof Settings['weights'], string>;
  weighting: Settings['weighting'];
  owners: string;
  marketPay: string;
  marketPaySource: string;
  rates: Record<End, Record<RateName, string>>;
  factors: Settings['factors'];
}

export function entriesOf(settings: Settings, { amounts, shares }: Fields): Entries {
  const rates = (end: End) => ({
    returnOnTangible: shares.write(settings.rates[end].returnOnTangible),
    capitalization: shares.write(settings.rates[end].capitalization),
  });
  const { weights } = settings;
  return {
    weights: {
      revenue: shares.write(weights.revenue / 10_000),
      sde: shares.write(weights.sde / 10_000),
      ebitda: shares.write(weights.ebitda / 10_000),
      excess: shares.write(weights.excess / 10_000),
    },
    weighting: settings.weighting,
    owners: String(settings.owners),
    marketPay: amounts.write(settings.marketPay),
    marketPaySource: settings.marketPaySource,
    rates: { low: rates('low'), mid: rates('mid'), high: rates('high') },
    factors: settings.factors,
  };
}

/** Returns the sum of the typed weights in percent; undefined when one is not a percentage. */
export function sumOf({ weights }: Pick<Entries, 'weights'>, { shares }: Fields): number | undefined {
  const parts = methods.map((method) => shares.read(weights[method]).value);
  return parts.every((part) => typeof part === 'number')
    ? Math.round(parts.reduce((sum, share) => sum + share, 0) * 10_000) / 100
    : undefined;
}

export const ownersOf = (text: string): number | undefined =>
  /^\d{1,2}$/.test(text.trim()) && Number(text) <= 50 ? Number(text) : undefined;

/** Returns the settings to save; undefined when a field has to be corrected first. */
export function settingsOf(entries: Entries, fields: Fields): Settings | undefined {
  const { weights, rates, weighting, marketPaySource } = entries;
  const owners = ownersOf(entries.owners);
  const marketPay = fields.amounts.read(entries.marketPay).value;
  if (sumOf(entries, fields) !== 100 || owners === undefined || marketPay === undefined) return undefined;
  const basis = (text: string) => Math.round((fields.shares.read(text).value ?? 0) * 10_000);
  const rateOf = (end: End) => {
    const [returnOnTangible, capitalization] = rateNames.map((name) => fields.shares.read(rates[end][name]).value);
    const isKnown = typeof returnOnTangible === 'number' && typeof capitalization === 'number' && capitalization >= 0.001;
    return isKnown ? { returnOnTangible, capitalization } : undefined;
  };
  const [low, mid, high] = ends.map(rateOf);
  if (!low || !mid || !high) return undefined;
  return {
    weights: {
      revenue: basis(weights.revenue),
      sde: basis(weights.sde),
      ebitda: basis(weights.ebitda),
      excess: basis(weights.excess),
    },
    weighting,
    owners,
    marketPay,
    marketPaySource: marketPaySource.trim(),
    rates: { low, mid, high },
    factors: Object.fromEntries(factorKeys.map((key) => [key, entries.factors[key].trim()])) as Settings['factors'],
  };
}

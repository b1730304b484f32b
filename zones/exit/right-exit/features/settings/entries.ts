import { factorKeys, type Settings } from '@services/rightexit/contract/valuation';
import { methods } from '@suite/insights/valuation/conclude';
import { amountOf, typed } from '../frame/use-money';
import { shareOf, typedShare } from '../scenarios/share-of';

export const ends = ['low', 'mid', 'high'] as const;
export const rateNames = ['returnOnTangible', 'capitalization'] as const;
type End = (typeof ends)[number];
type RateName = (typeof rateNames)[number];

/** The settings as they are typed. */
export interface Entries {
  weights: Record<keyof Settings['weights'], string>;
  weighting: Settings['weighting'];
  owners: string;
  marketPay: string;
  marketPaySource: string;
  rates: Record<End, Record<RateName, string>>;
  factors: Settings['factors'];
}

export function entriesOf(settings: Settings, currency: string): Entries {
  const rates = (end: End) => ({
    returnOnTangible: typedShare(settings.rates[end].returnOnTangible),
    capitalization: typedShare(settings.rates[end].capitalization),
  });
  const { weights } = settings;
  return {
    weights: {
      revenue: String(weights.revenue / 100),
      sde: String(weights.sde / 100),
      ebitda: String(weights.ebitda / 100),
      excess: String(weights.excess / 100),
    },
    weighting: settings.weighting,
    owners: String(settings.owners),
    marketPay: typed(settings.marketPay, currency),
    marketPaySource: settings.marketPaySource,
    rates: { low: rates('low'), mid: rates('mid'), high: rates('high') },
    factors: settings.factors,
  };
}

/** The sum of the typed weights in percent; undefined when one is no percentage. */
export function sumOf({ weights }: Pick<Entries, 'weights'>): number | undefined {
  const shares = methods.map((method) => shareOf(weights[method], 0, 100));
  return shares.every((share) => typeof share === 'number')
    ? Math.round(shares.reduce((sum, share) => sum + share, 0) * 10_000) / 100
    : undefined;
}

export const ownersOf = (text: string): number | undefined =>
  /^\d{1,2}$/.test(text.trim()) && Number(text) <= 50 ? Number(text) : undefined;

/** The settings to save; undefined when a field has to be corrected first. */
export function settingsOf(entries: Entries, currency: string): Settings | undefined {
  const { weights, rates, weighting, marketPaySource } = entries;
  const owners = ownersOf(entries.owners);
  const marketPay = amountOf(entries.marketPay, currency);
  if (sumOf(entries) !== 100 || owners === undefined || marketPay === undefined || (marketPay ?? 0) < 0) return undefined;
  const basis = (text: string) => Math.round((shareOf(text, 0, 100) ?? 0) * 10_000);
  const rateOf = (end: End) => {
    const [returnOnTangible, capitalization] = rateNames.map((name) => shareOf(rates[end][name], 0, 100));
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

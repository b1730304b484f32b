import { type Range, sum } from './amounts';
import { type Conclusion, conclude, type Method, type Weights } from './conclude';
import { excessEarnings, type FormulaRates, type FormulaSteps } from './excess-earnings';
import { byMultiple } from './multiple';
import { type NormalizedYear, normalize, type OwnerWork, type YearOfAccounts } from './normalize';
import { meanOfYears, type YearWeighting } from './year-weights';

/** What a valuation is based on. */
export interface ValuationInputs {
  /** Revenue of the last twelve months; null when unknown. */
  revenue: number | null;
  /** Oldest first; only years with all the required data. */
  years: readonly YearOfAccounts[];
  weighting: YearWeighting;
  owners: OwnerWork;
  /** Tangible assets less what is owed for them, by year; excludes cash and interest-bearing debt. */
  tangible: readonly number[];
  multiples: { revenue: Range | null; sde: Range | null; ebitda: Range | null };
  rates: Record<keyof Range, FormulaRates>;
  weights: Weights;
  cash: number;
  debt: number;
}

/** Why a method has no value. */
export type Missing = 'no-revenue' | 'no-years' | 'no-multiple' | 'no-assets';

export type MethodResult = { value: Range; amount: number } | { value: null; missing: Missing };

export interface Valuation {
  normalized: NormalizedYear[];
  /** Weighted means of the years. */
  sde: number | null;
  ebitda: number | null;
  /** Plain means of the years, for the formula approach. */
  earnings: number | null;
  tangible: number | null;
  methods: Record<Method, MethodResult>;
  /** The steps of the formula approach for each of its rates. */
  formula: Record<keyof Range, FormulaSteps> | null;
  /** Value of the business before cash and debt; null when no method with a weight has a value. */
  conclusion: Conclusion | null;
  /** The owners' value: plus cash, less debt. */
  toOwners: Range | null;
}

/** Values a business by each method that its data allows. */
export function valuationOf(inputs: ValuationInputs): Valuation {
  const { revenue, years, weighting, owners, tangible, multiples, rates, weights, cash, debt } = inputs;
  const normalized = years.map((year) => normalize(year, owners));
  const mean = (key: 'sde' | 'ebitda') =>
    years.length
      ? meanOfYears(
          normalized.map((year) => year[key]),
          weighting,
        )
      : null;
  const [sde, ebitda] = [mean('sde'), mean('ebitda')];
  const earnings = years.length
    ? meanOfYears(
        normalized.map((year) => year.earnings),
        'equal',
      )
    : null;
  const assets = tangible.length ? meanOfYears(tangible, 'equal') : null;
  const formula = earnings === null || assets === null ? null : formulaOf(earnings, assets, rates);
  const methods: Valuation['methods'] = {
    revenue: multiplied(revenue, multiples.revenue, 'no-revenue'),
    sde: multiplied(sde, multiples.sde, 'no-years'),
    ebitda: multiplied(ebitda, multiples.ebitda, 'no-years'),
    excess: formulaResult(formula, earnings),
  };
  const values = Object.fromEntries(
    Object.entries(methods).flatMap(([method, { value }]) => (value ? [[method, value]] : [])),
  ) as Partial<Record<Method, Range>>;
  const conclusion = conclude(values, weights) ?? null;
  const toOwners = conclusion && atEnds((end) => sum([conclusion.range[end], cash, -debt]));
  return { normalized, sde, ebitda, earnings, tangible: assets, methods, formula, conclusion, toOwners };
}

function atEnds<Value>(of: (end: keyof Range) => Value): Record<keyof Range, Value> {
  return { low: of('low'), mid: of('mid'), high: of('high') };
}

const formulaOf = (earnings: number, tangible: number, rates: ValuationInputs['rates']) =>
  atEnds((end) => excessEarnings({ earnings, tangible, rates: rates[end] }));

function multiplied(amount: number | null, multiple: Range | null, unknown: Missing): MethodResult {
  if (amount === null) return { value: null, missing: unknown };
  if (!multiple) return { value: null, missing: 'no-multiple' };
  const value = byMultiple(amount, multiple);
  return value ? { value, amount } : { value: null, missing: 'no-multiple' };
}

/** The value is at least 0, because owners who owe more than the business is worth can walk away. */
function formulaResult(formula: Valuation['formula'], earnings: number | null): MethodResult {
  if (earnings === null) return { value: null, missing: 'no-years' };
  if (!formula) return { value: null, missing: 'no-assets' };
  return { value: atEnds((end) => Math.max(0, formula[end].value)), amount: earnings };
}

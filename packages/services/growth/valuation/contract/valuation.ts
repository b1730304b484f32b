/** Value of a business, with the figures behind it and the origin of each. */

import { day } from '@suite/contract/day-schema';
import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { methods } from '@suite/insights/valuation/conclude';
import { levers } from '@suite/insights/valuation/sensitivity';
import * as v from 'valibot';
import { currency, figureKeys, money, notice, of, range, source, text, yearWeighting } from './terms';

/** Number of years that a valuation considers. */
export const YEARS = 5;
export const MAX_ADJUSTMENTS = 20;

const figure = v.object({ amount: v.number(), source });
const adjustment = v.object({ text: v.string(), amount: v.number(), source });

const yearOfFigures = v.object({
  year: v.number(),
  /** Missing figures are unknown. */
  figures: v.partial(
    v.object(Object.fromEntries(figureKeys.map((key) => [key, figure])) as Record<(typeof figureKeys)[number], typeof figure>),
  ),
  adjustments: v.array(adjustment),
  /** Whether the year counts, which requires its revenue and profit. */
  counts: v.boolean(),
  normalized: v.nullable(v.object({ beforeOwners: v.number(), sde: v.number(), ebitda: v.number(), earnings: v.number() })),
  tangible: v.nullable(v.number()),
});
export type YearOfFigures = v.InferOutput<typeof yearOfFigures>;

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const rate = v.pipe(v.number(), v.minValue(0.001, 'Enter 0.1% or more.'), v.maxValue(1));
const formulaRates = v.object({ returnOnTangible: share, capitalization: rate });
/** Hundredths of a percent; all weights add up to 10,000. */
const weight = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));
const weights = v.object({ revenue: weight, sde: weight, ebitda: weight, excess: weight });

/** The eight factors of Rev. Rul. 59-60 §4.01. */
export const factorKeys = [
  'history',
  'outlook',
  'condition',
  'earnings',
  'dividends',
  'goodwill',
  'sales',
  'comparables',
] as const;
export type FactorKey = (typeof factorKeys)[number];
const factors = v.object(
  Object.fromEntries(factorKeys.map((key) => [key, text(2000)])) as Record<FactorKey, ReturnType<typeof text>>,
);

export const settings = v.object({
  weights,
  weighting: yearWeighting,
  owners: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50)),
  /** Annual pay of one person who does an owner's work; null until someone enters it. */
  marketPay: v.nullable(v.pipe(money, v.minValue(0))),
  marketPaySource: text(300),
  rates: v.object({ low: formulaRates, mid: formulaRates, high: formulaRates }),
  factors,
});
export type Settings = v.InferOutput<typeof settings>;

const methodResult = v.object({
  method: v.picklist(methods),
  /** Amount that is multiplied or capitalized; null when unknown. */
  amount: v.nullable(v.number()),
  multiple: v.nullable(range),
  source: v.nullable(source),
  value: v.nullable(range),
  /** Weight among the methods that have a value. */
  weight: v.number(),
  missing: v.nullable(v.string()),
});
export type MethodResult = v.InferOutput<typeof methodResult>;

const formulaSteps = v.object({ returnOnTangible: v.number(), excess: v.number(), intangible: v.number(), value: v.number() });

export const valuation = v.object({
  subject: v.string(),
  currency: v.string(),
  /** Valuation date. */
  on: v.string(),
  /** Date of the ledger, and whether it is old or its source failed; null without a ledger. */
  ledger: v.nullable(v.object({ asOf: v.string(), days: v.number(), isStale: v.boolean() })),
  /** Revenue of the last twelve months. */
  revenue: v.nullable(figure),
  years: v.array(yearOfFigures),
  settings,
  /** Weighted averages of the years that count. */
  means: v.object({
    sde: v.nullable(v.number()),
    ebitda: v.nullable(v.number()),
    earnings: v.nullable(v.number()),
    tangible: v.nullable(v.number()),
  }),
  methods: v.array(methodResult),
  formula: v.nullable(v.object({ low: formulaSteps, mid: formulaSteps, high: formulaSteps })),
  conclusion: v.nullable(v.object({ range, weighted: range })),
  cash: v.number(),
  debt: v.number(),
  toOwners: v.nullable(range),
  sensitivity: v.array(v.object({ lever: v.picklist(levers), lower: v.number(), higher: v.number() })),
  notices: v.array(notice),
});
export type ValuationResult = v.InferOutput<typeof valuation>;

/** Returns the current valuation with all of its inputs. `version` increases with every change of the entered data. */
export const getValuation = endpoint({
  ...of,
  method: 'GET',
  path: '/rightexit/v1/subjects/{subjectId}/valuation',
  response: v.object({ valuation, version: v.number(), mayChange: v.boolean() }),
  failures: { 404: problem },
});

const enteredYear = v.object({
  year: v.pipe(v.number(), v.integer(), v.minValue(1980), v.maxValue(2200)),
  /** Null for unknown figures. */
  figures: v.partial(
    v.object(
      Object.fromEntries(figureKeys.map((key) => [key, v.nullable(money)])) as Record<
        (typeof figureKeys)[number],
        v.NullableSchema<typeof money, undefined>
      >,
    ),
  ),
  adjustments: v.pipe(
    v.array(v.object({ text: v.pipe(text(200), v.minLength(1)), amount: money })),
    v.maxLength(MAX_ADJUSTMENTS),
  ),
});
export type EnteredYear = v.InferOutput<typeof enteredYear>;

const saved = { response: v.object({ version: v.number() }), failures: { 400: problem, 404: problem, 409: problem } } as const;

/** Replaces the entered figures of these years; figures from the ledger are not affected. */
export const putFigures = endpoint({
  ...of,
  ...saved,
  method: 'PUT',
  path: '/rightexit/v1/subjects/{subjectId}/figures',
  body: v.object({
    version: v.number(),
    currency,
    years: v.pipe(v.array(enteredYear), v.maxLength(10)),
    /** Name of the file that they were read from; empty when they were typed. */
    file: v.optional(text(200), ''),
  }),
});

export const putValuationSettings = endpoint({
  ...of,
  ...saved,
  method: 'PUT',
  path: '/rightexit/v1/subjects/{subjectId}/settings',
  body: v.object({ version: v.number(), settings }),
});

const versionRow = v.object({
  number: v.number(),
  on: day,
  at: v.string(),
  by: v.string(),
  note: v.string(),
  range,
  weighted: range,
});
export type VersionRow = v.InferOutput<typeof versionRow>;

/** Returns saved valuations, newest first. */
export const getValuations = endpoint({
  ...of,
  method: 'GET',
  path: '/rightexit/v1/subjects/{subjectId}/versions',
  response: v.object({ currency: v.string(), versions: v.array(versionRow) }),
  failures: { 404: problem },
});

/** Saves the current valuation permanently. */
export const keepValuation = endpoint({
  ...of,
  method: 'POST',
  path: '/rightexit/v1/subjects/{subjectId}/versions',
  body: v.object({ note: text(500) }),
  status: 201,
  response: versionRow,
  failures: { 400: problem, 404: problem, 409: problem },
});

/** A saved version, or `draft` for the current valuation. */
export const getValuationReport = endpoint({
  ...of,
  method: 'GET',
  path: '/rightexit/v1/subjects/{subjectId}/versions/{number}/report',
  responseFile: 'application/pdf',
  failures: { 404: problem },
});

export const MAX_VERSIONS = 1_000;

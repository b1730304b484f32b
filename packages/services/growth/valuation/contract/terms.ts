/** Schemas that the calls of the service share. */

import { id, name } from '@suite/contract/schema';
import { methods } from '@suite/insights/valuation/conclude';
import { yearWeightings } from '@suite/insights/valuation/year-weights';
import * as v from 'valibot';

/** Minor units: up to 100 billion of a currency with cents, so that sums stay exact. */
export const money = v.pipe(v.number(), v.integer(), v.minValue(-1e13), v.maxValue(1e13));

export const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));

/** ISO 4217. */
export const currency = v.pipe(
  v.string(),
  v.trim(),
  v.transform((code) => code.toUpperCase()),
  v.regex(/^[A-Z]{3}$/),
);

/** Id of the firm itself; clients that it values have their own ids. */
export const OWN = 'own';
export const subjectId = v.union([v.literal(OWN), id]);

/** Figures of a year: its results, and the balances at its end. */
export const resultKeys = ['revenue', 'profit', 'interest', 'depreciation', 'ownerPay'] as const;
export const balanceKeys = ['receivables', 'fixedAssets', 'otherAssets', 'payables', 'cash', 'debt'] as const;
export const figureKeys = [...resultKeys, ...balanceKeys] as const;
export type FigureKey = (typeof figureKeys)[number];

/** Origin of an input. */
export const source = v.variant('kind', [
  /** The firm's ledger as of a day. */
  v.object({ kind: v.literal('ledger'), asOf: v.string() }),
  /** Entered by a person on a day; imported from a file if `file` is not empty. */
  v.object({ kind: v.literal('entered'), by: v.string(), on: v.string(), file: v.string() }),
  /** From a row of a table of multiples. */
  v.object({ kind: v.literal('table'), source: v.string(), on: v.string(), owner: v.picklist(['firm', 'operator']) }),
  /** Published by an authority. */
  v.object({ kind: v.literal('published'), source: v.string() }),
]);
export type Source = v.InferOutput<typeof source>;

export const range = v.object({ low: v.number(), mid: v.number(), high: v.number() });

export const method = v.picklist(methods);
export const yearWeighting = v.picklist(yearWeightings);

/** A message to show as it is, in a tone that matches its importance. */
export const notice = v.object({ tone: v.picklist(['info', 'warn', 'bad']), text: v.string() });
export type Notice = v.InferOutput<typeof notice>;

export const names = { name, text };

/** Common to all calls: the app is required, and an administrator for the firm's own valuation. */
export const of = { base: 'API_BASE_URL', auth: 'bearer', right: 'app:right-exit' } as const;

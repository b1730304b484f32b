/** What the calls of the service have in common. */

import { id, name } from '@suite/contract/schema';
import { methods } from '@suite/insights/valuation/conclude';
import { yearWeightings } from '@suite/insights/valuation/year-weights';
import * as v from 'valibot';

/** Whole minor units: up to 100 billion of a currency with cents, so that no sum loses digits. */
export const money = v.pipe(v.number(), v.integer(), v.minValue(-1e13), v.maxValue(1e13));

export const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));

/** ISO 4217. */
export const currency = v.pipe(
  v.string(),
  v.trim(),
  v.transform((code) => code.toUpperCase()),
  v.regex(/^[A-Z]{3}$/),
);

/** The firm itself, or a client that it values by the client's id here. */
export const OWN = 'own';
export const subjectId = v.union([v.literal(OWN), id]);

/** Figures of a year: its result, and what was there at its end. */
export const resultKeys = ['revenue', 'profit', 'interest', 'depreciation', 'ownerPay'] as const;
export const balanceKeys = ['receivables', 'fixedAssets', 'otherAssets', 'payables', 'cash', 'debt'] as const;
export const figureKeys = [...resultKeys, ...balanceKeys] as const;
export type FigureKey = (typeof figureKeys)[number];

/** Where an input comes from. */
export const source = v.variant('kind', [
  /** The firm's ledger as of a day. */
  v.object({ kind: v.literal('ledger'), asOf: v.string() }),
  /** A person, on a day; from a file when it has a name. */
  v.object({ kind: v.literal('entered'), by: v.string(), on: v.string(), file: v.string() }),
  /** A row of a table of multiples. */
  v.object({ kind: v.literal('table'), source: v.string(), on: v.string(), owner: v.picklist(['firm', 'operator']) }),
  /** Published by an authority. */
  v.object({ kind: v.literal('published'), source: v.string() }),
]);
export type Source = v.InferOutput<typeof source>;

export const range = v.object({ low: v.number(), mid: v.number(), high: v.number() });

export const method = v.picklist(methods);
export const yearWeighting = v.picklist(yearWeightings);

/** What something is about: shown as it is, in the tone of how much it matters. */
export const notice = v.object({ tone: v.picklist(['info', 'warn', 'bad']), text: v.string() });
export type Notice = v.InferOutput<typeof notice>;

export const names = { name, text };

/** Of every call: the app, and for the firm's own valuation an administrator. */
export const of = { base: 'API_BASE_URL', auth: 'bearer', right: 'app:right-exit' } as const;

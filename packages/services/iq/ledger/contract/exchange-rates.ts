/**
 * Rates for converting documents whose source gives none. A rate is units of a currency for one unit of the firm's own, as
 * decimal text: 0.88 for CHF means CHF 0.88 for USD 1.00. Money is in whole minor units of a document's currency.
 */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { paged } from '@suite/contract/paging';
import { isDay } from '@suite/values/iso-day';
import * as v from 'valibot';

const right = 'app:iq-settings' as const;

const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const day = v.pipe(v.string(), v.check(isDay, 'Write an existing day as 2021-03-17.'));

/** Above zero, with at most 12 digits on each side of the decimal point. */
export const exchangeRate = v.pipe(v.string(), v.regex(/^(?=.*[1-9])\d{1,12}(\.\d{1,12})?$/));

const enteredRate = v.object({ currency, day, rate: v.string() });
export type EnteredRate = v.InferOutput<typeof enteredRate>;

/** The operator's table: the dates that it covers, and the maximum age in days of a rate on the date of a document. */
const referenceTable = v.object({ from: v.string(), to: v.string(), maxDays: v.number() });

/** The number of documents in a currency and the sum of their amounts. */
export const documentSum = v.object({ currency: v.string(), documents: v.number(), amount: v.number() });
export type DocumentSum = v.InferOutput<typeof documentSum>;

const exchangeRates = v.object({
  /** The firm's currency; null before the first import. */
  home: v.nullable(v.string()),
  table: v.nullable(referenceTable),
  /** Sorted by currency, newest date first. */
  rates: v.array(enteredRate),
  /** Documents without a rate, by currency. */
  lacking: v.array(documentSum),
});
export type ExchangeRates = v.InferOutput<typeof exchangeRates>;

/** Returns the entered rates, the dates that the operator's table covers, and the number of documents without a rate. */
export const getExchangeRates = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/exchange-rates',
  auth: 'bearer',
  right,
  response: exchangeRates,
  failures: { 404: problem },
});

/** Enters the rate of a currency on a date, replacing an earlier one. Documents of that date and the metrics are updated. */
export const putExchangeRate = endpoint({
  method: 'PUT',
  base: 'RNAPI2_BASE_URL',
  path: '/exchange-rates',
  auth: 'bearer',
  right,
  body: v.object({ currency, day, rate: exchangeRate }),
  status: 204,
  failures: { 404: problem },
});

export const deleteExchangeRate = endpoint({
  method: 'DELETE',
  base: 'RNAPI2_BASE_URL',
  path: '/exchange-rates/{currency}/{day}',
  auth: 'bearer',
  right,
  status: 204,
  failures: { 404: problem },
});

export const ratedKinds = ['invoice', 'credit-note', 'payment', 'bill', 'vendor-payment'] as const;
export const ratedKind = v.picklist(ratedKinds);
export type RatedKind = v.InferOutput<typeof ratedKind>;

/** A document in another currency whose source gives no rate. */
const ratedDocument = v.object({
  kind: ratedKind,
  id: v.string(),
  number: v.nullable(v.string()),
  /** The name of the customer or vendor. */
  name: v.string(),
  date: v.string(),
  currency: v.string(),
  amount: v.number(),
  /** The rate used for conversion; null if there is none. */
  rate: v.nullable(v.string()),
  /** The date of the rate, if it is from the table or was entered for a date. */
  rateOn: v.nullable(v.string()),
  rateBy: v.nullable(v.picklist(['document', 'date', 'table'])),
});
export type RatedDocument = v.InferOutput<typeof ratedDocument>;

/** Returns documents, newest first; `lacking` are those without a rate. */
export const getRatedDocuments = endpoint({
  method: 'GET',
  base: 'RNAPI2_BASE_URL',
  path: '/exchange-rates/documents',
  auth: 'bearer',
  right,
  query: v.object({ ...paged, state: v.optional(v.picklist(['lacking', 'converted']), 'lacking') }),
  response: v.object({ documents: v.array(ratedDocument), total: v.number() }),
  failures: { 404: problem },
});
export type RatedDocumentsQuery = v.InferInput<typeof getRatedDocuments.query>;

/** Enters the rate of one document, or removes it with null. */
export const putDocumentRate = endpoint({
  method: 'PUT',
  base: 'RNAPI2_BASE_URL',
  path: '/exchange-rates/documents/{kind}/{documentId}',
  auth: 'bearer',
  right,
  body: v.object({ rate: v.nullable(exchangeRate) }),
  status: 204,
  failures: { 404: problem },
});

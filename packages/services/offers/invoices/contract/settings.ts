/** How a firm's charges become invoices in its connected ledger. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { id } from '@suite/contract/schema';
import { isoDay } from '@suite/pricing/line';
import * as v from 'valibot';

/** A provider's id. */
const providerId = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

const choice = v.object({ id: v.string(), name: v.string() });

/** What the firm decides once. */
const decisions = {
  /** Whether charges are written as they come due. */
  isOn: v.boolean(),
  /** Charges that come due from this day on are written. */
  startsOn: isoDay,
  /** Whether invoices are written as drafts, which somebody approves in the ledger. */
  isDraft: v.boolean(),
  /** The account (Xero) or the product or service (QuickBooks) that lines are booked to; null until it is chosen. */
  accountId: v.nullable(providerId),
  /** Accounts of services of the price book that are booked elsewhere, by the service's id. */
  accounts: v.record(id, providerId),
  /** The provider's tax codes by tax rate, in thousandths of a percent. */
  taxCodes: v.record(v.pipe(v.string(), v.regex(/^\d{1,6}$/)), providerId),
  /** The account that receives what Stripe collected; null to post no payments. */
  paymentAccountId: v.nullable(providerId),
};

const settings = v.object({
  /** Increases with every change, 0 before the first. A change based on an older version is refused. */
  version: v.number(),
  ...decisions,
  /** The connected books; null if none can be written to. */
  books: v.nullable(
    v.object({
      connectionType: v.number(),
      /** Of the provider: `Xero`. */
      name: v.string(),
      /** The provider's name for the books. */
      account: v.string(),
      /** False until a person permits writing at the provider. */
      canWrite: v.boolean(),
      /** Whether the provider no longer accepts the suite's authorization. */
      isLost: v.boolean(),
      hasDrafts: v.boolean(),
      /** Whether the choices belong to other books, so that they have to be made again. */
      isOther: v.boolean(),
    }),
  ),
  /** Tax rates of accepted proposals, of the price book and of new services, in thousandths of a percent, lowest first. */
  taxRates: v.array(v.number()),
});
export type InvoiceSettings = v.InferOutput<typeof settings>;

export const getInvoiceSettings = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/invoices/v1/settings',
  auth: 'bearer',
  right: 'app:offer',
  response: settings,
});

export const putInvoiceSettings = endpoint({
  method: 'PUT',
  base: 'API_BASE_URL',
  path: '/invoices/v1/settings',
  auth: 'bearer',
  right: 'admin',
  body: v.object({ version: v.number(), ...decisions }),
  response: settings,
  failures: { 409: problem },
});

/** What the firm can choose from, as the provider has it now. */
export const getInvoiceChoices = endpoint({
  method: 'GET',
  base: 'API_BASE_URL',
  path: '/invoices/v1/settings/choices',
  auth: 'bearer',
  right: 'admin',
  response: v.object({
    accounts: v.array(choice),
    /** `rate` in thousandths of a percent; null if the provider has none. */
    taxCodes: v.array(v.object({ ...choice.entries, rate: v.nullable(v.number()) })),
    /** Accounts that receive payments. */
    bankAccounts: v.array(choice),
  }),
  failures: { 409: problem, 503: problem },
});
export type InvoiceChoices = v.InferOutput<typeof getInvoiceChoices.response>;

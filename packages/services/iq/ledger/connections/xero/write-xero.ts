import { decimalOf, minorUnits } from '@suite/values/money';
import * as v from 'valibot';
import type { Ask } from '../ask-provider';
import { checkAnswer } from '../check-answer';
import type { LedgerSettings } from '../connector';
import type { RefusedError } from '../provider-error';
import { type InvoiceStatus, type LedgerInvoice, type LedgerWriter, READ_AT_ONCE, type Refusal } from '../writing/ledger-writer';
import { unitPrice } from '../writing/unit-price';
import { XERO } from './xero-authorization';

const invoice = v.object({
  InvoiceID: v.string(),
  InvoiceNumber: v.optional(v.nullable(v.string())),
  Status: v.picklist(['DRAFT', 'SUBMITTED', 'AUTHORISED', 'PAID', 'VOIDED', 'DELETED']),
  CurrencyCode: v.string(),
  Total: v.number(),
  AmountPaid: v.optional(v.number(), 0),
  AmountCredited: v.optional(v.number(), 0),
});
const invoices = v.object({
  pagination: v.optional(v.object({ pageCount: v.number() })),
  Invoices: v.array(invoice),
});
const written = v.object({ Invoices: v.tupleWithRest([invoice], v.unknown()) });

const contact = v.object({ ContactID: v.string(), Name: v.string(), ContactStatus: v.optional(v.string(), 'ACTIVE') });
const contacts = v.object({ Contacts: v.array(contact) });
const writtenContact = v.object({ Contacts: v.tupleWithRest([contact], v.unknown()) });

const payments = v.object({ Payments: v.array(v.object({ PaymentID: v.string(), Status: v.string() })) });

const accounts = v.object({
  Accounts: v.array(
    v.object({
      AccountID: v.string(),
      Code: v.optional(v.nullable(v.string())),
      Name: v.string(),
      Type: v.string(),
      Class: v.optional(v.string()),
      Status: v.string(),
      EnablePaymentsToAccount: v.optional(v.boolean(), false),
    }),
  ),
});

const taxRates = v.object({
  TaxRates: v.array(
    v.object({
      Name: v.string(),
      TaxType: v.string(),
      Status: v.string(),
      CanApplyToRevenue: v.optional(v.boolean(), false),
      EffectiveRate: v.optional(v.nullable(v.number())),
    }),
  ),
});

const statuses: Record<v.InferOutput<typeof invoice>['Status'], InvoiceStatus> = {
  DRAFT: 'draft',
  SUBMITTED: 'draft',
  AUTHORISED: 'approved',
  PAID: 'paid',
  VOIDED: 'voided',
  DELETED: 'deleted',
};

/** Writes to Xero's Accounting API 2.0 (`xero_accounting.yaml`, XeroAPI/Xero-OpenAPI 16.1.0). PUT creates, and never updates. */
export function xeroWriter(api: string, ask: Ask, settings: LedgerSettings): LedgerWriter {
  const tenant = { 'xero-tenant-id': settings.ledgerId };
  const read = (path: string, query: Record<string, string> = {}) =>
    ask({ url: `${api}/${path}?${new URLSearchParams(query)}`, headers: tenant });
  const create = (path: string, body: object, key: string) =>
    ask({ method: 'PUT', url: `${api}/${path}`, headers: { ...tenant, 'Idempotency-Key': key }, body });

  async function search(text: string) {
    const found = checkAnswer(XERO, contacts, await read('Contacts', { searchTerm: text, page: '1' }));
    return found.Contacts.filter(({ ContactStatus }) => ContactStatus === 'ACTIVE').map(contactOf);
  }

  return {
    name: XERO,

    async readChoices() {
      const { Accounts } = checkAnswer(XERO, accounts, await read('Accounts'));
      const { TaxRates } = checkAnswer(XERO, taxRates, await read('TaxRates'));
      const active = Accounts.filter(({ Status }) => Status === 'ACTIVE');
      return {
        accounts: active.flatMap(({ Class, Code, Name }) =>
          Class === 'REVENUE' && Code ? [{ id: Code, name: `${Code} ${Name}` }] : [],
        ),
        taxCodes: TaxRates.filter(({ Status, CanApplyToRevenue }) => Status === 'ACTIVE' && CanApplyToRevenue).map(
          ({ TaxType, Name, EffectiveRate }) => ({
            id: TaxType,
            name: Name,
            rate: EffectiveRate == null ? null : Math.round(EffectiveRate * 1000),
          }),
        ),
        bankAccounts: active
          .filter(({ Type, EnablePaymentsToAccount }) => Type === 'BANK' || EnablePaymentsToAccount)
          .map(({ AccountID, Code, Name }) => ({ id: AccountID, name: Code ? `${Code} ${Name}` : Name })),
      };
    },

    async findContacts(name) {
      return (await search(name)).filter((one) => one.name.trim().toLowerCase() === name.trim().toLowerCase());
    },

    searchContacts: search,

    async createContact({ name, email }, key) {
      const body = { Contacts: [{ Name: name, ...(email && { EmailAddress: email }) }] };
      return contactOf(checkAnswer(XERO, writtenContact, await create('Contacts', body, key)).Contacts[0]);
    },

    async findInvoice({ reference }) {
      const where = `Type=="ACCREC" AND Reference=="${reference}"`;
      const [found] = checkAnswer(XERO, invoices, await read('Invoices', { where, page: '1' })).Invoices;
      return found && invoiceOf(found);
    },

    async createInvoice({ reference, contactId, on, dueOn, currency, isDraft, lines }, key) {
      const amount = (units: number) => Number(decimalOf(units, currency));
      const body = {
        Invoices: [
          {
            Type: 'ACCREC',
            Contact: { ContactID: contactId },
            Date: on,
            DueDate: dueOn,
            Reference: reference,
            CurrencyCode: currency,
            Status: isDraft ? 'DRAFT' : 'AUTHORISED',
            LineAmountTypes: 'Exclusive',
            LineItems: lines.map(({ description, quantity, net, tax, accountId, taxCode }) => ({
              Description: description,
              Quantity: quantity,
              UnitAmount: unitPrice(net, quantity, currency),
              LineAmount: amount(net),
              TaxAmount: amount(tax),
              AccountCode: accountId,
              TaxType: taxCode ?? 'NONE',
            })),
          },
        ],
      };
      return invoiceOf(checkAnswer(XERO, written, await create('Invoices?unitdp=4', body, key)).Invoices[0]);
    },

    async readInvoices(ids) {
      const found = new Map<string, LedgerInvoice>();
      for (let at = 0; at < ids.length; at += READ_AT_ONCE) {
        const IDs = ids.slice(at, at + READ_AT_ONCE).join(',');
        for (let page = 1, last = 1; page <= last && page <= READ_AT_ONCE; page++) {
          const query = { IDs, page: String(page), pageSize: String(READ_AT_ONCE) };
          const { pagination, Invoices } = checkAnswer(XERO, invoices, await read('Invoices', query));
          for (const one of Invoices) found.set(one.InvoiceID, invoiceOf(one));
          last = pagination?.pageCount ?? 1;
        }
      }
      return [...found.values()];
    },

    async findPayment({ reference }) {
      const found = checkAnswer(XERO, payments, await read('Payments', { where: `Reference=="${reference}"`, page: '1' }));
      return found.Payments.find(({ Status }) => Status === 'AUTHORISED')?.PaymentID;
    },

    async createPayment({ reference, invoiceId, accountId, on, amount, currency }, key) {
      const body = {
        Payments: [
          {
            Invoice: { InvoiceID: invoiceId },
            Account: { AccountID: accountId },
            Date: on,
            Amount: Number(decimalOf(amount, currency)),
            Reference: reference,
          },
        ],
      };
      const [{ PaymentID }] = checkAnswer(
        XERO,
        v.object({ Payments: v.tupleWithRest([v.object({ PaymentID: v.string() })], v.unknown()) }),
        await create('Payments', body, key),
      ).Payments;
      return PaymentID;
    },

    explain,
  };
}

const contactOf = ({ ContactID, Name }: v.InferOutput<typeof contact>) => ({ id: ContactID, name: Name });

const invoiceOf = (one: v.InferOutput<typeof invoice>): LedgerInvoice => {
  const units = (amount: number) => minorUnits(amount.toFixed(4), one.CurrencyCode) ?? Number.NaN;
  return {
    id: one.InvoiceID,
    number: one.InvoiceNumber || null,
    status: statuses[one.Status],
    currency: one.CurrencyCode,
    total: units(one.Total),
    settled: units(one.AmountPaid) + units(one.AmountCredited),
  };
};

const refusal = v.object({
  Message: v.optional(v.string(), ''),
  Elements: v.optional(
    v.array(v.looseObject({ ValidationErrors: v.optional(v.array(v.object({ Message: v.string() })), []) })),
    [],
  ),
});

/** Xero has no codes for what is wrong, so its sentences decide. */
const topics: [RegExp, Refusal['about']][] = [
  [/\block date\b/i, 'closed-period'],
  [/\bcurrency\b/i, 'currency'],
  [/\btax ?(type|rate)\b/i, 'tax-code'],
  [/\baccount\b/i, 'account'],
  [/\bcontact\b/i, 'contact'],
];

function explain({ answer, message }: RefusedError): Refusal {
  const read = v.safeParse(refusal, answer);
  if (!read.success) return { about: 'other', message };
  const sentences = read.output.Elements.flatMap(({ ValidationErrors }) => ValidationErrors.map((one) => one.Message));
  const said = sentences.length ? sentences.join(' ') : read.output.Message || message;
  return { about: topics.find(([topic]) => topic.test(said))?.[1] ?? 'other', message: said };
}

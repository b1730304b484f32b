import { decimalOf, minorUnits } from '@suite/values/money';
import * as v from 'valibot';
import type { Ask } from '../ask-provider';
import { checkAnswer } from '../check-answer';
import type { LedgerSettings } from '../connector';
import type { RefusedError } from '../provider-error';
import { type LedgerInvoice, type LedgerWriter, READ_AT_ONCE, type Refusal } from '../writing/ledger-writer';
import { unitPrice } from '../writing/unit-price';
import { QUICKBOOKS } from './quickbooks-authorization';

const ref = v.object({ value: v.string() });
const invoice = v.object({
  Id: v.string(),
  DocNumber: v.optional(v.nullable(v.string())),
  PrivateNote: v.optional(v.nullable(v.string())),
  CurrencyRef: v.optional(ref),
  TotalAmt: v.number(),
  Balance: v.optional(v.number(), 0),
});
type Invoice = v.InferOutput<typeof invoice>;
const customer = v.object({ Id: v.string(), DisplayName: v.string() });
const payment = v.object({ Id: v.string(), PrivateNote: v.optional(v.nullable(v.string())) });
const named = v.object({ Id: v.string(), Name: v.string() });
const taxRate = v.object({ Id: v.string(), RateValue: v.optional(v.nullable(v.number())) });
const taxCode = v.object({
  ...named.entries,
  SalesTaxRateList: v.optional(v.object({ TaxRateDetail: v.optional(v.array(v.object({ TaxRateRef: ref })), []) })),
});

const queryResponse = v.object({ QueryResponse: v.record(v.string(), v.unknown()) });

/** The most entities in the response to a query. */
const PAGE_SIZE = 1000;

/** The codes of lines in the United States, where QuickBooks finds the rate by address. */
const americanCodes = [
  { id: 'NON', name: 'Non-taxable', rate: 0 },
  { id: 'TAX', name: 'Taxable', rate: null },
];

/**
 * Writes to QuickBooks Online's Accounting API v3. `requestid` makes a repetition return what was done the first time. Our
 * reference is the private note, which queries cannot search, so the entities of the day are compared.
 */
export function quickbooksWriter(base: string, minorVersion: string, ask: Ask, settings: LedgerSettings): LedgerWriter {
  const version = { minorversion: minorVersion };

  async function query<Schema extends v.GenericSchema>(
    name: string,
    schema: Schema,
    where = '',
  ): Promise<v.InferOutput<Schema>[]> {
    const all: v.InferOutput<Schema>[] = [];
    for (let start = 1; ; start += PAGE_SIZE) {
      const text = `select * from ${name} ${where} orderby Id startposition ${start} maxresults ${PAGE_SIZE}`;
      const answer = await ask({ url: `${base}/query?${new URLSearchParams({ query: text, ...version })}` });
      const { QueryResponse } = checkAnswer(QUICKBOOKS, queryResponse, answer);
      const found = checkAnswer(QUICKBOOKS, v.array(schema), QueryResponse[name] ?? []);
      all.push(...found);
      if (found.length < PAGE_SIZE) return all;
    }
  }

  const create = (path: string, body: object, key: string) =>
    ask({ method: 'POST', url: `${base}/${path}?${new URLSearchParams({ requestid: key, ...version })}`, body });

  const homeCurrency = settings.currency ?? '';
  const currencyRef = (currency: string) => currency !== homeCurrency && { CurrencyRef: { value: currency } };

  function invoiceOf(one: Invoice): LedgerInvoice {
    const currency = one.CurrencyRef?.value ?? homeCurrency;
    const units = (amount: number) => minorUnits(amount.toFixed(4), currency) ?? Number.NaN;
    const [total, balance] = [units(one.TotalAmt), units(one.Balance)];
    // QuickBooks voids by setting all amounts to zero and noting it.
    const isVoided = total === 0 && /\bvoided\b/i.test(one.PrivateNote ?? '');
    const status = isVoided ? 'voided' : balance === 0 && total > 0 ? 'paid' : 'approved';
    return { id: one.Id, number: one.DocNumber || null, status, currency, total, settled: total - balance };
  }

  return {
    name: QUICKBOOKS,

    async readChoices() {
      const items = await query('Item', v.object({ ...named.entries, Type: v.optional(v.string()) }));
      const accounts = await query('Account', v.object({ ...named.entries, AccountType: v.string() }));
      const company = await ask({
        url: `${base}/companyinfo/${encodeURIComponent(settings.ledgerId)}?${new URLSearchParams(version)}`,
      });
      const { Country } = checkAnswer(
        QUICKBOOKS,
        v.object({ CompanyInfo: v.object({ Country: v.optional(v.string()) }) }),
        company,
      ).CompanyInfo;
      return {
        accounts: items
          .filter(({ Type }) => Type === 'Service' || Type === 'NonInventory')
          .map(({ Id, Name }) => ({ id: Id, name: Name })),
        taxCodes: Country === 'US' ? americanCodes : await readTaxCodes(),
        bankAccounts: accounts
          .filter(({ AccountType }) => AccountType === 'Bank' || AccountType === 'Other Current Asset')
          .map(({ Id, Name }) => ({ id: Id, name: Name })),
      };
    },

    async findContacts(name) {
      const found = await query('Customer', customer, `where DisplayName = '${quoted(name.trim())}'`);
      return found.map(contactOf);
    },

    async searchContacts(text) {
      return (await query('Customer', customer, `where DisplayName like '%${quoted(text)}%'`)).map(contactOf);
    },

    async createContact({ name, email }, key) {
      const body = { DisplayName: name, ...(email && { PrimaryEmailAddr: { Address: email } }) };
      return contactOf(checkAnswer(QUICKBOOKS, v.object({ Customer: customer }), await create('customer', body, key)).Customer);
    },

    async findInvoice({ reference, on }) {
      const found = (await query('Invoice', invoice, `where TxnDate = '${on}'`)).find((one) => notes(one, reference));
      return found && invoiceOf(found);
    },

    async createInvoice({ reference, contactId, on, dueOn, currency, lines }, key) {
      const amount = (units: number) => Number(decimalOf(units, currency));
      const body = {
        ...{ CustomerRef: { value: contactId }, TxnDate: on, DueDate: dueOn, PrivateNote: reference },
        ...currencyRef(currency),
        Line: lines.map(({ description, quantity, net, accountId, taxCode }) => ({
          DetailType: 'SalesItemLineDetail',
          Amount: amount(net),
          Description: description,
          SalesItemLineDetail: {
            ...{ ItemRef: { value: accountId }, Qty: quantity, UnitPrice: unitPrice(net, quantity, currency) },
            ...(taxCode !== null && { TaxCodeRef: { value: taxCode } }),
          },
        })),
        TxnTaxDetail: { TotalTax: amount(lines.reduce((sum, { tax }) => sum + tax, 0)) },
      };
      return invoiceOf(checkAnswer(QUICKBOOKS, v.object({ Invoice: invoice }), await create('invoice', body, key)).Invoice);
    },

    async readInvoices(ids) {
      const found: LedgerInvoice[] = [];
      for (let at = 0; at < ids.length; at += READ_AT_ONCE) {
        const list = ids.slice(at, at + READ_AT_ONCE).map((id) => `'${quoted(id)}'`);
        found.push(...(await query('Invoice', invoice, `where Id in (${list.join(', ')})`)).map(invoiceOf));
      }
      return found;
    },

    async findPayment({ reference, on }) {
      return (await query('Payment', payment, `where TxnDate = '${on}'`)).find((one) => notes(one, reference))?.Id;
    },

    async createPayment({ reference, invoiceId, contactId, accountId, on, amount, currency }, key) {
      const Amount = Number(decimalOf(amount, currency));
      const body = {
        ...{ CustomerRef: { value: contactId }, TxnDate: on, TotalAmt: Amount, PrivateNote: reference },
        ...{ DepositToAccountRef: { value: accountId }, ...currencyRef(currency) },
        Line: [{ Amount, LinkedTxn: [{ TxnId: invoiceId, TxnType: 'Invoice' }] }],
      };
      return checkAnswer(QUICKBOOKS, v.object({ Payment: payment }), await create('payment', body, key)).Payment.Id;
    },

    explain,
  };

  async function readTaxCodes() {
    const rates = new Map((await query('TaxRate', taxRate)).map(({ Id, RateValue }) => [Id, RateValue ?? null]));
    return (await query('TaxCode', taxCode)).map(({ Id, Name, SalesTaxRateList }) => {
      const parts = SalesTaxRateList?.TaxRateDetail.map(({ TaxRateRef }) => rates.get(TaxRateRef.value) ?? null) ?? [];
      const rate =
        parts.length && parts.every((part) => part !== null) ? parts.reduce((sum, part) => sum + (part ?? 0), 0) : null;
      return { id: Id, name: Name, rate: rate === null ? null : Math.round(rate * 1000) };
    });
  }
}

const quoted = (text: string) => text.replaceAll('\\', '\\\\').replaceAll("'", "\\'");

const contactOf = ({ Id, DisplayName }: v.InferOutput<typeof customer>) => ({ id: Id, name: DisplayName });

/** Whether a private note begins with our reference; QuickBooks and people may add to it. */
const notes = ({ PrivateNote }: Pick<Invoice, 'PrivateNote'>, reference: string) => (PrivateNote ?? '').includes(reference);

const fault = v.object({
  Fault: v.object({
    Error: v.tupleWithRest(
      [v.object({ Message: v.optional(v.string(), ''), Detail: v.optional(v.string(), ''), code: v.optional(v.string(), '') })],
      v.unknown(),
    ),
  }),
});

/** What Intuit's codes are about (https://developer.intuit.com, "Handling common errors"). */
const topics: Readonly<Record<string, Refusal['about']>> = {
  6190: 'subscription',
  6210: 'closed-period',
  6240: 'contact',
};

/** For codes that do not say which reference is wrong. */
const words: [RegExp, Refusal['about']][] = [
  [/\bcurrency\b/i, 'currency'],
  [/\btax\b/i, 'tax-code'],
  [/\b(customers?|names?)\b/i, 'contact'],
  [/\b(item|product|account)s?\b/i, 'account'],
];

function explain({ answer, message }: RefusedError): Refusal {
  const read = v.safeParse(fault, answer);
  if (!read.success) return { about: 'other', message };
  const [{ code, Message, Detail }] = read.output.Fault.Error;
  const said = Detail || Message || message;
  return { about: topics[code] ?? words.find(([word]) => word.test(`${Message} ${Detail}`))?.[1] ?? 'other', message: said };
}

import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { QuickbooksLedger } from './quickbooks-ledger';

const ref = v.object({ value: v.string() });
const line = v.object({
  DetailType: v.literal('SalesItemLineDetail'),
  Amount: v.number(),
  Description: v.string(),
  SalesItemLineDetail: v.object({ ItemRef: ref, Qty: v.number(), UnitPrice: v.number(), TaxCodeRef: v.optional(ref) }),
});
const bodies = {
  invoice: v.object({
    ...{ CustomerRef: ref, TxnDate: v.string(), DueDate: v.string(), PrivateNote: v.string(), CurrencyRef: v.optional(ref) },
    ...{ Line: v.array(line), TxnTaxDetail: v.object({ TotalTax: v.number() }) },
  }),
  customer: v.object({ DisplayName: v.string(), PrimaryEmailAddr: v.optional(v.object({ Address: v.string() })) }),
  payment: v.object({
    ...{ CustomerRef: ref, TxnDate: v.string(), TotalAmt: v.number(), PrivateNote: v.string(), CurrencyRef: v.optional(ref) },
    ...{ DepositToAccountRef: ref },
    Line: v.tuple([
      v.object({ Amount: v.number(), LinkedTxn: v.tuple([v.object({ TxnId: v.string(), TxnType: v.literal('Invoice') })]) }),
    ]),
  }),
};

type Written = keyof typeof bodies;

interface Answer {
  status: 200 | 400;
  body: object;
}

const items = [
  { Id: '4', Name: 'Books', Type: 'Service', Active: true },
  { Id: '6', Name: 'Tax return', Type: 'Service', Active: true },
  { Id: '7', Name: 'Category', Type: 'Category', Active: true },
];
const accounts = [
  { Id: '35', Name: 'Checking', AccountType: 'Bank' },
  { Id: '36', Name: 'Stripe clearing', AccountType: 'Other Current Asset' },
  { Id: '72', Name: 'Office Supplies', AccountType: 'Expense' },
];

const refusal = (code: string, Message: string, Detail: string): Answer => ({
  status: 400,
  body: { Fault: { Error: [{ Message, Detail, code, element: '' }], type: 'ValidationFault' }, time: new Date().toISOString() },
});

/**
 * The part of QuickBooks Online's Accounting API that writes, with the codes of
 * https://developer.intuit.com/app/developer/qbo/docs/develop/troubleshooting/handling-common-errors. `requestid` returns the first
 * response again.
 */
export function createQuickbooksBooks(ledger: QuickbooksLedger) {
  const answers = new Map<string, Answer>();
  const books = {
    /** Invoices until this day are refused. */
    closedUntil: null as string | null,
    currencies: ['USD', 'EUR'],
    created: { invoice: 0, customer: 0, payment: 0 } satisfies Record<Written, number>,
    forgetKeys: () => answers.clear(),

    /** Lists that are only read to be chosen from. */
    lists: { Item: items, Account: accounts } as Readonly<Record<string, readonly Record<string, unknown>[]>>,

    /** Whether an entity matches the condition of a query. */
    isRequested(query: string, entity: Record<string, unknown>): boolean {
      const [, field = '', operator, value = ''] = /where (\w+) (=|like) '((?:[^'\\]|\\.)*)'/i.exec(query) ?? [];
      const text = value.replaceAll(/\\(.)/g, '$1').toLowerCase();
      const own = String(entity[field] ?? '').toLowerCase();
      if (operator === '=' && own !== text) return false;
      if (operator?.toLowerCase() === 'like' && !own.includes(text.replaceAll('%', ''))) return false;
      const ids = /where Id in \(([^)]*)\)/i.exec(query)?.[1];
      return ids === undefined || ids.split(',').some((id) => id.trim() === `'${entity.Id}'`);
    },

    mount(app: Hono) {
      for (const name of Object.keys(bodies) as Written[])
        app.post(`/v3/company/:realm/${name}`, async (context: Context) => {
          const key = context.req.query('requestid') ?? '';
          if (key.length > 50) return context.json(refusal('2010', 'Invalid requestid', 'It is too long').body, 400);
          const answer = answers.get(`${name} ${key}`) ?? write[name](await context.req.json());
          answers.set(`${name} ${key}`, answer);
          return context.json(answer.body, answer.status);
        });
    },
  };

  const put = (name: 'Invoice' | 'Customer' | 'Payment', entity: Record<string, unknown>): Answer => {
    const key = name.toLowerCase() as Written;
    const id = String(9000 + books.created[key]++ + { Invoice: 0, Customer: 300, Payment: 600 }[name]);
    ledger.put(name, id, entity);
    return { status: 200, body: { [name]: ledger.list(name).find(({ Id }) => Id === id), time: new Date().toISOString() } };
  };

  const write: Record<Written, (body: unknown) => Answer> = {
    invoice(body) {
      const given = v.parse(bodies.invoice, body);
      const customer = ledger.list('Customer').find(({ Id }) => Id === given.CustomerRef.value);
      if (!customer || customer.Active === false)
        return refusal(
          '610',
          'Object Not Found',
          'Object Not Found : Something you’re trying to use has been made inactive. Check the fields with customers.',
        );
      if (books.closedUntil && given.TxnDate <= books.closedUntil)
        return refusal(
          '6210',
          'Account Period Closed',
          'The account period has closed and the account books cannot be updated through the QBO Services API.',
        );
      const currency = given.CurrencyRef?.value ?? 'USD';
      if (!books.currencies.includes(currency))
        return refusal(
          '6000',
          'A business validation error has occurred while processing your request',
          `Business Validation Error: The currency ${currency} is not in use.`,
        );
      if (given.Line.some(({ SalesItemLineDetail }) => !items.some(({ Id }) => Id === SalesItemLineDetail.ItemRef.value)))
        return refusal(
          '2500',
          'Invalid Reference Id',
          'Invalid Reference Id : Item assigned to this transaction has been deleted.',
        );
      if (given.Line.some(({ Amount, SalesItemLineDetail: { Qty, UnitPrice } }) => Math.abs(Qty * UnitPrice - Amount) > 0.005))
        return refusal(
          '6070',
          'Amount calculation incorrect in the request',
          'Amount calculation incorrect in the request:Amount is not equal to UnitPrice * Qty. Supplied value:Amount',
        );
      const tax = given.TxnTaxDetail.TotalTax;
      const total = Math.round((given.Line.reduce((sum, { Amount }) => sum + Amount, 0) + tax) * 100) / 100;
      const more = {
        DocNumber: String(1100 + books.created.invoice),
        CurrencyRef: { value: currency },
        TotalAmt: total,
        Balance: total,
      };
      const Line = given.Line.map((one, at) => ({ ...one, Id: String(at + 1), LineNum: at + 1 }));
      return put('Invoice', { ...given, ...more, Line, ExchangeRate: 1, LinkedTxn: [] });
    },
    customer(body) {
      const given = v.parse(bodies.customer, body);
      if (
        ledger.list('Customer').some(({ DisplayName }) => String(DisplayName).toLowerCase() === given.DisplayName.toLowerCase())
      )
        return refusal(
          '6240',
          'Duplicate Name Exists Error',
          'The name supplied already exists. : Another customer is already using this name.',
        );
      return put('Customer', { ...given, Active: true, CurrencyRef: { value: 'USD' } });
    },
    payment(body) {
      const given = v.parse(bodies.payment, body);
      const [{ Amount, LinkedTxn }] = given.Line;
      const invoice = ledger.list('Invoice').find(({ Id }) => Id === LinkedTxn[0].TxnId);
      if (!invoice || Number(invoice.Balance) < Amount)
        return refusal(
          '6000',
          'A business validation error has occurred while processing your request',
          'Business Validation Error: You can’t apply more than the balance.',
        );
      ledger.put('Invoice', invoice.Id, { Balance: Math.round((Number(invoice.Balance) - Amount) * 100) / 100 });
      return put('Payment', { ...given, CurrencyRef: { value: 'USD' }, ExchangeRate: 1, UnappliedAmt: 0 });
    },
  };
  return books;
}

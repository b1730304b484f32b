import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { XeroLedger } from './xero-ledger';

const bodies = {
  Invoices: v.object({
    Invoices: v.tuple([
      v.object({
        Type: v.literal('ACCREC'),
        Contact: v.object({ ContactID: v.string() }),
        Date: v.string(),
        DueDate: v.string(),
        Reference: v.string(),
        CurrencyCode: v.string(),
        Status: v.picklist(['DRAFT', 'AUTHORISED']),
        LineAmountTypes: v.literal('Exclusive'),
        LineItems: v.array(
          v.object({
            Description: v.string(),
            Quantity: v.number(),
            UnitAmount: v.number(),
            LineAmount: v.number(),
            TaxAmount: v.number(),
            AccountCode: v.string(),
            TaxType: v.string(),
          }),
        ),
      }),
    ]),
  }),
  Contacts: v.object({ Contacts: v.tuple([v.object({ Name: v.string(), EmailAddress: v.optional(v.string()) })]) }),
  Payments: v.object({
    Payments: v.tuple([
      v.object({
        Invoice: v.object({ InvoiceID: v.string() }),
        Account: v.object({ AccountID: v.string() }),
        Date: v.string(),
        Amount: v.number(),
        Reference: v.string(),
      }),
    ]),
  }),
};

type Written = keyof typeof bodies;

interface Answer {
  status: 200 | 400;
  body: object;
}

interface Around {
  envelope: () => object;
  /** Returns the response to a request without consent to a scope. */
  refuse: (context: Context, scope: string) => Response | undefined;
}

const CLEARING = { AccountID: '5690f1e8-1d02-4893-90c2-ee1a69eff942', Code: '615', Name: 'Stripe clearing', Type: 'BANK' };

/**
 * The part of Xero's Accounting API that writes (`createInvoices`, `createContacts` and `createPayments` of
 * `xero_accounting.yaml`): validation errors in the form of `Error` with `Elements`, and the sentences that Xero uses.
 * `Idempotency-Key` returns the first response again.
 */
export function createXeroBooks(ledger: XeroLedger) {
  const answers = new Map<string, Answer>();
  const books = {
    /** Invoices until this day are refused. */
    lockDate: null as string | null,
    currencies: ['USD', 'EUR'],
    accounts: ['200', '260'],
    taxTypes: ['NONE', 'OUTPUT', 'TAX001'],
    /** What was created, including repetitions that a key did not prevent. */
    created: { Invoices: 0, Contacts: 0, Payments: 0 } satisfies Record<Written, number>,
    /** Forgets the idempotency keys, as Xero does after some time. */
    forgetKeys: () => answers.clear(),

    /** Whether a row matches the filters of a request. */
    isRequested(context: Context, row: Record<string, unknown>): boolean {
      const where = context.req.query('where');
      const reference = where && /Reference=="([^"]*)"/.exec(where)?.[1];
      if (reference !== undefined && row.Reference !== reference) return false;
      const ids = context.req.query('IDs');
      if (ids !== undefined && !ids.split(',').includes(String(row.InvoiceID))) return false;
      const term = context.req.query('searchTerm')?.toLowerCase();
      return term === undefined || `${row.Name} ${row.EmailAddress}`.toLowerCase().includes(term);
    },

    mount(app: Hono, { envelope, refuse }: Around) {
      app.get('/api.xro/2.0/Accounts', (context) =>
        context.json({
          ...envelope(),
          Accounts: [
            ...books.accounts.map((Code) => ({
              AccountID: `00000000-0000-0000-0000-000000000${Code}`,
              Code,
              Name: Code === '200' ? 'Sales' : 'Other Revenue',
              Type: 'REVENUE',
              Class: 'REVENUE',
              Status: 'ACTIVE',
              EnablePaymentsToAccount: false,
            })),
            { ...CLEARING, Class: 'ASSET', Status: 'ACTIVE', EnablePaymentsToAccount: false },
          ],
        }),
      );
      app.get('/api.xro/2.0/TaxRates', (context) =>
        context.json({
          ...envelope(),
          TaxRates: [
            { Name: 'Tax Exempt', TaxType: 'NONE', Status: 'ACTIVE', CanApplyToRevenue: true, EffectiveRate: 0 },
            { Name: 'Tax on Sales', TaxType: 'OUTPUT', Status: 'ACTIVE', CanApplyToRevenue: true, EffectiveRate: 8.25 },
            { Name: 'City tax', TaxType: 'TAX001', Status: 'ACTIVE', CanApplyToRevenue: true, EffectiveRate: 8.875 },
            { Name: 'Tax on Purchases', TaxType: 'INPUT', Status: 'ACTIVE', CanApplyToRevenue: false, EffectiveRate: 8.25 },
          ],
        }),
      );
      const mount = (name: Written, scope: string) =>
        app.put(`/api.xro/2.0/${name}`, async (context) => {
          const refused = refuse(context, scope);
          if (refused) return refused;
          const key = `${name} ${context.req.header('Idempotency-Key')}`;
          const answer = answers.get(key) ?? write[name](await context.req.json());
          answers.set(key, answer);
          return context.json({ ...envelope(), ...answer.body }, answer.status);
        });
      mount('Invoices', 'accounting.invoices');
      mount('Contacts', 'accounting.contacts');
      mount('Payments', 'accounting.payments');
    },
  };

  const refusal = (element: object, messages: string[]): Answer => ({
    status: 400,
    body: {
      ErrorNumber: 10,
      Type: 'ValidationException',
      Message: 'A validation exception occurred',
      Elements: [{ ...element, ValidationErrors: messages.map((Message) => ({ Message })) }],
    },
  });

  const rowOf = (name: Written, has: (row: Record<string, unknown>) => boolean) =>
    ledger.list(name).find(({ row }) => has(row))?.row;

  const write: Record<Written, (body: unknown) => Answer> = {
    Invoices(body) {
      const [given] = v.parse(bodies.Invoices, body).Invoices;
      const contact = ledger.contactWith(given.Contact.ContactID);
      const problems = [
        ...(contact?.isArchived
          ? [
              'The contact with the specified contact details has been archived. The contact must be un-archived before creating new invoices or credit notes.',
            ]
          : []),
        ...(contact ? [] : ['The contact could not be found.']),
        ...(books.lockDate && given.Date <= books.lockDate
          ? [`The document date cannot be before the period lock date, currently set at ${books.lockDate}`]
          : []),
        ...(books.currencies.includes(given.CurrencyCode)
          ? []
          : [`Organisation is not subscribed to currency ${given.CurrencyCode}`]),
        ...given.LineItems.flatMap(({ AccountCode, TaxType }) => [
          ...(books.accounts.includes(AccountCode)
            ? []
            : [`Account code '${AccountCode}' is not a valid code for this document.`]),
          ...(books.taxTypes.includes(TaxType)
            ? []
            : [`The TaxType code ${TaxType} does not exist or cannot be used for this type of transaction.`]),
        ]),
      ];
      for (const { Quantity, UnitAmount, LineAmount } of given.LineItems) {
        const expected = Math.round(Quantity * UnitAmount * 100) / 100;
        if (expected !== LineAmount)
          problems.push(`The line total ${LineAmount.toFixed(2)} does not match the expected line total ${expected.toFixed(2)}`);
      }
      const total = given.LineItems.reduce((sum, line) => sum + line.UnitAmount * line.Quantity + line.TaxAmount, 0);
      if (total < -0.001) problems.push('The document total must not be negative.');
      if (problems.length) return refusal(given, problems);
      const number = `INV-${1001 + books.created.Invoices++}`;
      ledger.invoice(number, {
        reference: given.Reference,
        contact: contact?.name ?? '',
        status: given.Status,
        on: given.Date,
        due: given.DueDate,
        currency: given.CurrencyCode,
        lines: given.LineItems.map((line) => ({
          description: line.Description,
          quantity: line.Quantity,
          amount: line.LineAmount,
          tax: line.TaxAmount,
          account: line.AccountCode,
          taxType: line.TaxType,
        })),
      });
      return { status: 200, body: { Invoices: [rowOf('Invoices', (row) => row.InvoiceNumber === number)] } };
    },

    Contacts(body) {
      const [given] = v.parse(bodies.Contacts, body).Contacts;
      if (rowOf('Contacts', (row) => String(row.Name).toLowerCase() === given.Name.toLowerCase()))
        return refusal(given, [
          `The contact name ${given.Name} is already assigned to another contact. The contact name must be unique across all active contacts.`,
        ]);
      books.created.Contacts++;
      ledger.contact(given.Name, given.EmailAddress);
      return { status: 200, body: { Contacts: [rowOf('Contacts', (row) => row.Name === given.Name)] } };
    },

    Payments(body) {
      const [given] = v.parse(bodies.Payments, body).Payments;
      const row = rowOf('Invoices', ({ InvoiceID }) => InvoiceID === given.Invoice.InvoiceID);
      if (!row) return refusal(given, ['Invoice could not be found']);
      if (row.Status !== 'AUTHORISED') return refusal(given, ['Payments can only be made against Authorised documents']);
      if (given.Amount > Number(row.AmountDue) + 0.001)
        return refusal(given, ['Payment amount exceeds the amount outstanding on this document']);
      if (given.Account.AccountID !== CLEARING.AccountID)
        return refusal(given, ['The account is not a valid account for payments.']);
      const id = `written ${books.created.Payments++}`;
      ledger.pay(id, String(row.InvoiceNumber), given.Date, given.Amount, undefined, { reference: given.Reference });
      return { status: 200, body: { Payments: [rowOf('Payments', ({ Reference }) => Reference === given.Reference)] } };
    },
  };
  return books;
}

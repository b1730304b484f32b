import type { Pool } from 'pg';
import { addDays } from './days';

/**
 * A currency of a client or vendor, whose amounts are in minor units; `rate` is how many units equal one unit of the firm's
 * currency.
 */
export interface Money {
  currency: string;
  rate: number | null;
}

export interface Settlement {
  on: string;
  /** When the source doesn't state the day: it was after this one and up to `on`. */
  after: string | null;
  amount: number;
  paymentId: number | null;
  creditNoteId: number | null;
}

export interface InvoiceLine {
  service: string | null;
  description: string | null;
  quantity: number;
  amount: number;
}

export interface Invoice extends Money {
  id: number;
  customerId: number;
  clientId: string | null;
  issuedOn: string;
  dueOn: string;
  total: number;
  /** Total without tax, as far as the source states it. */
  subtotal: number;
  isTaxKnown: boolean;
  settlementKnown: boolean;
  settlements: Settlement[];
  lines: InvoiceLine[];
}

/** A payment or credit note of a customer. */
export interface Credit extends Money {
  id: number;
  kind: 'payment' | 'credit-note';
  clientId: string | null;
  on: string;
  amount: number;
  /** Only for credit notes. */
  subtotal: number;
  isTaxKnown: boolean;
  /** Paid out on its date. */
  isRefunded: boolean;
  /** The amounts used, with the issue date of the invoices they were used for; null when the source doesn't state it. */
  uses: { on: string; after: string | null; issuedOn: string | null; amount: number }[];
}

/** A bill, or a payment to a vendor. */
export interface Purchase extends Money {
  vendorId: number;
  vendor: string;
  kind: 'bill' | 'payment';
  on: string;
  amount: number;
  /** Whether the payment is for no bill; null when the source doesn't say. */
  isDirect: boolean | null;
}

/** Invoices to a customer, and what the customer paid or was credited. */
export interface Account {
  invoices: Invoice[];
  credits: Credit[];
}

export interface Ledger extends Account {
  /** The firm's currency. */
  currency: string;
  asOf: string;
  clients: { id: string; name: string }[];
  /** `clientId` of a merged client is the client that it was merged into. */
  customers: { id: number; clientId: string | null; name: string; isMerged: boolean }[];
  purchases: Purchase[];
}

/** Reads everything of a company's ledger that metrics use, from the views in `ledger_views`. */
export async function readLedger(pool: Pool, companyId: string): Promise<Ledger> {
  const select = async <Row>(text: string): Promise<Row[]> => (await pool.query(text, [companyId])).rows as Row[];
  const money = `currency, currency_rate::float8 as rate`;
  const [firm] = await select<{ currency: string; asOf: string }>(
    `select currency, metrics_as_of::text as "asOf" from ledger_views.firms where company_id = $1`,
  );
  if (!firm) throw new Error('the company has no ledger');
  const clients = await select<Ledger['clients'][number]>(`select id, name from ledger_views.clients where company_id = $1`);
  const customers = await select<Ledger['customers'][number]>(
    `select id::float8 as id, client_id as "clientId", name, is_merged as "isMerged" from ledger_views.customers where company_id = $1`,
  );
  const invoices = await select<Invoice>(
    `select id::float8 as id, customer_id::float8 as "customerId", issued_on::text as "issuedOn", due_on::text as "dueOn",
       total::float8 as total, subtotal::float8 as subtotal, tax is not null as "isTaxKnown",
       settlement_known as "settlementKnown", ${money}
     from ledger_views.invoices where company_id = $1`,
  );
  const lines = await select<InvoiceLine & { invoiceId: number }>(
    `select l.invoice_id::float8 as "invoiceId", l.item_code as service, l.description, l.quantity::float8 as quantity,
       l.amount::float8 as amount
     from ledger_views.invoice_lines l join ledger_views.invoices i on i.id = l.invoice_id where i.company_id = $1 order by l.id`,
  );
  const settlements = await select<Settlement & { invoiceId: number | null }>(
    `select a.invoice_id::float8 as "invoiceId", a.applied_on::text as "on", a.applied_after::text as after,
       a.amount::float8 as amount, a.payment_id::float8 as "paymentId", a.credit_note_id::float8 as "creditNoteId"
     from ledger_views.applications a
       left join ledger_views.invoices i on i.id = a.invoice_id
       left join ledger_views.payments p on p.id = a.payment_id
       left join ledger_views.credit_notes n on n.id = a.credit_note_id
     where $1 in (i.company_id, p.company_id, n.company_id)`,
  );
  const credits = await select<Credit & { customerId: number }>(
    `select id::float8 as id, 'payment' as kind, customer_id::float8 as "customerId", paid_on::text as "on", amount::float8 as amount,
         amount::float8 as subtotal, true as "isTaxKnown", false as "isRefunded", ${money}
       from ledger_views.payments where company_id = $1
     union all
     select id::float8, 'credit-note', customer_id::float8, issued_on::text, total::float8,
         (total - coalesce(tax, 0))::float8, tax is not null, is_refunded, ${money}
       from ledger_views.credit_notes where company_id = $1`,
  );
  const purchases = await select<Purchase>(
    `select vendor_id::float8 as "vendorId", v.name as vendor, 'bill' as kind, issued_on::text as "on", total::float8 as amount,
         null::boolean as "isDirect", ${money}
       from ledger_views.bills d join ledger_views.vendors v on v.id = vendor_id where d.company_id = $1
     union all
     select vendor_id::float8, v.name, 'payment', paid_on::text, amount::float8, is_direct, ${money}
       from ledger_views.vendor_payments d join ledger_views.vendors v on v.id = vendor_id where d.company_id = $1`,
  );

  const clientOf = new Map(customers.map(({ id, clientId }) => [id, clientId]));
  const byId = new Map<number, Invoice>();
  for (const invoice of invoices) {
    byId.set(
      invoice.id,
      Object.assign(invoice, { clientId: clientOf.get(invoice.customerId) ?? null, lines: [], settlements: [] }),
    );
  }
  for (const line of lines) byId.get(line.invoiceId)?.lines.push(line);
  for (const settlement of settlements) {
    // After the previous day and up to `on` means exactly `on`.
    if (settlement.after !== null && addDays(settlement.after, 1) >= settlement.on) settlement.after = null;
    if (settlement.invoiceId !== null) byId.get(settlement.invoiceId)?.settlements.push(settlement);
  }
  const creditOf = new Map<string, Credit>();
  for (const credit of credits) {
    Object.assign(credit, { clientId: clientOf.get(credit.customerId) ?? null, uses: [] });
    creditOf.set(`${credit.kind} ${credit.id}`, credit);
  }
  for (const settlement of settlements) {
    const { paymentId, creditNoteId, on, after, amount, invoiceId } = settlement;
    const credit = creditOf.get(paymentId === null ? `credit-note ${creditNoteId}` : `payment ${paymentId}`);
    const issuedOn = invoiceId === null ? null : (byId.get(invoiceId)?.issuedOn ?? null);
    credit?.uses.push({ on, after, amount, issuedOn });
  }
  return { ...firm, clients, customers, invoices, credits, purchases };
}

export const accountOf = ({ invoices, credits }: Ledger, client: string): Account => ({
  invoices: invoices.filter(({ clientId }) => clientId === client),
  credits: credits.filter(({ clientId }) => clientId === client),
});

/** Returns the number of decimal digits of a currency, for example 2 for cents. */
function digitsOf(currency: string): number {
  const known = digits.get(currency);
  if (known !== undefined) return known;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  digits.set(currency, maximumFractionDigits);
  return maximumFractionDigits;
}

const digits = new Map<string, number>();

/** Converts an amount to minor units of the firm's currency; null without a rate. */
export function exactInHome(amount: number, { currency, rate }: Money, home: string): number | null {
  if (currency === home) return amount;
  return rate === null ? null : (amount / rate) * 10 ** (digitsOf(home) - digitsOf(currency));
}

/** Converts like `exactInHome` and rounds to whole minor units, half away from zero. */
export function inHome(amount: number, money: Money, home: string): number | null {
  const exact = exactInHome(amount, money, home);
  return exact === null ? null : Math.sign(exact) * Math.round(Math.abs(exact));
}

import { allKinds, type RecordKind, type Records } from '@services/ledger/records/record-kinds';
import { addDays } from './days';

/** The ledger's last day. */
export const boundaryDay = '2026-03-15';

/** Returns the day this many days before the ledger's last day. */
export const ago = (days: number): string => addDays(boundaryDay, -days);

export interface Sale {
  on: string;
  /** 30 days after `on` if absent. */
  due?: string;
  total?: number;
  currency?: string;
  rate?: string | null;
  /** Tax included in the total; null when the source doesn't state it. */
  tax?: number | null;
  isSettlementKnown?: boolean;
  lines?: { item?: string; description?: string; quantity?: number; amount: number }[];
  /** Days and amounts. */
  paid?: [on: string, amount: number][];
}

/** Builds records, each with its own ID. */
export class Draft {
  readonly records = Object.fromEntries(allKinds.map((kind) => [kind, []])) as unknown as {
    [Kind in RecordKind]: Records[Kind][];
  };
  private count = 0;

  private add<Kind extends RecordKind>(kind: Kind, record: Omit<Records[Kind], 'sourceId'>): string {
    const sourceId = `${kind}-${this.count++}`;
    (this.records[kind] as unknown[]).push({ sourceId, ...record });
    return sourceId;
  }

  customer(name: string): string {
    return this.add('customers', { name, email: null });
  }

  invoice(
    customer: string,
    { on, due, total = 10_000, currency = 'USD', rate = '1', tax = 0, isSettlementKnown = true, lines, paid = [] }: Sale,
  ): string {
    const parts = lines ?? [{ description: `Work for ${customer}`, amount: total - (tax ?? 0) }];
    const sum = parts.reduce((all, { amount }) => all + amount, 0);
    const money = { currency, currencyRate: rate };
    const invoice = this.add('invoices', {
      ...money,
      sourceUpdatedAt: new Date(on),
      customerSourceId: customer,
      number: `B-${this.count}`,
      reference: null,
      issuedOn: on,
      dueOn: due ?? addDays(on, 30),
      linesIncludeTax: false,
      subtotal: sum,
      tax,
      total: sum + (tax ?? 0),
      settlementKnown: isSettlementKnown,
    });
    for (const { item = null, description = null, quantity = 1, amount } of parts) {
      const line = { description, itemCode: item, accountCode: null, quantity: `${quantity}`, amount, tax: 0 };
      this.add('invoice lines', { invoiceSourceId: invoice, ...line });
    }
    for (const [day, amount] of paid)
      this.settle(invoice, day, amount, { paymentSourceId: this.payment(customer, day, amount, money) });
    return invoice;
  }

  payment(customer: string, on: string, amount: number, money = { currency: 'USD', currencyRate: '1' as string | null }): string {
    const sourceUpdatedAt = new Date(on);
    return this.add('payments', { ...money, customerSourceId: customer, sourceUpdatedAt, reference: null, paidOn: on, amount });
  }

  creditNote(
    customer: string,
    on: string,
    total: number,
    {
      tax = 0,
      isRefunded = false,
      currency = 'USD',
      rate = '1',
    }: Pick<Sale, 'tax' | 'currency' | 'rate'> & { isRefunded?: boolean } = {},
  ): string {
    return this.add('credit notes', {
      currency,
      currencyRate: rate,
      customerSourceId: customer,
      sourceUpdatedAt: new Date(on),
      number: null,
      issuedOn: on,
      total,
      isRefunded,
      tax,
    });
  }

  /** Settles an invoice. With `after`, the day is unknown: after that one, up to `on`. */
  settle(
    invoice: string,
    on: string,
    amount: number,
    { after = null, ...by }: { paymentSourceId?: string; creditNoteSourceId?: string; after?: string | null } = {},
  ): void {
    const neither = { paymentSourceId: null, creditNoteSourceId: null };
    this.add('applications', { ...neither, ...by, invoiceSourceId: invoice, appliedOn: on, appliedAfter: after, amount });
  }

  /** Amounts of payments and credit notes that are used up for unknown documents. */
  readonly used: { of: string; on: string; after: string | null; amount: number }[] = [];

  /** Adds a client of one customer with its invoices; returns its ID. */
  client(name: string, ...sales: Sale[]): string {
    const customer = this.customer(name);
    for (const sale of sales) this.invoice(customer, sale);
    return customer;
  }

  vendor(
    name: string,
    ...bought: {
      kind: 'bill' | 'payment';
      on: string;
      amount: number;
      currency?: string;
      rate?: string | null;
      isDirect?: boolean;
    }[]
  ) {
    const vendor = this.add('vendors', { name });
    for (const { kind, on, amount, currency = 'USD', rate = '1', isDirect = null } of bought) {
      const money = { currency, currencyRate: rate, vendorSourceId: vendor };
      if (kind === 'payment') {
        this.add('vendor payments', { ...money, paidOn: on, amount, account: null, isDirect });
        continue;
      }
      const texts = { number: null, reference: null, linesIncludeTax: false, sourceUpdatedAt: new Date(on) };
      this.add('bills', { ...money, ...texts, issuedOn: on, dueOn: on, subtotal: amount, tax: 0, total: amount });
    }
  }
}

/** Returns a series of invoices, each paid on its due date unless `sale` says otherwise. */
export const row = (first: number, step: number, count: number, sale: Partial<Sale> & { late?: number } = {}): Sale[] =>
  Array.from({ length: count }, (_, place) => {
    const on = ago(first - place * step);
    const total = sale.total ?? 10_000;
    const paidOn = addDays(on, 30 + (sale.late ?? 0));
    return { on, total, ...(paidOn <= boundaryDay && { paid: [[paidOn, total]] as [string, number][] }), ...sale };
  });

/** Returns a service billed monthly at these prices, the oldest first; the last billing is on `last`. */
export const billed = (item: string, prices: readonly number[], last = '2026-03-01', more: Partial<Sale> = {}): Sale[] =>
  prices.map((amount, place) => {
    const [year = 0, month = 0, day = 0] = last.split('-').map(Number);
    const on = new Date(Date.UTC(year, month - prices.length + place, day)).toISOString().slice(0, 10);
    return { on, paid: [[on, amount]], lines: [{ item, description: `The service ${item}`, amount }], ...more };
  });

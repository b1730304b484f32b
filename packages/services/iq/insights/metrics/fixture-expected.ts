/** Expected metrics of a generated ledger, calculated directly from the generated data. */

import type { Billing } from '@suite/insights/pricing/price-history';
import type { ServiceBillings } from '@suite/insights/pricing/stale-pricing';
import type { Receivable } from '@suite/insights/receivables/open';
import type { DayNumber } from '@suite/values/day-number';
import type { InCurrency, MadeCredit, MadeInvoice, MadeLedger } from './fixture-ledger';

/** Converts exact fractions to minor units of USD, rounded half away from zero; undefined without a rate. */
function home(amount: number, { currency, rate }: InCurrency): number | undefined {
  if (currency === 'USD') return amount;
  if (rate === null) return undefined;
  const [whole = '', fraction = ''] = rate.split('.');
  const over = BigInt(Math.abs(amount)) * 10n ** BigInt(fraction.length) * (currency === 'JPY' ? 100n : 1n);
  const under = BigInt(whole + fraction);
  const rounded = Number((2n * over + under) / (2n * under));
  return amount < 0 ? -rounded : rounded;
}

interface ClientRows {
  name: string;
  ledgerCustomers: number;
  receivables: Receivable[];
  /** Invoices without a rate, in their own currency. */
  withoutRate: Receivable[];
  /** Dates of documents without a rate. */
  unconverted: DayNumber[];
  /** Invoices and credit notes without tax, and those whose tax is not separated. */
  net: { on: DayNumber; amount: number; isTaxKnown: boolean }[];
  /** Invoices and credit notes without a rate, in their own currency. */
  unconvertedSales: { on: DayNumber; currency: string; amount: number }[];
}

/**
 * Returns the rows of each client in the form that packages/insights expects, directly from the generated data; rows after the
 * day may be missing.
 */
export function receivablesOf(made: MadeLedger, asOf: DayNumber): ClientRows[] {
  return [...new Set(made.customers)].map((name) => {
    const mine = (row: { customer: number }) => made.customers[row.customer] === name;
    const rows: ClientRows = {
      name,
      ledgerCustomers: made.customers.filter((each) => each === name).length,
      receivables: [],
      withoutRate: [],
      unconverted: [],
      net: [],
      unconvertedSales: [],
    };
    made.invoices.forEach((invoice, index) => {
      if (!mine(invoice)) return;
      const amount = home(invoice.total, invoice);
      // Without a rate, in its own currency.
      const worthOf = (own: number) => home(own, invoice) ?? own;
      // Sums are converted, so later amounts must not decide how those that may be applied by the day are rounded.
      const applied = made.applications
        .filter((each) => each.invoice === index && (each.on <= asOf || (each.after ?? each.on) < asOf))
        .toSorted((a, b) => a.on - b.on);
      let sum = 0;
      const applications = applied.map((each) => {
        const before = worthOf(sum);
        sum += each.amount;
        return {
          on: each.on,
          amount: worthOf(sum) - before,
          ...(each.after !== undefined && { after: each.after }),
          isCredit: each.credit !== null && made.credits[each.credit]?.kind === 'credit-note',
        };
      });
      const { issuedOn, dueOn, isSettlementUnknown = false } = invoice;
      const row = {
        kind: 'invoice',
        issuedOn,
        dueOn,
        amount: worthOf(invoice.total),
        applications,
        isSettlementUnknown,
      } as const;
      if (amount === undefined) {
        rows.withoutRate.push(row);
        rows.unconverted.push(issuedOn);
        rows.unconvertedSales.push({ on: issuedOn, currency: invoice.currency, amount: invoice.total });
        return;
      }
      rows.net.push({ on: issuedOn, amount: worthOf(invoice.total - (invoice.tax ?? 0)), isTaxKnown: invoice.tax !== null });
      rows.receivables.push(row);
    });
    made.credits.forEach((credit, index) => {
      if (!mine(credit)) return;
      const row = creditRow(made, credit, index, asOf);
      if (row) rows.receivables.push(row);
      else rows.unconverted.push(credit.on);
      if (credit.kind === 'payment') return;
      const net = -(home(credit.total - (credit.tax ?? 0), credit) ?? 0);
      if (row) rows.net.push({ on: credit.on, amount: net, isTaxKnown: credit.tax !== null });
      else rows.unconvertedSales.push({ on: credit.on, currency: credit.currency, amount: -credit.total });
    });
    return rows;
  });
}

function creditRow(made: MadeLedger, credit: MadeCredit, index: number, asOf: DayNumber): Receivable | undefined {
  const amount = home(credit.total, credit);
  if (amount === undefined) return undefined;
  const used = made.applications
    .filter((each) => each.credit === index)
    .map((each) => {
      const invoice = made.invoices[each.invoice] as MadeInvoice;
      const on = Math.max(credit.on, each.on, invoice.issuedOn);
      const after = each.after === undefined ? undefined : Math.max(each.after, invoice.issuedOn - 1);
      return { on, after, isUndated: after !== undefined && after + 1 < each.on, amount: valueIn(credit, invoice, each.amount) };
    })
    .filter(({ on, after, isUndated }) => on <= asOf || (isUndated && (after ?? on) < asOf))
    .toSorted((a, b) => a.on - b.on);
  if (used.some((each) => each.on <= asOf && each.amount === undefined)) return undefined;
  const kind = credit.kind === 'payment' ? 'payment-on-account' : 'credit-note';
  const row = { kind, issuedOn: credit.on, dueOn: credit.on, amount: -amount } as const;
  if (kind === 'credit-note' && credit.isRefunded) return { ...row, applications: [{ on: credit.on, amount: -amount }] };
  let rest = credit.total;
  const applications = used.map((each) => {
    const before = home(rest, credit) ?? 0;
    rest -= each.amount ?? 0;
    return { on: each.on, amount: (home(rest, credit) ?? 0) - before, ...(each.isUndated && { after: each.after ?? each.on }) };
  });
  return { ...row, applications };
}

/** Converts an amount of an invoice to the currency of the credit that was applied to it. */
function valueIn(credit: MadeCredit, invoice: MadeInvoice, amount: number): number | undefined {
  if (credit.currency === invoice.currency) return amount;
  if (invoice.currency !== 'USD' && invoice.rate === null) return undefined;
  const perUnit = (of: InCurrency) => (of.currency === 'USD' ? 1 : (of.currency === 'JPY' ? 100 : 1) / Number(of.rate));
  // The reciprocal of a rate must not decide how a half is rounded.
  return Math.round(Number(((amount * perUnit(invoice)) / perUnit(credit)).toFixed(6)));
}

/** Returns the billings of each service in the form that packages/insights expects: one per day, by client and currency. */
export function billingsOf(made: MadeLedger, asOf: DayNumber): ServiceBillings[] {
  const services = new Map<string, ServiceBillings & { billings: Billing[] }>();
  for (const invoice of made.invoices.filter(({ issuedOn }) => issuedOn <= asOf)) {
    const client = made.customers[invoice.customer] ?? '';
    for (const { service, quantity, amount } of invoice.lines) {
      const key = `${client} ${service} ${invoice.currency}`;
      const known = services.get(key) ?? { client, service, rate: rateOf(made, invoice.currency, asOf), billings: [] };
      services.set(key, known);
      const billing = known.billings.find(({ on }) => on === invoice.issuedOn);
      if (billing) Object.assign(billing, { quantity: billing.quantity + quantity, amount: billing.amount + amount });
      else known.billings.push({ on: invoice.issuedOn, quantity, amount });
    }
  }
  return [...services.values()];
}

/** Returns minor units of USD per unit of a currency, from its last invoice up to a day. */
function rateOf(made: MadeLedger, currency: string, asOf: DayNumber): number | undefined {
  if (currency === 'USD') return 1;
  const latest = made.invoices
    .map((invoice, index) => ({ ...invoice, index }))
    .filter((invoice) => invoice.currency === currency && invoice.rate !== null && invoice.issuedOn <= asOf)
    .toSorted((a, b) => b.issuedOn - a.issuedOn || b.index - a.index)[0];
  return latest && (currency === 'JPY' ? 100 : 1) / Number(latest.rate);
}

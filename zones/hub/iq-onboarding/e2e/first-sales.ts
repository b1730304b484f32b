import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';

/** An invoice with one line; dates as `2021-03-17`, amounts in dollars. */
export interface Sale {
  number: string;
  client: string;
  service: string;
  quantity: number;
  amount: number;
  date: string;
  due: string;
  /** Empty while the invoice is open. */
  paid: string;
}

export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / MILLISECONDS_PER_DAY;

/** Returns the first day of the month that many months before a day. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10);
}

/**
 * Returns a firm's sales up to a day. Alder Dental's bookkeeping has had the same price for 24 months, with two unpaid quarters.
 * Birch Bakery's payroll price rose 8 months ago, and its last invoice is unpaid. Cypress Cafe's only invoice is from that day.
 */
export function salesUpTo(today: string): Sale[] {
  const bookkeeping = [24, 21, 18, 15, 12, 9, 6, 3].map((months) => ({
    client: 'Alder Dental',
    service: 'Bookkeeping',
    quantity: 1,
    amount: 400,
    date: monthsBefore(today, months),
    isPaid: months > 6,
  }));
  const payroll = [11, 8, 5, 2].map((months) => ({
    client: 'Birch Bakery',
    service: 'Payroll',
    quantity: 10,
    amount: months > 8 ? 250 : 275,
    date: monthsBefore(today, months),
    isPaid: months > 2,
  }));
  const taxReturn = {
    client: 'Cypress Cafe',
    service: 'Tax return',
    quantity: 1,
    amount: 1300.5,
    date: today,
    isPaid: false,
  };
  return [...bookkeeping, ...payroll, taxReturn].map(({ isPaid, ...sale }, place) => {
    const due = daysAfter(sale.date, 30);
    return { ...sale, number: `A-${place + 1}`, due, paid: isPaid ? due : '' };
  });
}

/** Returns the sales as a CSV file. */
export const csvOf = (sales: readonly Sale[]): string =>
  [
    'Invoice no,Client,Invoice date,Due date,Paid on,Service,Quantity,Amount (USD)',
    ...sales.map(({ number, client, date, due, paid, service, quantity, amount }) =>
      [number, client, date, due, paid, service, quantity, amount.toFixed(2)].join(','),
    ),
  ].join('\n');

export const sumOf = (sales: readonly Sale[]): number => sales.reduce((sum, { amount }) => sum + amount, 0);

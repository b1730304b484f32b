import type { InvoiceLineRecord, InvoiceRecord } from '@services/ledger/records/record-kinds';
import type { Random } from '@services/ledger/sample/random';
import { instantOf, isoDay } from '@services/ledger/sample/settlement-records';
import { dayInMonth } from '@suite/values/month';
import { LAST_MONTH, monthOfYear } from './calendar';
import type { ClientHabits } from './client-habits';
import type { ClientPlan } from './plan-client';
import { type Service, services } from './services';

export interface Billed {
  invoice: InvoiceRecord;
  lines: InvoiceLineRecord[];
  issued: number;
}

const TERMS = 30;

/**
 * The invoices of a client, the oldest first: as many as it is said to have, back from the month in which it was
 * billed last.
 * @param place names its documents
 */
export function billClient(
  random: Random,
  { kind, step, lostFor }: ClientPlan,
  habits: ClientHabits,
  { place, customers, count }: { place: number; customers: readonly string[]; count: number },
): Billed[] {
  const last = lastBilled(LAST_MONTH - lostFor, step, habits.taxMonth);
  return Array.from({ length: count }, (_, index) => {
    const month = last - (count - 1 - index) * step;
    const issued = dayInMonth(month, habits.billingDay);
    const sourceId = `${place}-${index + 1}`;
    const due = habits.fault === 'due before issue' && index === count - 1 ? issued - 3 : issued + TERMS;
    const lines = servicesOf(random, kind, step, habits, month).map(([service, units], at): InvoiceLineRecord => {
      const amount = trended(habits, month, units * habits.prices.of(service, month));
      return {
        sourceId: `${at + 1}`,
        invoiceSourceId: sourceId,
        description: services[service].name,
        itemCode: services[service].code,
        accountCode: '200',
        quantity: `${units}`,
        amount,
        tax: Math.round((amount * habits.taxRate) / 100),
      };
    });
    const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
    const tax = lines.reduce((sum, line) => sum + line.tax, 0);
    const invoice: InvoiceRecord = {
      sourceId,
      sourceUpdatedAt: instantOf(issued),
      customerSourceId: customers[index % customers.length] ?? '',
      number: `GEN-${sourceId}`,
      reference: null,
      issuedOn: isoDay(issued),
      dueOn: isoDay(due),
      currency: habits.currency,
      currencyRate: habits.rate,
      linesIncludeTax: false,
      subtotal,
      tax,
      total: subtotal + tax,
    };
    return { invoice, lines, issued };
  });
}

/** A household's last invoice is in its tax month, a quarter's in the quarter's last month. */
function lastBilled(month: number, step: number, taxMonth: number): number {
  if (step === 1) return month;
  if (step === 3) return month - ((monthOfYear(month) + 1) % 3);
  return month - ((monthOfYear(month) - taxMonth + 12) % 12);
}

type Units = [service: Service, units: number];

function servicesOf(random: Random, kind: ClientPlan['kind'], step: number, habits: ClientHabits, month: number): Units[] {
  const advisory: Units[] = random.chance(kind === 'firm' ? 0.06 : 0.15) ? [['advisory', random.whole(1, 6)]] : [];
  if (kind === 'household') return [['householdReturn', 1], ...advisory];
  const isTaxSeason = Math.abs(monthOfYear(month) - habits.taxMonth) < step && monthOfYear(month) >= habits.taxMonth;
  return [
    step === 1 ? ['bookkeeping', 1] : ['review', 1],
    ...(step === 1 && habits.employees ? [['payroll', habits.employees] satisfies Units] : []),
    ...(isTaxSeason ? [['firmReturn', 1] satisfies Units] : []),
    ...advisory,
  ];
}

/** Some take more work in the last year, some less. */
const trended = ({ trend }: ClientHabits, month: number, amount: number): number =>
  month > LAST_MONTH - 12 && trend !== 1 ? Math.round((amount * trend) / 500) * 500 : amount;

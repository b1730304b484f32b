import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { isoDayOf } from '@suite/values/day-number';
import { dayInMonth } from '@suite/values/month';
import type { InvoiceLineRecord, InvoiceRecord } from '../records/record-kinds';
import type { Client } from './cast';
import type { Random } from './random';
import { type ServiceName, services } from './services';

/** Months that the ledger covers: a little more than three years, so that a price can be older than three years. */
export const MONTHS = 38;

/** Payment terms of clients, in days. */
const TERMS = 30;

/** An invoice that has no number yet. */
export interface Billed {
  client: Client;
  monthsAgo: number;
  issued: number;
  invoice: Omit<InvoiceRecord, 'number'>;
  lines: InvoiceLineRecord[];
}

interface Of {
  /** Position in the cast, which is part of the ids of its documents. */
  place: number;
  lastMonth: number;
  currency: string;
}

/**
 * Returns the invoices of a client, oldest first: one a month for recurring work, and one for yearly work in the months when it
 * is due.
 */
export function billClient(random: Random, client: Client, { place, lastMonth, currency }: Of): Billed[] {
  const priceOf = pricesOf(random, client);
  const billingDay = random.pick([1, 12, 25, 25, 28]);
  const { from = MONTHS - 1, until = 0 } = client;
  const billed: Billed[] = [];
  for (let monthsAgo = from; monthsAgo >= until; monthsAgo--) {
    const month = lastMonth - monthsAgo;
    const taken = client.services.filter((service) => hasService(client, nameOf(service), monthsAgo));
    if (client.added && monthsAgo <= client.added[1]) taken.push(client.added[0]);
    const isDue = (service: string) => services[nameOf(service)].months?.includes(month % 12) ?? true;
    const due = taken.filter(isDue);
    if (taken.length > 2 && random.chance(0.07)) due.push(`consulting:${random.whole(2, 9)}`);
    const isYearly = (service: string) => services[nameOf(service)].months?.length === 1;
    for (const [part, day, ordered] of [
      ['m', billingDay, due.filter((service) => !isYearly(service))],
      ['y', random.whole(10, 24), due.filter(isYearly)],
    ] as const) {
      if (!ordered.length) continue;
      const issued = dayInMonth(month, day);
      const sourceId = `i-${place}-${month}-${part}`;
      const lines = ordered.map((service, at): InvoiceLineRecord => {
        const quantity = Number(service.split(':')[1] ?? 1);
        return {
          sourceId: `${at + 1}`,
          invoiceSourceId: sourceId,
          description: services[nameOf(service)].name,
          itemCode: null,
          accountCode: '4000',
          quantity: `${quantity}`,
          amount: quantity * priceOf(nameOf(service), monthsAgo),
          tax: 0,
        };
      });
      const total = lines.reduce((sum, { amount }) => sum + amount, 0);
      billed.push({
        client,
        monthsAgo,
        issued,
        lines,
        invoice: {
          sourceId,
          sourceUpdatedAt: new Date(issued * MILLISECONDS_PER_DAY),
          customerSourceId: customerId(place, client.isDouble && monthsAgo < 5 ? 2 : 1),
          reference: null,
          issuedOn: isoDayOf(issued),
          dueOn: isoDayOf(issued + TERMS),
          currency,
          currencyRate: '1',
          linesIncludeTax: false,
          subtotal: total,
          tax: 0,
          total,
        },
      });
    }
  }
  return billed;
}

export const customerId = (place: number, which = 1) => `c-${place}${which === 1 ? '' : `-${which}`}`;

const nameOf = (service: string) => service.split(':')[0] as ServiceName;

const hasService = ({ dropped }: Client, service: ServiceName, monthsAgo: number) =>
  !dropped || dropped[0] !== service || monthsAgo > dropped[1];

/** Returns a function from a service and a month to its price: the list price less the raises that came later. */
function pricesOf(random: Random, { raised, price = 1 }: Client) {
  const anniversary = random.whole(0, 11);
  const raises = [0, 1, 2, 3].map((years) => ({
    monthsAgo: (typeof raised === 'number' ? raised : anniversary) + 12 * years,
    share: 1.03 + random.whole(0, 3) / 100,
  }));
  const own = price * (0.96 + random.whole(0, 8) / 100);
  return (service: ServiceName, monthsAgo: number): number => {
    const later = raised === 'never' ? [] : raises.filter((raise) => raise.monthsAgo < monthsAgo);
    const exact = later.reduce((amount, { share }) => amount / share, services[service].price * own);
    const step = exact > 20_000 ? 500 : 25;
    return Math.round(exact / step) * step;
  };
}

import { randomOf } from '@services/ledger/sample/random';
import { instantOf, isoDay } from '@services/ledger/sample/settlement-records';
import { dayInMonth } from '@suite/values/month';
import { type Batch, newBatch } from './batch';
import type { BookSize } from './book-size';
import { LAST_MONTH } from './calendar';
import { supplierName } from './names';
import { tools } from './tools';

/** Streams of clients count up from 0, those of vendors down. */
const STREAM = -1;

/**
 * What the firm buys itself, a batch for each vendor: its tools, as bills, and suppliers, as payments
 * alone; a supplier for every 200 clients.
 */
export function* generatePurchases(size: BookSize): Generator<Batch> {
  const months = size.years * 12;
  for (const [place, tool] of tools.entries()) {
    const random = randomOf(size.seed, STREAM - place);
    const since = LAST_MONTH - (random.chance(0.3) ? random.whole(3, months) : months) + 1;
    // One tool in five was given up for another of its kind.
    const until = LAST_MONTH - (random.chance(0.2) ? random.whole(1, 20) : 0);
    const price = Math.round(tool.price * random.factor());
    const batch = newBatch();
    for (const [spelling, name] of tool.spellings.entries()) batch.vendors.push({ sourceId: `t-${place}-${spelling}`, name });
    for (let month = since; month <= until; month += tool.step) {
      const vendorSourceId = `t-${place}-${random.whole(0, tool.spellings.length - 1)}`;
      bill(batch, { sourceId: `b-${place}-${month}`, vendorSourceId, month, amount: price });
    }
    yield batch;
  }
  const suppliers = 15 + Math.floor(size.clients / 200);
  for (let place = 0; place < suppliers; place++) yield supplier(size, place, months);
}

function bill(
  batch: Batch,
  { sourceId, vendorSourceId, month, amount }: { sourceId: string; vendorSourceId: string; month: number; amount: number },
): void {
  const issued = dayInMonth(month, 3);
  batch.bills.push({
    sourceId,
    vendorSourceId,
    sourceUpdatedAt: instantOf(issued),
    number: `GEN-${sourceId}`,
    reference: null,
    issuedOn: isoDay(issued),
    dueOn: isoDay(issued + 14),
    currency: 'USD',
    currencyRate: '1',
    linesIncludeTax: false,
    subtotal: amount,
    tax: 0,
    total: amount,
  });
  batch['bill lines'].push({
    sourceId: '1',
    billSourceId: sourceId,
    description: 'Subscription',
    itemCode: null,
    accountCode: '463',
    quantity: '1',
    amount,
    tax: 0,
  });
}

const accounts = ['Rent', 'Office supplies', 'Professional fees', 'Travel', 'Insurance'] as const;

function supplier(size: BookSize, place: number, months: number): Batch {
  const random = randomOf(size.seed, STREAM - tools.length - place);
  const batch = newBatch();
  const sourceId = `s-${place}`;
  batch.vendors.push({ sourceId, name: supplierName(place) });
  const [account, step, typical] = [random.pick(accounts), random.pick([1, 3, 7, 12] as const), 40_000 * random.factor()];
  for (let month = LAST_MONTH - random.whole(0, months - 1); month <= LAST_MONTH; month += step) {
    batch['vendor payments'].push({
      sourceId: `${sourceId}-${month}`,
      vendorSourceId: sourceId,
      paidOn: isoDay(dayInMonth(month, random.whole(1, 28))),
      currency: 'USD',
      currencyRate: '1',
      amount: Math.round(typical * random.factor()),
      account,
      isDirect: null,
    });
  }
  return batch;
}

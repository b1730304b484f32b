/**
 * The book of an accounting firm that does not exist, made up to any size: whom it works for, what it billed them, how
 * they paid, and what it bought itself. The host's README says what its shape is.
 */
import type { CustomerRecord } from '@services/ledger/records/record-kinds';
import { type Batch, newBatch } from './batch';
import { billClient } from './bill-client';
import { type BookSize, checkSize } from './book-size';
import { habitsOf } from './client-habits';
import { generatePurchases } from './generate-purchases';
import { clientName } from './names';
import { plansOf } from './plan-client';
import { settleClient } from './settle-client';

/** A client in a hundred is in no ledger, and known by its name alone. */
const UNLINKED = 100;

export const isUnlinked = (place: number): boolean => place % UNLINKED === UNLINKED - 1;

/** A client that is in no ledger. */
export const unlinkedName = (place: number): string => clientName(place, 'firm');

/** @throws Failure when the size is none, or the clients cannot have so many invoices */
export function checkBook(size: BookSize): void {
  checkSize(size);
  plansOf(size);
}

/**
 * The ledger's records: vendor by vendor, then client by client, each whole, so that a reader need keep
 * but one. Exactly as many invoices as asked for.
 * @throws Failure when the size is none, or the clients cannot have so many invoices
 */
export function* generateBook(size: BookSize): Generator<Batch> {
  checkSize(size);
  yield* generatePurchases(size);
  yield* generateClients(size);
}

function* generateClients(size: BookSize): Generator<Batch> {
  const planOf = plansOf(size);
  let expected = 0;
  for (let place = 0; place < size.clients; place++) if (!isUnlinked(place)) expected += planOf(place).plan.expected;
  let sum = 0;
  let given = 0;
  for (let place = 0; place < size.clients; place++) {
    if (isUnlinked(place)) continue;
    const { plan, random } = planOf(place);
    sum += plan.expected;
    // The fractions go on to the next client, so that none is lost at the end.
    const upTo = Math.floor((sum / expected) * size.invoices);
    const count = upTo - given;
    given = upTo;
    const habits = habitsOf(random, plan);
    const batch = newBatch();
    const customers = customersOf(place, clientName(place, plan.kind), habits.fault === 'two customers');
    batch.customers.push(...customers);
    const billed = billClient(random, plan, habits, { place, count, customers: customers.map(({ sourceId }) => sourceId) });
    for (const { invoice, lines } of billed) {
      batch.invoices.push(invoice);
      batch['invoice lines'].push(...lines);
    }
    settleClient(random, billed, habits, batch);
    yield batch;
  }
}

const customersOf = (place: number, name: string, twice: boolean): CustomerRecord[] => {
  const one = { sourceId: `c-${place}`, name, email: `books-${place}@clients.example` };
  return twice ? [one, { ...one, sourceId: `c-${place}-2` }] : [one];
};

import { isoDayOf } from '@suite/values/day-number';
import { dayInMonth } from '@suite/values/month';
import type { Records } from '../records/record-kinds';
import { type Billed, billClient, customerId } from './bill-client';
import { lastMonthBefore } from './calendar';
import { cast } from './cast';
import { purchasesOf } from './purchases';
import { randomOf } from './random';
import { settleClient } from './settle-client';
import type { Settlement } from './settlement-records';

const SEED = 1973;

/** The random stream of the firm's purchases; those of clients count up from 0. */
const PURCHASES = -1;

const FIRST_NUMBER = 4001;

export interface SampleLedger {
  /** The ledger's date: the last day of the month before the requested moment. */
  asOf: string;
  records: { [Kind in keyof Records]: readonly Records[Kind][] };
}

/**
 * Returns the ledger of a made-up accounting firm over a little more than three years. It is the same throughout a month, and
 * each month moves the same stories on.
 * @param now milliseconds since 1970
 */
export function sampleLedger(now: number, currency: string): SampleLedger {
  const lastMonth = lastMonthBefore(now);
  const lastDay = dayInMonth(lastMonth + 1, 1) - 1;
  const settlement: Settlement = { payments: [], 'credit notes': [], applications: [] };
  const billed: Billed[] = [];
  for (const [place, client] of cast.entries()) {
    const random = randomOf(SEED, place);
    const invoices = billClient(random, client, { place, lastMonth, currency });
    settleClient(random, invoices, lastDay, settlement);
    billed.push(...invoices);
  }
  billed.sort((one, other) => one.issued - other.issued);
  return {
    asOf: isoDayOf(lastDay),
    records: {
      customers: cast.flatMap(({ name, isDouble }, place) =>
        (isDouble ? [1, 2] : [1]).map((which) => ({ sourceId: customerId(place, which), name, email: null })),
      ),
      invoices: billed.map(({ invoice }, index) => ({ ...invoice, number: `INV-${FIRST_NUMBER + index}` })),
      'invoice lines': billed.flatMap(({ lines }) => lines),
      ...settlement,
      ...purchasesOf(randomOf(SEED, PURCHASES), lastMonth, lastDay, currency),
    },
  };
}

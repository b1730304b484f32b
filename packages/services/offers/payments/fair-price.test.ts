import { demoPeople } from '@services/identity/demo/demo-people';
import { writeAccepted } from '@services/proposals/fixture-accepted';
import { lineOf } from '@services/proposals/fixture-proposals';
import { isFullRun } from '@suite/env/node';
import { onOneDatabase } from '@suite/host/test/databases';
import { demoPerson } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import type { Database } from '@suite/kernel/database/database';
import type { Line } from '@suite/pricing/line';
import { amendmentLines } from '@suite/pricing/take-over';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { and, eq, isNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { startBilling } from './billing/begin-billing';
import { endBillingOf } from './billing/end-billing';
import { makeDue } from './billing/make-due';
import { readBilling } from './firm/read-billing';
import { billings, payments } from './schema';

const START = Date.parse('2026-11-11T00:00:00Z');
const isoOf = (day: number) => new Date(day).toISOString().slice(0, 10);

/** A line in the test: by calendar month with a prorated first one, or by periods of some months from its start. */
interface Offered {
  id: string;
  price: number;
  taxRate: number;
  months: 0 | 1 | 3 | 12;
}

const recurring = { 0: 'monthly', 1: 'monthly', 3: 'quarterly', 12: 'yearly' } as const;

const lineFor = ({ id, price, taxRate, months }: Offered): Line =>
  lineOf({ id, name: `Service ${id.slice(0, 8)}`, price, taxRate, billing: recurring[months], isProrated: months === 0 });

/** Returns the period of a line that contains a day, using the calendar alone. */
function periodAt(start: number, day: number, months: Offered['months']): { from: number; next: number } {
  const monthStart = (at: number, count: number) => {
    const date = new Date(at);
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1);
  };
  if (months === 0) return { from: monthStart(day, 0), next: monthStart(day, 1) };
  const begins = (count: number) => {
    const first = monthStart(start, count * months);
    const last = new Date(monthStart(first, 1) - MILLISECONDS_PER_DAY).getUTCDate();
    return first + (Math.min(new Date(start).getUTCDate(), last) - 1) * MILLISECONDS_PER_DAY;
  };
  let count = 0;
  while (begins(count + 1) <= day) count++;
  return { from: begins(count), next: begins(count + 1) };
}

interface Version {
  acceptedAt: number;
  startsNextPeriod: boolean;
  lines: Offered[];
}

interface Accepted {
  id: string;
  lines: Line[];
  acceptedOn: string;
  billingDay: number;
}

type Pays = 'receive' | 'leave' | 'process';

interface Running extends Offered {
  version: number;
  start: number;
  /** The day after its last one. */
  before: number;
}

/** Returns when each line of each version runs, by the rules of amendments. */
function runningLines(versions: readonly Version[], before: number): Running[] {
  const all: Running[] = [];
  for (const [version, { acceptedAt, startsNextPeriod, lines }] of versions.entries()) {
    const earlier = all.filter((one) => one.before > acceptedAt);
    const boundary = (one: Running, goesOn = startsNextPeriod) => {
      if (!goesOn) return acceptedAt;
      if (one.start > acceptedAt) return one.start;
      return periodAt(one.start, acceptedAt, one.months).next;
    };
    // An amendment changes what is in force; a line that ended before is new in it.
    const added = lines.map((line) => {
      const one = all.find(({ id, version: of }) => id === line.id && of === version - 1);
      const isSame = one?.price === line.price && one.taxRate === line.taxRate && one.months === line.months;
      return { ...line, version, start: one ? boundary(one, startsNextPeriod || isSame) : acceptedAt, before };
    });
    for (const one of earlier) {
      const next = added.find(({ id }) => id === one.id);
      one.before = Math.min(one.before, next ? next.start : boundary(one));
    }
    all.push(...added);
  }
  return all;
}

/** Returns the cost of each day at the price in force, and how often an amount may have been rounded. */
function fairPrice(running: readonly Running[], before: number) {
  let cost = 0;
  const periods = new Set<string>();
  for (const line of running)
    for (let day = line.start; day < Math.min(line.before, before); day += MILLISECONDS_PER_DAY) {
      const { from, next } = periodAt(line.start, day, line.months);
      cost += ((line.price * (1 + line.taxRate / 100_000)) / (next - from)) * MILLISECONDS_PER_DAY;
      periods.add(`${line.id} ${line.start} ${from}`);
    }
  return { cost, roundings: 6 * periods.size };
}

/** Often equal, so that amendments leave some services unchanged. */
const price = fc.oneof(fc.integer({ min: 500, max: 90_000 }), fc.constantFrom(20_000, 30_000));
const offered = fc.record({
  which: fc.integer({ min: 0, max: 2 }),
  price,
  taxRate: fc.constantFrom(0, 8_875),
  months: fc.constantFrom<Offered['months'][]>(0, 1, 3, 12),
});
const lines = fc.uniqueArray(offered, { minLength: 1, maxLength: 3, selector: ({ which }) => which });
const step = fc.record({
  days: fc.integer({ min: 0, max: 45 }),
  startsNextPeriod: fc.boolean(),
  lines,
  /** What happens to payments that are due by then. */
  pays: fc.array(fc.constantFrom<Pays[]>('receive', 'leave', 'process'), { minLength: 3, maxLength: 3 }),
});

onOneDatabase('over any sequence of amendments', (kind) => {
  let platform: TestPlatform;
  let companyId: string;
  let ownerId: string;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    platform.time.now = START;
    const { claims } = await demoPerson(platform, demoPeople.olivia).signIn();
    [companyId, ownerId] = [claims.companyId ?? '', demoPeople.olivia.id];
  });
  afterAll(() => platform.close());

  let number = 1000;
  const billingOf = async (transaction: Database, proposalId: string) => {
    const [row] = await transaction.select().from(billings).where(eq(billings.proposalId, proposalId)).for('update');
    if (!row) throw new Error('nothing is billed');
    return row;
  };
  const inTransaction = <Result>(run: (transaction: Database) => Promise<Result>) => platform.database.transaction(run);

  /** Accepts a proposal or an amendment, in the same way as a signature. */
  async function accept(version: Version, earlier: readonly Accepted[]): Promise<Accepted> {
    const acceptedOn = isoOf(version.acceptedAt);
    const [root, previous] = [earlier[0], earlier.at(-1)];
    const offered = version.lines.map(lineFor);
    const { startsNextPeriod } = version;
    const lines = previous ? amendmentLines(offered, { ...previous, startsNextPeriod }, acceptedOn) : offered;
    const amends = previous && root ? { amendsId: previous.id, engagementId: root.id, startsNextPeriod } : {};
    number += 1;
    const of = { companyId, ownerId, number, clientId: null, client: 'Bayview Dental', acceptedOn, billingDay: 1 };
    const id = await writeAccepted(platform.database, { ...of, lines, ...amends });
    await inTransaction((transaction) => startBilling(transaction, id));
    return { id, lines, acceptedOn, billingDay: 1 };
  }
  async function makeAllDue(all: readonly Accepted[], today: number): Promise<void> {
    for (const { id } of all)
      await inTransaction(async (transaction) => makeDue(transaction, await billingOf(transaction, id), isoOf(today)));
  }
  async function pay(all: readonly Accepted[], pays: readonly Pays[], today: number): Promise<void> {
    for (const { id } of all)
      for (const [at, payment] of (await paymentsOf(id)).entries()) {
        const how = pays[at % pays.length];
        const received = { status: 'paid' as const, receivedOn: isoOf(today), paidOn: isoOf(today), collected: payment.amount };
        const change = how === 'receive' ? received : how === 'process' ? { status: 'processing' as const } : undefined;
        if (change && payment.status === 'due')
          await platform.database.update(payments).set(change).where(eq(payments.id, payment.id));
      }
  }
  const paymentsOf = (id: string) =>
    platform.database.select().from(payments).where(eq(payments.proposalId, id)).orderBy(payments.key);

  it('charges less credits equal the price in force on each day, and one billing is live', async () => {
    await fc.assert(
      fc.asyncProperty(lines, fc.array(step, { minLength: 1, maxLength: 4 }), async (first, steps) => {
        const ids = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
        const withIds = (all: typeof first): Offered[] => all.map(({ which, ...line }) => ({ ...line, id: ids[which] ?? '' }));
        let day = START;
        const versions: Version[] = [{ acceptedAt: day, startsNextPeriod: false, lines: withIds(first) }];
        const accepted = [await accept(versions[0] as Version, [])];
        for (const { days, startsNextPeriod, lines, pays } of steps) {
          await pay(accepted, pays, day);
          day += days * MILLISECONDS_PER_DAY;
          await makeAllDue(accepted, day);
          await pay(accepted, pays, day);
          const version = { acceptedAt: day, startsNextPeriod, lines: withIds(lines) };
          versions.push(version);
          accepted.push(await accept(version, accepted));
          const isLive = and(eq(billings.engagementId, accepted[0]?.id ?? ''), isNull(billings.endsOn));
          expect(await platform.database.$count(billings, isLive)).toBe(1);
        }
        // Until all lines have started.
        const last = day + 400 * MILLISECONDS_PER_DAY;
        await makeAllDue(accepted, day);
        const end = { endsOn: isoOf(last), isProrated: true, today: isoOf(day), at: new Date(day) };
        await inTransaction(async (transaction) => {
          await endBillingOf(transaction, await billingOf(transaction, accepted.at(-1)?.id ?? ''), end);
        });
        await makeAllDue(accepted, last + MILLISECONDS_PER_DAY);
        const isProcessing = and(eq(payments.companyId, companyId), eq(payments.status, 'processing'));
        await platform.database.update(payments).set({ status: 'paid', collected: sql`amount` }).where(isProcessing);
        let charged = 0;
        for (const { id } of accepted) {
          const billing = await inTransaction((transaction) => billingOf(transaction, id));
          const { planned, creditLeft, toRefund } = await readBilling(platform.database, billing, last + MILLISECONDS_PER_DAY);
          expect([planned, creditLeft]).toEqual([[], 0]);
          const open = (await paymentsOf(id)).filter(({ status }) => status !== 'cancelled');
          charged += open.reduce((sum, { amount }) => sum + amount, 0) - toRefund;
        }
        const before = last + MILLISECONDS_PER_DAY;
        const { cost, roundings } = fairPrice(runningLines(versions, before), before);
        expect(Math.abs(charged - cost)).toBeLessThanOrEqual(roundings);
      }),
      { numRuns: isFullRun() ? 100 : 12 },
    );
  }, 240_000);
});

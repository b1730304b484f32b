import { type DatabaseKind, onEachDatabase } from '@suite/host/test/databases';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { dayNumberOf } from '@suite/values/day-number';
import { addDays, addMonths, daysBetween } from '@suite/values/iso-day';
import { type MadeInvoice, type MadeLedger, newFirm, writeLedger } from './fixture-ledger';
import { metricsAsOf } from './metric-set';
import { findRises, readPriceRises } from './read-price-rises';
import { refreshMetrics } from './refresh-metrics';

const AS_OF = '2024-03-31';
const FIRST = '2021-01-10';

/** Numbers that look random and are the same in each run (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

interface Billed {
  client: string;
  day: string;
  units: number;
  price: number;
  /** Days from the due date to the payment. */
  late: number;
}

/** Twelve clients that are billed each month for one service; prices rise, fall and jump for a month, and some clients leave. */
function billedMonths(seed: number): Billed[] {
  const random = randomFrom(seed);
  const rows: Billed[] = [];
  for (let client = 0; client < 12; client++) {
    let price = 10_000 + 500 * random(10);
    const last = random(3) === 0 ? 12 + random(26) : 39;
    for (let month = 0; month < last; month++) {
      if (random(9) === 0) price = Math.round(price * ([1.005, 1.03, 1.1, 0.9, 1.25, 1.01][random(6)] ?? 1));
      const isOnce = random(20) === 0;
      if (random(25) === 0) continue;
      const late = random(30) - 5;
      rows.push({
        client: `Client ${client}`,
        day: addMonths(FIRST, month),
        units: 1 + random(3),
        price: isOnce ? price * 2 : price,
        late,
      });
    }
  }
  return rows;
}

function ledgerOf(rows: readonly Billed[]): MadeLedger {
  const customers = [...new Set(rows.map(({ client }) => client))];
  const invoices = rows.map(({ client, day, units, price }): MadeInvoice => {
    const issuedOn = dayNumberOf(day);
    const lines = [{ service: 'Books', quantity: units, amount: units * price }];
    return {
      customer: customers.indexOf(client),
      issuedOn,
      dueOn: issuedOn + 30,
      total: units * price,
      currency: 'USD',
      rate: '1',
      tax: 0,
      lines,
    };
  });
  const applications = rows.flatMap(({ day, units, price, late }, invoice) => {
    const on = dayNumberOf(day) + 30 + late;
    return on <= dayNumberOf(AS_OF) ? [{ invoice, credit: null, on, amount: units * price }] : [];
  });
  return { customers, invoices, credits: [], applications };
}

/** What the definition says, month by month over the bare rows, without the code that is tested. */
function expectedRises(rows: readonly Billed[]) {
  const found: object[] = [];
  for (const client of new Set(rows.map((row) => row.client))) {
    const own = rows.filter((row) => row.client === client);
    if (own.length < 3) continue;
    const dayOf = (at: number) => own[at]?.day ?? '';
    const gaps = own
      .slice(1)
      .map(({ day }, at) => daysBetween(dayOf(at), day))
      .sort((a, b) => a - b);
    const period = ((gaps[Math.floor((gaps.length - 1) / 2)] ?? 0) + (gaps[Math.ceil((gaps.length - 1) / 2)] ?? 0)) / 2;
    let inForce = own[0]?.price ?? 0;
    own.forEach(({ day, price }, at) => {
      const next = own[at + 1]?.price;
      if (next === undefined) return;
      const low = Math.min(price, next);
      const high = Math.max(price, next);
      if (high * 100 <= inForce * 99) inForce = high;
      if (low * 100 < inForce * 101) return;
      const [from, to] = [inForce, low];
      inForce = low;
      const end = addMonths(day, 12);
      const isOver = end <= AS_OF;
      const between = (first: string, before: string) => own.filter((row) => row.day >= first && row.day < before);
      const isKnown = isOver && addMonths(day, -12) >= FIRST;
      const [before, after] = [between(addMonths(day, -12), day), between(day, end)];
      const units = (part: readonly Billed[]) => part.reduce((sum, row) => sum + row.units, 0);
      const late = (part: readonly Billed[]) => {
        let [weighted, amounts] = [0, 0];
        for (const row of part) {
          const paidOn = addDays(row.day, 30 + row.late);
          const days = paidOn <= AS_OF ? row.late : daysBetween(addDays(row.day, 30), AS_OF);
          if (paidOn > AS_OF && days <= 0) continue;
          weighted += row.units * row.price * days;
          amounts += row.units * row.price;
        }
        return amounts ? weighted / amounts : undefined;
      };
      const lastDay = own.filter((row) => row.day <= end).at(-1)?.day ?? day;
      const [lateBefore, lateAfter] = [late(before), late(after)];
      found.push({
        on: dayNumberOf(day),
        from,
        to,
        stayed: isOver ? daysBetween(lastDay, end) <= 2 * period : undefined,
        volume: isKnown ? { before: units(before), after: units(after) } : undefined,
        daysLate:
          isKnown && lateBefore !== undefined && lateAfter !== undefined
            ? { before: expect.closeTo(lateBefore), after: expect.closeTo(lateAfter) }
            : undefined,
      });
    });
  }
  return found;
}

onEachDatabase('past increases of prices', (kind: DatabaseKind) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
  });
  afterAll(() => platform.close());

  it.each([1, 2, 3])('and what followed are those that a count over the rows finds (ledger %d)', async (seed) => {
    const rows = billedMonths(seed);
    const firm = await newFirm(platform.database);
    await writeLedger(firm, ledgerOf(rows));
    await platform.database.transaction((transaction) => refreshMetrics(transaction, firm.companyId, AS_OF));
    const set = await metricsAsOf(platform.database, firm.companyId);
    const expected = expectedRises(rows);
    expect(expected.length).toBeGreaterThan(20);
    const found = (await findRises(platform.database, set)).map(({ clientId: _, service, currency, ...rise }) => {
      expect([service, currency]).toEqual(['Books', 'USD']);
      return rise;
    });
    expect(found).toHaveLength(expected.length);
    expect(found).toEqual(expect.arrayContaining(expected));
    const { all, services } = await readPriceRises(platform.database, set);
    expect(services).toEqual([{ service: 'Books', ...all }]);
    const known = expected.filter((rise) => (rise as { stayed?: boolean }).stayed !== undefined);
    expect(all).toMatchObject({ rises: expected.length, stayed: { cases: known.length } });
  });
});

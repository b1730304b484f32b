import { createLogger } from '@suite/env/logger';
import { freshDatabase, onEachDatabase } from '@suite/host/test/databases';
import { type OpenDatabase, openDatabase } from '@suite/kernel/database/database';
import { type DayNumber, isoDayOf } from '@suite/values/day-number';
import { LAST_DAY, type MadeLedger, newFirm, writeLedger } from './fixture-ledger';
import { metricsAsOf } from './metric-set';
import { findClients } from './read-clients';
import { refreshMetrics } from './refresh-metrics';
import { segmentChanges } from './segment-moves';

const monthly = [30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330, 360];

/** Creates invoices for the given days, each with the same amount. */
const invoices = (customer: number, days: readonly DayNumber[], total: number) =>
  days.map((issuedOn) => ({ currency: 'USD', rate: '1', customer, issuedOn, dueOn: issuedOn + 30, total, lines: [] }));

onEachDatabase('segment movement', (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    const { dataFolder, databaseUrl: url } = await freshDatabase(kind);
    opened = await openDatabase({ dataFolder, url, logger: createLogger('error') });
  });
  afterAll(() => opened.close());

  it('counts clients that moved up and down, joined and left, with their revenue, and lists them', async () => {
    const firm = await newFirm(opened.database);
    const [now, before] = [LAST_DAY, LAST_DAY - 365];
    const days = (from: DayNumber) => monthly.map((back) => from - back);
    const made: MadeLedger = {
      customers: ['Steady', 'Late', 'Gone', 'New', 'Later'],
      invoices: [
        ...invoices(0, [...days(now), ...days(before)], 100_00),
        // Pays last year's invoices after 90 days, and this year's on time.
        ...invoices(1, [...days(now), ...days(before)], 50_00),
        ...invoices(2, days(before), 20_00),
        ...invoices(3, days(now).slice(0, 8), 10_00),
        // Known to the firm, but first invoiced after the as-of date.
        ...invoices(4, [now + 10], 10_00),
      ],
      credits: [],
      applications: [],
    };
    const paid: MadeLedger = {
      ...made,
      applications: made.invoices.map(({ issuedOn, customer, total }, index) => ({
        invoice: index,
        credit: null,
        amount: total,
        on: issuedOn + (customer === 1 && issuedOn < before ? 90 : 10),
      })),
    };
    await writeLedger(firm, paid);
    await refreshMetrics(firm.database, firm.companyId, isoDayOf(now));
    const set = await metricsAsOf(firm.database, firm.companyId);
    const earlier = await metricsAsOf(firm.database, firm.companyId, isoDayOf(before));
    const page = { find: '', sort: 'name', order: 'ascending', offset: 0, limit: 30 } as const;
    const found = async (query: Partial<Parameters<typeof findClients>[2]>) =>
      (await findClients(firm.database, set.id, { ...page, ...query }, earlier.id)).clients.map(
        ({ name, badgeBefore, badge }) => [name, badgeBefore, badge],
      );
    expect(await found({})).toEqual([
      ['Gone', 'promising', 'hibernating'],
      ['Late', 'late-payer', 'good'],
      ['Later', null, 'limited-data'],
      ['New', null, 'promising'],
      ['Steady', 'champion', 'champion'],
    ]);
    const changes = await segmentChanges(firm.database, set.id, earlier.id);
    expect(changes.toSorted((one, other) => one.move.localeCompare(other.move))).toEqual([
      { from: null, to: 'promising', move: 'came', clients: 1, revenue: 8 * 10_00, revenueBefore: 0 },
      { from: 'promising', to: 'hibernating', move: 'left', clients: 1, revenue: 0, revenueBefore: 12 * 20_00 },
      { from: 'late-payer', to: 'good', move: 'up', clients: 1, revenue: 12 * 50_00, revenueBefore: 12 * 50_00 },
    ]);
    expect(await found({ move: 'up' })).toEqual([['Late', 'late-payer', 'good']]);
    expect(await found({ move: 'left' })).toEqual([['Gone', 'promising', 'hibernating']]);
    expect(await found({ move: 'down' })).toEqual([]);
    expect(await found({ from: 'none' })).toEqual([['New', null, 'promising']]);
    expect(await found({ from: 'promising', badge: 'hibernating' })).toEqual([['Gone', 'promising', 'hibernating']]);
  });
});

import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { setFirmTimeZone } from '@services/identity/ports';
import { ConnectionType } from '@services/ledger/contract/firms';
import { onOneDatabase } from '@suite/host/test/databases';
import { addPerson, demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { apiOrigin } from '@suite/zones/addresses';
import { sql } from 'drizzle-orm';
import { nextQuarter } from './jobs/quarter';
import { readValuation } from './valuation/read-valuation';
import { defaultSettings, ownSubject } from './valuation/subject';

const path = '/rightexit/v1';
const own = `${path}/subjects/own`;
const hasPdfText = spawnSync('pdftotext', ['-v']).error === undefined;

test('a quarter starts on the first of January, April, July and October', () => {
  expect(['2026-01-01', '2026-03-31', '2026-11-25', '2026-12-31'].map(nextQuarter)).toEqual([
    '2026-04-01',
    '2026-04-01',
    '2027-01-01',
    '2027-01-01',
  ]);
});

onOneDatabase('exit planning', (kind) => {
  let platform: TestPlatform;
  let noah: Person;
  let olivia: Person;
  let member: Person;

  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    noah = await demoPerson(platform, demoPeople.noah).signIn();
    olivia = await demoPerson(platform, demoPeople.olivia).signIn();
    member = await (await addPerson(platform, { companyId: demoCompanies.brightfield.id, firstName: 'Mel' })).signIn();
  });
  afterAll(() => platform.close());

  const put = (address: string, body: object, by = noah) => by.send(address, { method: 'PUT', body });
  const read = async (address = own, by = noah) => (await by.send(`${address}/valuation`)).body;
  const texts = ({ valuation }: { valuation: { notices: { text: string }[] } }) =>
    valuation.notices.map(({ text }) => text).join('\n');
  const lastYear = () => new Date(platform.time.now).getUTCFullYear() - 1;
  const year = (back: number, figures: object, adjustments: object[] = []) => ({ year: lastYear() - back, figures, adjustments });

  async function enter(years: object[], { address = own, by = noah, currency = 'USD' } = {}) {
    const { version } = await read(address, by);
    return put(`${address}/figures`, { version, currency, years }, by);
  }

  const row = (measure: string, low: number, mid: number, high: number, more = {}) => ({
    measure,
    from: 0,
    to: null,
    currency: 'USD',
    low,
    mid,
    high,
    source: 'Survey of practices',
    on: '2026-01-02',
    ...more,
  });

  async function multiples(rows: object[], by = noah) {
    const { version } = (await by.send(`${path}/multiples`)).body.firm;
    return put(`${path}/multiples`, { rows, version }, by);
  }

  it.each([
    ['the evening in New York', 'America/New_York', '2027-03-02T01:30:00Z', '2027-03-01'],
    ['the night in Sydney', 'Australia/Sydney', '2027-03-01T14:00:00Z', '2027-03-02'],
  ])("is valued on the firm's calendar day: %s", async (_, timeZone, moment, today) => {
    await setFirmTimeZone(platform.database, demoCompanies.brightfield.id, timeZone);
    const subject = await ownSubject(platform.database, demoCompanies.brightfield.id);
    expect((await readValuation(platform.database, subject, Date.parse(moment))).result.on).toBe(today);
  });

  it('names what is missing without a ledger, figures and multiples', async () => {
    const { valuation, version } = await read();
    expect([version, valuation.conclusion, valuation.currency]).toEqual([0, null, 'USD']);
    expect(texts({ valuation })).toContain('No ledger is connected');
    for (const { missing } of valuation.methods) expect(missing).toBeTruthy();
    expect((await noah.send(`${own}/versions`, { body: { note: '' } })).status).toBe(400);
  });

  it('values a single year only by excess earnings, with a warning that one year is not much', async () => {
    expect((await enter([year(0, { revenue: 30_000_000, profit: 3_000_000, fixedAssets: 10_000_000 })])).status).toBe(200);
    const { valuation } = await read();
    const excess = valuation.methods.find(({ method }: { method: string }) => method === 'excess');
    // No owner pay and no market pay entered: 8 % of $100,000, then $22,000 ÷ 15 %.
    expect(excess.value).toMatchObject({ low: 20_000_000, high: 24_666_667 });
    expect(excess.weight).toBe(1);
    expect(texts({ valuation })).toContain('Only one year counts');
    expect(texts({ valuation })).toContain('The owners took no pay');
  });

  it('averages tangible assets over the years with more than receivables', async () => {
    await enter([
      year(1, { revenue: 28_000_000, profit: 2_900_000, receivables: 4_000_000 }),
      year(0, { revenue: 30_000_000, profit: 3_000_000, fixedAssets: 10_000_000 }),
    ]);
    const { valuation } = await read();
    expect(valuation.years.map(({ tangible }: { tangible: number | null }) => tangible).filter(Boolean)).toEqual([10_000_000]);
    expect(valuation.means.tangible).toBe(10_000_000);
  });

  it('shows no earnings while owner pay is entered but no owner works in the business', async () => {
    await enter([year(0, { revenue: 30_000_000, profit: 3_000_000, ownerPay: 12_000_000, fixedAssets: 10_000_000 })]);
    const before = await read();
    const { settings } = before.valuation;
    expect((await put(`${own}/settings`, { version: before.version, settings: { ...settings, owners: 0 } })).status).toBe(200);
    const { valuation } = await read();
    const missing = valuation.methods.map(({ missing }: { missing: string | null }) => missing ?? '');
    expect(missing.filter((text: string) => text.startsWith("Owners' pay was entered, but no owner works"))).toHaveLength(3);
    expect(valuation.means).toMatchObject({ sde: null, ebitda: null, earnings: null });
    await put(`${own}/settings`, { version: (await read()).version, settings });
    await enter([year(0, { revenue: 30_000_000, profit: 3_000_000, fixedAssets: 10_000_000 })]);
  });

  it('records who entered each number and when, and preserves that for unchanged numbers', async () => {
    const { valuation } = await read();
    const { revenue } = valuation.years.at(-1).figures;
    expect(revenue.source).toMatchObject({ kind: 'entered', by: 'Noah Bright' });
    platform.time.now += MILLISECONDS_PER_DAY;
    for (const person of [noah, olivia, member]) await person.signIn();
    await enter([year(0, { revenue: 30_000_000, profit: 3_100_000 })]);
    const after = (await read()).valuation.years.at(-1).figures;
    expect(after.revenue).toEqual(revenue);
    expect(after.profit.source.on).not.toBe(revenue.source.on);
    // Values that were not sent stay unchanged.
    expect(after.fixedAssets.amount).toBe(10_000_000);
  });

  it('refuses multiples of 0, multiples in the wrong order, and overlapping ranges, and names them', async () => {
    const zero = await multiples([row('revenue', 0, 1, 2)]);
    expect([zero.status, zero.body.message]).toEqual([400, 'Row 1: a multiple has to be above 0.']);
    expect((await multiples([row('sde', 3, 2, 4)])).body.message).toContain('smallest');
    const overlap = await multiples([
      row('revenue', 0.8, 0.9, 1, { to: 50_000_000 }),
      row('revenue', 0.9, 1, 1.1, { from: 49_999_900 }),
    ]);
    expect([overlap.status, overlap.body.message]).toEqual([
      400,
      'Rows 1 and 2 overlap: both are for revenue of $499,999.00. Change the range of one of them.',
    ]);
    expect((await multiples([row('revenue', 1, 1.1, 1.2, { to: 0 })])).status).toBe(400);
    expect((await multiples([row('revenue', 1, 1.1, 1.2, { on: '2026-02-30' })])).status).toBe(400);
    expect((await multiples([row('revenue', 0.9, 1.1, 1.3, { currency: 'EUR' })])).status).toBe(200);
    const { valuation } = await read();
    expect(valuation.methods[0].missing).toContain('in EUR only, and the figures are in USD');
  });

  it('uses all four methods, with the source of each multiple, and weights that add up to 1', async () => {
    await multiples([
      row('revenue', 0.9, 1.1, 1.3),
      row('sde', 1.8, 2.2, 2.6),
      row('ebitda', 3, 4, 5, { to: 500_000_000 }),
      row('ebitda', 5, 6, 7, { from: 500_000_000 }),
    ]);
    const years = [0, 1, 2].map((back) =>
      year(back, {
        revenue: 30_000_000 - back * 1_000_000,
        profit: 3_000_000,
        ownerPay: 12_000_000,
        cash: 2_000_000,
        debt: 500_000,
      }),
    );
    await enter(years);
    const { version } = await read();
    const settings = { ...defaultSettings(), marketPay: 10_000_000, marketPaySource: 'Survey' };
    expect((await put(`${own}/settings`, { version, settings })).status).toBe(200);
    const { valuation } = await read();
    const of = (method: string) => valuation.methods.find((one: { method: string }) => one.method === method);
    expect(of('revenue').value).toEqual({ low: 27_000_000, mid: 33_000_000, high: 39_000_000 });
    expect([of('sde').amount, of('ebitda').amount]).toEqual([15_000_000, 5_000_000]);
    expect(of('ebitda').source).toEqual({ kind: 'table', source: 'Survey of practices', on: '2026-01-02', owner: 'firm' });
    expect(valuation.methods.reduce((sum: number, { weight }: { weight: number }) => sum + weight, 0)).toBeCloseTo(1, 12);
    expect(valuation.conclusion.range.low).toBeLessThanOrEqual(valuation.conclusion.weighted.low);
    expect(valuation.toOwners.mid).toBe(valuation.conclusion.range.mid + 1_500_000);
    expect(valuation.sensitivity[0].lever).toBeTruthy();
  });

  it("names who changed the table of multiples, on the firm's calendar day", async () => {
    const at = new Date('2027-03-01T14:00:00Z');
    await platform.pool.query('update rightexit.multiples set changed_at = $2 where owner = $1', [noah.claims.companyId, at]);
    // The morning of March 2 in Sydney, where the firm is.
    expect((await noah.send(`${path}/multiples`)).body.firm.changed).toEqual({ by: 'Noah Bright', on: '2027-03-02' });
  });

  it('refuses weights that do not add up, and rates in the wrong order', async () => {
    const { version, valuation } = await read();
    const { settings } = valuation;
    const short = { ...settings, weights: { revenue: 2500, sde: 2500, ebitda: 2500, excess: 0 } };
    expect((await put(`${own}/settings`, { version, settings: short })).body.message).toContain('add up to 100%');
    const wrong = { ...settings, rates: { ...settings.rates, low: settings.rates.high, high: settings.rates.low } };
    expect((await put(`${own}/settings`, { version, settings: wrong })).status).toBe(400);
  });

  it('saves a version permanently and prints it', async () => {
    const saved = await noah.send(`${own}/versions`, { body: { note: 'Before the summer' } });
    expect(saved.status).toBe(201);
    await enter([year(0, { profit: 9_000_000 })]);
    const { versions } = (await noah.send(`${own}/versions`)).body;
    expect(versions).toHaveLength(1);
    expect(versions[0].weighted).toEqual(saved.body.weighted);
    expect((await read()).valuation.conclusion.weighted.mid).toBeGreaterThan(saved.body.weighted.mid);
    const report = await noah.browser.send(`${own}/versions/1/report`, { token: noah.tokens.access_token });
    expect(report.headers.get('Content-Type')).toBe('application/pdf');
    if (!hasPdfText) return;
    const file = join(platform.dataFolder, 'report.pdf');
    writeFileSync(file, Buffer.from(await report.arrayBuffer()));
    const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
    for (const part of [
      'It is no appraisal',
      'Survey of practices',
      'Rev. Rul. 68-609',
      'Before the summer',
      'Noah Bright',
      'Attractiveness and readiness',
    ])
      expect(text).toContain(part);
  });

  it('reports years with losses and negative equity, and never returns a value below zero', async () => {
    const years = [0, 1, 2].map((back) =>
      year(back, { revenue: 20_000_000, profit: -5_000_000, ownerPay: 0, fixedAssets: 0, payables: 3_000_000, debt: 9_000_000 }),
    );
    await enter(years);
    const shown = await read();
    expect(texts(shown)).toContain('3 of 3 years have a loss');
    expect(texts(shown)).toContain('Equity is negative');
    const of = (method: string) => shown.valuation.methods.find((one: { method: string }) => one.method === method);
    expect(of('sde').value).toEqual({ low: 0, mid: 0, high: 0 });
    expect(of('excess').value.low).toBe(0);
    expect(shown.valuation.conclusion.range.low).toBe(0);
  });

  it('does not overwrite concurrent changes of figures and answers', async () => {
    const { version } = await read();
    const body = { version, currency: 'USD', years: [year(0, { profit: 1_000_000 })] };
    const saved = await Promise.all([put(`${own}/figures`, body), put(`${own}/figures`, body)]);
    expect(saved.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { revision } = (await noah.send(`${own}/readiness`)).body;
    const answers = await Promise.all([3, 1].map((plan) => put(`${own}/answers`, { revision, answers: { plan, team: plan } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('changed_meanwhile');
    const shown = (await noah.send(`${own}/readiness`)).body;
    expect(shown.revision).toBe(revision + 1);
    const plan = shown.drivers.find(({ key }: { key: string }) => key === 'plan');
    expect(plan).toMatchObject({ how: 'answered', from: expect.stringContaining('Noah Bright') });
  });

  it('hides the firm itself from members, but lets them value clients with figures of their own', async () => {
    expect((await member.send(`${own}/valuation`)).status).toBe(403);
    const made = await member.send(`${path}/subjects`, { body: { name: 'Alder Bakery', clientId: null, currency: 'EUR' } });
    expect(made.status).toBe(201);
    expect(
      (await member.send(`${path}/subjects`, { body: { name: 'Alder Bakery', clientId: null, currency: 'EUR' } })).status,
    ).toBe(409);
    const address = `${path}/subjects/${made.body.id}`;
    expect((await enter([year(0, { revenue: 100, profit: 10 })], { address, by: member, currency: 'EUR' })).status).toBe(200);
    const { valuation } = await read(address, member);
    expect([valuation.subject, valuation.currency, valuation.ledger]).toEqual(['Alder Bakery', 'EUR', null]);
    expect((await member.send(`${address}/scores`, { method: 'POST' })).status).toBe(200);
    expect((await olivia.send(`${address}/valuation`)).status).toBe(404);
    // In another currency, everything must be entered again.
    await enter([year(0, { revenue: 500 })], { address, by: member, currency: 'GBP' });
    const changed = (await read(address, member)).valuation;
    expect([changed.currency, changed.years.at(-1).figures.profit]).toEqual(['GBP', undefined]);
    expect((await member.send(address, { method: 'DELETE' })).status).toBe(204);
    expect((await member.send(`${address}/valuation`)).status).toBe(404);
  });

  it('names who answered last, on which day of the firm', async () => {
    const made = await member.send(`${path}/subjects`, { body: { name: 'Birch Motors', clientId: null, currency: 'USD' } });
    const address = `${path}/subjects/${made.body.id}`;
    const answer = async (by: Person, answers: object) => {
      const { revision } = (await by.send(`${address}/readiness`)).body;
      expect((await put(`${address}/answers`, { revision, answers }, by)).status).toBe(200);
      return (await by.send(`${address}/readiness`)).body.answered;
    };
    const dayOf = (moment: number) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(moment);
    expect(await answer(noah, { plan: 4 })).toEqual({ by: 'Noah Bright', on: dayOf(platform.time.now) });
    platform.time.now += MILLISECONDS_PER_DAY;
    for (const person of [noah, olivia, member]) await person.signIn();
    const last = { by: 'Mel Doe', on: dayOf(platform.time.now) };
    expect(await answer(member, { team: 2 })).toEqual(last);
    const { answered, nextOn } = (await member.send(`${address}/readiness`)).body;
    // Only the firm itself is scored each quarter.
    expect([answered, nextOn]).toEqual([last, null]);
    expect((await noah.send(`${own}/readiness`)).body.nextOn).toBe(nextQuarter(last.on));
    expect((await member.send(address, { method: 'DELETE' })).status).toBe(204);
  });

  it('calculates the five Ds and the terms of a deal', async () => {
    await enter(
      [0, 1].map((back) => year(back, { revenue: 30_000_000, profit: 6_000_000, ownerPay: 10_000_000, payables: 0, debt: 0 })),
    );
    const { version } = (await noah.send(`${own}/scenarios`)).body;
    const scenario = { d: 'death', revenue: -0.3, multiples: -0.2, note: 'Insured' };
    expect((await put(`${own}/scenarios`, { version, scenario })).status).toBe(200);
    expect((await put(`${own}/scenarios`, { version, scenario })).status).toBe(409);
    const deal = { price: 10_000_000, upfront: 0.5, years: 2, retention: 0.9, discount: 0 };
    await put(`${own}/deal`, { version: version + 1, deal });
    const shown = (await noah.send(`${own}/scenarios`)).body;
    const death = shown.scenarios.find(({ d }: { d: string }) => d === 'death');
    expect(death.value.mid).toBeLessThan(shown.today.mid);
    expect(shown.terms).toMatchObject({ price: 10_000_000, expected: 9_275_000 });
  });

  it("uses the operator's table if the firm has none, and lets only operators change it", async () => {
    expect((await put(`${path}/operator-multiples`, { rows: [], version: 0 })).status).toBe(403);
    const rows = [row('revenue', 0.7, 0.8, 0.9, { source: 'Of the operator' })];
    expect((await put(`${path}/operator-multiples`, { rows, version: 0 }, olivia)).status).toBe(200);
    const { valuation } = await read(own, olivia);
    expect(valuation.methods[0].source).toMatchObject({ owner: 'operator', source: 'Of the operator' });
    expect((await read()).valuation.methods[0].source).toMatchObject({ owner: 'firm' });
  });

  describe('with a ledger', () => {
    it('takes revenue and receivables from it as of its day, and measures drivers', async () => {
      const { valuation } = await read(own, olivia);
      const of2025 = valuation.years.find(({ year: one }: { year: number }) => one === 2025);
      expect(of2025.figures.revenue.source).toEqual({ kind: 'ledger', asOf: '2026-01-01' });
      expect(valuation.revenue.source).toEqual({ kind: 'ledger', asOf: '2026-01-01' });
      const { drivers } = (await olivia.send(`${own}/readiness`)).body;
      const of = (key: string) => drivers.find((one: { key: string }) => one.key === key);
      for (const key of ['dso', 'concentration', 'recurring', 'security-plan', 'processes'])
        expect([key, of(key).how]).toEqual([key, 'measured']);
      // The ledger covers only one year, which does not show who stayed.
      expect(of('retention').how).toBe('unknown');
      expect(of('concentration').impact.text).toContain('If the largest client leaves');
    });

    it("refuses figures in a currency other than the ledger's", async () => {
      const { version } = await read(own, olivia);
      const answer = await put(`${own}/figures`, { version, currency: 'EUR', years: [] }, olivia);
      expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining('The ledger is in USD')]);
    });

    it('marks data of an old ledger', async () => {
      platform.time.now = Math.max(platform.time.now, Date.parse('2026-06-01T12:00:00Z'));
      await olivia.signIn();
      const shown = await read(own, olivia);
      expect(shown.valuation.ledger.isStale).toBe(true);
      expect(texts(shown)).toContain('The ledger is');
      const { drivers } = (await olivia.send(`${own}/readiness`)).body;
      expect(drivers.find(({ key }: { key: string }) => key === 'dso').isStale).toBe(true);
    });
  });

  describe('after a price increase', () => {
    const monthsBefore = (months: number) => {
      const now = new Date(platform.time.now);
      return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 10);
    };
    const months = Array.from({ length: 36 }, (_, at) => 36 - at);
    const clients = ['Alder Dental', 'Birch Bakery', 'Cypress Cafe', 'Dune Motors', 'Elm Legal', 'Fir Farm'];
    /** Every client pays the same for 36 months, plus `raised` in the last months. */
    const ledger = (raised: number, last: number) =>
      [
        'Invoice no,Client,Invoice date,Due date,Paid on,Service,Quantity,Amount (USD)',
        ...clients.flatMap((name, place) =>
          months.map((back) => {
            const on = monthsBefore(back);
            const amount = back <= last ? 100 + raised : 100;
            return `N-${place}-${on},${name},${on},${on},${on},Bookkeeping,1,${amount.toFixed(2)}`;
          }),
        ),
      ].join('\n');

    async function importList(content: string) {
      const address = `${apiOrigin(noah.browser.deployment)}/insights/uploads?fileName=sales.csv`;
      const headers = { Authorization: `Bearer ${noah.tokens.access_token}` };
      const sent = await (await platform.fetch(new Request(address, { method: 'POST', headers, body: content }))).json();
      await platform.settled();
      const { guess } = (await noah.send(`/insights/uploads/${sent.data.id}`)).body.data;
      type Column = { field: string | null; dateOrders: string[]; decimalMarks: string[] };
      const columns = guess.columns.map(({ field, dateOrders: [dateOrder], decimalMarks: [decimalMark] }: Column) => ({
        field,
        ...(dateOrder && { dateOrder }),
        ...(decimalMark && { decimalMark }),
      }));
      const asOf = new Date(platform.time.now).toISOString().slice(0, 10);
      const body = { kind: guess.kind, columns, asOf, currency: 'USD', paymentTermsDays: 30 };
      expect((await noah.send(`/insights/uploads/${sent.data.id}/import`, { body })).status).toBe(202);
      await platform.settled();
    }
    const driver = async (key: string) =>
      (await noah.send(`${own}/readiness`)).body.drivers.find((one: { key: string }) => one.key === key);

    it('a weak driver becomes a task that is completed when the driver improves, and value and score explain why', async () => {
      await noah.signIn();
      await importList(ledger(0, 0));
      expect(await driver('stale-prices')).toMatchObject({ how: 'measured', points: 0, value: '100%' });
      const before = await read();
      await noah.send(`${own}/scores`, { method: 'POST' });
      const { suggestions } = (await noah.send('/firm-improvement/v1/suggestions')).body;
      const suggested = suggestions.find((one: { driver: string }) => one.driver === 'stale-prices');
      expect(suggested).toMatchObject({ source: 'pricing', points: 0, title: 'Raise stale prices' });
      const task = {
        title: suggested.title,
        why: suggested.why,
        ownerId: noah.id,
        dueOn: '2027-01-31',
        driver: 'stale-prices',
        target: 80,
      };
      expect((await noah.send('/firm-improvement/v1/tasks', { body: task })).status).toBe(201);
      expect((await noah.send('/firm-improvement/v1/tasks', { body: task })).status).toBe(409);
      const mine = async () => (await noah.send('/firm-improvement/platform/user')).body;
      expect((await mine()).items).toMatchObject([{ title: 'Raise stale prices', measure: { start: 0, target: 80 } }]);

      await importList(ledger(20, 4));
      await platform.settled();
      expect(await driver('stale-prices')).toMatchObject({ points: 100, value: '0%' });
      expect((await mine()).items).toEqual([]);
      const [done] = (await noah.send('/firm-improvement/v1/tasks')).body.tasks;
      expect(done).toMatchObject({ state: 'done', doneBecause: 'Stale prices: 100% → 0% (0 → 100 points)' });
      const after = await read();
      expect(after.valuation.conclusion.weighted.mid).toBeGreaterThan(before.valuation.conclusion.weighted.mid);
      const { trend } = (await noah.send(`${own}/readiness`)).body;
      expect(trend.at(-1)).toMatchObject({ cause: 'ledger' });
      expect(trend.at(-1).reasons).toEqual(
        expect.arrayContaining([expect.stringMatching(/^Value up from/), 'Stale prices: 100% → 0%']),
      );
    });

    it('the firm is scored again when an import is undone', async () => {
      const { trend } = (await noah.send(`${own}/readiness`)).body;
      const [{ id }] = (await noah.send('/insights/imports?limit=1')).body.runs;
      expect((await noah.send(`/insights/imports/${id}/undo`, { method: 'POST' })).status).toBe(200);
      await platform.settled();
      const after = (await noah.send(`${own}/readiness`)).body;
      expect(after.trend).toHaveLength(trend.length + 1);
      expect(after.trend.at(-1)).toMatchObject({ cause: 'ledger' });
      expect(await driver('stale-prices')).toMatchObject({ points: 0, value: '100%' });
      expect(after.trend.at(-1).reasons).toContain('Stale prices: 0% → 100%');
    });

    it('the firm is scored again on the first day of a quarter', async () => {
      const scored = async () =>
        (await noah.send(`${own}/readiness`)).body.trend.filter((one: { cause: string }) => one.cause === 'quarter');
      expect(await scored()).toEqual([]);
      platform.time.now = Date.parse(`${nextQuarter(new Date(platform.time.now).toISOString().slice(0, 10))}T06:00:00Z`);
      await platform.settled();
      await noah.signIn();
      expect(await scored()).toHaveLength(1);
    });
  });

  it("reports drivers whose source is old or can't be read", async () => {
    const { companyId } = noah.claims;
    const concentration = async () =>
      (await noah.send(`${own}/readiness`)).body.drivers.find((one: { key: string }) => one.key === 'concentration');
    platform.time.now += 60 * MILLISECONDS_PER_DAY;
    await noah.signIn();
    expect(await concentration()).toMatchObject({ isStale: true });
    expect(texts(await read())).toContain('days old');
    await platform.database.execute(
      sql`insert into ledger.connections (company_id, connection_type, status) values (${companyId}, ${ConnectionType.xero}, 0)`,
    );
    await platform.database.execute(sql`
      insert into ledger.provider_connections (company_id, connection_type, state, account, settings, failure)
      values (${companyId}, ${ConnectionType.xero}, 'refused', 'Books', '{}', 'Xero asks you to sign in again.')`);
    expect(await concentration()).toMatchObject({ isStale: true, from: expect.stringMatching(/; Xero cannot be read now$/) });
    expect(texts(await read())).toContain('Xero cannot be read now, so the ledger stays as of');
    await platform.database.execute(sql`delete from ledger.provider_connections where company_id = ${companyId}`);
  });

  it('names a client that accounts for most of the revenue', async () => {
    const { companyId } = noah.claims;
    await platform.pool.query(
      `update insights.metric_clients set revenue = case when client_id = (select min(client_id::text)::uuid from insights.metric_clients where set_id = s.id) then 90000 else 2000 end
       from insights.metric_sets s where s.id = set_id and s.company_id = $1 and s.is_present`,
      [companyId],
    );
    expect(texts(await read())).toContain('One client brings 90% of the revenue');
    expect(
      (await noah.send(`${own}/readiness`)).body.drivers.find((one: { key: string }) => one.key === 'concentration').points,
    ).toBe(0);
  });
});

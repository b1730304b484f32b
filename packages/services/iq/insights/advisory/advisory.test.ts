import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { setFirmTimeZone } from '@services/identity/ports';
import { type DatabaseKind, onOneDatabase } from '@suite/host/test/databases';
import { addPerson, demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { addDays } from '@suite/values/iso-day';
import type { ClientRow } from '../contract/clients';
import type { Metric } from '../contract/metric-schemas';
import { type AdviceSettings, adviceRules, type ToDo, type ToDoChange, type ToDoState } from '../contract/to-dos';
import { refreshMetrics } from '../metrics/refresh-metrics';
import { ruleTitles } from '../wording/advice-rules';

const { olivia, noah } = demoPeople;
const { harborlineAccounting } = demoCompanies;
const path = '/insights/advisory/to-dos';

onOneDatabase('client advisory', (kind: DatabaseKind) => {
  let platform: TestPlatform;
  let person: Person;
  beforeEach(async () => {
    platform = await openTestPlatform(kind);
    person = await demoPerson(platform, olivia).signIn();
  });
  afterEach(() => platform.close());

  const list = async (query = '') => (await person.send(`${path}?limit=200${query}`)).body;
  const changeAll = (toDos: readonly Pick<ToDo, 'id' | 'version'>[], change: ToDoChange, by = person) =>
    by.send(path, { method: 'PUT', body: { toDos: toDos.map(({ id, version }) => ({ id, version })), change } });
  const change = async ({ id, version }: ToDo, state: ToDoState, current = version) =>
    changeAll([{ id, version: current }], { state, ...(state === 'dismissed' && { reason: 'handled' }) });
  const refresh = () => refreshMetrics(platform.database, harborlineAccounting.id, '2026-01-01');
  const pairs = (toDos: ToDo[]) => toDos.map(({ client, rule }) => `${client}: ${rule}`).sort();
  /** Removes the client's unpaid invoices and recalculates the metrics. */
  const forgive = async (client: string) => {
    await platform.pool.query(
      `delete from ledger.invoices where id not in (select invoice_id from ledger.applications)
        and customer_id in (select id from ledger.customers where name = $1)`,
      [client],
    );
    await platform.pool.query('delete from insights.metric_sets');
  };

  it('has a to-do for every reason that the metrics give, checked by our own reading of them', async () => {
    const { clients } = (await person.send('/insights/metrics/clients?limit=200')).body as { clients: ClientRow[] };
    const known = (metric: Metric) => (metric.available ? metric.value : 0);
    const each = clients.map((client) => ({
      ...client,
      overdue: known(client.overdue),
      longestPastDue: known(client.longestPastDue),
    }));
    const expected = each.flatMap(({ name, badge, overdue, longestPastDue }) => [
      ...(overdue > 0 && longestPastDue > 30 ? [`${name}: collect`] : []),
      ...(badge === 'late-payer' && longestPastDue <= 30 ? [`${name}: payment-terms`] : []),
      ...(badge === 'do-not-lose-them' ? [`${name}: win-back`] : []),
      ...(badge === 'possible-mismatch' ? [`${name}: check-ledger`] : []),
      ...(badge === 'needs-attention' ? [`${name}: find-out-why`] : []),
      ...(badge === 'promising' ? [`${name}: grow`] : []),
    ]);
    const { toDos, total, counts, currency, salesAreRevenue } = await list();
    const areOne = ({ sales, salesBefore, revenue, revenueBefore }: ClientRow) =>
      known(sales) === known(revenue) && known(salesBefore) === known(revenueBefore);
    expect(salesAreRevenue).toBe(clients.every(areOne));
    expect(pairs(toDos)).toEqual(expected.sort());
    expect({ total, counts, currency }).toEqual({
      total: expected.length,
      counts: { open: expected.length, mine: 0, snoozed: 0, done: 0, dismissed: 0 },
      currency: 'USD',
    });
    const order = toDos.map(({ rule }: ToDo) => rule && adviceRules.indexOf(rule));
    expect(order).toEqual(order.toSorted());
    const pastDue = toDos
      .filter(({ rule }: ToDo) => rule === 'collect')
      .map(({ evidence }: ToDo) => Number(evidence.find(({ measure }) => measure === 'longestPastDue')?.value));
    expect(pastDue).toEqual(pastDue.toSorted((a: number, b: number) => b - a));
    expect(new Set(pastDue).size).toBeGreaterThan(1);
    const ironbridge = toDos.find(({ client, rule }: ToDo) => client === 'Ironbridge Fitness' && rule === 'collect');
    expect(ironbridge).toMatchObject({ asOf: '2026-01-01', atStake: 88_000, holds: true, state: 'open', createdBy: null });
    expect(ironbridge.evidence).toEqual([
      { measure: 'longestPastDue', value: 335 },
      { measure: 'overdue', value: 88_000 },
      { measure: 'over90', value: 88_000 },
    ]);
  });

  it('ranks older debt first, regardless of the amounts', async () => {
    await platform.pool.query(
      `update insights.to_dos set at_stake = 900000, evidence = '[{"measure":"longestPastDue","value":130}]'
       where rule = 'collect' and client_id = (select id from ledger.clients where name = 'Hollis Freight')`,
    );
    const { toDos } = (await list('&rule=collect')) as { toDos: ToDo[] };
    expect(toDos.map(({ client }) => client)).toEqual(['Ironbridge Fitness', 'Hollis Freight']);
  });

  it('lists the reason for a to-do first in its evidence', async () => {
    const { clients } = (await person.send('/insights/metrics/clients?limit=200')).body as { clients: ClientRow[] };
    const { toDos } = (await list('&rule=payment-terms')) as { toDos: ToDo[] };
    const first = (name: string) => toDos.find(({ client }) => client === name)?.evidence[0];
    const late = clients.filter(({ badge, name }) => badge === 'late-payer' && first(name));
    expect(late).not.toEqual([]);
    for (const { name, daysLate, shareLate } of late) {
      const days = daysLate.available ? daysLate.value : 0;
      expect(first(name)).toEqual(
        days > 15
          ? { measure: 'daysLate', value: days }
          : { measure: 'shareLate', value: shareLate.available && shareLate.value },
      );
    }
  });

  it('creates nothing twice, and does not repeat completed to-dos for a while', async () => {
    const before = await list();
    await refresh();
    expect((await list()).toDos).toEqual(before.toDos);
    const [first] = before.toDos;
    expect((await change(first, 'done')).body.toDos).toMatchObject([{ state: 'done', changedBy: 'Olivia Hart', version: 2 }]);
    await refresh();
    expect(pairs((await list()).toDos)).toEqual(pairs(before.toDos.slice(1)));
    await platform.pool.query("update insights.to_dos set changed_at = now() - interval '91 days' where state = 'done'");
    await refresh();
    expect(pairs((await list()).toDos)).toEqual(pairs(before.toDos));
    expect((await list()).counts.done).toBe(1);
  });

  it('removes a to-do when its reason disappears, but keeps one with a note and marks it', async () => {
    const { toDos } = await list('&rule=collect');
    const [hollis, ironbridge] = ['Hollis Freight', 'Ironbridge Fitness'].map((name) =>
      toDos.find(({ client }: ToDo) => client === name),
    );
    const noted = await person.send(`${path}/${ironbridge.id}/notes`, { body: { text: 'They <b>promised</b> Friday' } });
    expect(noted.status).toBe(201);
    expect(noted.body.notes).toMatchObject([{ text: 'They <b>promised</b> Friday', by: 'Olivia Hart' }]);
    for (const { client } of [hollis, ironbridge]) await forgive(client);
    await refresh();
    const after = (await list('&rule=collect')).toDos as ToDo[];
    expect(after.map(({ client, holds }) => [client, holds])).toEqual([['Ironbridge Fitness', false]]);
  });

  it('has no to-dos for a deleted client, even if its metrics still exist', async () => {
    await platform.pool.query("delete from ledger.clients where name = 'Ironbridge Fitness'");
    await refresh();
    const { toDos } = await list();
    expect(toDos).not.toEqual([]);
    expect(toDos.filter(({ client }: ToDo) => client === 'Ironbridge Fitness')).toEqual([]);
  });

  it('reports a conflict to the slower person, and opens nothing twice', async () => {
    const { toDos } = await list('&rule=collect');
    const [toDo] = toDos;
    await change(toDo, 'dismissed');
    expect(await change(toDo, 'done')).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    await platform.pool.query("update insights.to_dos set changed_at = now() - interval '91 days' where state = 'dismissed'");
    await refresh();
    expect((await change(toDo, 'open', 2)).status).toBe(409);
  });

  it('follows changed settings immediately: other reasons, another delay, another amount', async () => {
    const settings = '/insights/advisory/settings';
    const before = await list();
    const { body } = await person.send(settings);
    expect(body).toEqual({ settings: { rules: adviceRules, overdueDays: 30, minAtStake: 0 }, currency: 'USD', version: 0 });
    let version = 0;
    const set = async (change: Partial<AdviceSettings>) => {
      const saved = await person.send(settings, { method: 'PUT', body: { ...body.settings, ...change, version } });
      expect([saved.status, saved.body.version]).toEqual([200, version + 1]);
      version += 1;
      return (await list()).toDos as ToDo[];
    };

    const strict = await set({ overdueDays: 334 });
    const longest = ({ evidence }: ToDo) => evidence.find(({ measure }) => measure === 'longestPastDue')?.value;
    expect(strict.filter(({ rule }) => rule === 'collect').map(longest)).toEqual([335]);

    const large = await set({ minAtStake: 88_000 });
    expect(pairs(large)).toEqual(pairs(before.toDos.filter(({ atStake }: ToDo) => (atStake ?? 0) >= 88_000)));

    const few = await set({ rules: ['grow', 'collect'] });
    expect(pairs(few)).toEqual(pairs(before.toDos.filter(({ rule }: ToDo) => rule === 'grow' || rule === 'collect')));
    expect(await set({ rules: [] })).toEqual([]);
    await refresh();
    expect((await list()).toDos).toEqual([]);

    expect(pairs(await set({}))).toEqual(pairs(before.toDos));
    const refused = await person.send(settings, { method: 'PUT', body: { ...body.settings, overdueDays: 366, version } });
    expect(refused.status).toBe(400);
    for (const old of [0, version - 1]) {
      const late = await person.send(settings, { method: 'PUT', body: { ...body.settings, overdueDays: 90, version: old } });
      expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
    }
    expect((await person.send(settings)).body).toMatchObject({ settings: { overdueDays: 30 }, version });
    const stranger = await demoPerson(platform, noah).signIn();
    expect((await stranger.send(settings)).body.settings).toEqual(body.settings);
  });

  it('shows the value of a stale price as soon as the firm has consumer prices', async () => {
    // The demo ledger ends in December; the service was billed in July, so it is not ended.
    await platform.pool.query(
      `with billed as (
         insert into ledger.invoices (company_id, source, source_id, written_by, source_updated_at, issued_on, due_on, currency,
           currency_rate, lines_include_tax, subtotal, tax, total, customer_id)
         select company_id, source, 'july', 1, now(), '2026-07-01', '2026-07-31', 'USD', 1, false, 42000, 0, 42000, id
         from ledger.customers where company_id = $1 and name = 'Alder Bakery' returning id
       )
       insert into ledger.invoice_lines (source_id, written_by, description, quantity, amount, tax, invoice_id)
       select 'july', 1, 'Monthly bookkeeping', 1, 42000, 0, id from billed`,
      [harborlineAccounting.id],
    );
    await platform.pool.query('delete from insights.metric_sets');
    await refreshMetrics(platform.database, harborlineAccounting.id, '2026-08-01');
    // 420.00 a month since January 2025 or earlier, billed five times in the 365 days up to then.
    const alder = async () => (await list('&rule=raise-price&find=Alder')).toDos as ToDo[];
    expect(await alder()).toMatchObject([{ atStake: 0, asOf: '2026-08-01' }]);
    expect((await alder())[0]?.evidence).toContainEqual({ measure: 'oldestPriceAtLeast', value: 19 });
    // The price of a service that is no longer billed can't be raised.
    expect((await list('&rule=raise-price&find=Birch')).toDos).toEqual([]);
    const prices = [
      { month: '2025-01', value: 100 },
      { month: '2026-06', value: 104 },
    ];
    await person.send('/insights/metrics/consumer-prices', { method: 'PUT', body: { prices } });
    expect(await alder()).toMatchObject([{ atStake: Math.round(5 * 42_000 * 0.04) }]);
  });

  it("accepts a person's own to-do, finds it by its text, and hides it from other firms", async () => {
    const { clientId } = (await list()).toDos[0];
    const made = await person.send(path, { body: { clientId, text: ' Ask about payroll ' } });
    expect(made).toMatchObject({ status: 201, body: { rule: null, text: 'Ask about payroll', createdBy: 'Olivia Hart' } });
    expect((await list('&rule=own&find=PAYROLL')).toDos).toEqual([made.body]);
    const stranger = await demoPerson(platform, noah).signIn();
    expect(
      (await stranger.send(path, { method: 'PUT', body: { toDos: [{ id: made.body.id, version: 1 }], change: {} } })).status,
    ).toBe(404);
    expect((await stranger.send(path)).body).toMatchObject({ toDos: [], total: 0, counts: { open: 0 } });
    expect((await stranger.send(path, { body: { clientId, text: 'x' } })).status).toBe(404);
  });

  it('sets owners, due dates, snoozed-until days and dismissal reasons for many to-dos at once', async () => {
    const colleague = await addPerson(platform, { companyId: harborlineAccounting.id, firstName: 'Ada', lastName: 'Byron' });
    const { owners } = (await person.send('/insights/advisory/owners')).body;
    expect(owners).toContainEqual({ userId: colleague.id, name: 'Ada Byron' });
    const reader = await addPerson(platform, { companyId: harborlineAccounting.id, role: 'reader' });
    expect(owners).not.toContainEqual(expect.objectContaining({ userId: reader.id }));
    const { toDos: toAssign } = await list();
    const refused = await changeAll(toAssign.slice(0, 1), { ownerId: reader.id });
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'Choose a person who can open client advisory and make changes.',
    ]);
    const { toDos, total } = await list();
    const three = toDos.slice(-3) as ToDo[];

    const assigned = await changeAll(three, { ownerId: colleague.id, dueOn: '2026-01-05' });
    const owner = { userId: colleague.id, name: 'Ada Byron' };
    expect(assigned.body.toDos).toMatchObject(three.map(({ id }) => ({ id, owner, dueOn: '2026-01-05', version: 2 })));
    const { rows } = await platform.pool.query("select data from kernel.facts where type = 'to-do.assigned' order by id");
    const { id, clientId, client } = three[0] as ToDo;
    expect(rows).toHaveLength(3);
    expect(rows.map(({ data }) => data)).toContainEqual({
      toDoId: id,
      clientId,
      client,
      title: ruleTitles[(three[0] as ToDo).rule ?? 'grow'],
      assigneeId: colleague.id,
      by: 'Olivia Hart',
    });
    // Due to-dos come before everything else.
    expect(
      (await list()).toDos
        .slice(0, 3)
        .map(({ id }: ToDo) => id)
        .sort(),
    ).toEqual(three.map(({ id }) => id).sort());
    const theirs = await demoPerson(platform, { ...olivia, ...colleague }).signIn();
    expect((await theirs.send(`${path}?list=mine`)).body).toMatchObject({ total: 3, counts: { mine: 3 } });

    const tomorrow = addDays((await list()).today, 1);
    const snoozed = (await changeAll(assigned.body.toDos.slice(1), { snoozedUntil: tomorrow })).body.toDos;
    expect(await list()).toMatchObject({ total: total - 2, counts: { open: total - 2, snoozed: 2 } });
    platform.time.now += MILLISECONDS_PER_DAY;
    const again = await demoPerson(platform, olivia).signIn();
    expect((await again.send(path)).body.counts).toMatchObject({ open: total, snoozed: 0 });

    const reasoned = { state: 'dismissed', reason: 'other', reasonText: 'They merged' } as const;
    expect((await changeAll(snoozed, { state: 'dismissed' }, again)).body.message).toMatch('Say why');
    expect((await changeAll(snoozed, { ...reasoned, reasonText: '' }, again)).body.message).toMatch('your own words');
    const dismissed = await changeAll(snoozed, reasoned, again);
    expect(dismissed.body.toDos).toMatchObject(snoozed.map(() => ({ dismissReason: 'other', dismissText: 'They merged' })));
    expect((await changeAll([three[0] as ToDo, ...dismissed.body.toDos], { state: 'open' }, again)).status).toBe(409);
    expect((await again.send(`${path}?list=dismissed`)).body.total).toBe(2);
    expect((await changeAll(dismissed.body.toDos, { ownerId: demoPeople.noah.id }, again)).body.message).toMatch(
      'Choose a person',
    );
  });

  it.each([
    ['the evening in New York', 'America/New_York', '2027-03-02T01:30:00Z', '2027-03-01'],
    ['the night in Sydney', 'Australia/Sydney', '2027-03-01T14:00:00Z', '2027-03-02'],
  ])("can be snoozed from tomorrow in the firm's time zone, and is due by its day: %s", async (_, timeZone, moment, today) => {
    await setFirmTimeZone(platform.database, harborlineAccounting.id, timeZone);
    platform.time.now = Date.parse(moment);
    person = await demoPerson(platform, olivia).signIn();
    const before = await list();
    expect(before.today).toBe(today);
    const [first, second] = before.toDos.slice(-2) as [ToDo, ToDo];
    expect((await changeAll([first], { snoozedUntil: today })).body.message).toBe('Choose a day after today to have it back.');
    expect((await changeAll([first], { snoozedUntil: addDays(today, 1) })).status).toBe(200);
    expect((await person.send('/insights/metrics/state')).body.openToDos).toBe(before.total - 1);
    await changeAll([second], { dueOn: addDays(today, 1) });
    expect((await list()).toDos[0].id).not.toBe(second.id);
    await changeAll([{ ...second, version: second.version + 1 }], { dueOn: today });
    expect((await list()).toDos[0].id).toBe(second.id);
  });
});

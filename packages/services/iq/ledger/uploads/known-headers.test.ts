import { demoPeople } from '@services/identity/demo/demo-people';
import { brightfield } from '@suite/host/test/connected';
import { onOneDatabase } from '@suite/host/test/databases';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { apiOrigin } from '@suite/zones/addresses';
import type { Confirmation } from '../contract/table';
import type { Upload } from '../contract/uploads';

onOneDatabase('files with a known header', (kind) => {
  let platform: TestPlatform;
  let noah: Person;
  beforeEach(async () => {
    platform = await openTestPlatform(kind);
    noah = await demoPerson(platform, demoPeople.noah).signIn();
  });
  afterEach(() => platform.close());

  async function send(
    fileName: string,
    rows: readonly string[],
    head = 'Invoice,Customer,Date,Total,Balance',
    encoding: BufferEncoding = 'utf8',
  ): Promise<Upload> {
    const address = `${apiOrigin(noah.browser.deployment)}/insights/uploads?fileName=${fileName}`;
    const headers = { Authorization: `Bearer ${noah.tokens.access_token}` };
    const body = new Uint8Array(Buffer.from([head, ...rows].join('\n'), encoding));
    const answer = await platform.fetch(new Request(address, { method: 'POST', headers, body }));
    const { id } = (await answer.json()).data;
    await platform.settled();
    return (await noah.send(`/insights/uploads/${id}`)).body.data;
  }

  async function confirm({ id, guess }: Upload, changes: Partial<Confirmation> = {}): Promise<Upload> {
    const columns = (guess?.columns ?? []).map(({ field, dateOrders, decimalMarks: [decimalMark] }) => ({
      field,
      ...(dateOrders.length && { dateOrder: 'dmy' }),
      ...(decimalMark && { decimalMark }),
    }));
    const body = { kind: guess?.kind, columns, asOf: '2021-04-05', currency: 'USD', paymentTermsDays: 30, ...changes };
    expect((await noah.send(`/insights/uploads/${id}/import`, { body })).status).toBe(202);
    await platform.settled();
    return (await noah.send(`/insights/uploads/${id}`)).body.data;
  }

  async function invoices() {
    const { rows } = await platform.pool.query(
      'select number, issued_on::text as day, due_on::text as due from ledger.invoices where company_id = $1 order by number',
      [brightfield],
    );
    return rows.map(({ number, day, due }) => `${number} ${day} ${due}`);
  }

  const april = ['A-1,Acme,03/04/2021,100.00,0.00', 'A-2,Bolt,05/04/2021,50.00,50.00'];
  const may = ['A-3,Acme,06/05/2021,70.00,70.00'];

  it('imports the next file with the same columns at once, as the first one was confirmed', async () => {
    const first = await confirm(await send('april.csv', april));
    expect(first).toMatchObject({ state: 'done', readLike: null });

    const next = await send('may.csv', may);
    expect(next).toMatchObject({
      state: 'done',
      readLike: { fileName: 'april.csv', importedAt: expect.any(String) },
      confirmation: { asOf: '2021-05-06', currency: 'USD', paymentTermsDays: 30 },
    });
    // Day before month, as in the first file, and 30 days later.
    expect(await invoices()).toEqual(['A-1 2021-04-03 2021-05-03', 'A-2 2021-04-05 2021-05-05', 'A-3 2021-05-06 2021-06-05']);
    const { rows } = await platform.pool.query(
      `select actor_id, subject from identity.audit_entries where action = 'upload.imported' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ actor_id: demoPeople.noah.id, subject: 'may.csv' }]);
    expect((await noah.send(`/insights/imports/${next.runId}`)).body.data.mayUndo).toBe(true);
  });

  it('waits for a person if the contents contradict the answers, and says why', async () => {
    await confirm(await send('april.csv', april));
    const reasonOf = async (fileName: string, rows: readonly string[], head?: string) => {
      const { state, guess } = await send(fileName, rows, head);
      return [state, guess?.notices.find((notice) => notice.includes('april.csv'))];
    };
    const sentence = 'The columns are named like those of april.csv, but the file is not read the same way without asking.';
    expect(await reasonOf('order.csv', ['A-4,Acme,05/13/2021,70.00,70.00'])).toEqual([
      'waiting',
      `${sentence} The days of “Date” are written in another order.`,
    ]);
    expect(await reasonOf('marks.csv', ['A-4,Acme,06/05/2021,"70,50","70,50"', 'A-5,Acme,06/05/2021,"1.070,50","0,00"'])).toEqual(
      [
        'waiting',
        `${sentence} The numbers of “Total” are written differently. The numbers of “Balance” are written differently.`,
      ],
    );
    expect(await reasonOf('euro.csv', ['A-4,Acme,06/05/2021,€70.00,€70.00'])).toEqual([
      'waiting',
      `${sentence} Its amounts are in another currency, or written differently.`,
    ]);
    expect(
      await reasonOf('other.csv', ['A-4,Acme,06/05/2021,70.00,70.00,x'], 'Invoice,Customer,Date,Total,Balance,Memo'),
    ).toEqual(['waiting', undefined]);
    expect(await invoices()).toHaveLength(2);
  });

  it('asks for the as-of date again if a person entered one that the file does not show', async () => {
    await confirm(await send('april.csv', april), { asOf: '2021-04-30' });
    const { state, guess } = await send('may.csv', may);
    expect(state).toBe('waiting');
    expect(guess?.notices.at(-1)).toMatch(/It does not say as of which date it is\.$/);
  });

  it('asks for the as-of date if the title says one in the future', async () => {
    await confirm(await send('april.csv', april));
    const { state, guess } = await send('may.csv', ['Invoice,Customer,Date,Total,Balance', ...may], 'As of December 27 2999,,,,');
    expect(state).toBe('waiting');
    expect(guess?.notices.at(-1)).toMatch(
      /Say as of which date the file is: its title says “December 27 2999”, which is in the future\.$/,
    );
  });

  it('asks whether a list has everything that is open if only the name of the last one said so, and keeps the answer', async () => {
    const open = ['A-1,Acme,03/04/2021,100.00,100.00', 'A-2,Bolt,13/04/2021,50.00,50.00', 'A-3,Cedar,14/04/2021,70.00,70.00'];
    const settled = async (runId: string | null) =>
      (await noah.send(`/insights/imports/${runId}`)).body.data.notices.filter((notice: string) =>
        notice.includes('as settled by'),
      );
    await confirm(await send('unpaid.csv', open), { asOf: '2021-04-14', listsOpen: true });

    const waiting = await send('may.csv', [...open.slice(1), 'A-4,Acme,06/05/2021,80.00,80.00']);
    expect(waiting.state).toBe('waiting');
    expect(waiting.guess?.notices.at(-1)).toMatch(
      /Nothing in it shows that it has everything that is open, as the last one did\.$/,
    );
    const may = await confirm(waiting, { asOf: '2021-05-06', listsOpen: true });
    expect(await settled(may.runId)).toEqual([
      '1 document that was open on an earlier list is not in this one, and counts as settled by 2021-05-06.',
    ]);

    const june = await send('june.csv', [...open.slice(2), 'A-4,Acme,06/05/2021,80.00,80.00', 'A-5,Bolt,07/06/2021,90.00,90.00']);
    expect(june.state).toBe('done');
    expect(await settled(june.runId)).toEqual([
      '1 document that was open on an earlier list is not in this one, and counts as settled by 2021-06-07.',
    ]);
  });

  it('waits for a person again after the last import with these columns was undone', async () => {
    await confirm(await send('april.csv', april));
    const { runId } = await send('may.csv', may);
    expect((await noah.send(`/insights/imports/${runId}/undo`, { method: 'POST' })).status).toBe(200);
    expect(await invoices()).toHaveLength(2);
    expect((await send('may.csv', may)).state).toBe('waiting');
  });

  it('reads the next file in the encoding that a person chose, and asks about another one', async () => {
    // “Suma ž”, “Žalgiris” and “Mažeika” in Windows-1257, which look like Windows-1252.
    const head = 'Invoice,Customer,Date,Total,Balance,Suma \xfe';
    const first = await send('baltic.csv', ['A-1,\xdealgiris,05/04/2021,100.00,0.00,S'], head, 'latin1');
    expect(first.guess?.encoding?.name).toBe('windows-1252');
    await noah.send(`/insights/uploads/${first.id}/examine`, { body: { encoding: 'windows-1257' } });
    await platform.settled();
    await confirm((await noah.send(`/insights/uploads/${first.id}`)).body.data);

    const next = await send('next.csv', ['A-2,Ma\xfeeika,06/05/2021,70.00,70.00,M'], head, 'latin1');
    expect(next).toMatchObject({ state: 'done', readLike: { fileName: 'baltic.csv' } });
    const { rows } = await platform.pool.query('select name from ledger.customers where company_id = $1 order by name', [
      brightfield,
    ]);
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['Mažeika', 'Žalgiris']));

    await confirm(await send('plain.csv', ['B-1,Caf\xe9 Ren\xe9,05/04/2021,100.00,0.00'], undefined, 'latin1'));
    const other = await send('polish.csv', ['B-2,\xa3\xf3d\x9f,06/05/2021,70.00,70.00'], undefined, 'latin1');
    expect([other.state, other.guess?.notices.at(-1)]).toEqual([
      'waiting',
      'The columns are named like those of plain.csv, but the file is not read the same way without asking. Its text looks like Windows-1250, not Windows-1252 as before.',
    ]);
  });

  it('imports several files in the order in which they refer to each other, whichever comes first', async () => {
    const bills = 'Invoice,Customer,Date,Total';
    // The payments name no customer, so they need their invoices.
    const receipts = 'Invoice number,Payment date,Amount received';
    await confirm(await send('bills.csv', ['A-1,Acme,05/04/2021,100.00'], bills), { payment: 'in-payment-list' });
    await confirm(await send('receipts.csv', ['A-1,05/04/2021,100.00'], receipts));

    const receiptsOfMay = await send('receipts-may.csv&more=true', ['A-2,07/05/2021,70.00'], receipts);
    expect(receiptsOfMay).toMatchObject({ state: 'importing', readLike: { fileName: 'receipts.csv' }, runId: null });
    const billsOfMay = await send('bills-may.csv', ['A-2,Bolt,06/05/2021,70.00'], bills);
    expect(billsOfMay.state).toBe('done');
    const { runId } = (await noah.send(`/insights/uploads/${receiptsOfMay.id}`)).body.data;
    expect((await noah.send(`/insights/imports/${runId}`)).body.data).toMatchObject({
      counts: [{ kind: 'payments', read: 1, imported: 1, skipped: 0, rejected: 0 }],
    });
    const { rows } = await platform.pool.query(
      `select number, amount::int from ledger.applications join ledger.invoices on invoices.id = invoice_id order by number`,
    );
    expect(rows).toEqual(expect.arrayContaining([{ number: 'A-2', amount: 7000 }]));
  });

  it('imports payments with a known header after the invoices that wait for answers, or when a person says so', async () => {
    const head = 'Date,Customer,Amount,Invoice';
    const payments = { kind: 'payments' } as const;
    await confirm(await send('invoices.csv', april));
    await confirm(await send('payments-1.csv', ['05/04/2021,Bolt,20.00,A-2'], head), payments);

    const invoices = await send('others.csv', ['B-1,Cedar,2021-05-06,70.00,open'], 'Bill,Client,Day,Sum,State');
    expect(invoices.state).toBe('waiting');
    const held = await send('payments-2.csv', ['07/05/2021,Cedar,70.00,B-1'], head);
    expect(held).toMatchObject({ state: 'importing', waitsFor: 'others.csv', runId: null });
    const fields = ['number', 'customer', 'date', 'amount', 'status'] as const;
    const columns = fields.map((field) => ({ field, ...(field === 'date' && { dateOrder: 'ymd' as const }) }));
    await confirm(invoices, { kind: 'invoices', columns, asOf: '2021-05-06' });
    expect((await noah.send(`/insights/uploads/${held.id}`)).body.data).toMatchObject({ state: 'done', waitsFor: null });
    const { rows } = await platform.pool.query(
      'select amount::int as amount from ledger.applications as a join ledger.invoices as i on i.id = a.invoice_id where number = $1',
      ['B-1'],
    );
    expect(rows).toEqual([{ amount: 7000 }]);

    await send('more.csv', ['B-2,Cedar,2021-06-06,30.00,open'], 'Paper,Client,Day,Sum,State');
    const other = await send('payments-3.csv', ['07/06/2021,Cedar,10.00,B-1'], head);
    expect(other).toMatchObject({ state: 'importing', waitsFor: 'more.csv' });
    await noah.send(`/insights/uploads/${other.id}/import`, { body: other.confirmation });
    await platform.settled();
    expect((await noah.send(`/insights/uploads/${other.id}`)).body.data).toMatchObject({ state: 'done', waitsFor: null });

    const last = await send('payments-4.csv', ['08/06/2021,Cedar,5.00,B-1'], head);
    expect(last.waitsFor).toBe('more.csv');
    const { id } = (await noah.send('/insights/uploads')).body.uploads.find(({ fileName }: Upload) => fileName === 'more.csv');
    await noah.send(`/insights/uploads/${id}`, { method: 'DELETE' });
    await platform.settled();
    expect((await noah.send(`/insights/uploads/${last.id}`)).body.data.state).toBe('done');
  });

  it('imports a file with a known header after five minutes if the next one does not come', async () => {
    await confirm(await send('april.csv', april));
    const { id, state } = await send('may.csv&more=true', may);
    expect(state).toBe('importing');
    platform.time.now += 5 * 60_000 + 1;
    await platform.settled();
    expect((await noah.send(`/insights/uploads/${id}`)).body.data.state).toBe('done');
  });

  it('asks about documents of another source even if the columns are known', async () => {
    await confirm(await send('april.csv', april));
    await platform.pool.query(`update ledger.invoices set source = 'xero'`);
    await platform.pool.query(`update ledger.customers set source = 'xero'`);
    const again = await send('april.csv', april);
    expect(again).toMatchObject({ state: 'waiting', duplicates: { documents: 2, duplicates: 2 }, runId: expect.any(String) });
    expect(await invoices()).toHaveLength(2);
  });
});

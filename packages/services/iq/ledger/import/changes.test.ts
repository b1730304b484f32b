import { demoPeople } from '@services/identity/demo/demo-people';
import { onEachDatabase } from '@suite/host/test/databases';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { apiOrigin } from '@suite/zones/addresses';
import type { ImportChanges } from '../contract/import-changes';
import type { Confirmation } from '../contract/table';
import type { Upload } from '../contract/uploads';

onEachDatabase('changes of an import', (kind) => {
  let platform: TestPlatform;
  let noah: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    noah = await demoPerson(platform, demoPeople.noah).signIn();
  });
  afterAll(() => platform.close());

  async function imported(fileName: string, content: string, asOf: string, confirm: Partial<Confirmation> = {}): Promise<string> {
    const address = `${apiOrigin(noah.browser.deployment)}/insights/uploads?fileName=${fileName}`;
    const headers = { Authorization: `Bearer ${noah.tokens.access_token}` };
    const answer = await platform.fetch(new Request(address, { method: 'POST', headers, body: content }));
    const path = `/insights/uploads/${(await answer.json()).data.id}`;
    await platform.settled();
    const { guess, state, runId } = (await noah.send(path)).body.data as Upload;
    if (state === 'done') return runId ?? '';
    const columns = (guess?.columns ?? []).map(({ field, dateOrders: [dateOrder] }) => ({
      field,
      ...(dateOrder && { dateOrder }),
    }));
    await noah.send(`${path}/import`, {
      body: { kind: guess?.kind, columns, asOf, currency: 'USD', paymentTermsDays: 30, ...confirm },
    });
    await platform.settled();
    const upload = (await noah.send(path)).body.data as Upload;
    expect(upload.state).toBe('done');
    return upload.runId ?? '';
  }

  const changes = async (runId: string): Promise<ImportChanges> =>
    (await noah.send(`/insights/imports/${runId}/changes`)).body.data;

  const head = 'Invoice,Customer,Date,Total,Balance,Status';

  it('counts new, changed, paid, removed and unchanged documents, and lists those that changed most', async () => {
    const first = await imported(
      'march.csv',
      [
        head,
        'A-1,Acme,2021-03-14,100.00,100.00,Open',
        'A-2,Bolt,2021-03-15,50.00,50.00,Open',
        'A-3,Cedar,2021-03-16,30.00,30.00,Open',
        'A-4,Dell,2021-03-17,20.00,0.00,Paid',
        'A-5,Elm,2021-03-18,10.00,10.00,Open',
      ].join('\n'),
      '2021-03-31',
    );
    expect((await changes(first)).counts).toEqual({ new: 5, changed: 0, paid: 0, removed: 0, unchanged: 0 });

    // A-1 is paid in part, A-2 is paid, A-3 has another total, A-4 is the same, A-5 is void, A-6 is new, and A-7 is a draft.
    const second = await imported(
      'april.csv',
      [
        head,
        'A-1,Acme,2021-03-14,100.00,40.00,Open',
        'A-2,Bolt,2021-03-15,50.00,0.00,Paid',
        'A-3,Cedar,2021-03-16,35.00,35.00,Open',
        'A-4,Dell,2021-03-17,20.00,0.00,Paid',
        'A-5,Elm,2021-03-18,10.00,10.00,Void',
        'A-6,Fir,2021-04-20,70.00,70.00,Open',
        'A-7,Gum,2021-04-21,90.00,90.00,Draft',
      ].join('\n'),
      '2021-04-30',
    );
    const { counts, documents } = await changes(second);
    expect(counts).toEqual({ new: 1, changed: 2, paid: 1, removed: 1, unchanged: 1 });
    const amounts = (given: { total: number; open: number | null } | null) => given && `${given.total}/${given.open}`;
    expect(
      documents.map(({ number, party, fate, currency, before, after }) =>
        [number, party, fate, currency, amounts(before), amounts(after)].join(' '),
      ),
    ).toEqual([
      'A-6 Fir new USD  7000/7000',
      'A-1 Acme changed USD 10000/10000 10000/4000',
      'A-2 Bolt paid USD 5000/5000 5000/0',
      'A-5 Elm removed USD 1000/1000 ',
      'A-3 Cedar changed USD 3000/3000 3500/3500',
    ]);
    expect((await noah.send(`/insights/imports/${second}`)).body.data.notices[0]).toBe(
      '2 documents are not in the ledger, because drafts and void documents do not count: 1 “Void”, 1 “Draft”.',
    );

    // Undoing it removes A-6, changes back, and adds A-5 again.
    expect((await noah.send(`/insights/imports/${second}`)).body.data.undoEffects).toEqual([
      { kind: 'invoices', removed: 1, changedBack: 4 },
      { kind: 'customers', removed: 1, changedBack: 0 },
    ]);

    const third = await imported('again.csv', [head, 'A-6,Fir,2021-04-20,70.00,70.00,Open'].join('\n'), '2021-04-30');
    expect(await changes(third)).toEqual({
      counts: { new: 0, changed: 0, paid: 0, removed: 0, unchanged: 1 },
      documents: [],
    });
  });

  it('counts an invoice as paid that a list of payments settles', async () => {
    const list = await imported(
      'pay-invoices.csv',
      `${head}\nP-1,Hazel,2021-05-02,80.00,80.00,Open\nP-2,Hazel,2021-06-01,90.00,90.00,Open\n`,
      '2021-05-31',
    );
    expect((await noah.send(`/insights/imports/${list}`)).body.data.notices).toEqual([
      '1 document is dated after May 31, 2021, the as-of date of the file: metrics up to that date do not include it.',
    ]);
    const run = await imported(
      'payments.csv',
      'Date,Customer,Invoice,Amount,Reference\n2021-06-02,Hazel,P-1,80.00,R-1\n',
      '2021-06-30',
      {
        kind: 'payments',
        columns: [
          { field: 'date', dateOrder: 'ymd' },
          ...(['customer', 'number', 'amount', 'reference'] as const).map((field) => ({ field })),
        ],
      },
    );
    const { counts, documents } = await changes(run);
    expect(counts).toEqual({ new: 1, changed: 0, paid: 1, removed: 0, unchanged: 0 });
    expect(documents.map(({ kind, fate, before, after }) => [kind, fate, before, after])).toEqual([
      ['invoice', 'paid', { total: 8000, open: 8000 }, { total: 8000, open: 0 }],
      ['payment', 'new', null, { total: 8000, open: null }],
    ]);
  });

  it('counts new, changed and unchanged payments to vendors', async () => {
    const vendorHead = 'Vendor,Payment Date,Amount Paid,Reference,Account';
    const kind = 'vendor-payments' as const;
    const rows = ['Paper Co,2021-05-04,40.00,C-1,Office', 'Rent Ltd,2021-05-05,900.00,C-2,Rent'];
    await imported('vendors-may.csv', [vendorHead, ...rows].join('\n'), '2021-05-31', { kind });
    const more = [rows[0], 'Rent Ltd,2021-05-05,900.00,C-2,Premises', 'Phone Inc,2021-06-07,25.00,C-3,Phone'];
    const june = await imported('vendors-june.csv', [vendorHead, ...more].join('\n'), '2021-06-30', { kind });
    const { counts, documents } = await changes(june);
    expect(counts).toEqual({ new: 1, changed: 1, paid: 0, removed: 0, unchanged: 1 });
    expect(documents.map(({ kind: of, party, fate, before, after }) => [of, party, fate, before?.total, after?.total])).toEqual([
      ['vendor payment', 'Phone Inc', 'new', undefined, 2500],
      ['vendor payment', 'Rent Ltd', 'changed', 90_000, 90_000],
    ]);
  });

  // What a report leaves out is paid or used by its day: the next one comes to 150 + 60 + 40 + 90 = 340.
  it('settles what an aging report no longer lists, unless most is missing as in a report of other customers', async () => {
    const report = (asOf: string, rows: string[]) =>
      ['A/R Aging Detail', `As of ${asOf}`, '', 'Date,Transaction Type,Num,Customer,Due Date,Amount,Open Balance', ...rows].join(
        '\n',
      );
    const first = [
      '03/05/2022,Invoice,1001,Juno,04/04/2022,800.00,800.00',
      '03/06/2022,Invoice,1002,Kite,04/05/2022,500.00,200.00',
      '03/07/2022,Invoice,1003,Lark,04/06/2022,300.00,300.00',
      '03/08/2022,Invoice,1004,Mole,04/07/2022,60.00,60.00',
      '03/09/2022,Invoice,1006,Newt,04/08/2022,40.00,40.00',
      '03/10/2022,Payment,4471,Juno,,-250.00,-250.00',
    ];
    const next = [
      '03/06/2022,Invoice,1002,Kite,04/05/2022,500.00,150.00',
      '03/08/2022,Invoice,1004,Mole,04/07/2022,60.00,60.00',
      '03/09/2022,Invoice,1006,Newt,04/08/2022,40.00,40.00',
      '04/20/2022,Invoice,1007,Orca,05/20/2022,90.00,90.00',
    ];
    const open = async () => {
      const { rows } = await platform.pool.query(`
        select 'invoices' as kind, sum(total - coalesce((select sum(amount) from ledger.applications where invoice_id = i.id), 0))::int as left
        from ledger.invoices as i where issued_on between '2022-01-01' and '2022-12-31'
        union all
        select 'payments', sum(amount - coalesce((select sum(amount) from ledger.applications where payment_id = p.id), 0))::int
        from ledger.payments as p where paid_on between '2022-01-01' and '2022-12-31' order by 1`);
      return Object.fromEntries(rows.map(({ kind, left }) => [kind, left]));
    };
    const notices = async (runId: string): Promise<string[]> => (await noah.send(`/insights/imports/${runId}`)).body.data.notices;

    await imported('aging-march.csv', report('March 31, 2022', first), '2022-03-31', { listsOpen: true });
    expect(await open()).toEqual({ invoices: 140_000, payments: 25_000 });
    const april = await imported('aging-april.csv', report('April 30, 2022', next), '2022-04-30');
    expect(await open()).toEqual({ invoices: 34_000, payments: 0 });
    expect((await changes(april)).counts).toMatchObject({ new: 1, changed: 1, paid: 2, removed: 0 });
    expect(await notices(april)).toContain(
      '3 documents that were open on an earlier list are not in this one, and count as settled by 2022-04-30.',
    );

    const other = await imported(
      'aging-branch.csv',
      report('May 31, 2022', ['05/02/2022,Invoice,B-1,Puma,06/01/2022,70.00,70.00']),
      '2022-05-31',
    );
    expect(await open()).toEqual({ invoices: 41_000, payments: 0 });
    expect((await notices(other)).join()).toContain('4 of 4 documents that were open on earlier lists are not in this one.');
    // Undone, April's report leaves March's as it was.
    for (const runId of [other, april])
      expect((await noah.send(`/insights/imports/${runId}/undo`, { method: 'POST' })).status).toBeLessThan(300);
    await platform.settled();
    expect(await open()).toEqual({ invoices: 140_000, payments: 25_000 });
  });
});

import { demoPeople } from '@services/identity/demo/demo-people';
import { brightfield } from '@suite/host/test/connected';
import { onEachDatabase } from '@suite/host/test/databases';
import { addPerson, demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { apiOrigin } from '@suite/zones/addresses';
import type { Upload } from '../../contract/uploads';

onEachDatabase('undoing an import', (kind) => {
  let platform: TestPlatform;
  let noah: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    noah = await demoPerson(platform, demoPeople.noah).signIn();
  });
  afterAll(() => platform.close());

  /** Imports a file as it is guessed and returns its run. */
  async function imported(person: Person, fileName: string, content: string, asOf: string): Promise<string> {
    const address = `${apiOrigin(person.browser.deployment)}/insights/uploads?fileName=${fileName}`;
    const headers = { Authorization: `Bearer ${person.tokens.access_token}` };
    const answer = await platform.fetch(new Request(address, { method: 'POST', headers, body: content }));
    const path = `/insights/uploads/${(await answer.json()).data.id}`;
    await platform.settled();
    const { guess } = (await person.send(path)).body.data as Upload;
    if (!guess) throw new Error('the file was not examined');
    const columns = guess.columns.map(({ field, dateOrders: [dateOrder] }) => ({ field, ...(dateOrder && { dateOrder }) }));
    await person.send(`${path}/import`, { body: { kind: guess.kind, columns, asOf, currency: 'USD', paymentTermsDays: 30 } });
    await platform.settled();
    const upload = (await person.send(path)).body.data as Upload;
    expect(upload.state).toBe('done');
    return upload.runId ?? '';
  }

  const undo = (person: Person, runId: string) => person.send(`/insights/imports/${runId}/undo`, { method: 'POST' });

  /** Returns everything in the ledger except for which run last wrote a row. */
  async function ledger() {
    const tables = ['customers', 'invoices', 'applications', 'payments', 'credit_notes', 'invoice_lines', 'vendors'];
    const contents = tables.map(async (table) => {
      const { rows } = await platform.pool.query(`select to_jsonb(t)::text as row from ledger.${table} as t order by id`);
      return rows.map(({ row }) => row);
    });
    const { rows } = await platform.pool.query(
      `select name, currency, metrics_as_of::text from ledger.firms where company_id = $1
       union all select name, null, null from ledger.clients where company_id = $1
       union all select connection_type::text, status::text, last_import_at::text from ledger.connections where company_id = $1`,
      [brightfield],
    );
    return [...(await Promise.all(contents)), rows];
  }

  const head = 'Invoice,Customer,Date,Total,Balance,Service,Quantity';

  it('restores the ledger, the metrics and the connection to their state before each import', async () => {
    const empty = await ledger();
    const first = await imported(
      noah,
      'first.csv',
      `${head}\nA-1,Acme,2021-03-14,100.00,100.00,Payroll,1\nA-2,Bolt,2021-03-15,50.00,0.00,Audit,1\n`,
      '2021-03-31',
    );
    const before = await ledger();
    const dashboard = (await noah.send('/insights/metrics/dashboard')).body;
    const second = await imported(
      noah,
      'second.csv',
      `${head}\nA-1,Acme,2021-03-14,120.00,0.00,Payroll,2\nA-3,Cedar,2021-04-15,70.00,70.00,Audit,1\n`,
      '2021-04-30',
    );
    expect(await ledger()).not.toEqual(before);

    const refused = await undo(noah, first);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'A later import builds on this one: the import of second.csv. Undo the later one first.',
    ]);
    const undone = await undo(noah, second);
    expect(undone.body.data).toMatchObject({ id: second, mayUndo: false, undoneAt: expect.any(String) });
    expect(await ledger()).toEqual(before);
    expect((await noah.send('/insights/metrics/dashboard')).body).toEqual(dashboard);
    expect((await undo(noah, second)).body.message).toBe('The import is already undone.');

    const colleague = await addPerson(platform, { companyId: brightfield }).then((person) => person.signIn());
    expect((await colleague.send(`/insights/imports/${first}`)).body.data.mayUndo).toBe(false);
    expect((await undo(colleague, first)).status).toBe(403);
    expect((await undo(noah, first)).status).toBe(200);
    expect(await ledger()).toEqual(empty);
    expect((await noah.send('/insights/metrics/dashboard')).status).toBe(404);
    const { rows } = await platform.pool.query('select count(*)::int as count from ledger.import_originals');
    expect(rows).toEqual([{ count: 0 }]);
  });
});

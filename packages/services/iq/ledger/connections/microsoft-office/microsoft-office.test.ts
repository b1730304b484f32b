import { demoPeople } from '@services/identity/demo/demo-people';
import { brightfield, connectable, connectionOf, consent } from '@suite/host/test/connected';
import { onOneDatabase } from '@suite/host/test/databases';
import { demoPerson } from '@suite/host/test/person';
import { excelDay } from '@suite/testing/providers/microsoft-server';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { ConnectionType } from '../../contract/firms';

const { microsoftOffice } = ConnectionType;

onOneDatabase('§3 Microsoft Office (type 7)', (kind) => {
  const firm = connectable(kind, microsoftOffice);
  beforeEach(async () => {
    await firm.startOver();
    firm.server.microsoft.sheets.push(
      {
        id: '{00000000-0001-0000-0000-000000000000}',
        name: 'Invoices',
        visibility: 'Visible',
        rows: [
          ['Invoice number', 'Customer', 'Invoice date', 'Due date', 'Total (USD)'],
          ['A-1', 'Ash Design', excelDay('2026-01-02'), excelDay('2026-02-01'), { value: 100.5, format: '$#,##0.00' }],
          ['A-2', 'Birch Dental', excelDay('2026-03-04'), excelDay('2026-04-03'), 45_000],
        ],
      },
      { id: '{2}', name: 'Old', visibility: 'VeryHidden', rows: [['Customer'], ['Nobody']] },
      { id: '{3}', name: 'Empty', visibility: 'Visible', rows: [] },
    );
  });

  const connectWorkbook = (document = firm.server.microsoft.address) => firm.connect(document);

  it('reads the visible sheets of a workbook from the URL that a person copies', async () => {
    await connectWorkbook();
    expect(await firm.connection()).toMatchObject({ state: 'connected', account: 'Invoices of the firm.xlsx', failure: null });
    expect(await firm.counts('imported')).toEqual({ invoices: 2 });
    expect((await firm.ledger()).invoices).toMatchObject([
      { customer: 'Ash Design', number: 'A-1', issued_on: '2026-01-02', due_on: '2026-02-01', total: 10_050 },
      { customer: 'Birch Dental', number: 'A-2', issued_on: '2026-03-04', due_on: '2026-04-03', total: 4_500_000 },
    ]);
    const before = await firm.ledger();
    firm.platform.time.now += MILLISECONDS_PER_DAY;
    await firm.noah.signIn();
    await firm.sync();
    expect(await firm.counts('imported')).toEqual({});
    expect(await firm.ledger()).toEqual(before);
    firm.server.microsoft.sheets[0]?.rows.splice(1, 1, ['A-1', 'Ash Design', excelDay('2026-01-02'), excelDay('2026-02-01'), 80]);
    await firm.sync();
    expect(await firm.counts('imported')).toEqual({ invoices: 1 });
    expect((await firm.ledger()).invoices).toMatchObject([{ total: 8000 }, { total: 4_500_000 }]);
  });

  it('accepts the id of a workbook, and rejects other URLs and files', async () => {
    await expect(consent(firm.noah, microsoftOffice)).rejects.toThrow('paste the address');
    await expect(consent(firm.noah, microsoftOffice, 'https://example.com/book.xlsx')).rejects.toThrow('paste the address');
    await expect(connectWorkbook('https://brightfield.sharepoint.com/gone')).rejects.toThrow('no such workbook');
    firm.server.microsoft.name = 'Letter.docx';
    await expect(connectWorkbook()).rejects.toThrow('Letter.docx is no Excel workbook');
    firm.server.microsoft.name = 'Book.xlsx';
    await connectWorkbook(firm.server.microsoft.id);
    expect(await firm.connection()).toMatchObject({ account: 'Book.xlsx', failure: null });
  });

  it('takes precedence over an uploaded file of any day', async () => {
    await connectWorkbook();
    const before = await firm.ledger();
    await firm.platform.pool.query(
      'update ledger.invoices set total = 1, subtotal = 1, source_updated_at = $1 where company_id = $2',
      [new Date(firm.platform.time.now), brightfield],
    );
    await firm.sync();
    expect(await firm.ledger()).toEqual(before);
  });

  it('a sheet that leaves questions is reported and skipped', async () => {
    firm.server.microsoft.sheets.push({
      id: '{4}',
      name: 'Notes',
      visibility: 'Visible',
      rows: [
        ['What', 'Who'],
        ['Call', 'Ash'],
      ],
    });
    await connectWorkbook();
    const { rows } = await firm.platform.pool.query('select file, reason from ledger.import_rejections');
    expect(rows).toEqual([{ file: 'Notes', reason: expect.stringContaining('The sheet “Notes” is not imported') }]);
    expect(await firm.counts('imported')).toEqual({ invoices: 2 });
  });

  it('a 429 response is retried, and errors are reported with a message; nothing is lost', async () => {
    firm.server.faults.push({ at: '/range(', times: 1, status: 429, headers: { 'Retry-After': '7' } });
    await connectWorkbook();
    expect(firm.waits).toEqual([7000]);
    const before = await firm.ledger();
    firm.server.faults.splice(0, 1, { at: '/worksheets', status: 503 });
    await firm.sync();
    expect((await firm.connection()).failure).toContain('out of order');
    firm.server.faults.splice(0, 1, { at: '/worksheets', status: 200, body: '{"value": 1}' });
    await firm.sync();
    expect((await firm.connection()).failure).toContain('cannot be read');
    expect(await firm.ledger()).toEqual(before);
  });

  it('refresh tokens work once and are replaced; a revoked consent has to be given again', async () => {
    await connectWorkbook();
    const before = await firm.ledger();
    for (const renewals of [1, 2]) {
      firm.server.microsoft.oauth.expireTokens();
      await firm.sync();
      expect(await firm.connection()).toMatchObject({ state: 'connected', failure: null });
      expect(firm.server.microsoft.oauth.state).toMatchObject({ renewals, replays: 0 });
    }
    firm.server.microsoft.oauth.revokeConsent();
    await firm.sync();
    expect(await firm.connection()).toMatchObject({ state: 'reconnect', failure: expect.stringContaining('connect it again') });
    expect(await firm.ledger()).toEqual(before);
  });

  it('another company has no access to the connection', async () => {
    await connectWorkbook();
    const olivia = await demoPerson(firm.platform, demoPeople.olivia).signIn();
    expect(await connectionOf(olivia, microsoftOffice)).toMatchObject({ state: 'not-connected', account: null, sync: null });
    const path = `/insights/connections/providers/${microsoftOffice}`;
    expect((await olivia.send(`${path}/syncs`, { method: 'POST' })).status).toBe(404);
    expect((await olivia.send(path, { method: 'DELETE' })).status).toBe(404);
    expect(await firm.connection()).toMatchObject({ state: 'connected' });
  });
});

import { ConnectionType } from '@suite/contract/insights';
import { excelDay } from '@suite/testing/providers/microsoft-server';
import { openProviderServer, type ProviderServer } from '@suite/testing/providers/provider-server';
import {
  brightfield,
  connect,
  connectionOf,
  consent,
  ledgerOf,
  openConnectable,
  startOver,
  syncAgain,
} from '../../../test/connected';
import { onEachDatabase } from '../../../test/databases';
import { demoPerson, type Person } from '../../../test/person';
import type { TestPlatform } from '../../../test/test-platform';
import { demoPeople } from '../../demo/demo-data';

const { microsoftOffice } = ConnectionType;
const DAY = 86_400_000;

onEachDatabase('§3 Microsoft Office (type 7)', (kind) => {
  let server: ProviderServer;
  let platform: TestPlatform;
  let noah: Person;
  let waits: number[];
  beforeAll(async () => {
    server = await openProviderServer();
    ({ platform, noah, waits } = await openConnectable(kind, server));
  });
  afterAll(async () => {
    await platform.close();
    await server.close();
  });
  beforeEach(async () => {
    await startOver(platform, server);
    await noah.signIn();
    waits.length = 0;
    server.microsoft.sheets.push(
      {
        id: '{00000000-0001-0000-0000-000000000000}',
        name: 'Invoices',
        visibility: 'Visible',
        rows: [
          ['Invoice number', 'Customer', 'Invoice date', 'Due date', 'Total'],
          ['A-1', 'Ash Design', excelDay('2026-01-02'), excelDay('2026-02-01'), { value: 100.5, format: '$#,##0.00' }],
          ['A-2', 'Birch Dental', excelDay('2026-03-04'), excelDay('2026-04-03'), 45_000],
        ],
      },
      { id: '{2}', name: 'Old', visibility: 'VeryHidden', rows: [['Customer'], ['Nobody']] },
      { id: '{3}', name: 'Empty', visibility: 'Visible', rows: [] },
    );
  });

  const connectWorkbook = (document = server.microsoft.address) => connect(platform, noah, microsoftOffice, document);
  const sync = () => syncAgain(platform, noah, microsoftOffice);
  const ledger = () => ledgerOf(platform, brightfield);
  const connection = () => connectionOf(noah, microsoftOffice);
  const imported = async () => {
    const { counts } = (await connection()).sync;
    return Object.fromEntries(
      counts.flatMap((of: { kind: string; imported: number }) => (of.imported ? [[of.kind, of.imported]] : [])),
    );
  };

  it('reads the sheets that are shown, by the address that a person copies', async () => {
    await connectWorkbook();
    expect(await connection()).toMatchObject({ state: 'connected', account: 'Invoices of the firm.xlsx', failure: null });
    expect(await imported()).toEqual({ invoices: 2 });
    expect((await ledger()).invoices).toMatchObject([
      { customer: 'Ash Design', number: 'A-1', issued_on: '2026-01-02', due_on: '2026-02-01', total: 10_050 },
      { customer: 'Birch Dental', number: 'A-2', issued_on: '2026-03-04', due_on: '2026-04-03', total: 4_500_000 },
    ]);
    const before = await ledger();
    platform.time.now += DAY;
    await noah.signIn();
    await sync();
    expect(await imported()).toEqual({});
    expect(await ledger()).toEqual(before);
    server.microsoft.sheets[0]?.rows.splice(1, 1, ['A-1', 'Ash Design', excelDay('2026-01-02'), excelDay('2026-02-01'), 80]);
    await sync();
    expect(await imported()).toEqual({ invoices: 1 });
    expect((await ledger()).invoices).toMatchObject([{ total: 8000 }, { total: 4_500_000 }]);
  });

  it('takes a workbook by its id, and no other address or file', async () => {
    await expect(consent(noah, microsoftOffice)).rejects.toThrow('paste the address');
    await expect(consent(noah, microsoftOffice, 'https://example.com/book.xlsx')).rejects.toThrow('paste the address');
    await expect(connectWorkbook('https://brightfield.sharepoint.com/gone')).rejects.toThrow('no such workbook');
    server.microsoft.name = 'Letter.docx';
    await expect(connectWorkbook()).rejects.toThrow('Letter.docx is no Excel workbook');
    server.microsoft.name = 'Book.xlsx';
    await connectWorkbook(server.microsoft.id);
    expect(await connection()).toMatchObject({ account: 'Book.xlsx', failure: null });
  });

  it('counts before a file that was uploaded, of whatever day', async () => {
    await connectWorkbook();
    const before = await ledger();
    await platform.pool.query(
      'update ledger_invoices set total = 1, subtotal = 1, source_updated_at = $1 where company_id = $2',
      [new Date(platform.time.now), brightfield],
    );
    await sync();
    expect(await ledger()).toEqual(before);
  });

  it('a sheet that leaves a question is told and left', async () => {
    server.microsoft.sheets.push({
      id: '{4}',
      name: 'Notes',
      visibility: 'Visible',
      rows: [
        ['What', 'Who'],
        ['Call', 'Ash'],
      ],
    });
    await connectWorkbook();
    const { rows } = await platform.pool.query('select file, reason from import_rejections');
    expect(rows).toEqual([{ file: 'Notes', reason: expect.stringContaining('The sheet "Notes" is not imported') }]);
    expect(await imported()).toEqual({ invoices: 2 });
  });

  it('429 is waited for, and faults are told in words; nothing is lost', async () => {
    server.faults.push({ at: '/range(', times: 1, status: 429, headers: { 'Retry-After': '7' } });
    await connectWorkbook();
    expect(waits).toEqual([7000]);
    const before = await ledger();
    server.faults.splice(0, 1, { at: '/worksheets', status: 503 });
    await sync();
    expect((await connection()).failure).toContain('out of order');
    server.faults.splice(0, 1, { at: '/worksheets', status: 200, body: '{"value": 1}' });
    await sync();
    expect((await connection()).failure).toContain('cannot be read');
    expect(await ledger()).toEqual(before);
  });

  it('refresh tokens work once and are replaced; a revoked consent has to be given again', async () => {
    await connectWorkbook();
    const before = await ledger();
    for (const renewals of [1, 2]) {
      server.microsoft.oauth.expireTokens();
      await sync();
      expect(await connection()).toMatchObject({ state: 'connected', failure: null });
      expect(server.microsoft.oauth.state).toMatchObject({ renewals, replays: 0 });
    }
    server.microsoft.oauth.revokeConsent();
    await sync();
    expect(await connection()).toMatchObject({ state: 'reconnect', failure: expect.stringContaining('connect it again') });
    expect(await ledger()).toEqual(before);
  });

  it('another company sees nothing of it', async () => {
    await connectWorkbook();
    const olivia = await demoPerson(platform, demoPeople.olivia).signIn();
    expect(await connectionOf(olivia, microsoftOffice)).toMatchObject({ state: 'not-connected', account: null, sync: null });
    const path = `/insights/connections/providers/${microsoftOffice}`;
    expect((await olivia.send(`${path}/syncs`, { method: 'POST' })).status).toBe(404);
    expect((await olivia.send(path, { method: 'DELETE' })).status).toBe(404);
    expect(await connection()).toMatchObject({ state: 'connected' });
  });
});

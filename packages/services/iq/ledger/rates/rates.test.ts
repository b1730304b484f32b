import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { createLogger } from '@suite/env/logger';
import { facts } from '@suite/host/services/all-services';
import { type DatabaseKind, onOneDatabase } from '@suite/host/test/databases';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { followLedger } from '../records/follow-ledger';
import { createReferenceRates } from './reference-rates';

const companyId = demoCompanies.harborlineAccounting.id;
const rates = '/insights/exchange-rates';

/** Units for one euro. March 8 and 9, 2025 are a weekend, and the krona only has a rate on March 11. */
const TABLE = [
  'Date,USD,CHF,SEK,',
  '2025-03-11,1.1,0.99,11,',
  '2025-03-10,1.25,1.00,N/A,',
  '2025-03-07,1.2,0.96,N/A,',
  '2024-01-02,1.0,0.5,N/A,',
  '',
].join('\n');

onOneDatabase('exchange rates', (kind: DatabaseKind) => {
  let platform: TestPlatform;
  let person: Person;
  let path: string;
  let logged: string[];
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    path = join(platform.dataFolder, 'rates.csv');
    person = await demoPerson(platform, demoPeople.olivia).signIn();
  });
  beforeEach(async () => {
    logged = [];
    await platform.pool.query(`delete from ledger.invoices where number like 'FX-%'`);
    await platform.pool.query(`delete from ledger.exchange_rates`);
    await table(undefined).read();
    await follow();
  });
  afterAll(() => platform.close());

  const table = (text: string | undefined, maxDays = 7) => {
    const logger = { ...createLogger('error'), error: (...words: unknown[]) => logged.push(words.join(' ')) };
    const file = text === undefined ? undefined : { path, maxDays };
    const inBackground = () => undefined;
    const { read } = createReferenceRates({ database: platform.database, facts, logger, file, inBackground });
    return {
      async read() {
        if (text !== undefined) await writeFile(path, text);
        await read();
      },
    };
  };
  /** Runs the last step of an import. */
  const follow = () =>
    followLedger(
      { database: platform.database, facts },
      { id: randomUUID(), companyId, source: 'xero', number: 1, asOf: '2026-01-01' },
    );
  /** Adds an invoice of 100.00 in a currency, by default without a rate from its source. */
  const invoice = async (number: string, day: string, currency: string, rate: string | null = null) => {
    const { rows } = await platform.pool.query(
      `with added as (
         insert into ledger.invoices (company_id, source, source_id, written_by, source_updated_at, number, issued_on, due_on,
           currency, currency_rate, lines_include_tax, subtotal, tax, total, customer_id)
         select $1, 'xero', $2, 1, now(), $2, $3, $3, $4, $5::numeric, false, 10000, 0, 10000, min(id)
         from ledger.customers where company_id = $1 and name like 'Alder%' returning id, customer_id
       ),
       noted as (insert into ledger.changes select $1, customer_id from added on conflict do nothing)
       select id from added`,
      [companyId, number, day, currency, rate],
    );
    return String(rows[0].id);
  };
  const dashboard = async () => (await person.send('/insights/metrics/dashboard')).body;
  const documents = async (state: string) => {
    const { body } = await person.send(`${rates}/documents?state=${state}`);
    return body.documents.map(({ number, rate, rateOn, rateBy }: Record<string, string>) => [
      number,
      Number(rate),
      rateOn,
      rateBy,
    ]);
  };
  const put = (body: object) => person.send(rates, { method: 'PUT', body });

  it('of a document come from its source, then its own entry, the entry for its date, and the operator’s table, in this order', async () => {
    const open = (await dashboard()).open.value;
    const own = await invoice('FX-1', '2025-03-10', 'CHF', '0.5');
    const bare = await invoice('FX-2', '2025-03-10', 'CHF');
    await follow();
    expect(await dashboard()).toMatchObject({
      open: { value: open + 20_000 },
      excluded: { open: [{ currency: 'CHF', documents: 1, amount: 10_000 }] },
    });
    expect((await person.send(rates)).body).toMatchObject({
      home: 'USD',
      table: null,
      lacking: [{ currency: 'CHF', documents: 1, amount: 10_000 }],
    });
    // In the table, CHF 1.00 is USD 1.25.
    await table(TABLE).read();
    expect(await documents('converted')).toEqual([['FX-2', 0.8, '2025-03-10', 'table']]);
    expect(await dashboard()).toMatchObject({ open: { value: open + 20_000 + 12_500 }, excluded: { open: [] } });
    expect((await put({ currency: 'CHF', day: '2025-03-10', rate: '0.4' })).status).toBe(204);
    expect(await documents('converted')).toEqual([['FX-2', 0.4, '2025-03-10', 'date']]);
    expect((await dashboard()).open.value).toBe(open + 20_000 + 25_000);
    const ofDocument = (id: string, rate: string | null) =>
      person.send(`${rates}/documents/invoice/${id}`, { method: 'PUT', body: { rate } });
    expect((await ofDocument(bare, '2')).status).toBe(204);
    expect(await documents('converted')).toEqual([['FX-2', 2, null, 'document']]);
    expect((await dashboard()).open.value).toBe(open + 20_000 + 5_000);
    // A rate from the source cannot be overridden.
    expect((await ofDocument(own, '2')).status).toBe(404);
    await ofDocument(bare, null);
    expect((await dashboard()).open.value).toBe(open + 20_000 + 25_000);
    expect((await person.send(`${rates}/CHF/2025-03-10`, { method: 'DELETE' })).status).toBe(204);
    expect((await dashboard()).open.value).toBe(open + 20_000 + 12_500);
    expect((await person.send(`${rates}/CHF/2025-03-10`, { method: 'DELETE' })).status).toBe(404);
  });

  it('from the operator’s table are the last on or before a date, if they are not too old', async () => {
    await invoice('FX-1', '2025-03-09', 'CHF');
    await invoice('FX-2', '2025-03-15', 'CHF');
    await invoice('FX-3', '2025-03-19', 'CHF');
    await invoice('FX-4', '2025-03-10', 'SEK');
    await invoice('FX-5', '2025-03-11', 'EUR');
    await invoice('FX-6', '2025-03-11', 'SEK');
    await follow();
    await table(TABLE).read();
    expect(await documents('converted')).toEqual([
      ['FX-2', 0.9, '2025-03-11', 'table'],
      ['FX-5', expect.closeTo(1 / 1.1), '2025-03-11', 'table'],
      ['FX-6', 10, '2025-03-11', 'table'],
      ['FX-1', 0.8, '2025-03-07', 'table'],
    ]);
    expect((await documents('lacking')).map(([number]: string[]) => number)).toEqual(['FX-3', 'FX-4']);
    await table(TABLE, 8).read();
    expect((await documents('lacking')).map(([number]: string[]) => number)).toEqual(['FX-4']);
    expect((await person.send(rates)).body.table).toEqual({ from: '2024-01-02', to: '2025-03-11', maxDays: 8 });
  });

  it('from a changed table replace the earlier ones, and an invalid table changes nothing', async () => {
    await invoice('FX-1', '2025-03-10', 'CHF');
    await follow();
    await table(TABLE).read();
    await table(TABLE.replace('1.25,1.00', '1.25,2.50')).read();
    expect(await documents('converted')).toEqual([['FX-1', 2, '2025-03-10', 'table']]);
    await table(`${TABLE}10.3.2025,1,1,1`).read();
    expect(logged).toEqual([expect.stringContaining('line 6 begins with "10.3.2025", not a date such as 2021-03-17')]);
    expect(await documents('converted')).toEqual([['FX-1', 2, '2025-03-10', 'table']]);
    await table(undefined).read();
    expect(await documents('converted')).toEqual([]);
    expect((await dashboard()).excluded.open).toEqual([{ currency: 'CHF', documents: 1, amount: 10_000 }]);
  });

  it('are updated if an import changes the date or currency of a document', async () => {
    await table(TABLE).read();
    await invoice('FX-1', '2025-03-10', 'CHF');
    await follow();
    expect(await documents('converted')).toEqual([['FX-1', 0.8, '2025-03-10', 'table']]);
    await platform.pool.query(`update ledger.invoices set issued_on = '2025-03-11' where number = 'FX-1'`);
    await follow();
    expect(await documents('converted')).toEqual([['FX-1', 0.9, '2025-03-11', 'table']]);
    await platform.pool.query(`update ledger.invoices set currency = 'NOK' where number = 'FX-1'`);
    await follow();
    expect((await documents('lacking')).map(([number]: string[]) => number)).toEqual(['FX-1']);
  });

  it('that are missing are listed with the documents that a number leaves out, each once', async () => {
    await invoice('FX-1', '2025-03-10', 'CHF');
    await invoice('FX-2', '2025-11-10', 'CHF');
    await follow();
    const { excluded, dso, cei, months } = await dashboard();
    const two = { currency: 'CHF', documents: 2, amount: 20_000 };
    expect(excluded).toEqual({ sales: [two], open: [two], dso: [two], cei: [two], spend: [] });
    expect([dso.available, cei.available]).toEqual([true, true]);
    expect(months[0].excluded).toEqual([two]);
    for (const query of ['from=sales', 'from=open', 'from=dso', 'from=cei', 'month=2025-12', '']) {
      const { body } = await person.send(`/insights/metrics/excluded/rows?${query}`);
      expect([query, body.total, body.sum]).toEqual([query, 2, 0]);
      expect(body.rows[0]).toMatchObject({ kind: 'invoice', number: 'FX-2', currency: 'CHF', amount: 10_000, value: null });
    }
    expect((await person.send('/insights/metrics/excluded/rows?month=2025-04')).body.total).toBe(1);
    expect((await person.send('/insights/metrics/excluded/rows?from=spend')).body.total).toBe(0);
    const { body } = await person.send('/insights/metrics/clients?find=Alder');
    expect(body.clients[0].excluded).toEqual([two]);
  });

  it('are rejected with what to do if they are invalid', async () => {
    for (const rate of ['0', '-1', '1e3', '0.0', '', '1234567890123']) {
      expect([rate, (await put({ currency: 'CHF', day: '2025-03-10', rate })).status]).toEqual([rate, 400]);
    }
    const { status, body } = await put({ currency: 'USD', day: '2025-03-10', rate: '1' });
    expect([status, body.message]).toEqual([400, 'USD is the firm’s own currency and needs no rate.']);
    expect((await put({ currency: 'CHF', day: '2025-02-30', rate: '1' })).status).toBe(400);
  });
});

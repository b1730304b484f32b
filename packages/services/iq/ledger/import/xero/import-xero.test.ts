import { randomUUID } from 'node:crypto';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { companies } from '@services/identity/schema/accounts';
import { createLogger } from '@suite/env/logger';
import { facts } from '@suite/host/services/all-services';
import { freshDatabase, onOneDatabase } from '@suite/host/test/databases';
import { type Cells, type Organisation, xeroFolder } from '@suite/host/test/xero-folder';
import { type OpenDatabase, openDatabase } from '@suite/kernel/database/database';
import { clients, insightsFirms } from '../../schema/firms';
import { runImport } from '../run-import';

const realData = process.env.REAL_DATA;

onOneDatabase('import from Xero', (kind) => {
  let opened: OpenDatabase;
  let dataFolder: string;
  beforeAll(async () => {
    const fresh = await freshDatabase(kind);
    dataFolder = fresh.dataFolder;
    const url = fresh.databaseUrl;
    opened = await openDatabase({ dataFolder, url, logger: createLogger('error') });
  });
  afterAll(() => opened.close());

  /** Creates a company with a firm, and functions that import and query its ledger. */
  async function firm(name = `Firm ${randomUUID()}`) {
    const { database } = opened;
    const id = randomUUID();
    await database.insert(companies).values({ id, name });
    await database.insert(insightsFirms).values({ companyId: id, name });
    const rows = async (sql: string) => (await database.execute(sql.replaceAll('$company', `'${id}'`))).rows;
    return {
      id,
      rows,
      addClient: (client: string) => database.insert(clients).values({ companyId: id, name: client }),
      import: (folder: string, now = Date.UTC(2026, 0, 2)) => importInto(name, folder, now),
      totals: () =>
        rows(`select source_id, total::int, (total - (select coalesce(sum(amount), 0) from ledger.applications a where a.invoice_id = i.id))::int as due
          from ledger.invoices i where company_id = $company order by source_id`),
      lines: () =>
        rows(`select l.source_id, l.amount::int from ledger.invoice_lines l join ledger.invoices i on i.id = l.invoice_id
          where i.company_id = $company order by l.source_id`),
    };
  }

  async function importInto(company: string, folder: string, now = Date.now()): Promise<string[]> {
    const lines: string[] = [];
    for await (const line of runImport(
      { database: opened.database, facts, dataFolder, clock: () => now },
      { company, source: 'xero', path: folder },
    ))
      lines.push(line);
    return lines;
  }

  const organisation: Organisation & { lines: Cells[] } = {
    contacts: [
      { contact_id: 'c-1', name: 'Söderberg "& Sons",\nInc.' },
      { contact_id: 'c-2', name: 'Paper Mill' },
    ],
    invoices: [
      { invoice_id: 'i-1' },
      {
        invoice_id: 'i-2',
        status: 'PAID',
        total: '0.29',
        sub_total: '0.29',
        total_tax: '0',
        amount_paid: '0.29',
        amount_due: '0',
      },
      { invoice_id: 'i-3', status: 'VOIDED', total: 'junk' },
      { invoice_id: 'b-1', type: 'ACCPAY', contact_id: 'c-2' },
      { invoice_id: 'b-2', type: 'ACCPAY', contact_id: 'c-2', status: 'DRAFT' },
    ],
    lines: [
      { line_item_id: 'l-1', line_amount: '60', tax_amount: '6' },
      { line_item_id: 'l-2', line_amount: '40', tax_amount: '4' },
      { line_item_id: 'l-3', invoice_id: 'i-3' },
      { line_item_id: 'l-4', invoice_id: 'b-1' },
    ],
    creditNotes: [{ credit_note_id: 'n-1', contact_id: 'c-1' }],
  };

  const rejectedNote =
    'rejected  credit_note_data.csv line 2: the file holds ids only, without date, currency_code, total: a credit note cannot be kept by its ids';

  it('reports what was read, imported, skipped and rejected, and connects type 8 with status 1', async () => {
    const { import: run, rows, totals } = await firm();
    expect(await run(xeroFolder(organisation))).toEqual([
      'contacts  read 2  imported 2  skipped 0  rejected 0',
      'invoices  read 3  imported 2  skipped 1  rejected 0',
      'bills  read 2  imported 1  skipped 1  rejected 0',
      'lines  read 4  imported 3  skipped 1  rejected 0',
      'credit notes  read 1  imported 0  skipped 0  rejected 1',
      rejectedNote,
    ]);
    expect(await totals()).toEqual([
      { source_id: 'i-1', total: 11000, due: 11000 },
      { source_id: 'i-2', total: 29, due: 0 },
    ]);
    expect(
      await rows('select connection_type, status, last_import_at from ledger.connections where company_id = $company'),
    ).toEqual([{ connection_type: 8, status: 1, last_import_at: '2026-01-02 00:00:00+00' }]);
  });

  it('only changes the time of the last import if it runs again', async () => {
    const { import: run, rows } = await firm();
    const folder = xeroFolder(organisation);
    const everything = () =>
      rows(`select md5(string_agg(t::text, '|' order by t::text)) from (
        select c::text from ledger.customers c where company_id = $company union all select i::text from ledger.invoices i where company_id = $company
        union all select b::text from ledger.bills b where company_id = $company
        union all select l::text from ledger.invoice_lines l join ledger.invoices i on i.id = l.invoice_id where company_id = $company
        union all select a::text from ledger.applications a join ledger.invoices i on i.id = a.invoice_id where company_id = $company
        union all select k::text from ledger.clients k where company_id = $company) as t(t)`);
    await run(folder);
    const before = await everything();
    expect(await run(folder, Date.UTC(2026, 0, 3))).toEqual([
      'contacts  read 2  imported 0  skipped 2  rejected 0',
      'invoices  read 3  imported 0  skipped 3  rejected 0',
      'bills  read 2  imported 0  skipped 2  rejected 0',
      'lines  read 4  imported 0  skipped 4  rejected 0',
      'credit notes  read 1  imported 0  skipped 0  rejected 1',
      rejectedNote,
    ]);
    expect(await everything()).toEqual(before);
    expect(await rows('select last_import_at from ledger.connections where company_id = $company')).toEqual([
      { last_import_at: '2026-01-03 00:00:00+00' },
    ]);
  });

  it('stores the run with its counts, time and rejected rows', async () => {
    const { import: run, rows } = await firm();
    await run(xeroFolder(organisation));
    expect(
      await rows(`select c.kind, c.read, c.imported, c.skipped, c.rejected from ledger.import_runs r join ledger.import_counts c on c.run_id = r.id
        where company_id = $company and finished_at >= started_at and kind in ('invoices', 'credit notes') order by kind`),
    ).toEqual([
      { kind: 'credit notes', read: 1, imported: 0, skipped: 0, rejected: 1 },
      { kind: 'invoices', read: 3, imported: 2, skipped: 1, rejected: 0 },
    ]);
    expect(
      await rows(
        'select file, line, column_name from ledger.import_rejections j join ledger.import_runs r on r.id = j.run_id where company_id = $company',
      ),
    ).toEqual([{ file: 'credit_note_data.csv', line: 2, column_name: null }]);
    expect(
      await rows(
        'select 1 from ledger.import_sightings s join ledger.import_runs r on r.id = s.run_id where company_id = $company',
      ),
    ).toEqual([]);
  });

  it('links each customer to an existing or new client of the same name, and pure vendors to none', async () => {
    const { import: run, rows, addClient } = await firm();
    await addClient(' alpha ');
    const contacts = [
      { contact_id: 'c-1', name: 'Alpha' },
      { contact_id: 'c-2', name: 'Paper Mill' },
      { contact_id: 'c-3', name: 'Prospect' },
      { contact_id: 'c-4', name: 'PROSPECT' },
    ];
    await run(
      xeroFolder({ contacts, invoices: [{ invoice_id: 'i-1' }, { invoice_id: 'b-1', type: 'ACCPAY', contact_id: 'c-2' }] }),
    );
    expect(
      await rows(`select c.name, k.name as client from ledger.customers c left join ledger.clients k on k.id = c.client_id
        where c.company_id = $company order by c.source_id`),
    ).toEqual([
      { name: 'Alpha', client: ' alpha ' },
      { name: 'Paper Mill', client: null },
      { name: 'Prospect', client: 'Prospect' },
      { name: 'PROSPECT', client: 'Prospect' },
    ]);
    expect(await rows('select name from ledger.vendors where company_id = $company')).toEqual([{ name: 'Paper Mill' }]);
  });

  it('isolates companies that import the same organisation', async () => {
    const [one, two] = [await firm(), await firm()];
    const folder = xeroFolder(organisation);
    await Promise.all([one.import(folder), two.import(folder)]);
    expect(await two.totals()).toEqual(await one.totals());
    const paid = [{ invoice_id: 'i-1', amount_due: '0', amount_paid: '110', updated_date_utc: '2021-03-01 10:00:00.000 UTC' }];
    await two.import(xeroFolder({ ...organisation, invoices: paid }));
    expect(await one.totals()).toContainEqual({ source_id: 'i-1', total: 11000, due: 11000 });
    expect(await two.totals()).toContainEqual({ source_id: 'i-1', total: 11000, due: 0 });
  });

  it('settles a partial payment on an unknown day and a full payment on its day', async () => {
    const { import: run, rows } = await firm();
    const part = { invoice_id: 'i-1', amount_paid: '60', amount_due: '50' };
    const whole = { invoice_id: 'i-2', amount_paid: '110', amount_due: '0', fully_paid_on_date: '2021-01-20' };
    await run(xeroFolder({ ...organisation, invoices: [part, whole] }));
    expect(
      await rows(`select i.source_id as invoice, applied_after::text as after, applied_on::text as on
        from ledger.applications a join ledger.invoices i on i.id = a.invoice_id where company_id = $company order by 1`),
    ).toEqual([
      { invoice: 'i-1', after: '2021-01-04', on: '2021-02-01' },
      { invoice: 'i-2', after: null, on: '2021-01-20' },
    ]);
  });

  it('stores line amounts of tax-inclusive invoices without tax', async () => {
    const { import: run, lines } = await firm();
    const invoices = [{ invoice_id: 'i-1', line_amount_types: 'Inclusive' }];
    await run(xeroFolder({ ...organisation, invoices, lines: [{ line_item_id: 'l-1', line_amount: '110', tax_amount: '10' }] }));
    expect(await lines()).toEqual([{ source_id: 'l-1', amount: 10000 }]);
  });

  describe('a later export', () => {
    const later = '2021-03-01 10:00:00.000 UTC';

    it('replaces what has changed, and removes voided documents and deleted lines', async () => {
      const { import: run, totals, lines } = await firm();
      await run(xeroFolder(organisation));
      const invoices: Cells[] = [
        { invoice_id: 'i-1', updated_date_utc: later, sub_total: '60', total_tax: '6', total: '66', amount_due: '66' },
        { invoice_id: 'i-2', updated_date_utc: later, status: 'VOIDED' },
      ];
      const report = await run(xeroFolder({ ...organisation, invoices, lines: organisation.lines.slice(0, 1) }));
      expect(report[1]).toBe('invoices  read 2  imported 2  skipped 0  rejected 0');
      expect(await totals()).toEqual([{ source_id: 'i-1', total: 6600, due: 6600 }]);
      expect(await lines()).toEqual([{ source_id: 'l-1', amount: 6000 }]);
    });

    it('records what it changed, without the originals, because it cannot be undone', async () => {
      const { import: run, rows } = await firm();
      await run(xeroFolder(organisation));
      const invoices: Cells[] = [
        { invoice_id: 'i-1', updated_date_utc: later, sub_total: '60', total_tax: '6', total: '66', amount_due: '66' },
        { invoice_id: 'i-2', updated_date_utc: later, status: 'VOIDED' },
      ];
      await run(xeroFolder({ ...organisation, invoices, lines: organisation.lines.slice(0, 1) }));
      const recorded = await rows('select changes from ledger.import_runs where company_id = $company order by number');
      const invoice = { kind: 'invoice', number: 'INV-1', party: 'Söderberg "& Sons",\nInc.', currency: 'USD' };
      const bill = { ...invoice, kind: 'bill', party: 'Paper Mill' };
      expect(recorded.map(({ changes }) => changes)).toEqual([
        {
          counts: { new: 3, changed: 0, paid: 0, removed: 0, unchanged: 0 },
          documents: [
            { ...bill, fate: 'new', before: null, after: { total: 11_000, open: null } },
            { ...invoice, fate: 'new', before: null, after: { total: 11_000, open: 11_000 } },
            { ...invoice, fate: 'new', before: null, after: { total: 29, open: 0 } },
          ],
        },
        {
          counts: { new: 0, changed: 1, paid: 0, removed: 1, unchanged: 0 },
          documents: [
            { ...invoice, fate: 'changed', before: { total: 11_000, open: 11_000 }, after: { total: 6600, open: 6600 } },
            { ...invoice, fate: 'removed', before: { total: 29, open: 0 }, after: null },
          ],
        },
      ]);
      const originals = 'select from ledger.import_originals join ledger.import_runs on id = run_id where company_id = $company';
      expect(await rows(originals)).toEqual([]);
    });

    it('is never overwritten by an earlier one', async () => {
      const { import: run, totals, lines } = await firm();
      const invoices = [{ invoice_id: 'i-1', updated_date_utc: later, amount_due: '0', amount_paid: '110' }];
      await run(xeroFolder({ ...organisation, invoices }));
      const before = [await totals(), await lines()];
      const report = await run(
        xeroFolder({ ...organisation, invoices: [{ invoice_id: 'i-1' }], lines: [{ line_item_id: 'l-1', line_amount: '1' }] }),
      );
      expect(report.slice(1, 4)).toEqual([
        'invoices  read 1  imported 0  skipped 1  rejected 0',
        'bills  read 0  imported 0  skipped 0  rejected 0',
        'lines  read 1  imported 0  skipped 1  rejected 0',
      ]);
      expect([await totals(), await lines()]).toEqual(before);
    });

    it('that cannot be read completely removes no lines', async () => {
      const { import: run, lines } = await firm();
      await run(xeroFolder(organisation));
      await run(xeroFolder({ ...organisation, lines: [{ line_item_id: 'l-1', line_amount: '60', tax_amount: 'x' }] }));
      expect(await lines()).toHaveLength(2);
    });
  });

  describe('only rejects a row, with file, line and reason, because of', () => {
    const cases: [string, Record<string, string>, string][] = [
      ['an impossible date', { date: '2021-02-30' }, 'date is “2021-02-30”, not a date such as 2021-03-17'],
      ['a foreign date', { due_date: '2/8/2021' }, 'due_date is “2/8/2021”, not a date such as 2021-03-17'],
      ['no date', { date: '' }, 'date is blank, not a date such as 2021-03-17'],
      [
        'a time that is none',
        { updated_date_utc: '2021-01-01 25:00:00 UTC' },
        'updated_date_utc is “2021-01-01 25:00:00 UTC”, not a time such as 2020-04-26 14:45:34.083 UTC',
      ],
      ['an unknown currency', { currency_code: 'EURO' }, 'currency_code is “EURO”, not a currency code of ISO 4217'],
      ['an amount finer than its currency', { total: '110.005' }, 'total is “110.005”, not an amount in USD'],
      ['an amount with a thousands separator', { total: '1,110' }, 'total is “1,110”, not an amount in USD'],
      ['yen with decimals', { currency_code: 'JPY', sub_total: '100.5' }, 'sub_total is “100.5”, not an amount in JPY'],
      ['an unknown status', { status: 'LOST' }, 'status is “LOST”, not AUTHORISED, PAID, VOIDED, DELETED, DRAFT, SUBMITTED'],
      ['an unknown type', { type: 'SPEND' }, 'type is “SPEND”, not ACCREC, ACCPAY'],
      ['a contact that is missing', { contact_id: 'c-9' }, 'contact_id c-9 is of no imported contact'],
      ['no id', { invoice_id: '' }, 'invoice_id is blank'],
      ['a rate that is no number', { currency_rate: 'NaN' }, 'currency_rate is “NaN”, not a decimal number'],
      ['an id that stood before', { invoice_id: 'i-1' }, 'invoice_id i-1 appears earlier in the file'],
    ];
    it.each(cases)('%s', async (_, cells, reason) => {
      const { import: run, totals } = await firm();
      const invoices = [{ invoice_id: 'i-1' }, { invoice_id: 'i-2', ...cells }, { invoice_id: 'i-3' }];
      const lines = await run(xeroFolder({ contacts: organisation.contacts, invoices }));
      expect(lines[1]).toBe('invoices  read 3  imported 2  skipped 0  rejected 1');
      expect(lines.slice(5)).toEqual([`rejected  invoice_data.csv line 3: ${reason}`]);
      expect((await totals()).map(({ source_id }) => source_id)).toEqual(['i-1', 'i-3']);
    });

    it('contacts and lines, each in the order of its file', async () => {
      const { import: run } = await firm();
      const folder = xeroFolder({
        contacts: [
          { contact_id: 'c-1', name: 'One' },
          { contact_id: 'c-2', name: '  ' },
          { contact_id: '', name: 'Three' },
          { contact_id: 'c-1', name: 'Again' },
        ],
        invoices: [{ invoice_id: 'i-1' }, { invoice_id: 'i-2', contact_id: 'c-2' }],
        lines: [
          { line_item_id: 'l-1', quantity: 'two' },
          { line_item_id: 'l-2', invoice_id: 'i-2' },
          { line_item_id: 'l-3', invoice_id: 'nowhere' },
          { line_item_id: 'l-4' },
        ],
      });
      appendFileSync(join(folder, 'invoice_line_item_data.csv'), 'cut off');
      const lines = await run(folder);
      expect(lines).toEqual([
        'contacts  read 4  imported 1  skipped 0  rejected 3',
        'invoices  read 2  imported 1  skipped 0  rejected 1',
        'bills  read 0  imported 0  skipped 0  rejected 0',
        'lines  read 5  imported 1  skipped 0  rejected 4',
        'credit notes  read 0  imported 0  skipped 0  rejected 0',
        'rejected  contact_data.csv line 3: name is blank',
        'rejected  contact_data.csv line 4: contact_id is blank',
        'rejected  contact_data.csv line 5: contact_id c-1 appears earlier in the file',
        'rejected  invoice_data.csv line 3: contact_id c-2 is of no imported contact',
        'rejected  invoice_line_item_data.csv line 2: quantity is “two”, not a decimal number',
        'rejected  invoice_line_item_data.csv line 3: invoice_id i-2 is of no imported invoice or bill',
        'rejected  invoice_line_item_data.csv line 4: invoice_id nowhere is of no imported invoice or bill',
        'rejected  invoice_line_item_data.csv line 6: the row has 1 column, the header 8',
      ]);
    });
  });

  describe('reports an error and writes nothing if', () => {
    it('the company is unknown, ambiguous or has no firm', async () => {
      const folder = xeroFolder(organisation);
      await expect(importInto('Nobody', folder)).rejects.toThrow('No company is named "Nobody".');
      const twins = [await firm('Twin LLP'), await firm('twin llp')];
      await expect(importInto('Twin LLP', folder)).rejects.toThrow(
        /^2 companies are named "Twin LLP": give --company the id of one of them: /,
      );
      expect(await importInto(twins[1]?.id ?? '', folder)).toContain('contacts  read 2  imported 2  skipped 0  rejected 0');
      await opened.database.insert(companies).values({ name: 'Bare' });
      await expect(importInto('Bare', folder)).rejects.toThrow(
        'Bare has no firm in IQ yet: provision it in the IQ dashboard first.',
      );
    });

    it.each(['contact_data.csv', 'invoice_data.csv', 'invoice_line_item_data.csv'])('%s is missing', async (file) => {
      const { import: run, rows } = await firm();
      const folder = xeroFolder(organisation);
      rmSync(join(folder, file));
      await expect(run(folder)).rejects.toThrow(`${join(folder, file)} does not exist.`);
      expect(await rows('select 1 from ledger.import_runs where company_id = $company')).toEqual([]);
      expect(await rows('select 1 from ledger.connections where company_id = $company')).toEqual([]);
    });

    it('the folder is missing', async () => {
      const { import: run } = await firm();
      await expect(run('/nowhere/at/all')).rejects.toThrow('There is no folder /nowhere/at/all.');
    });
  });

  it('accepts an organisation without a file of credit notes', async () => {
    const { import: run } = await firm();
    const folder = xeroFolder(organisation);
    rmSync(join(folder, 'credit_note_data.csv'));
    expect(await run(folder)).toContain('credit notes  read 0  imported 0  skipped 0  rejected 0');
  });

  it('resumes after an interruption', async () => {
    const { id, import: run, totals, rows } = await firm();
    const invoices = Array.from({ length: 12_000 }, (_, index) => ({ invoice_id: `i-${index}` }));
    const folder = xeroFolder({ contacts: organisation.contacts, invoices });
    const stop = new AbortController();
    const work = { database: opened.database, facts, dataFolder, clock: Date.now, signal: stop.signal };
    const breaking = runImport(work, { company: id, source: 'xero', path: folder }).next();
    while ((await rows('select 1 from ledger.invoices where company_id = $company limit 1')).length === 0)
      await Promise.resolve();
    stop.abort(new Error('stopped'));
    await expect(breaking).rejects.toThrow('stopped');
    const done = (await totals()).length;
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(12_000);
    expect(await rows('select failure from ledger.import_runs where company_id = $company')).toEqual([
      { failure: 'An unexpected error stopped the import. Run it again to continue.' },
    ]);
    expect(await rows('select 1 from ledger.connections where company_id = $company')).toEqual([]);
    expect((await run(folder))[1]).toBe(`invoices  read 12000  imported ${12_000 - done}  skipped ${done}  rejected 0`);
  });

  const onRealData = realData ? it : it.skip;
  onRealData(`reads a real organization${realData ? '' : ' (left out: REAL_DATA is not set)'}`, async () => {
    const { import: run, rows } = await firm();
    const folder = join(realData ?? '', 'xero');
    const lines = await run(folder);
    expect(lines.map((line) => line.replace(/: .*/, ''))).toEqual([
      'contacts  read 152  imported 152  skipped 0  rejected 0',
      'invoices  read 117  imported 116  skipped 1  rejected 0',
      'bills  read 484  imported 476  skipped 8  rejected 0',
      'lines  read 649  imported 640  skipped 9  rejected 0',
      'credit notes  read 2  imported 0  skipped 0  rejected 2',
      'rejected  credit_note_data.csv line 2',
      'rejected  credit_note_data.csv line 3',
    ]);
    expect((await run(folder))[1]).toBe('invoices  read 117  imported 0  skipped 117  rejected 0');
    // Another program calculated these sums from the files.
    expect(
      await rows(
        'select currency, sum(total)::int as total from ledger.invoices where company_id = $company group by 1 order by 1',
      ),
    ).toEqual([
      { currency: 'GBP', total: 9_205_750 },
      { currency: 'USD', total: 30_848_409 },
    ]);
    expect(
      await rows(`select 1 from ledger.invoices i where company_id = $company
        and subtotal <> (select sum(amount) from ledger.invoice_lines l where l.invoice_id = i.id)`),
    ).toEqual([]);
  });
});

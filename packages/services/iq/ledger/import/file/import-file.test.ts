import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { companies } from '@services/identity/schema/accounts';
import { createLogger } from '@suite/env/logger';
import { facts } from '@suite/host/services/all-services';
import { freshDatabase, onOneDatabase } from '@suite/host/test/databases';
import { examined } from '@suite/host/test/examined';
import { type OpenDatabase, openDatabase } from '@suite/kernel/database/database';
import type { Confirmation, TableGuess } from '../../contract/table';
import { insightsFirms } from '../../schema/firms';
import { reportLines } from '../report';
import { acceptedGuess } from './confirmation';
import { importFile } from './import-file';

const NOW = Date.UTC(2026, 0, 2);
const TODAY = '2026-01-02';

type Rows = (sql: string) => Promise<Record<string, unknown>[]>;

function fileOf(content: string | Uint8Array): string {
  const path = join(mkdtempSync(join(process.env.SUITE_TEST_FOLDER ?? tmpdir(), 'table-')), 'file.csv');
  writeFileSync(path, content);
  return path;
}

/** Returns the settled amounts of invoices and the days in which they were settled. */
const settlements = (rows: Rows) =>
  rows(`select number, applied_after::text as after, applied_on::text as on, amount::int
    from ledger.applications a join ledger.invoices i on i.id = a.invoice_id where company_id = $company order by 1, 3`);

onOneDatabase('importing a file', (kind) => {
  let opened: OpenDatabase;
  let dataFolder: string;
  beforeAll(async () => {
    const fresh = await freshDatabase(kind);
    dataFolder = fresh.dataFolder;
    const url = fresh.databaseUrl;
    opened = await openDatabase({ dataFolder, url, logger: createLogger('error') });
  });
  afterAll(() => opened.close());

  interface More {
    confirm?: Partial<Confirmation>;
    signal?: AbortSignal;
    onProgress?: () => Promise<void>;
  }

  async function firm() {
    const { database } = opened;
    const id = randomUUID();
    await database.insert(companies).values({ id, name: `Firm ${id}` });
    await database.insert(insightsFirms).values({ companyId: id, name: 'Firm', paymentTermsDays: 30 });
    const rows = async (sql: string) => (await database.execute(sql.replaceAll('$company', `'${id}'`))).rows;
    const importTable = async (content: string | Uint8Array, { confirm, ...more }: More = {}) => {
      const path = fileOf(content);
      const examination = await examined({ path, name: 'table.csv', today: TODAY, currency: 'USD' });
      const guess = { ...examination.guess, ...(confirm && { questions: [], credits: 0 }) } as TableGuess;
      const accepted = acceptedGuess(guess, { today: TODAY, paymentTermsDays: 30 });
      if ('questions' in accepted) throw new Error(accepted.questions.join(' '));
      const confirmation = { ...accepted, ...confirm };
      const work = {
        database,
        facts,
        companyId: id,
        path,
        fileName: 'file.csv',
        examination,
        confirmation,
        clock: () => NOW,
        ...more,
      };
      const run = await importFile(work);
      const lines: string[] = [];
      for await (const line of reportLines(database, run, { dataFolder, name: 'file.csv', now: new Date(NOW) })) lines.push(line);
      return lines;
    };
    return {
      id,
      rows,
      import: importTable,
      invoices: () =>
        rows(`select number, c.name as customer, issued_on::text as issued, due_on::text as due, currency, total::int,
          (total - (select coalesce(sum(amount), 0) from ledger.applications a where a.invoice_id = i.id))::int as open
          from ledger.invoices i join ledger.customers c on c.id = i.customer_id where i.company_id = $company order by number, customer`),
      everything: () =>
        rows(`select md5(string_agg(t, '|' order by t)) from (
          select concat(source_id, name, email) from ledger.customers where company_id = $company
          union all select concat(source_id, number, issued_on, due_on, total, tax) from ledger.invoices where company_id = $company
          union all select concat(source_id, number, total) from ledger.credit_notes where company_id = $company
          union all select concat(source_id, paid_on, amount) from ledger.payments where company_id = $company
          union all select concat(source_id, paid_on, amount, account) from ledger.vendor_payments where company_id = $company
          union all select concat(l.source_id, l.amount, l.quantity) from ledger.invoice_lines l join ledger.invoices i on i.id = l.invoice_id where company_id = $company
          union all select concat(a.source_id, a.amount, applied_on) from ledger.applications a join ledger.invoices i on i.id = a.invoice_id where company_id = $company) as t(t)`),
    };
  }

  const list = [
    'Invoice,Customer,Invoice date,Due date,Total,Open balance',
    'INV-1,Acme,3/14/2021,4/13/2021,"$1,100.00",$100.00',
    'INV-2,acme ,3/15/2021,4/14/2021,$20.50,$20.50',
    'INV-3,Bolt,3/16/2021,,($30.00),$0.00',
    'INV-4,Bolt,3/17/2021,4/16/2021,0,0',
  ].join('\n');

  it('has nothing open of an invoice whose status is paid, although nothing was paid for it', async () => {
    const { import: run, invoices } = await firm();
    const header =
      'id,Number,Amount Due,Customer,Customer Name,Date (UTC),Due Date (UTC),Starting Balance,Total,Amount Paid,Currency,Status';
    const row = (number: string, due: string, paid: string, status: string) =>
      `in_${number},${number},${due},cus_1,Acme,2025-12-01,2025-12-31,-95.92,78.00,${paid},usd,${status}`;
    await run(
      [header, row('1', '0.00', '0.00', 'paid'), row('2', '78.00', '30.00', 'open'), row('3', '78.00', '78.00', 'paid')].join(
        '\n',
      ),
    );
    expect((await invoices()).map(({ number, open }) => [number, open])).toEqual([
      ['1', 0],
      ['2', 4800],
      ['3', 0],
    ]);
  });

  it('takes all taxes of a line out of an amount that includes them', async () => {
    const { import: run, rows } = await firm();
    const lines = [
      'Client Name,Invoice #,Date Issued,Date Due,Invoice Status,Item Name,Rate,Quantity,Line Subtotal,Tax 1 Amount,Tax 2 Amount,Line Total,Currency',
      'Acme,1,12/01/2025,12/31/2025,sent,Books,100.00,2,200.00,10.00,14.00,224.00,USD',
      'Acme,1,12/01/2025,12/31/2025,sent,Pens,30.00,1,30.00,1.50,0.00,31.50,USD',
    ];
    await run(lines.join('\n'));
    // 224.00 + 31.50 = 255.50, with 10.00 + 14.00 + 1.50 = 25.50 of taxes.
    expect(await rows('select total::int, tax::int from ledger.invoices where company_id = $company')).toEqual([
      { total: 25550, tax: 2550 },
    ]);
    expect(
      await rows(`select l.amount::int, l.tax::int from ledger.invoice_lines l join ledger.invoices i on i.id = l.invoice_id
        where company_id = $company order by l.source_id`),
    ).toEqual([
      { amount: 20000, tax: 2400 },
      { amount: 3000, tax: 150 },
    ]);
  });

  it('imports a list of invoices with settled amounts, credit notes and zero totals', async () => {
    const { import: run, invoices, rows } = await firm();
    expect(await run(list)).toEqual([
      'invoices  read 3  imported 3  skipped 0  rejected 0',
      'credit notes  read 1  imported 1  skipped 0  rejected 0',
      'payments  read 0  imported 0  skipped 0  rejected 0',
    ]);
    expect(await invoices()).toEqual([
      { number: 'INV-1', customer: 'Acme', issued: '2021-03-14', due: '2021-04-13', currency: 'USD', total: 110000, open: 10000 },
      { number: 'INV-2', customer: 'Acme', issued: '2021-03-15', due: '2021-04-14', currency: 'USD', total: 2050, open: 2050 },
      { number: 'INV-4', customer: 'Bolt', issued: '2021-03-17', due: '2021-04-16', currency: 'USD', total: 0, open: 0 },
    ]);
    expect(await rows('select number, total::int, issued_on::text from ledger.credit_notes where company_id = $company')).toEqual(
      [{ number: 'INV-3', total: 3000, issued_on: '2021-03-16' }],
    );
    expect(
      await rows('select connection_type, status, last_import_at from ledger.connections where company_id = $company'),
    ).toEqual([{ connection_type: 7, status: 1, last_import_at: '2021-03-17 00:00:00+00' }]);
  });

  it('stores the product or service of an invoice list as the only line of each invoice', async () => {
    const { import: run, rows } = await firm();
    const items = () =>
      rows(`select number, item_code as item, quantity::float as quantity, amount::int, l.tax::int from ledger.invoice_lines l
        join ledger.invoices i on i.id = l.invoice_id where company_id = $company order by 1, 2`);
    const head = 'Invoice,Customer,Invoice date,Net,Total,Tax,Service,Quantity';
    await run(`${head}\nP-1,Acme,3/14/2021,100.00,110.00,10.00,Payroll,4\nP-2,Acme,3/15/2021,50.00,50.00,0,,1`, {
      confirm: { kind: 'invoices' },
    });
    const payroll = { number: 'P-1', item: 'Payroll', quantity: 4, amount: 10000, tax: 1000 };
    expect(await items()).toEqual([payroll]);
    const twoLines =
      'Invoice,Customer,Invoice date,Amount,Service,Quantity\nP-1,Acme,3/14/2021,60,Audit,1\nP-1,Acme,3/14/2021,50,Tax,1';
    await run(twoLines, { confirm: { asOf: '2021-03-18' } });
    expect((await items()).map(({ item }) => item)).toEqual(['Audit', 'Tax']);
    await run(`${head}\nP-1,Acme,3/14/2021,100.00,110.00,10.00,Payroll,4`, { confirm: { kind: 'invoices', asOf: '2021-03-20' } });
    expect(await items()).toEqual([payroll]);
  });

  /** Returns what is owed in the end by customer: the open amounts of invoices less unapplied payments and credit notes. */
  const owedBy = (rows: Rows) =>
    rows(`select c.name, sum(d.amount - coalesce(used, 0))::int as owed from ledger.customers c join (
        select i.customer_id, total as amount, (select sum(amount) from ledger.applications where invoice_id = i.id) as used from ledger.invoices i
        union all select p.customer_id, -amount, (select -sum(amount) from ledger.applications where payment_id = p.id) from ledger.payments p
        union all select n.customer_id, -total, (select -sum(amount) from ledger.applications where credit_note_id = n.id) from ledger.credit_notes n
      ) d on d.customer_id = c.id where c.company_id = $company group by 1 order by 1`);

  it('counts a payment in a list of invoices once if a list of payments also contains it, in either order', async () => {
    const invoices = [
      'Type,Invoice,Customer,Date,Due date,Total,Open balance',
      'Invoice,INV-1,Acme,3/1/2021,3/31/2021,$300.00,$200.00',
      'Payment,77,Acme,3/14/2021,,($150.00),($50.00)',
    ].join('\n');
    const unnamed = ['Customer,Payment date,Amount,Reference', 'Acme,3/14/2021,$150.00,CHK-77'].join('\n');
    const named = ['Invoice,Customer,Payment date,Amount', 'INV-1,Acme,3/14/2021,$150.00'].join('\n');
    for (const files of [
      [unnamed, invoices],
      [invoices, named],
      [invoices, unnamed, invoices, unnamed],
    ]) {
      const { import: run, rows } = await firm();
      for (const file of files) await run(file);
      expect(await rows('select amount::int from ledger.payments where company_id = $company')).toEqual([{ amount: 15000 }]);
      expect(await owedBy(rows)).toEqual([{ name: 'Acme', owed: 15000 }]);
    }
  });

  it('counts a payment without an invoice as part of what a list says is paid, up to the day of the list', async () => {
    const invoices = [
      'Invoice,Customer,Invoice date,Due date,Total,Open balance',
      'INV-1,Acme,3/1/2021,3/31/2021,$300.00,$200.00',
      'INV-2,Bolt,3/20/2021,4/19/2021,$50.00,$50.00',
    ].join('\n');
    const payments = [
      'Customer,Payment date,Amount',
      'Acme,3/14/2021,$120.00',
      'Acme,3/25/2021,$30.00',
      'Bolt,3/14/2021,$5.00',
    ].join('\n');
    for (const files of [
      [payments, invoices],
      [invoices, payments, payments, invoices],
    ]) {
      const { import: run, rows } = await firm();
      for (const file of files) await run(file);
      // 20.00 of the 120.00 are left, and the 30.00 were paid after the list.
      expect(await owedBy(rows)).toEqual([
        { name: 'Acme', owed: 20000 - 2000 - 3000 },
        { name: 'Bolt', owed: 5000 - 500 },
      ]);
      expect(
        await rows(`select applied_after::text as after, applied_on::text as on, a.amount::int from ledger.applications a
          join ledger.payments p on p.id = payment_id where company_id = $company`),
      ).toEqual([{ after: '2021-03-13', on: '2021-03-20', amount: 10000 }]);
    }
  });

  it('changes nothing if the same file is imported again', async () => {
    const { import: run, everything } = await firm();
    await run(list);
    const before = await everything();
    expect(await run(list)).toEqual([
      'invoices  read 3  imported 0  skipped 3  rejected 0',
      'credit notes  read 1  imported 0  skipped 1  rejected 0',
      'payments  read 0  imported 0  skipped 0  rejected 0',
    ]);
    expect(await everything()).toEqual(before);
  });

  it('a later list updates what is paid, and an earlier one does not', async () => {
    const { import: run, invoices, rows } = await firm();
    const head = 'Invoice,Customer,Date,Total,Paid';
    const first = `${head}\nA-1,Acme,2021-03-14,100,40\nA-2,Acme,2021-03-15,50,0\n`;
    await run(first, { confirm: { asOf: '2021-03-31' } });
    await run(`${head}\nA-1,Acme,2021-03-14,100,40\nA-2,Acme,2021-03-15,60,60\n`, { confirm: { asOf: '2021-04-30' } });
    const now = await invoices();
    expect(now.map(({ total, open }) => [total, open])).toEqual([
      [10000, 6000],
      [6000, 0],
    ]);
    // Each part was settled after the previous list, or on or after the day of its invoice.
    expect(await settlements(rows)).toEqual([
      { number: 'A-1', after: '2021-03-13', on: '2021-03-31', amount: 4000 },
      { number: 'A-2', after: '2021-03-31', on: '2021-04-30', amount: 6000 },
    ]);
    expect((await run(first, { confirm: { asOf: '2021-03-31' } }))[0]).toBe(
      'invoices  read 2  imported 0  skipped 2  rejected 0',
    );
    expect(await invoices()).toEqual(now);
    await run(`${head}\nA-1,Acme,2021-03-14,100,0\n`, { confirm: { asOf: '2021-05-31' } });
    expect((await invoices())[0]).toMatchObject({ open: 10000 });
  });

  it('a list of a day in between narrows the days of a payment, in either order', async () => {
    const list = (paid: number) => `Invoice,Customer,Date,Total,Paid\nA-1,Acme,2026-06-10,100,${paid}\n`;
    const june = [list(60), { confirm: { asOf: '2026-06-30' } }] as const;
    const july = [list(100), { confirm: { asOf: '2026-07-31' } }] as const;
    for (const lists of [
      [june, july],
      [july, june],
      [june, july, july, june],
    ]) {
      const { import: run, rows } = await firm();
      for (const [content, more] of lists) await run(content, more);
      expect(await settlements(rows)).toEqual([
        { number: 'A-1', after: '2026-06-09', on: '2026-06-30', amount: 6000 },
        { number: 'A-1', after: '2026-06-30', on: '2026-07-31', amount: 4000 },
      ]);
    }
  });

  it('a payment day counts for the whole amount if nothing says how much was paid', async () => {
    const { import: run, invoices } = await firm();
    await run('Invoice,Customer,Date,Total,Date paid\nA-1,Acme,2021-03-14,100,2021-04-02\nA-2,Acme,2021-03-14,50,\n');
    await run('Invoice,Customer,Date,Total,Date paid,Status\nA-3,Acme,2021-03-14,30,2021-04-02,Sent\n');
    await run('Invoice,Customer,Date,Total,Date paid,Open balance\nA-4,Acme,2021-03-14,40,2021-04-02,15\n');
    expect((await invoices()).map(({ number, open }) => [number, open])).toEqual([
      ['A-1', 0],
      ['A-2', 5000],
      ['A-3', 3000],
      ['A-4', 1500],
    ]);
  });

  describe('a list with credit notes and payments', () => {
    const uses = (rows: Rows) =>
      rows(`select coalesce(n.number, p.reference) as number, applied_after::text as after, applied_on::text as on, a.amount::int
        from ledger.applications a left join ledger.credit_notes n on n.id = a.credit_note_id left join ledger.payments p on p.id = a.payment_id
        where invoice_id is null and (n.company_id = $company or p.company_id = $company) order by 1, 3`);
    const owed = async (rows: Rows) =>
      (
        await rows(`select (
          (select coalesce(sum(total), 0) from ledger.invoices where company_id = $company)
          - (select coalesce(sum(a.amount), 0) from ledger.applications a join ledger.invoices i on i.id = a.invoice_id where company_id = $company)
          - (select coalesce(sum(total), 0) from ledger.credit_notes where company_id = $company)
          - (select coalesce(sum(amount), 0) from ledger.payments where company_id = $company)
          + (select coalesce(sum(a.amount), 0) from ledger.applications a left join ledger.credit_notes n on n.id = a.credit_note_id
              left join ledger.payments p on p.id = a.payment_id where n.company_id = $company or p.company_id = $company)
        )::int as owed`)
      )[0]?.owed;
    const asOf = { confirm: { asOf: '2026-06-30' } };

    it('subtracts a refund from sales on its date and leaves nothing of it, unless the list shows something open', async () => {
      const { import: run, rows } = await firm();
      const head = 'Type,Invoice,Customer,Date,Total';
      const list = `${head}\nSales receipt,S-1,Acme,2026-06-01,100\nRefund,R-1,Acme,2026-06-03,-30\nRefund receipt,R-2,Acme,2026-06-04,-20\n`;
      await run(list, { confirm: { asOf: '2026-06-30', payment: 'in-payment-list' } });
      await run(`${head},Balance\nRefund,R-3,Acme,2026-06-05,-10,-4\n`, asOf);
      expect(
        await rows('select number, total::int, is_refunded from ledger.credit_notes where company_id = $company order by number'),
      ).toEqual([
        { number: 'R-1', total: 3000, is_refunded: true },
        { number: 'R-2', total: 2000, is_refunded: true },
        { number: 'R-3', total: 1000, is_refunded: false },
      ]);
      expect(await uses(rows)).toEqual([{ number: 'R-3', after: null, on: '2026-06-05', amount: 600 }]);
      expect(
        await rows(`select sales::int, open::int from insights.metric_sets as s join insights.metric_clients on set_id = s.id
          where company_id = $company and is_present`),
      ).toEqual([{ sales: 10000 - 3000 - 2000 - 1000, open: -400 }]);
    });

    it('asks nothing about refunds, because nothing is left of them', async () => {
      const { import: run } = await firm();
      const head = 'Type,Invoice,Customer,Date,Due date,Total,Paid';
      await run(`${head}\nInvoice,A-1,Acme,2026-06-01,2026-07-01,100,0\nRefund,R-1,Acme,2026-06-03,,-30,\n`);
    });

    it('uses the balance of the invoice if the balance of its credit note is 0', async () => {
      const { import: run, rows } = await firm();
      const head = 'Type,Invoice,Customer,Date,Total,Balance';
      await run(`${head}\nInvoice,A-1,Acme,2026-06-10,100,40\nCredit memo,C-1,Acme,2026-06-12,-60,0\n`, asOf);
      expect(await owed(rows)).toBe(4000);
      expect(await rows('select total::int from ledger.credit_notes where company_id = $company')).toEqual([{ total: 6000 }]);
      expect(await uses(rows)).toEqual([{ number: 'C-1', after: '2026-06-11', on: '2026-06-30', amount: 6000 }]);
    });

    it('uses the remaining balance of an invoice if its payment is applied', async () => {
      const { import: run, rows } = await firm();
      const list = [
        'Type,Invoice,Customer,Date,Total,Balance,Status',
        'Invoice,A-1,Acme,2026-06-10,100,50,Open',
        'Payment,P-1,Acme,2026-06-20,-50,,Applied',
        'Payment,P-2,Acme,2026-06-21,-30,-20,Open',
      ].join('\n');
      await run(list, asOf);
      expect(await owed(rows)).toBe(5000 - 2000);
      await run(list, asOf);
      expect(await owed(rows)).toBe(5000 - 2000);
    });

    it('counts credit used since the last list in the days between', async () => {
      const { import: run, rows } = await firm();
      const list = (left: number) => `Type,Invoice,Customer,Date,Total,Balance\nCredit memo,C-1,Acme,2026-06-12,-60,${left}\n`;
      await run(list(-60), asOf);
      expect(await owed(rows)).toBe(-6000);
      await run(list(-10), { confirm: { asOf: '2026-07-31' } });
      expect(await uses(rows)).toEqual([{ number: 'C-1', after: '2026-06-30', on: '2026-07-31', amount: 5000 }]);
    });

    it('rejects a credit note without a remaining amount, and asks if no column has it', async () => {
      const { import: run, rows } = await firm();
      const blank = 'Type,Invoice,Customer,Date,Total,Balance\nCredit memo,C-1,Acme,2026-06-12,-60,\n';
      expect((await run(blank, asOf)).at(-1)).toBe(
        'rejected  file.csv line 2: Balance does not say how much of this credit note is left',
      );
      const untold =
        'Type,Invoice,Customer,Date,Total,Paid\nInvoice,A-1,Acme,2026-06-10,100,60\nCredit memo,C-1,Acme,2026-06-12,-60,\n';
      await expect(run(untold)).rejects.toThrow('Say whether anything is left of the credit notes and payments in this list.');
      await run(untold, { confirm: { ...asOf.confirm, credits: 'used' } });
      expect(await owed(rows)).toBe(4000);
    });
  });

  describe('a list without payment information', () => {
    const known = async (rows: Rows) =>
      (await rows('select number, settlement_known as known from ledger.invoices where company_id = $company order by 1')).map(
        ({ known }) => known,
      );
    const list = 'Invoice,Customer,Date,Total\nA-1,Acme,2026-06-10,100\nA-2,Acme,2026-06-11,50\n';

    it('leaves unknown what is paid until a list says so or a payment settles the invoice', async () => {
      const { import: run, rows, invoices } = await firm();
      await run(list);
      expect(await known(rows)).toEqual([false, false]);
      await run('Payment date,Customer,Invoice,Amount received\n2026-06-20,Acme,A-1,40\n');
      expect(await known(rows)).toEqual([true, false]);
      await run('Invoice,Customer,Date,Total,Balance\nA-2,Acme,2026-06-11,50,20\n', { confirm: { asOf: '2026-06-30' } });
      expect(await known(rows)).toEqual([true, true]);
      // A later list without payment information changes nothing. The next payment was made after the last list that had it.
      await run(list, { confirm: { asOf: '2026-07-31' } });
      expect(await known(rows)).toEqual([true, true]);
      await run('Invoice,Customer,Date,Total,Balance\nA-2,Acme,2026-06-11,50,0\n', { confirm: { asOf: '2026-08-31' } });
      expect((await invoices()).map(({ open }) => open)).toEqual([6000, 0]);
      expect((await settlements(rows)).slice(1)).toEqual([
        { number: 'A-2', after: '2026-06-10', on: '2026-06-30', amount: 3000 },
        { number: 'A-2', after: '2026-06-30', on: '2026-08-31', amount: 2000 },
      ]);
    });

    it('becomes known from an older list with payment information', async () => {
      const { import: run, rows } = await firm();
      await run(list, { confirm: { asOf: '2026-07-31' } });
      await run('Invoice,Customer,Date,Total,Balance\nA-1,Acme,2026-06-10,100,0\n', { confirm: { asOf: '2026-06-30' } });
      expect(await known(rows)).toEqual([true, false]);
      expect(await settlements(rows)).toEqual([{ number: 'A-1', after: '2026-06-09', on: '2026-06-30', amount: 10000 }]);
    });

    it.each(['all-open', 'in-payment-list'] as const)('is known if a person says so: %s', async (payment) => {
      const { import: run, rows, invoices } = await firm();
      await run(list, { confirm: { payment } });
      expect(await known(rows)).toEqual([true, true]);
      expect((await invoices()).map(({ open }) => open)).toEqual([10000, 5000]);
    });

    it('stays unknown with an unrecognized status or a partial payment without an amount', async () => {
      const { import: run, rows } = await firm();
      const statuses = ['Sent', 'Paid', 'Partially paid', 'Green', ''];
      const lines = statuses.map((status, at) => `A-${at},Acme,2026-06-10,100,${status}`);
      await run(['Invoice,Customer,Date,Total,Status', ...lines].join('\n'));
      expect(await known(rows)).toEqual([true, true, false, false, false]);
    });
  });

  it('uses the firm’s payment terms for invoices without a due date, and asks if there are none', async () => {
    const { import: run, rows, invoices } = await firm();
    const list = 'Invoice,Customer,Date,Due date,Total,Paid\nA-1,Acme,2026-06-10,2026-06-20,100,0\nA-2,Acme,2026-06-10,,50,0\n';
    await run(list);
    expect((await invoices()).map(({ due }) => due)).toEqual(['2026-06-20', '2026-07-10']);
    await run(list, { confirm: { paymentTermsDays: 0 } });
    expect((await invoices()).map(({ due }) => due)).toEqual(['2026-06-20', '2026-06-10']);
    expect(await rows('select payment_terms_days as days from ledger.firms where company_id = $company')).toEqual([{ days: 0 }]);
    const { guess } = await examined({ path: fileOf(list), name: 'table.csv', today: TODAY, currency: 'USD' });
    expect(acceptedGuess(guess, { today: TODAY, paymentTermsDays: null })).toEqual({
      questions: ['Say after how many days invoices without a due date are due; 0 when they are due on receipt.'],
    });
  });

  it('derives due dates from payment terms, and rejects unclear terms instead of using the firm’s', async () => {
    const { import: run, invoices } = await firm();
    const terms = ['Net 15', '20 of the month following', '-', 'Net 15th'];
    const lines = terms.map((each, at) => `A-${at},Acme,2026-06-10,${each},100,0`);
    expect((await run(['Invoice,Customer,Date,Terms,Total,Paid', ...lines].join('\n'))).at(-1)).toBe(
      "rejected  file.csv line 5: Terms is “Net 15th”, which gives no due date: write it as “Net 30”, “Net 30 EOM” or “10th of the following month”, or leave the column out to use your firm's payment terms",
    );
    expect((await invoices()).map(({ number, due }) => [number, due])).toEqual([
      ['A-0', '2026-06-25'],
      ['A-1', '2026-07-20'],
      ['A-2', '2026-07-10'],
    ]);
  });

  it('removes an invoice that a later list marks as void', async () => {
    const { import: run, invoices } = await firm();
    await run('Invoice,Customer,Date,Total,Status\nA-1,Acme,2021-03-14,100,Sent\nA-2,Acme,2021-03-14,5,Paid\n');
    expect((await invoices()).map(({ open }) => open)).toEqual([10000, 0]);
    const lines = await run(
      'Invoice,Customer,Date,Total,Status\nA-1,Acme,2021-03-15,100,Voided\nA-9,Acme,2021-03-15,100,Draft\n',
    );
    expect(lines[0]).toBe('invoices  read 2  imported 1  skipped 1  rejected 0');
    expect((await invoices()).map(({ number }) => number)).toEqual(['A-2']);
  });

  it('removes a void credit note', async () => {
    const { import: run, rows } = await firm();
    const head = 'Invoice,Customer,Date,Total,Type,Status';
    await run(`${head}\nC-1,Acme,2021-03-14,100,Credit memo,Open\n`);
    expect((await run(`${head}\nC-1,Acme,2021-03-15,0,Credit memo,Voided\n`))[1]).toBe(
      'credit notes  read 1  imported 1  skipped 0  rejected 0',
    );
    expect(await rows('select 1 from ledger.credit_notes where company_id = $company')).toEqual([]);
  });

  it('combines all lines with the same number into one invoice, wherever they are in the file', async () => {
    const { import: run, invoices, rows, everything } = await firm();
    const head = 'Invoice,Customer,Date,Due date,Service,Qty,Price,Amount,Tax';
    const lines = [
      'A-1,Acme,2021-03-14,2021-04-14,Bookkeeping,2,50.00,100.00,10.00',
      'A-2,Bolt,2021-03-14,2021-04-14,Payroll,1,30.00,30.00,0',
      'A-1,ACME,2021-03-14,2021-04-14,Discount,1,-20.00,-20.00,0',
      'A-3,Bolt,2021-03-14,2021-04-14,Refund,1,-30.00,-30.00,0',
      'A-1,Acme,2021-03-14,2021-04-14,Payroll,x,5,5,0',
    ];
    const content = [head, ...lines].join('\n');
    const rejected = 'rejected  file.csv line 6: Qty is “x”, not a number';
    const kindOf = { confirm: { kind: 'invoice-lines' as const } };
    expect(await run(content, kindOf)).toEqual([
      'lines  read 5  imported 4  skipped 0  rejected 1',
      expect.stringMatching(/^The source doesn’t say what is paid of 2 invoices\. .* not available for the whole firm/),
      rejected,
    ]);
    expect((await invoices()).map(({ number, total, open }) => [number, total, open])).toEqual([
      ['A-1', 9000, 9000],
      ['A-2', 3000, 3000],
    ]);
    expect(await rows('select number, total::int from ledger.credit_notes where company_id = $company')).toEqual([
      { number: 'A-3', total: 3000 },
    ]);
    const before = await everything();
    expect(await run(content, kindOf)).toEqual(['lines  read 5  imported 0  skipped 4  rejected 1', rejected]);
    expect(await everything()).toEqual(before);
    await run([head, lines[0]].join('\n'), { confirm: { ...kindOf.confirm, asOf: '2021-04-01' } });
    expect((await invoices())[0]).toMatchObject({ number: 'A-1', total: 11000 });
    expect(
      await rows(
        'select item_code from ledger.invoice_lines l join ledger.invoices i on i.id = l.invoice_id where company_id = $company order by 1',
      ),
    ).toEqual([{ item_code: 'Bookkeeping' }, { item_code: 'Payroll' }]);
  });

  describe('payments', () => {
    const invoicesOfAcme = 'Invoice,Customer,Date,Total,Paid\nA-1,Acme,2021-03-14,100,40\nA-2,Acme,2021-03-14,50,0\n';

    it('settle the invoice that they name, replacing what a list said, and stay unapplied otherwise', async () => {
      const { import: run, invoices, rows, everything } = await firm();
      const endOfMarch = { confirm: { asOf: '2021-03-31' } };
      await run(invoicesOfAcme, endOfMarch);
      const payments = [
        'Payment date,Customer,Invoice,Amount received,Reference',
        '2021-03-20,Acme,A-1,40.00,',
        // One is paid before its invoice, and another is identical on the same day.
        '2021-03-01,Acme,A-2,10.00,',
        '2021-03-01,Acme,A-2,10.00,',
        '2021-03-02,,A-2,5.00,',
        '2021-03-20,Acme,,7.00,check 9',
        '2021-03-20,Acme,A-77,8.00,',
        '2021-03-20,,A-77,9.00,',
        '2021-03-21,Acme,,-7.00,',
      ].join('\n');
      const missing = [
        'Line 7: the payment is not applied, because its customer has no invoice A-77. Import what is missing, then import this file again.',
        'rejected  file.csv line 8: Invoice A-77 is of no invoice in the ledger, and no customer is named',
      ];
      expect(await run(payments)).toEqual(['payments  read 8  imported 7  skipped 0  rejected 1', ...missing]);
      expect((await invoices()).map(({ number, open }) => [number, open])).toEqual([
        ['A-1', 6000],
        ['A-2', 2500],
      ]);
      expect(
        await rows('select count(*)::int as count, sum(amount)::int as sum from ledger.payments where company_id = $company'),
      ).toEqual([{ count: 7, sum: 7300 }]);
      const before = await everything();
      expect(await run(payments)).toEqual(['payments  read 8  imported 0  skipped 7  rejected 1', ...missing]);
      await run(invoicesOfAcme, endOfMarch);
      expect(await everything()).toEqual(before);
    });

    it('later than the as-of date count from their own day', async () => {
      const { import: run, rows } = await firm();
      const asOf = { confirm: { asOf: '2021-03-31' } };
      const head = 'Invoice,Customer,Date,Due date,Total,Open balance,Paid on';
      await run(`${head}\nA-1,Acme,2021-03-14,2021-04-13,100,0,2021-04-10\nA-2,Acme,2021-03-14,2021-04-13,50,50,\n`, asOf);
      await run('Payment date,Customer,Invoice,Amount received\n2021-04-12,Acme,A-2,50.00\n', asOf);
      await run('Payment date,Customer,Amount received\n2021-04-12,Acme,7.00\n', asOf);
      expect(await settlements(rows)).toEqual([
        { number: 'A-1', after: null, on: '2021-04-10', amount: 10000 },
        { number: 'A-2', after: null, on: '2021-04-12', amount: 5000 },
      ]);
      const owed = () =>
        rows(`select as_of::text as "asOf", open::int from insights.metric_sets as s join insights.metric_clients on set_id = s.id
          where company_id = $company and is_present`);
      expect(await owed()).toEqual([{ asOf: '2021-03-31', open: 15000 }]);
      await run('Payment date,Customer,Amount received\n2021-04-11,Acme,3.00\n', { confirm: { asOf: '2021-04-11' } });
      expect(await owed()).toEqual([{ asOf: '2021-04-11', open: 15000 - 10000 - 300 }]);
      await run('Payment date,Customer,Amount received\n2021-04-12,Acme,2.00\n', { confirm: { asOf: '2021-04-12' } });
      expect(await owed()).toEqual([{ asOf: '2021-04-12', open: -300 - 700 - 200 }]);
    });

    it('that were refunded count with what is left, or not at all', async () => {
      const { import: run, invoices, rows, everything } = await firm();
      const invoice = 'Invoice,Customer,Date,Total,Paid\nA-1,Acme,2021-03-14,100,0\n';
      const head = 'id,Created (UTC),Amount,Amount Refunded,Currency,Status,Customer Description,Invoice Number';
      const charge = (refunded: string, status: string) =>
        `${head}\nch_1,2021-03-20,100.00,${refunded},usd,${status},Acme,A-1\nch_2,2021-03-21,30.00,0,usd,Failed,Acme,A-1\n`;
      const failed = 'rejected  file.csv line 3: Status is “Failed”: nothing was received';
      const lines = async () => [
        (await invoices()).map(({ open }) => open),
        await rows('select amount::int from ledger.payments where company_id = $company'),
      ];
      await run(invoice);
      expect(await run(charge('0.00', 'Paid'))).toEqual(['payments  read 2  imported 1  skipped 0  rejected 1', failed]);
      expect(await lines()).toEqual([[0], [{ amount: 10000 }]]);
      await run(charge('25.00', 'Paid'));
      expect(await lines()).toEqual([[2500], [{ amount: 7500 }]]);
      const before = await everything();
      expect(await run(charge('25.00', 'Paid'))).toEqual(['payments  read 2  imported 0  skipped 1  rejected 1', failed]);
      expect(await everything()).toEqual(before);
      expect(await run(charge('100.00', 'Refunded'))).toEqual(['payments  read 2  imported 1  skipped 0  rejected 1', failed]);
      expect(await lines()).toEqual([[10000], []]);
    });

    it('of several invoices settle them once all are known, and importing the same file again changes nothing', async () => {
      const { import: run, invoices, rows, everything } = await firm();
      const open = async () => (await invoices()).map((invoice) => invoice.open);
      const list = (...lines: string[]) => ['Invoice,Customer,Date,Due date,Total,Paid', ...lines].join('\n');
      const payments = 'Payment date,Customer,Invoice,Amount received\n2021-03-20,Acme,"A-1, A-2",120\n';
      await run(list('A-1,Acme,2021-03-14,2021-04-13,100,0'));
      const report =
        'Line 2: the payment is not applied, because its customer has no invoice A-2 in USD. Import what is missing, then import this file again.';
      expect(await run(payments)).toEqual(['payments  read 1  imported 1  skipped 0  rejected 0', report]);
      expect(await rows('select notices from ledger.import_runs where company_id = $company order by number')).toEqual([
        { notices: [] },
        { notices: [report] },
      ]);
      await run(list('A-2,Acme,2021-03-15,2021-04-14,50,30'));
      expect(await open()).toEqual([10000, 2000]);
      expect(await run(payments)).toEqual(['payments  read 1  imported 0  skipped 1  rejected 0']);
      expect(await open()).toEqual([0, 0]);
      const before = await everything();
      expect(await run(payments)).toEqual(['payments  read 1  imported 0  skipped 1  rejected 0']);
      expect(await everything()).toEqual(before);
    });

    // QuickBooks Online's report “Invoices and Received Payments”, in which payments have the numbers of checks, or none.
    it('among invoices have their own numbers, also one that an invoice of the customer has', async () => {
      const { import: run, rows } = await firm();
      await run(
        [
          ',Date,Transaction Type,Memo/Description,Num,Amount',
          'Abbott,,,,,',
          ',02/10/2021,Payment,,5521,"1,200.00"',
          ',01/14/2021,Invoice,,1001,"1,200.00"',
          ',02/16/2021,Payment,,1001,300.00',
          ',01/15/2021,Invoice,,1002,300.00',
          'Cedar,,,,,',
          ',02/15/2021,Payment,,,999.99',
          ',01/16/2021,Invoice,,1003,999.99',
          ',02/17/2021,Payment,,5523,20.00',
          ',01/17/2021,Invoice,,1004,20.00',
        ].join('\n'),
      );
      const payments = `select reference, amount::int, c.name as customer from ledger.payments p
        join ledger.customers c on c.id = p.customer_id where p.company_id = $company order by amount desc`;
      expect(await rows(payments)).toEqual([
        { reference: '5521', amount: 120_000, customer: 'Abbott' },
        { reference: null, amount: 99_999, customer: 'Cedar' },
        { reference: '1001', amount: 30_000, customer: 'Abbott' },
        { reference: '5523', amount: 2_000, customer: 'Cedar' },
      ]);
      // The report doesn't say which invoice a payment settles.
      expect(
        await rows(
          'select from ledger.applications a join ledger.payments p on p.id = a.payment_id where p.company_id = $company',
        ),
      ).toEqual([]);
      expect(await rows('select number from ledger.invoices where company_id = $company and settlement_known')).toEqual([]);
    });

    it('of an unknown invoice and customer are rejected', async () => {
      const { import: run } = await firm();
      const lines = await run('Payment date,Customer,Invoice,Amount received\n2021-03-20,,A-9,1\n2021-03-20,Acme,,2\n');
      expect(lines[0]).toBe('payments  read 2  imported 1  skipped 0  rejected 1');
    });
  });

  describe('customers', () => {
    const names = (rows: (sql: string) => Promise<unknown[]>) =>
      rows('select name, email from ledger.customers where company_id = $company order by id');

    it('with the same name are one customer unless their addresses differ', async () => {
      const { import: run, rows, invoices } = await firm();
      expect(await run('Customer,Email\nAcme,a@acme.example\n acme ,A@acme.example\nAcme,b@acme.example\nBolt,\n')).toEqual([
        'customers  read 4  imported 3  skipped 1  rejected 0',
      ]);
      const three = [
        { name: 'Acme', email: 'a@acme.example' },
        { name: 'Acme', email: 'b@acme.example' },
        { name: 'Bolt', email: null },
      ];
      expect(await names(rows)).toEqual(three);
      await run(
        'Invoice,Customer,Email,Date,Total\n1,Acme,b@acme.example,2021-03-14,5\n2,Acme,,2021-03-14,6\n3,Bolt,x@bolt.example,2021-03-14,7\n',
      );
      expect(await names(rows)).toEqual(three);
      expect(
        await rows(
          'select number, email from ledger.invoices i join ledger.customers c on c.id = i.customer_id where i.company_id = $company order by 1',
        ),
      ).toEqual([
        { number: '1', email: 'b@acme.example' },
        { number: '2', email: 'a@acme.example' },
        { number: '3', email: null },
      ]);
      expect(await invoices()).toHaveLength(3);
    });

    it('with the same name and two ids are two customers, and the first gets what came without an id', async () => {
      const { import: run, rows } = await firm();
      await run('Invoice,Customer,Date,Total\n1,Acme,2021-03-14,5\n');
      const list = 'Customer id,Customer\n7,Acme\n8,Acme\n';
      expect((await run(list))[0]).toBe('customers  read 2  imported 1  skipped 1  rejected 0');
      expect((await run(list))[0]).toBe('customers  read 2  imported 0  skipped 2  rejected 0');
      await run('Invoice,Customer,Date,Total\n2,Acme,2021-03-14,5\n');
      expect(
        await rows(`select c.source_id, count(i.id)::int as invoices from ledger.customers c left join ledger.invoices i on i.customer_id = c.id
        where c.company_id = $company group by c.id order by c.id`),
      ).toEqual([
        { source_id: '["id","7"]', invoices: 2 },
        { source_id: '["id","8"]', invoices: 0 },
      ]);
    });
  });

  it('reports each unreadable row by line, column and reason, and loses no other', async () => {
    const { import: run, invoices } = await firm();
    const lines = await run(
      [
        'Invoice,Customer,Date,Total,Currency,Note',
        'A-1,Acme,1900-01-01,1.00,USD,',
        'A-2,Acme,2999-12-31,2.00,CHF,a currency without a rate',
        'A-3,Acme,1899-12-31,3.00,USD,',
        'A-4,Acme,3000-01-01,4.00,USD,',
        'A-5,Acme,2021-02-30,5.00,USD,',
        'A-6,,2021-03-14,6.00,USD,',
        'A-7,Acme,2021-03-14,7..05,USD,',
        'A-8,Acme,2021-03-14,8.00,QQQ,',
        'A-1,Acme,2021-03-14,9.00,USD,',
        'A-10,Acme,03/14/2021,10.00,USD,',
        'A-11,Acme,2021-03-14,11.00,USD,"a note\nof two lines"',
        'A-12,"Acme,2021-03-14,12.00,USD,',
        'A-13,Acme,2021-03-14,,USD,',
        'Total,,,99.00,,',
        'A-14,Acme,2021-03',
        'A-15,Acme,2021-02-31,abc,USD,',
      ].join('\n'),
      // Days that start with the year need no order.
      { confirm: {} },
    );
    expect(lines).toEqual([
      'invoices  read 15  imported 4  skipped 0  rejected 11',
      'credit notes  read 0  imported 0  skipped 0  rejected 0',
      'payments  read 0  imported 0  skipped 0  rejected 0',
      '1 document is dated after March 14, 2021, the as-of date of the file: metrics up to that date do not include it.',
      expect.stringMatching(/^The source doesn’t say what is paid of 4 invoices\. /),
      'rejected  file.csv line 4: Date is “1899-12-31”, not a date written MM/DD/YYYY from 1900 to 2999',
      'rejected  file.csv line 5: Date is “3000-01-01”, not a date written MM/DD/YYYY from 1900 to 2999',
      'rejected  file.csv line 6: Date is “2021-02-30”, not a date written MM/DD/YYYY',
      'rejected  file.csv line 7: Customer is blank',
      'rejected  file.csv line 8: Total is “7..05”, not an amount in USD',
      'rejected  file.csv line 9: Currency is “QQQ”, not a currency code of ISO 4217',
      'rejected  file.csv line 10: Invoice A-1 of this customer appears earlier in the file',
      'rejected  file.csv line 14: a quotation mark is out of place or never closed',
      'rejected  file.csv line 15: Total is blank',
      'rejected  file.csv line 17: the row has 3 columns, the header 6',
      'rejected  file.csv line 18: Date is “2021-02-31”, not a date written MM/DD/YYYY; Total is “abc”, not an amount in USD',
    ]);
    expect((await invoices()).map(({ number, issued, currency }) => [number, issued, currency])).toEqual([
      ['A-1', '1900-01-01', 'USD'],
      ['A-10', '2021-03-14', 'USD'],
      ['A-11', '2021-03-14', 'USD'],
      ['A-2', '2999-12-31', 'CHF'],
    ]);
  });

  it('lists the first 20 rejected rows, counts the others by reason, and saves all of them to a new file', async () => {
    const { import: run } = await firm();
    const totals = Array.from({ length: 30 }, (_, at) => (at % 3 ? `${at}0000000000000000` : ''));
    const list = ['Invoice,Customer,Date,Total', ...totals.map((total, at) => `A-${at},Acme,2026-06-10,${total}`)].join('\n');
    for (const name of ['file-rejected-2026-01-02.csv', 'file-rejected-2026-01-02-2.csv']) {
      const lines = (await run(list)).filter((line) => line.includes('rejected ') && !line.includes('  read '));
      const path = join(dataFolder, 'rejected-rows', name);
      expect(lines.slice(20)).toEqual([
        'rejected  7 more: Total is …, not an amount in USD',
        'rejected  3 more: Total is blank',
        `All 30 rejected rows are in ${path}`,
      ]);
      expect(readFileSync(path, 'utf8').trim().split('\r\n')).toHaveLength(31);
    }
  });

  it('resumes after an interruption between two batches', async () => {
    const { import: run, invoices } = await firm();
    const rows = Array.from({ length: 12_000 }, (_, at) => `A-${at},Client ${at % 7},2021-03-14,1`);
    const content = ['Invoice,Customer,Date,Total', ...rows].join('\n');
    const stop = new AbortController();
    const breaking = run(content, { signal: stop.signal, onProgress: async () => stop.abort(new Error('stopped')) });
    await expect(breaking).rejects.toThrow('stopped');
    expect(await invoices()).toHaveLength(5000);
    expect((await run(content))[0]).toBe('invoices  read 12000  imported 7000  skipped 5000  rejected 0');
    expect(await invoices()).toHaveLength(12_000);
  });
});

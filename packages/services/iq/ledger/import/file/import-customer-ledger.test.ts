import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { companies } from '@services/identity/schema/accounts';
import { createLogger } from '@suite/env/logger';
import { facts } from '@suite/host/services/all-services';
import { emptyFolder, freshDatabase, onOneDatabase } from '@suite/host/test/databases';
import { examined } from '@suite/host/test/examined';
import { type OpenDatabase, openDatabase } from '@suite/kernel/database/database';
import { insightsFirms } from '../../schema/firms';
import { acceptedGuess } from './confirmation';
import { importFile } from './import-file';

const NOW = Date.UTC(2025, 6, 1);
const TODAY = '2025-07-01';

/** A ledger with 160 invoices, 113 payments that each name one, and 6 credit notes. */
const ledger = readFileSync(join(__dirname, '..', 'table', 'customer-ledger.fixture.csv'), 'utf8').trimEnd();
const [header = '', ...lines] = ledger.split(/\r?\n/);

onOneDatabase('importing a customer ledger', (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    const fresh = await freshDatabase(kind);
    opened = await openDatabase({ dataFolder: fresh.dataFolder, url: fresh.databaseUrl, logger: createLogger('error') });
  });
  afterAll(() => opened.close());

  async function firm() {
    const { database } = opened;
    const companyId = randomUUID();
    await database.insert(companies).values({ id: companyId, name: companyId });
    await database.insert(insightsFirms).values({ companyId, name: 'Firm', currency: 'USD' });
    const run = async (content: string) => {
      const path = join(emptyFolder(), 'ledger.csv');
      writeFileSync(path, content);
      const examination = await examined({ path, name: 'ledger.csv', today: TODAY, currency: 'USD' });
      const confirmation = acceptedGuess(examination.guess, { today: TODAY, paymentTermsDays: 30 });
      if ('questions' in confirmation) throw new Error(confirmation.questions.join(' '));
      const options = { database, facts, companyId, path, fileName: 'ledger.csv', examination, clock: () => NOW };
      await importFile({ ...options, confirmation: { ...confirmation, asOf: '2025-06-30' } });
    };
    const numbers = async () => {
      const { rows } = await database.execute(`
        with invoice as (
          select due_on, total - (select coalesce(sum(amount), 0) from ledger.applications where invoice_id = i.id) as open,
            settlement_known from ledger.invoices as i where company_id = '${companyId}'
        ), credit as (
          select total - (select coalesce(sum(amount), 0) from ledger.applications where credit_note_id = c.id) as open
          from ledger.credit_notes as c where company_id = '${companyId}'
        ), payment as (
          select amount - (select coalesce(sum(amount), 0) from ledger.applications where payment_id = p.id) as open
          from ledger.payments as p where company_id = '${companyId}'
        )
        select (select sum(open)::int from invoice) as invoices,
          (select sum(open)::int from invoice where due_on < '2025-06-30') as overdue,
          (select count(*)::int from invoice where settlement_known) as known,
          (select sum(open)::int from credit) as credit,
          (select coalesce(sum(open), 0)::int from payment) as unapplied`);
      return rows[0];
    };
    return { run, numbers };
  }

  // 333,480.33 is what is open after 381.44 of credit, by hand from the debits and credits of the file.
  const right = { invoices: 33_386_177, overdue: 32_078_751, known: 160, credit: 38_144, unapplied: 0 };

  it.each([
    ['whatever customers are called', ledger.replace('Customer', 'Account')],
    ['newest first, with payments before their invoices', [header, ...lines.toReversed()].join('\n')],
  ])('settles invoices by the payments that name them: %s', async (_, content) => {
    const { run, numbers } = await firm();
    await run(content);
    expect(await numbers()).toEqual(right);
    await run(content);
    expect(await numbers()).toEqual(right);
  });

  it('settles invoices that come more rows later than are written at once', async () => {
    const { run, numbers } = await firm();
    const row = (type: string, at: number) => `Acme,05/13/2025,${type},${at},${type === 'Invoice' ? '1.00,' : ',1.00'}`;
    const rows = (type: string, from: number, to: number) => Array.from({ length: to - from }, (_, at) => row(type, from + at));
    const first = [...rows('Invoice', 0, 100), ...rows('Payment', 0, 100)];
    const rest = [...rows('Payment', 100, 3000), ...rows('Invoice', 100, 3000)];
    await run([header.replace(',Balance', ''), ...first, ...rest].join('\n'));
    expect(await numbers()).toMatchObject({ invoices: 0, known: 3000, unapplied: 0 });
  });

  it('leaves a payment that names no invoice unapplied', async () => {
    const { run, numbers } = await firm();
    await run(`${ledger}\n"Abbott & Sons, Inc.",06/01/2025,Payment,X-9,,100.00,"59,608.78"`);
    expect(await numbers()).toEqual({ ...right, unapplied: 10_000 });
  });
});

import { createHash, randomUUID } from 'node:crypto';
import { allKinds } from '@services/ledger/records/record-kinds';
import { createLogger } from '@suite/env/logger';
import { badgeNames } from '@suite/insights/segments/badge';
import { type OpenDatabase, openDatabase } from '@suite/kernel/database/database';
import { Failure } from '@suite/kernel/errors/failure';
import { freshDatabase, onOneDatabase } from '../../../test/databases';
import { type Batch, newBatch } from './batch';
import type { BookSize } from './book-size';
import { generateBook } from './generate-book';
import { generateCompany } from './generate-company';

const small: BookSize = { clients: 300, invoices: 2500, seed: 7, years: 4 };

function whole(size: BookSize): Batch {
  const book = newBatch();
  for (const batch of generateBook(size)) {
    for (const kind of allKinds) (book[kind] as unknown[]).push(...batch[kind]);
  }
  return book;
}

const fingerprint = (size: BookSize) =>
  createHash('sha256')
    .update(JSON.stringify(whole(size)))
    .digest('hex');

describe('a generated book', () => {
  it('is the same for the same numbers, and another one for another seed', () => {
    expect(fingerprint(small)).toBe(fingerprint({ ...small }));
    expect(fingerprint({ ...small, seed: 8 })).not.toBe(fingerprint(small));
  });

  it.each([
    [1, 0, 4],
    [1, 5, 1],
    [101, 400, 2],
    [1000, 1500, 4],
    [1000, 20_000, 4],
  ])('of %i clients has exactly %i invoices in %i years', (clients, invoices, years) => {
    const book = whole({ clients, invoices, seed: 3, years });
    expect(book.invoices).toHaveLength(invoices);
    expect(new Set(book.customers.map(({ name }) => name)).size).toBe(clients - Math.floor(clients / 100));
  });

  it('has what a book has: late, partial and joint payments, credit, other currencies', () => {
    const { invoices, payments, applications, 'credit notes': credits } = whole(small);
    const due = new Map(invoices.map(({ sourceId, dueOn }) => [sourceId, dueOn]));
    const isLate = ({ appliedOn, invoiceSourceId }: (typeof applications)[number]) =>
      appliedOn > (due.get(invoiceSourceId) ?? '');
    expect(applications.filter(isLate).length).toBeGreaterThan(200);
    const joint = applications.filter(
      ({ paymentSourceId, invoiceSourceId }) => !paymentSourceId?.startsWith(`${invoiceSourceId}-`),
    );
    expect(joint.length).toBeGreaterThan(20);
    expect(payments.filter(({ sourceId }) => sourceId.endsWith('-q')).length).toBeGreaterThan(20);
    expect(credits.length).toBeGreaterThan(10);
    expect(new Set(invoices.map(({ currency }) => currency))).toEqual(new Set(['USD', 'CAD', 'EUR']));
    const applied = new Map<string | null, number>();
    for (const { paymentSourceId, amount } of applications) {
      applied.set(paymentSourceId, (applied.get(paymentSourceId) ?? 0) + amount);
    }
    expect(payments.filter(({ sourceId, amount }) => applied.get(sourceId) !== amount)).toEqual([]);
  });

  it.each([
    [{ ...small, clients: 0 }, /^--clients is 0: give a whole number/],
    [{ ...small, invoices: Number.NaN }, /^--invoices is NaN/],
    [{ ...small, invoices: 100_000 }, /^300 clients have no more than \d+ invoices in 4 years/],
  ])('of numbers that do not fit together is refused', (size, message) => {
    expect(() => [...generateBook(size)]).toThrow(Failure);
    expect(() => [...generateBook(size)]).toThrow(message);
  });
});

onOneDatabase('a generated company', (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    const { dataFolder, databaseUrl: url } = await freshDatabase(kind);
    opened = await openDatabase({ dataFolder, url, logger: createLogger('error') });
  });
  afterAll(() => opened.close());

  const counted = async (sql: string) =>
    (await opened.database.execute<{ count: number }>(`select count(*)::int as count ${sql}`)).rows[0]?.count;

  it('has its ledger, clients of all ten badges and an owner, and is left as it is the second time', async () => {
    const name = `Firm ${randomUUID()}`;
    const first = await generateCompany(opened.database, name, small);
    expect(first.run.tally.get('invoices')).toEqual({ read: 2500, imported: 2500, skipped: 0, rejected: 0 });
    expect(first.email).toMatch(/^owner@firm-[-0-9a-f]+\.example$/);
    const company = `'${first.companyId}'`;
    const clients = `from ledger.clients where company_id = ${company}`;
    expect(await counted(clients)).toBe(300);
    expect(await counted(`${clients} and not exists (select from ledger.customers where client_id = clients.id)`)).toBe(3);
    expect(await counted(`from ledger.invoices where company_id = ${company}`)).toBe(2500);
    const { rows: badges } = await opened.database.execute(
      `select distinct badge from insights.metric_clients join insights.metric_sets on metric_sets.id = set_id where company_id = ${company}`,
    );
    expect(badges.map(({ badge }) => badge).toSorted()).toEqual([...badgeNames].toSorted());

    const again = await generateCompany(opened.database, name, small);
    expect(again.email).toBeUndefined();
    expect([...again.run.tally.values()].map(({ imported }) => imported)).toEqual(Array(10).fill(0));
    expect(await counted(clients)).toBe(300);
    await expect(generateCompany(opened.database, name, { ...small, seed: 8 })).rejects.toThrow(/has another ledger already/);
  });

  it('leaves nothing behind when it is refused', async () => {
    const all = async () => [
      await counted('from identity.companies'),
      await counted('from identity.users'),
      await counted('from ledger.firms'),
    ];
    const before = await all();
    await expect(generateCompany(opened.database, 'Refused', { ...small, clients: 5, invoices: 100_000 })).rejects.toThrow(
      /give more --clients/,
    );
    await opened.database.execute("insert into identity.companies (name) values ('Twins'), ('twins')");
    await expect(generateCompany(opened.database, 'Twins', small)).rejects.toThrow(/2 companies are named/);
    await opened.database.execute("delete from identity.companies where lower(name) = 'twins'");
    expect(await all()).toEqual(before);
  });

  it('gets no owner in production', async () => {
    const { NODE_ENV } = process.env;
    Object.assign(process.env, { NODE_ENV: 'production' });
    try {
      const { email } = await generateCompany(opened.database, `Firm ${randomUUID()}`, { ...small, clients: 3, invoices: 9 });
      expect(email).toBeUndefined();
    } finally {
      Object.assign(process.env, { NODE_ENV });
    }
  });
});

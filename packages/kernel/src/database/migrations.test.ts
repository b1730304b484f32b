import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLogger } from '@suite/env/logger';
import { type DatabaseKind, emptyFolder, freshDatabase, onEachDatabase } from '@suite/host/test/databases';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { packagesFolder } from '../packages-folder';
import { openDatabase } from './database';
import { openEmbedded } from './embedded';

const migrations = fileURLToPath(new URL('host/migrations', packagesFolder));

/** A folder that holds the migrations up to one, as they stood when it was the latest. */
async function migrationsUpTo(count: number): Promise<string> {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'meta'));
  const journal = JSON.parse(await readFile(join(migrations, 'meta', '_journal.json'), 'utf8'));
  const entries = journal.entries.slice(0, count);
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries) writeFileSync(join(folder, `${tag}.sql`), await readFile(join(migrations, `${tag}.sql`)));
  return folder;
}

/** A database that an earlier platform left, with what is written into it. */
async function leftBehind(kind: DatabaseKind, count: number, statements: string) {
  const { dataFolder, databaseUrl: url } = await freshDatabase(kind);
  const embedded = url ? undefined : await openEmbedded(join(dataFolder, 'db'));
  const pool = embedded?.pool ?? new Pool({ connectionString: url });
  await migrate(drizzle(pool), { migrationsFolder: await migrationsUpTo(count) });
  await pool.query(statements);
  await (embedded?.close() ?? pool.end());
  return { dataFolder, url };
}

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;

onEachDatabase('a database of before roles', (kind) => {
  it('keeps its people, who of them administers, and their sessions', async () => {
    const left = await leftBehind(
      kind,
      1,
      `INSERT INTO users (id, email, first_name, last_name, password_hash) VALUES
         ('${id(1)}', 'ada@old.example', 'Ada', 'Low', 'x'), ('${id(2)}', 'bob@old.example', 'Bob', 'Low', 'x');
       INSERT INTO companies (id, name) VALUES ('${id(3)}', 'Old'), ('${id(4)}', 'Older');
       INSERT INTO memberships (user_id, company_id, is_administrator, joined_at) VALUES
         ('${id(1)}', '${id(3)}', true, now()), ('${id(1)}', '${id(4)}', false, now()), ('${id(2)}', '${id(3)}', false, now());
       INSERT INTO sessions (id, user_id, company_id, is_first_login, rotated_at, created_at)
         VALUES ('${id(5)}', '${id(1)}', '${id(3)}', false, now(), now())`,
    );
    const { pool, close } = await openDatabase({ ...left, logger: createLogger('error') });
    try {
      const people = await pool.query(
        `SELECT user_id, company_id, role, deactivated_at, app_settings, version FROM memberships ORDER BY user_id, company_id`,
      );
      const active = { deactivated_at: null, app_settings: {}, version: 1 };
      expect(people.rows).toEqual([
        { user_id: id(1), company_id: id(3), role: 'administrator', ...active },
        { user_id: id(1), company_id: id(4), role: 'member', ...active },
        { user_id: id(2), company_id: id(3), role: 'member', ...active },
      ]);
      const sessions = await pool.query('SELECT id, device, ended_at FROM sessions');
      expect(sessions.rows).toEqual([{ id: id(5), device: '', ended_at: null }]);
    } finally {
      await close();
    }
  });
});

onEachDatabase('a ledger of before applications', (kind) => {
  it('keeps its invoices and lines, and what was paid of them', async () => {
    const sale = (n: number, paid: number, settledOn: string) =>
      `('${id(n)}', '${id(1)}', 'xero', 'i-${n}', '2025-03-01 10:00:00+00', '2025-01-01', '2025-01-31', ${settledOn}, 'USD', false, 100, 0, 100, ${paid}, 0, ${100 - paid}, '${id(2)}')`;
    const left = await leftBehind(
      kind,
      2,
      `INSERT INTO companies (id, name) VALUES ('${id(1)}', 'Old');
       INSERT INTO ledger_customers (id, company_id, source, source_id, name) VALUES ('${id(2)}', '${id(1)}', 'xero', 'c-1', 'Ann');
       INSERT INTO ledger_invoices (id, company_id, source, source_id, source_updated_at, issued_on, due_on, settled_on, currency,
         lines_include_tax, subtotal, tax, total, paid, credited, due, customer_id)
         VALUES ${sale(3, 100, "'2025-02-10'")}, ${sale(4, 40, 'null')}, ${sale(5, 0, 'null')};
       INSERT INTO ledger_invoice_lines (company_id, source, source_id, quantity, amount, tax, invoice_id)
         VALUES ('${id(1)}', 'xero', 'l-1', 1, 100, 0, '${id(3)}');
       INSERT INTO import_runs (id, company_id, source, started_at) VALUES ('${id(6)}', '${id(1)}', 'xero', now());
       INSERT INTO import_counts (run_id, kind, read, imported, skipped, rejected) VALUES ('${id(6)}', 'bills', 1, 1, 0, 0)`,
    );
    const { pool, close } = await openDatabase({ ...left, logger: createLogger('error') });
    const rows = async (statement: string) => (await pool.query(statement)).rows;
    try {
      expect(
        await rows(`SELECT i.source_id, c.name, a.amount::int, a.applied_on::text FROM ledger_invoices i JOIN ledger_customers c ON c.id = i.customer_id
          LEFT JOIN ledger_applications a ON a.invoice_id = i.id ORDER BY 1`),
      ).toEqual([
        { source_id: 'i-3', name: 'Ann', amount: 100, applied_on: '2025-02-10' },
        { source_id: 'i-4', name: 'Ann', amount: 40, applied_on: '2025-03-01' },
        { source_id: 'i-5', name: 'Ann', amount: null, applied_on: null },
      ]);
      expect(await rows('SELECT i.source_id FROM ledger_invoice_lines l JOIN ledger_invoices i ON i.id = l.invoice_id')).toEqual([
        { source_id: 'i-3' },
      ]);
      expect(await rows('SELECT place FROM import_counts')).toEqual([{ place: 2 }]);
    } finally {
      await close();
    }
  });
});

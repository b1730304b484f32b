import type { Pool } from 'pg';
import { onPostgres } from '../../test/databases';
import { openTestPlatform, type TestPlatform } from '../../test/test-platform';

/**
 * Tables without a company: small ones that every machine can replicate, and those that belong to a person or to the suite
 * itself.
 */
const shared = {
  people: [
    'auth_codes',
    'known_browsers',
    'passkeys',
    'password_resets',
    'provider_accounts',
    'recovery_codes',
    'spent_tokens',
    'users',
  ].map((name) => `identity.${name}`),
  suite: [
    'identity.companies',
    'identity.refresh_grace',
    'identity.signing_keys',
    'kernel.fact_subscribers',
    'kernel.idempotency_keys',
    'kernel.public_mails',
    'kernel.sealing_proof',
    'kernel.stored_files',
    'kernel.throttles',
    'mywebsite_contacts.used_proofs',
    'proposals.certificates',
    'telemetry.flag_values',
  ],
  published: [
    'ledger.reference_rates',
    'ledger.reference_rates_file',
    'rightexit.multiples',
    'security_data.os_releases',
    'solutionhub_vendors.directory',
    'solutionhub_vendors.facts',
    'solutionhub_vendors.sources',
    'solutionhub_vendors.vendors',
  ],
};

const allShared: readonly string[] = Object.values(shared).flat();

interface Table {
  table: string;
  hasCompany: boolean;
  leadsTo: string[];
}

async function readTables(pool: Pool): Promise<Table[]> {
  const { rows } = await pool.query<Table>(`
    SELECT n.nspname || '.' || c.relname AS "table",
      EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'company_id' AND NOT a.attisdropped) AS "hasCompany",
      ARRAY(SELECT DISTINCT m.nspname || '.' || t.relname FROM pg_constraint k JOIN pg_class t ON t.oid = k.confrelid
        JOIN pg_namespace m ON m.oid = t.relnamespace WHERE k.conrelid = c.oid AND k.contype = 'f' AND t.oid <> c.oid) AS "leadsTo"
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'r' AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'migrations') ORDER BY 1`);
  return rows;
}

onPostgres('the distribution of firms over several databases', (kind) => {
  let platform: TestPlatform;
  let tables: Table[];
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    tables = await readTables(platform.pool);
  });
  afterAll(() => platform.close());

  it('has a key: each row belongs to one company, by its own column or by the rows it belongs to, or is shared', () => {
    const byName = new Map(tables.map((table) => [table.table, table]));
    const isOfCompany = (name: string): boolean => {
      const table = byName.get(name);
      if (!table || allShared.includes(name)) return false;
      return table.hasCompany || table.leadsTo.some(isOfCompany);
    };
    expect(tables.length).toBeGreaterThan(150);
    expect(tables.map(({ table }) => table).filter((name) => !allShared.includes(name) && !isOfCompany(name))).toEqual([]);
    expect(allShared.filter((name) => !byName.has(name) || byName.get(name)?.hasCompany)).toEqual([]);
  });

  it('crosses no machine: rows of a company refer only to rows of companies and to shared rows', () => {
    const strangers = tables.filter(({ table }) => shared.suite.includes(table) || shared.published.includes(table));
    const names = new Set(tables.map(({ table }) => table));
    for (const { table, leadsTo } of strangers)
      expect([table, leadsTo.filter((name) => !allShared.includes(name) && names.has(name))]).toEqual([table, []]);
  });

  it('keeps the rows of a company together: no row refers to a row of another company', async () => {
    const { rows } = await platform.pool.query<{ child: string; parent: string; column: string; key: string }>(`
      SELECT k.conrelid::regclass::text AS child, k.confrelid::regclass::text AS parent, a.attname AS column, b.attname AS key
      FROM pg_constraint k
        JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
        JOIN pg_attribute b ON b.attrelid = k.confrelid AND b.attnum = k.confkey[1]
      WHERE k.contype = 'f' AND cardinality(k.conkey) = 1 AND a.attname <> 'company_id'
        AND EXISTS (SELECT FROM pg_attribute c WHERE c.attrelid = k.conrelid AND c.attname = 'company_id')
        AND EXISTS (SELECT FROM pg_attribute c WHERE c.attrelid = k.confrelid AND c.attname = 'company_id')`);
    expect(rows.length).toBeGreaterThan(20);
    for (const { child, parent, column, key } of rows) {
      const { rowCount } = await platform.pool.query(
        `SELECT FROM ${child} c JOIN ${parent} p ON p.${key} = c.${column} WHERE p.company_id <> c.company_id LIMIT 1`,
      );
      expect([child, parent, rowCount]).toEqual([child, parent, 0]);
    }
  });
});

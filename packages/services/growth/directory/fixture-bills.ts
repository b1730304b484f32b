import { randomUUID } from 'node:crypto';
import { facts as hostFacts } from '@suite/host/services/all-services';
import type { TestPlatform } from '@suite/host/test/test-platform';
import { addVendor } from './fixture-vendors';

export interface Bill {
  vendor: string;
  on: string;
  /** Cents. */
  amount: number;
}

/** Returns bills of one vendor with the same amount, one per month up to and including a day. */
export const monthly = (vendor: string, amount: number, to: string, count: number): Bill[] =>
  Array.from({ length: count }, (_, back) => {
    const [year = 0, month = 0, day = 1] = to.split('-').map(Number);
    return { vendor, amount, on: new Date(Date.UTC(year, month - 1 - back, Math.min(day, 28))).toISOString().slice(0, 10) };
  });

/** Replaces the company's spending with these payments and computes its metrics, like an import. */
export async function writeBills(platform: TestPlatform, companyId: string, bills: readonly Bill[], asOf: string): Promise<void> {
  const { pool, database } = platform;
  await pool.query('delete from ledger.vendors where company_id = $1', [companyId]);
  const ids = new Map<string, number>();
  for (const { vendor, on, amount } of bills) {
    let id = ids.get(vendor);
    if (id === undefined) {
      const { rows } = await pool.query(
        `insert into ledger.vendors (company_id, source, source_id, written_by, name) values ($1, 'xero', $2, 1, $3) returning id`,
        [companyId, randomUUID(), vendor],
      );
      id = rows[0].id as number;
      ids.set(vendor, id);
    }
    await pool.query(
      `insert into ledger.vendor_payments (company_id, source, source_id, written_by, vendor_id, paid_on, currency, amount, is_direct)
       values ($1, 'xero', $2, 1, $3, $4, 'USD', $5, true)`,
      [companyId, randomUUID(), id, on, amount],
    );
  }
  await pool.query(`update ledger.firms set currency = 'USD' where company_id = $1`, [companyId]);
  await database.transaction((transaction) =>
    hostFacts.append(transaction, 'ledger.changed', { companyId, data: { asOf } }, platform.time.now),
  );
  await platform.settled();
}

/** Creates a vendor with twelve payments in the company's ledger. */
export async function reviewed(platform: TestPlatform, companyId: string) {
  const name = `Paid ${randomUUID()}`;
  const vendorId = await addVendor(platform, name);
  await writeBills(platform, companyId, monthly(name, 10_000, '2026-03-15', 12), '2026-03-31');
  const { rows } = await platform.pool.query(
    `select v.vendor from insights.metric_vendors as v join insights.metric_sets as s on s.id = v.set_id
     where s.company_id = $1 and s.is_present and v.name = $2`,
    [companyId, name],
  );
  return { vendorId, ledgerVendor: rows[0].vendor as string };
}

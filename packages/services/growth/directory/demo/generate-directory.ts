import { arrayText } from '@services/ledger/ports';
import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import { subCategories } from '../contract/terms';
import { importVendors } from '../directory/import-vendors';
import type { ReadVendor } from '../directory/read-vendor-file';
import { keyOf } from '../directory/vendor-keys';
import { reviews, vendors } from '../schema';

export interface DirectoryFile {
  vendors: number;
  seed: number;
}

const first = ['Bright', 'Clear', 'North', 'Silver', 'Open', 'Swift', 'Blue', 'Solid', 'True', 'Prime'];
const second = ['Ledger', 'Accounting', 'Sign', 'Payroll', 'Vault', 'Desk', 'Flow', 'Audit', 'Cloud', 'Books'];
const certifications = ['SOC 2 Type II', 'ISO/IEC 27001', 'GDPR', 'HIPAA', 'PCI DSS', 'SOC 1'];

/** Generates fictional vendors for measurements, the same for each seed; none of them is a real product. */
function made({ vendors: count, seed }: DirectoryFile): ReadVendor[] {
  return Array.from({ length: count }, (_, at) => {
    const name = `${first[at % 10]} ${second[(at * 7 + seed) % 10]} ${at}`;
    const site = `https://vendor-${at}.example`;
    const sub = subCategories[(at * 13 + seed) % subCategories.length] ?? 'other';
    return {
      name,
      key: keyOf(name),
      subCategory: sub,
      facts: [
        { kind: 'summary', value: `${sub.replaceAll('-', ' ')} for firms, made up for a measurement, number ${at}` },
        { kind: 'website', value: `${site}/` },
        { kind: 'dpa', value: `${site}/dpa` },
        { kind: 'subprocessors', value: `${site}/subprocessors` },
        { kind: 'status-page', value: `${site}/status` },
        { kind: 'legal-name', value: `${name} Inc.` },
        { kind: 'certification', value: certifications[at % 6] ?? 'SOC 2' },
        { kind: 'certification', value: certifications[(at + 1) % 6] ?? 'GDPR' },
      ],
    };
  });
}

/** Fills an empty directory with fictional vendors, each with a few reviews of fictional firms. */
export async function writeDirectory(database: Database, size: DirectoryFile): Promise<void> {
  const source = { source: 'Made-up vendors', sourceUrl: '', license: '', credit: '', asOf: '2026-01-01' };
  await database.transaction((transaction) => importVendors(transaction, made(size), source, Date.now()));
  await database.execute(sql`
    insert into ${reviews} (company_id, vendor_id, user_id, rating, good, bad, months_paid, at)
    select gen_random_uuid(), id, gen_random_uuid(), n, repeat('Works. ', 20), repeat('Slow. ', 20), 12, now()
    from ${vendors}, unnest(${arrayText([3, 4, 5])}::int[]) as n`);
}

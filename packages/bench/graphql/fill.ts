import { writeDirectory } from '@services/directory/demo/generate-directory';
import { generateCompany } from '@suite/host/demo/generated/generate-company';
import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';

export const COMPANY = 'Bench';

/** Fills a directory of 30,000 vendors and a firm with the maximum of everything. */
export async function fillDirectory(database: Database): Promise<void> {
  const { companyId } = await generateCompany(database, COMPANY, { clients: 1_000, invoices: 5_000, seed: 1, years: 4 });
  await writeDirectory(database, { vendors: 30_000, seed: 1 });
  const vendors = (count: number) => sql`(select id, key, name from solutionhub_vendors.vendors order by slug limit ${count})`;
  await database.execute(sql`
    insert into solutionhub_vendors.reviews (company_id, vendor_id, user_id, rating, good, bad, months_paid, at)
    select gen_random_uuid(), id, gen_random_uuid(), 4, repeat('Works. ', 20), repeat('Slow. ', 20), 12, now()
    from ${vendors(200)} as v, generate_series(1, 100)`);
  await database.execute(sql`
    insert into solutionhub_vendors.prices (company_id, vendor_id, amount, currency, unit, period, plan, seen_on, entered_by)
    select ${companyId}, id, 100 * n, 'USD', 'flat', 'month', 'Plan', '2026-01-01', 'Somebody'
    from ${vendors(500)} as v, generate_series(1, 20) as n`);
  await database.execute(sql`
    insert into solutionhub_vendors.favorites (company_id, user_id, vendor_id, at)
    select ${companyId}, user_id, id, now() from ${vendors(500)} as v, identity.memberships where company_id = ${companyId}`);
  await database.execute(sql`
    insert into solutionhub_vendors.introductions
      (company_id, vendor_id, user_id, person, firm, email, message, consented_at, state, state_at)
    select case when n = 1 then ${companyId}::uuid else gen_random_uuid() end, id, gen_random_uuid(), 'Pat', 'Firm',
      'pat@firm.example', repeat('Hello. ', 40), now(), 'requested', now()
    from ${vendors(200)} as v, generate_series(1, 5) as n`);
  await database.execute(sql`
    insert into solutionhub_vendors.suggestions (company_id, user_id, name, website, why, at)
    select case when n <= 50 then ${companyId}::uuid else gen_random_uuid() end, gen_random_uuid(), 'Vendor ' || n, '',
      repeat('Why. ', 40), now() from generate_series(1, 500) as n`);
  await database.execute(sql`
    insert into solutionhub_vendors.adoptions (company_id, vendor_id, entry_id, by, at)
    select ${companyId}, id, gen_random_uuid(), 'Pat', now() from ${vendors(100)} as v`);
  // A thousand other firms of all sizes, each with forty tools of the first vendors.
  await database.execute(sql`
    insert into solutionhub_vendors.payments (company_id, vendor_key, currency, monthly, band)
    select firm, key, 'USD', 1000 * (at % 50), at % 4
    from (select gen_random_uuid() as firm, at from generate_series(1, 1000) as at) as firms,
      lateral (select key, row_number() over (order by id) as n from ${vendors(200)} as v) as ranked
    where (n + at) % 5 = 0`);
  await database.execute(sql`
    insert into solutionhub_vendors.payments (company_id, vendor_key, currency, monthly, band)
    values (${companyId}, 'its own tool', 'USD', 1000, 3)`);
  await database.execute(sql`analyze`);
}

import { hashPassword } from '@services/identity/accounts/password';
import { companies, memberships, users } from '@services/identity/schema/accounts';
import { seedInsights } from '@services/ledger/firms/seed-insights';
import { isProduction } from '@suite/env/node';
import type { Database } from '@suite/kernel/database/database';
import { withLock } from '@suite/kernel/database/with-lock';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { DEMO_PASSWORD, type DemoPerson, demoCompanies, demoPeople } from './demo-data';

/** Fills an empty database with the demo data, whole or not at all; never in production (decision 005). */
export async function seedDemo(pool: Pool): Promise<void> {
  if (isProduction()) return;
  await withLock(pool, 'first-start', async (client) => {
    await drizzle(client).transaction(async (database) => {
      if ((await database.$count(users)) > 0) return;
      await seedIdentity(database);
      await seedInsights(database, demoCompanies);
    });
  });
}

async function seedIdentity(database: Database): Promise<void> {
  const people = Object.values<DemoPerson>(demoPeople);
  const rows = people.map(async ({ companies: _companies, mfaSecret, ...person }) => ({
    ...person,
    passwordHash: await hashPassword(DEMO_PASSWORD),
    hasEnabledMfa: mfaSecret !== undefined,
    mfaSecret,
  }));
  await database.insert(users).values(await Promise.all(rows));
  await database.insert(companies).values(Object.values(demoCompanies));
  const started = Date.now();
  await database.insert(memberships).values(
    people.flatMap(({ id: userId, companies: joined }) =>
      joined.map((company, order) => ({
        userId,
        companyId: company.id,
        role: 'administrator' as const,
        joinedAt: new Date(started + order),
      })),
    ),
  );
}

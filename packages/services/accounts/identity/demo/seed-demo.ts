import type { Database } from '@suite/kernel/database/database';
import { setFirmTimeZone } from '../access/firm-day';
import { hashPassword } from '../accounts/password';
import { companies, memberships, users } from '../schema/accounts';
import { DEMO_PASSWORD, type DemoPerson, demoCompanies, demoPeople } from './demo-people';

export async function seedDemo(database: Database): Promise<void> {
  const people = Object.values<DemoPerson>(demoPeople);
  const rows = people.map(async ({ companies: _companies, mfaSecret, ...person }) => ({
    ...person,
    passwordHash: await hashPassword(DEMO_PASSWORD),
    hasEnabledMfa: mfaSecret !== undefined,
    mfaSecret,
  }));
  await database.insert(users).values(await Promise.all(rows));
  await database.insert(companies).values(Object.values(demoCompanies));
  await setFirmTimeZone(database, demoCompanies.harborlineAccounting.id, 'America/New_York');
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

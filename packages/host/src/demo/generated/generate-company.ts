import { hashPassword } from '@services/identity/accounts/password';
import { DEMO_PASSWORD } from '@services/identity/demo/demo-people';
import { companies, memberships, users } from '@services/identity/schema/accounts';
import { addColleague } from '@services/ledger/firms/users';
import { findCompany } from '@services/ledger/import/find-company';
import type { Run } from '@services/ledger/import/run-file';
import { insightsFirms } from '@services/ledger/schema/firms';
import { importRuns } from '@services/ledger/schema/import';
import { isProduction } from '@suite/env/node';
import type { Database } from '@suite/kernel/database/database';
import { Failure } from '@suite/kernel/errors/failure';
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { BookSize } from './book-size';
import { checkBook } from './generate-book';
import { bookName, writeBook } from './write-book';

export interface Generated {
  companyId: string;
  run: Run;
  /** Whom to sign in as; absent when the company was there before, and in production. */
  email?: string | undefined;
}

/**
 * Gives a company, made when there is none of the name, a firm in IQ and a generated book. A new one gets an
 * administrator with the password of the demo accounts, but never in production.
 * @throws Failure when the company has another ledger already, or there is no book of the size; nothing is written then
 */
export async function generateCompany(database: Database, name: string, size: BookSize): Promise<Generated> {
  checkBook(size);
  // Whatever is refused leaves nothing behind.
  const { id, email } = await database.transaction(async (transaction) => {
    const known = await transaction
      .select({ id: companies.id })
      .from(companies)
      .where(sql`lower(${companies.name}) = lower(${name.trim()})`);
    const isNew = known.length === 0;
    const companyId = known[0]?.id ?? (await addCompany(transaction, name.trim()));
    await transaction.insert(insightsFirms).values({ companyId, name: name.trim(), currency: 'USD' }).onConflictDoNothing();
    const { id } = await findCompany(transaction, name);
    await refuseOtherLedger(transaction, id, name, size);
    return { id, email: isNew && !isProduction() ? await addAdministrator(transaction, id, name) : undefined };
  });
  return { companyId: id, run: await writeBook(database, id, size), email };
}

async function addCompany(database: Database, name: string): Promise<string> {
  const [company] = await database
    .insert(companies)
    .values({ name, segments: ['iq'] })
    .returning({ id: companies.id });
  if (!company) throw new Error('the company was not written');
  return company.id;
}

async function addAdministrator(database: Database, companyId: string, name: string): Promise<string> {
  const label = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const email = `owner@${label || companyId}.example`;
  await database
    .insert(users)
    .values({ email, firstName: 'Demo', lastName: 'Owner', passwordHash: await hashPassword(DEMO_PASSWORD) })
    .onConflictDoNothing();
  const [user] = await database.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) throw new Error('the administrator was not written');
  await database.insert(memberships).values({ userId: user.id, companyId, role: 'administrator' }).onConflictDoNothing();
  await addColleague(database, user.id, companyId);
  return email;
}

async function refuseOtherLedger(database: Database, companyId: string, name: string, size: BookSize): Promise<void> {
  const { fileName } = importRuns;
  const others = and(eq(importRuns.companyId, companyId), or(isNull(fileName), ne(fileName, bookName(size))));
  if (await database.$count(importRuns, others)) {
    throw new Failure(`${name} has another ledger already: give --company the name of a new company.`);
  }
}

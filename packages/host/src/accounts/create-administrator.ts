import { hashPassword } from '@services/identity/accounts/password';
import { isCommonPassword } from '@services/identity/accounts/refuse-common-password';
import { newPassword } from '@services/identity/contract/signing-in';
import { DEMO_PASSWORD } from '@services/identity/demo/demo-people';
import { companiesNamed, fullNameOf, type NewAuditEntry, writeAudit } from '@services/identity/ports';
import { companies, memberships, users } from '@services/identity/schema/accounts';
import { addColleague } from '@services/ledger/firms/users';
import { name as nameSchema } from '@suite/contract/schema';
import type { Database } from '@suite/kernel/database/database';
import { Failure } from '@suite/kernel/errors/failure';
import { isUuid } from '@suite/kernel/http/is-uuid';
import { and, eq, sql } from 'drizzle-orm';
import { is, safeParse } from 'valibot';
import { knownEmail } from './known-email';
import { changeOperator } from './operators';

interface Order {
  email?: string | undefined;
  company?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  operator?: boolean | undefined;
  readPassword(): Promise<string>;
}

/**
 * Makes a person an administrator of a company. Creates the account and the company if they don't exist.
 * @throws Failure with the reason, when something is missing or not possible
 */
export async function createAdministrator(database: Database, order: Order): Promise<string[]> {
  const email = knownEmail(order.email);
  const company = safeParse(nameSchema, order.company ?? '');
  if (!company.success) throw new Failure('Give the name of the company, new or known, as in: --company "Acme Accounting"');
  const found = await findCompany(database, company.output);
  const [known] = await database.select({ id: users.id }).from(users).where(eq(users.email, email));
  const account = known ? undefined : await newAccount(email, order);

  return database.transaction(async (transaction) => {
    const companyId = found?.id ?? (await addCompany(transaction, company.output));
    const userId = known?.id ?? (await addUser(transaction, account));
    await makeAdministrator(transaction, userId, companyId);
    if (order.operator) await changeOperator(transaction, userId, true);
    return [
      `${account ? 'created ' : 'known   '} account  ${email}`,
      `${found ? 'known   ' : 'created '} company  ${found?.name ?? company.output}`,
      `${email} is an administrator${order.operator ? ' and an operator' : ''}.`,
    ];
  });
}

/** Finds a company by name or ID; undefined when there is none. @throws Failure when several have the name */
async function findCompany(database: Database, requested: string): Promise<{ id: string; name: string } | undefined> {
  const found = await companiesNamed(database, requested);
  if (found.length > 1) {
    const ids = found.map(({ id }) => id).join(', ');
    throw new Failure(`${found.length} companies are named "${requested}": give --company the id of one of them: ${ids}.`);
  }
  if (!found[0] && isUuid(requested)) throw new Failure(`No company has the id ${requested}.`);
  return found[0];
}

type Account = Pick<typeof users.$inferInsert, 'email' | 'firstName' | 'lastName' | 'passwordHash'>;

async function newAccount(email: string, { firstName, lastName, readPassword }: Order): Promise<Account> {
  const names = { firstName: firstName ?? email.slice(0, email.indexOf('@')), lastName: lastName ?? 'Administrator' };
  for (const one of Object.values(names)) if (!is(nameSchema, one)) throw new Failure('A name has 1 to 200 characters.');
  const password = await readPassword();
  if (!is(newPassword, password)) throw new Failure('A password has 12 to 200 characters: choose another one.');
  if (isCommonPassword(password, { email, ...names }))
    throw new Failure('This password is too easy to guess: choose another one.');
  if (password === DEMO_PASSWORD) throw new Failure('This is the password of the demo accounts: choose another one.');
  return { email, ...names, passwordHash: await hashPassword(password) };
}

async function addCompany(database: Database, name: string): Promise<string> {
  const [company] = await database.insert(companies).values({ name }).returning({ id: companies.id });
  if (!company) throw new Error('the company was not written');
  return company.id;
}

async function addUser(database: Database, account: Account | undefined): Promise<string> {
  const [user] = account ? await database.insert(users).values(account).returning({ id: users.id }) : [];
  if (!user) throw new Error('the account was not written');
  return user.id;
}

/** Makes an existing or deactivated member an active administrator. */
async function makeAdministrator(database: Database, userId: string, companyId: string): Promise<void> {
  const membership = and(eq(memberships.userId, userId), eq(memberships.companyId, companyId));
  const [before] = await database.select({ role: memberships.role }).from(memberships).where(membership);
  await database
    .insert(memberships)
    .values({ userId, companyId, role: 'administrator' })
    .onConflictDoUpdate({
      target: [memberships.userId, memberships.companyId],
      set: { role: 'administrator', deactivatedAt: null, version: sql`${memberships.version} + 1` },
    });
  await addColleague(database, userId, companyId);
  const action = before ? 'person.role' : 'person.joined';
  const changes = [{ what: 'role', from: before?.role ?? null, to: 'administrator' }];
  const newEntry: NewAuditEntry = { action, subjectId: userId, subject: await fullNameOf(database, userId), changes };
  await writeAudit(database, { companyId, userId: null }, [newEntry], Date.now());
}

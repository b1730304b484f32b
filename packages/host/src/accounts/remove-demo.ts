import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { demoCompanies } from '@services/identity/demo/demo-people';
import { invitations } from '@services/identity/schema/access';
import { users } from '@services/identity/schema/accounts';
import { demoExport, demoImportedAt } from '@services/ledger/demo/demo-ledger';
import type { Database } from '@suite/kernel/database/database';
import { idempotencyKeys } from '@suite/kernel/http/schema';
import { newestMails } from '@suite/kernel/mail/newest-mails';
import { removeCompanies } from '@suite/kernel/service/remove-companies';
import { inArray, sql } from 'drizzle-orm';
import { allServices } from '../services/all-services';
import { type DemoAccount, demoAccountsIn } from './demo-accounts';

interface Touched extends Record<string, unknown> {
  id: string;
  name: string;
  /** People other than demo accounts, active or not. */
  others: number;
  /** Whether anyone has imported, uploaded or connected something. */
  has_data: boolean;
  has_administrator: boolean;
}

const stays = ({ others, has_data }: Touched) => others > 0 || has_data;

/**
 * Removes the demo accounts with the data that only they own, in one transaction: sessions, memberships, requests, and companies
 * with only demo data. A company with other members or imported data stays complete, including its audit log, in which the demo
 * accounts' actions keep their names.
 * @returns the lines to print
 */
export async function removeDemo(database: Database, dataFolder: string): Promise<string[]> {
  const { accounts, touched } = await database.transaction(async (transaction) => {
    const accounts = await demoAccountsIn(transaction);
    const touched = await touchedBy(transaction, accounts);
    await handOverInvitations(transaction, accounts, touched.filter(stays));
    const gone = touched.filter((company) => !stays(company)).map(({ id }) => id);
    if (gone.length) {
      for (const service of allServices) await service.removeCompanies?.(transaction, gone);
      await removeCompanies(transaction, gone);
    }
    const ids = accounts.map(({ id }) => id);
    if (ids.length) {
      await transaction.delete(idempotencyKeys).where(inArray(idempotencyKeys.caller, ids));
      await transaction.delete(users).where(inArray(users.id, ids));
    }
    return { accounts, touched };
  });
  const mails = await removeMails(join(dataFolder, 'outbox'), accounts, touched);
  const lines = [
    ...accounts.map(({ email }) => `removed  account  ${email}`),
    ...touched.flatMap(linesOf),
    ...(mails ? [`removed  mails    ${mails} in the outbox`] : []),
  ];
  return lines.length ? lines : ['There are no demo accounts.'];
}

/** Returns the demo companies and every company with a demo account. */
async function touchedBy(database: Database, accounts: readonly DemoAccount[]): Promise<Touched[]> {
  const people = uuids(accounts);
  const { rows } = await database.execute<Touched>(sql`
    SELECT c.id, c.name, (
      SELECT count(*)::int FROM identity.memberships m WHERE m.company_id = c.id AND NOT m.user_id = ANY (${people})
    ) AS others, (
      EXISTS (SELECT FROM ledger.import_runs r WHERE r.company_id = c.id AND r.source <> 'sample' AND r.file_name IS DISTINCT FROM ${demoExport}
        AND r.started_at <> ${demoImportedAt.toISOString()}::timestamptz)
      OR EXISTS (SELECT FROM ledger.uploads u WHERE u.company_id = c.id)
      OR EXISTS (SELECT FROM ledger.provider_connections p WHERE p.company_id = c.id)
    ) AS has_data, EXISTS (
      SELECT FROM identity.memberships m WHERE m.company_id = c.id AND NOT m.user_id = ANY (${people})
        AND m.role = 'administrator' AND m.deactivated_at IS NULL
    ) AS has_administrator
    FROM identity.companies c
    WHERE c.id = ANY (${uuids(Object.values(demoCompanies))})
      OR EXISTS (SELECT FROM identity.memberships m WHERE m.company_id = c.id AND m.user_id = ANY (${people}))
    ORDER BY c.name, c.id`);
  return rows;
}

/**
 * An invitation belongs to its sender. In a company that stays, one of its administrators or members takes over the invitations.
 */
async function handOverInvitations(
  database: Database,
  accounts: readonly DemoAccount[],
  remaining: readonly Touched[],
): Promise<void> {
  const people = uuids(accounts);
  await database.execute(sql`
    UPDATE ${invitations} AS i SET invited_by = heir.user_id
    FROM (
      SELECT DISTINCT ON (m.company_id) m.company_id, m.user_id FROM identity.memberships m
      WHERE m.company_id = ANY (${uuids(remaining)}) AND NOT m.user_id = ANY (${people})
      ORDER BY m.company_id, m.deactivated_at IS NOT NULL, m.role <> 'administrator', m.joined_at, m.user_id
    ) AS heir
    WHERE i.company_id = heir.company_id AND i.invited_by = ANY (${people})`);
}

const uuids = (rows: readonly { id: string }[]) => sql`${`{${rows.map(({ id }) => id).join(',')}}`}::uuid[]`;

/** Removes mails whose links no longer work and that may contain names of other companies. @returns how many there were */
async function removeMails(outbox: string, accounts: readonly DemoAccount[], touched: readonly Touched[]): Promise<number> {
  const addresses = new Set(accounts.map(({ email }) => email));
  const gone = new Set(touched.filter((company) => !stays(company)).map(({ id }) => id));
  let count = 0;
  for await (const { id, to, companyId } of newestMails(outbox)) {
    if (!addresses.has(to) && !gone.has(companyId)) continue;
    await rm(join(outbox, `${id}.eml`), { force: true });
    count++;
  }
  return count;
}

function linesOf(company: Touched): string[] {
  const { name, others, has_administrator } = company;
  if (!stays(company)) return [`removed  company  ${name}`];
  const why = others ? `${others} ${others === 1 ? 'person' : 'people'} besides the demo accounts` : 'imported data';
  return [
    `stays    company  ${name}: it has ${why}`,
    ...(has_administrator
      ? []
      : [
          `         give it an administrator: npm run accounts -- create-administrator --company ${JSON.stringify(name)} --email …`,
        ]),
  ];
}

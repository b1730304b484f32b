import type { Database } from '@suite/kernel/database/database';
import type { Caller } from '@suite/kernel/http/caller';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { eq, sql } from 'drizzle-orm';
import { getTwoFactorRule, putTwoFactorRule, type TwoFactorRule } from '../contract/two-factor';
import { companies } from '../schema/accounts';
import { changesBetween, writeAudit } from './audit';
import { BY_PROVIDER, HAS_TWO_FACTOR } from './two-factor';

/**
 * Mounts the company's two-factor authentication setting, which its administrators decide.
 * @param provider name of the OpenID provider that the operator has set up
 */
export function mountTwoFactor(app: App, kernel: Kernel, provider: string | null): void {
  route(
    app,
    kernel,
    getTwoFactorRule,
    { summary: 'Whether the company requires two-factor authentication, and how many have it' },
    async ({ caller, database }) => ({ ...(await ruleOf(database, caller)), provider }),
  );

  route(
    app,
    kernel,
    putTwoFactorRule,
    { summary: 'Require two-factor authentication, or no longer, and whether the OpenID provider counts for it' },
    async ({ input: { body }, caller, database, clock }) => {
      const { companyId, userId } = inCompany(caller);
      const { isRequired, trustsProvider } = body;
      const [before] = await database.select().from(companies).where(eq(companies.id, companyId)).for('update');
      await database.update(companies).set({ requiresTwoFactor: isRequired, trustsProvider }).where(eq(companies.id, companyId));
      const changes = changesBetween(
        { required: String(before?.requiresTwoFactor), provider: String(before?.trustsProvider) },
        { required: String(isRequired), provider: String(trustsProvider) },
      );
      if (changes.length) {
        const newEntry = { action: 'company.two-factor' as const, subject: before?.name ?? '', changes };
        await writeAudit(database, { companyId, userId }, [newEntry], clock());
      }
      return { ...(await ruleOf(database, caller)), provider };
    },
  );
}

async function ruleOf(database: Database, caller: Caller): Promise<Omit<TwoFactorRule, 'provider'>> {
  const { companyId } = inCompany(caller);
  const { rows } = await database.execute<Omit<TwoFactorRule, 'provider'>>(sql`
    SELECT c.requires_two_factor AS "isRequired", c.trusts_provider AS "trustsProvider",
      (${sql.raw(BY_PROVIDER)} OR s.proof = 'own' AND ${sql.raw(HAS_TWO_FACTOR)}) AS "isProven", counted.*
    FROM identity.companies c
      JOIN identity.sessions s ON s.id = ${caller.sessionId} JOIN identity.users u ON u.id = s.user_id
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS people, count(*) FILTER (WHERE ${sql.raw(HAS_TWO_FACTOR)})::int AS "withTwoFactor"
        FROM identity.memberships m JOIN identity.users u ON u.id = m.user_id
        WHERE m.company_id = c.id AND m.deactivated_at IS NULL
      ) AS counted
    WHERE c.id = ${companyId}`);
  const [row] = rows;
  if (!row) throw new Error('the company of the caller is gone');
  return row;
}

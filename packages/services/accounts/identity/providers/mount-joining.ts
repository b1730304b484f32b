import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import type { Caller } from '@suite/kernel/http/caller';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { and, eq } from 'drizzle-orm';
import { changesBetween, writeAudit } from '../access/audit';
import { domainOf } from '../access/domain-of';
import type { Identity } from '../accounts/identity';
import { getJoining, type Joining, putJoining } from '../contract/joining';
import { joiningDomains } from '../schema/providers';

/** Mounts the routes for joining by e-mail domain. Administrators can decide only about the domain of their own address. */
export function mountJoining(app: App, identity: Identity): void {
  const settings = identity.provider?.settings;

  async function joiningOf(database: Database, caller: Caller): Promise<Joining> {
    const { companyId, email } = inCompany(caller);
    const domain = domainOf(email);
    const [found] = await database.select().from(joiningDomains).where(eq(joiningDomains.domain, domain));
    const isOurs = found?.companyId === companyId;
    return {
      provider: settings?.label ?? null,
      domain,
      isVouchedFor: settings?.domains.includes(domain) ?? false,
      role: isOurs ? found.role : null,
      isTaken: found !== undefined && !isOurs,
    };
  }

  route(
    app,
    identity,
    getJoining,
    { summary: 'Whether people join the company by signing in with the OpenID provider' },
    ({ caller, database }) => joiningOf(database, caller),
  );

  route(
    app,
    identity,
    putJoining,
    { summary: "Let people of the caller's e-mail domain join by that, or nobody" },
    async ({ input: { body }, caller, database, clock }) => {
      const { companyId, userId } = inCompany(caller);
      const before = await joiningOf(database, caller);
      const { domain } = before;
      if (body.role && !before.isVouchedFor)
        throw new SuiteError('not_configured', 'The operator has not named this domain for the OpenID provider.');
      const own = and(eq(joiningDomains.domain, domain), eq(joiningDomains.companyId, companyId));
      await database.delete(joiningDomains).where(own);
      if (body.role) {
        const { rowCount } = await database
          .insert(joiningDomains)
          .values({ domain, companyId, role: body.role })
          .onConflictDoNothing();
        if (!rowCount) throw new SuiteError('name_taken', 'People of this domain join another company.');
      }
      const changes = changesBetween({ role: before.role }, { role: body.role });
      if (changes.length)
        await writeAudit(database, { companyId, userId }, [{ action: 'company.joining', subject: domain, changes }], clock());
      return { ...before, role: body.role };
    },
  );
}

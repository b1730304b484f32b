import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { eq } from 'drizzle-orm';
import { getOwnMembership, getPeople, getPerson, putPerson } from '../contract/access';
import { companies } from '../schema/accounts';
import { changePerson } from './change-person';
import { findPeople } from './people';
import { personAccess } from './person-access';

export function mountPeople(app: App, kernel: Kernel): void {
  route(app, kernel, getPeople, ({ input: { query }, caller, database }) =>
    findPeople(database, inCompany(caller).companyId, query),
  );

  route(app, kernel, getPerson, ({ input: { params }, caller, database }) =>
    personAccess(database, inCompany(caller).companyId, params.userId),
  );

  route(app, kernel, putPerson, ({ input: { params, body }, caller, database, clock }) =>
    changePerson(database, inCompany(caller), params.userId, body, clock()),
  );

  route(app, kernel, getOwnMembership, async ({ caller, database }) => {
    const { companyId, userId } = inCompany(caller);
    const { person } = await personAccess(database, companyId, userId);
    const [company] = await database.select().from(companies).where(eq(companies.id, companyId));
    const { role, joinedAt, groups } = person;
    return { companyName: company?.name ?? '', role, joinedAt, groups: groups.map(({ name }) => ({ name })) };
  });
}

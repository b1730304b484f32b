import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { getOwnMembership, getPeople, getPerson, putPerson } from '../contract/people';
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
    changePerson(database, kernel.facts, inCompany(caller), params.userId, body, clock()),
  );

  route(app, kernel, getOwnMembership, async ({ caller, database }) => {
    const { companyId, userId } = inCompany(caller);
    const { role, joinedAt, groups } = (await personAccess(database, companyId, userId)).person;
    return { role, joinedAt, groups: groups.map(({ name }) => ({ name })) };
  });
}

import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { getOwnMembership, getPeople, getPerson, putPerson, resetSignIn } from '../contract/people';
import { changePerson } from './change-person';
import { findPeople } from './people';
import { personAccess } from './person-access';
import { resetSignInMail, resetSignInOf } from './reset-sign-in';

export function mountPeople(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    getPeople,
    { summary: "The company's people; can be searched, sorted and paged (§6)" },
    ({ input: { query }, caller, database }) => findPeople(database, inCompany(caller).companyId, query),
  );

  route(
    app,
    kernel,
    getPerson,
    { summary: 'One person with each app, whether it is open to them and why' },
    ({ input: { params }, caller, database }) => personAccess(database, inCompany(caller).companyId, params.userId),
  );

  route(
    app,
    kernel,
    putPerson,
    { summary: 'Change role, status, groups and apps of a person; the last administrator stays one' },
    ({ input: { params, body }, caller, database, clock }) =>
      changePerson(database, kernel.facts, inCompany(caller), params.userId, body, clock()),
  );

  route(
    app,
    kernel,
    resetSignIn,
    { summary: 'Remove the authenticator, recovery codes and passkeys of a person who has lost them, and sign them out' },
    async ({ input: { params }, caller, deployment, database, clock }) => {
      const now = clock();
      const reset = await resetSignInOf(database, inCompany(caller), params.userId, now);
      await kernel.queueMail(database, resetSignInMail(deployment, reset));
      return undefined;
    },
  );

  route(app, kernel, getOwnMembership, { summary: 'The caller as the firm sees them' }, async ({ caller, database }) => {
    const { companyId, userId } = inCompany(caller);
    const { role, joinedAt, groups } = (await personAccess(database, companyId, userId)).person;
    return { role, joinedAt, groups: groups.map(({ name }) => ({ name })) };
  });
}

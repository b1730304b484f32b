import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { InvalidRequestError } from '@suite/kernel/http/problem';
import { route } from '@suite/kernel/http/route';
import { isManaged, rightOf, zoneNames } from '@suite/zones/zones';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { createRequest, decideRequest, getOwnClosing, getOwnRequests, getRequests } from '../contract/requests';
import type {} from '../facts';
import { accessRequests } from '../schema/access';
import { memberships, users } from '../schema/accounts';
import { writeAudit } from './audit';
import { closingOf } from './own-closing';
import { decidedMail, requestMail } from './request-mails';
import { findRequest, findRequests, requestsOf } from './requests';

const noRequest = () => new SuiteError('not_found', 'There is no such request in your company.');

/** Mounts requests for access to apps, which administrators grant or refuse with a message. */
export function mountRequests(app: App, kernel: Kernel): void {
  route(app, kernel, getOwnRequests, { summary: "The caller's requests for access" }, ({ caller, database }) => {
    const { companyId, userId } = inCompany(caller);
    return requestsOf(database, companyId, userId);
  });

  route(
    app,
    kernel,
    getOwnClosing,
    { summary: 'Who closed an app to the caller, and when; null when it is open, or nobody knows' },
    ({ input: { params }, caller, database }) => {
      const { companyId, userId } = inCompany(caller);
      const requested = zoneNames.find((name) => name === params.app);
      if (!requested) throw new SuiteError('not_found', 'There is no such app.');
      return closingOf(database, companyId, userId, requested);
    },
  );

  route(
    app,
    kernel,
    createRequest,
    { summary: 'Ask for an app' },
    async ({ input: { body }, caller, deployment, database, clock }) => {
      const person = inCompany(caller);
      const { companyId, userId } = person;
      const now = clock();
      if (!isManaged(body.app)) throw new InvalidRequestError('Nobody can be asked for this app.');
      if (caller.rights.includes(rightOf(body.app))) throw new SuiteError('already_open', 'This app is open to you already.');
      const [made] = await database
        .insert(accessRequests)
        .values({ companyId, userId, app: body.app, reason: body.reason, requestedAt: new Date(now) })
        .onConflictDoUpdate({
          target: [accessRequests.companyId, accessRequests.userId, accessRequests.app],
          targetWhere: sql`state = 'open'`,
          set: { reason: body.reason },
        })
        .returning({ id: accessRequests.id, isNew: sql<boolean>`xmax = 0` });
      const request = made && (await findRequest(database, companyId, made.id));
      if (!request) throw new Error('the request was not written');
      if (made?.isNew) {
        const changes = [{ what: body.app, from: null, to: body.reason || null }];
        await writeAudit(database, person, [{ action: 'request.asked', subjectId: userId, subject: request.name, changes }], now);
        const administrators = await addressesOfAdministrators(database, companyId);
        for (const to of administrators) await kernel.queueMail(database, requestMail({ deployment, companyId }, to, request));
        await kernel.facts.append(database, 'access.requested', { companyId, data: { userId, app: body.app } }, now);
      }
      const { userId: _userId, name: _name, email: _email, ...own } = request;
      return own;
    },
  );

  route(app, kernel, getRequests, { summary: "The company's requests for access" }, ({ input: { query }, caller, database }) =>
    findRequests(database, inCompany(caller).companyId, query),
  );

  route(
    app,
    kernel,
    decideRequest,
    { summary: 'Grant or refuse a request, with a word' },
    async ({ input: { params, body }, caller, deployment, database, clock }) => {
      const administrator = inCompany(caller);
      const { companyId } = administrator;
      const now = clock();
      const before = isUuid(params.requestId) ? await findRequest(database, companyId, params.requestId) : undefined;
      if (!before) throw noRequest();
      const { decision, answer } = body;
      const { rowCount } = await database
        .update(accessRequests)
        .set({ state: decision, answer, decidedAt: new Date(now), decidedBy: administrator.userId })
        .where(and(eq(accessRequests.id, before.id), eq(accessRequests.state, 'open')));
      if (!rowCount) throw new SuiteError('already_decided', 'Somebody has decided this request already.');
      if (decision === 'granted') {
        await database
          .update(memberships)
          .set({
            appSettings: sql`${memberships.appSettings} || ${JSON.stringify({ [before.app]: 'allowed' })}::jsonb`,
            version: sql`${memberships.version} + 1`,
          })
          .where(and(eq(memberships.companyId, companyId), eq(memberships.userId, before.userId)));
      }
      const changes = [{ what: before.app, from: null, to: answer || null }];
      const newEntry = { action: `request.${decision}` as const, subjectId: before.userId, subject: before.name, changes };
      await writeAudit(database, administrator, [newEntry], now);
      const after = await findRequest(database, companyId, before.id);
      if (!after) throw new Error('the request is gone');
      await kernel.queueMail(database, decidedMail({ deployment, companyId }, after));
      return after;
    },
  );
}

async function addressesOfAdministrators(database: Database, companyId: string): Promise<string[]> {
  const rows = await database
    .select({ email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.companyId, companyId), eq(memberships.role, 'administrator'), isNull(memberships.deactivatedAt)));
  return rows.map(({ email }) => email);
}

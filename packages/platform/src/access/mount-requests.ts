import { createRequest, decideRequest, getOwnRequests, getRequests } from '@suite/contract/access';
import { SuiteError } from '@suite/contract/errors';
import { zoneUrl } from '@suite/zones/zone-url';
import { isManaged, rightOf, zones } from '@suite/zones/zones';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { accessRequests } from '../database/schema/access';
import { memberships, users } from '../database/schema/identity';
import type { App, Dependencies } from '../http/dependencies';
import { isUuid } from '../http/is-uuid';
import { InvalidRequest } from '../http/problem';
import { route } from '../http/route';
import { inCompany } from './administrator';
import { authorOf, writeAudit } from './audit';
import { findRequest, findRequests, requestsOf } from './requests';

const noRequest = () => new SuiteError('not_found', 'There is no such request in your company.');

/** People ask for apps; administrators grant or refuse, with a word. */
export function mountRequests(app: App, dependencies: Dependencies): void {
  const { outbox, inBackground } = dependencies;

  route(app, dependencies, getOwnRequests, ({ caller, database }) => {
    const { companyId, userId } = inCompany(caller);
    return requestsOf(database, companyId, userId);
  });

  route(app, dependencies, createRequest, async ({ input: { body }, caller, place, database, clock }) => {
    const person = inCompany(caller);
    const { companyId, userId } = person;
    const now = clock();
    if (!isManaged(body.app)) throw new InvalidRequest('Nobody can be asked for this app.');
    if (caller.rights.includes(rightOf(body.app))) throw new SuiteError('already_open', 'This app is open to you already.');
    const [made] = await database
      .insert(accessRequests)
      .values({ companyId, userId, app: body.app, reason: body.reason, askedAt: new Date(now) })
      .onConflictDoUpdate({
        target: [accessRequests.companyId, accessRequests.userId, accessRequests.app],
        targetWhere: sql`state = 'open'`,
        set: { reason: body.reason },
      })
      .returning({ id: accessRequests.id, isNew: sql<boolean>`xmax = 0` });
    const request = made && (await findRequest(database, companyId, made.id));
    if (!request) throw new Error('the request was not written');
    const { title } = zones[body.app];
    if (made?.isNew) {
      const subject = `${person.firstName} ${person.lastName}`;
      const changes = [{ what: body.app, from: null, to: body.reason || null }];
      await writeAudit(database, authorOf(person, now), [{ action: 'request.asked', subjectId: userId, subject, changes }]);
      const administrators = await database
        .select({ email: users.email })
        .from(memberships)
        .innerJoin(users, eq(users.id, memberships.userId))
        .where(
          and(eq(memberships.companyId, companyId), eq(memberships.role, 'administrator'), isNull(memberships.deactivatedAt)),
        );
      inBackground(async () => {
        for (const { email: to } of administrators) {
          await outbox.send(
            {
              environment: place.environment,
              companyId,
              from: `Firm Suite <no-reply@${place.domain}>`,
              to,
              subject: `A request for ${title}`,
              text: `${subject} (${request.email}) asks for ${title}.\n\n${body.reason && `${body.reason}\n\n`}Grant or refuse it here:\n\n${zoneUrl(place, 'app-manager', '/requests')}\n`,
            },
            now,
          );
        }
      });
    }
    const { userId: _userId, name: _name, email: _email, ...own } = request;
    return own;
  });

  route(app, dependencies, getRequests, ({ input: { query }, caller, database }) =>
    findRequests(database, inCompany(caller).companyId, query),
  );

  route(app, dependencies, decideRequest, async ({ input: { params, body }, caller, place, database, clock }) => {
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
    const deed = { action: `request.${decision}` as const, subjectId: before.userId, subject: before.name, changes };
    await writeAudit(database, authorOf(administrator, now), [deed]);
    const { title } = zones[before.app];
    inBackground(() =>
      outbox.send(
        {
          environment: place.environment,
          companyId,
          from: `Firm Suite <no-reply@${place.domain}>`,
          to: before.email,
          subject: decision === 'granted' ? `${title} is open to you` : `${title} stays closed to you`,
          text:
            decision === 'granted'
              ? `Your request was granted.\n\n${answer && `${answer}\n\n`}Open it here:\n\n${zoneUrl(place, before.app)}\n`
              : `Your request was refused.\n${answer && `\n${answer}\n`}`,
        },
        now,
      ),
    );
    const after = await findRequest(database, companyId, before.id);
    if (!after) throw new Error('the request is gone');
    return after;
  });
}

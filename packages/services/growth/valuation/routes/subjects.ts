import { writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import * as contract from '../contract/subjects';
import { subjects, versions } from '../schema';
import { defaultSettings, readSubject } from '../valuation/subject';

/** Maximum number of clients that are offered at once. */
const FOUND = 20;

/** Mounts the clients that the firm values: `/rightexit/v1/subjects`. */
export function mountSubjects(app: App, kernel: Kernel): void {
  route(app, kernel, contract.getValuedClients, { summary: 'The clients that the firm values' }, async ({ caller, database }) => {
    const { companyId } = inCompany(caller);
    const rows = await database
      .select({ id: subjects.id, name: subjects.name, currency: subjects.currency })
      .from(subjects)
      .where(and(eq(subjects.companyId, companyId), eq(subjects.kind, 'client')))
      .orderBy(sql`lower(${subjects.name})`, subjects.id);
    const newest = rows.length
      ? await database
          .selectDistinctOn([versions.subjectId], {
            subjectId: versions.subjectId,
            number: versions.number,
            on: versions.on,
            content: versions.content,
          })
          .from(versions)
          .where(
            inArray(
              versions.subjectId,
              rows.map(({ id }) => id),
            ),
          )
          .orderBy(versions.subjectId, desc(versions.number))
      : [];
    return {
      subjects: rows.map((row) => {
        const last = newest.find(({ subjectId }) => subjectId === row.id);
        const value = last?.content.conclusion?.weighted;
        return { ...row, latest: last && value ? { number: last.number, on: last.on, value } : null };
      }),
    };
  });

  route(
    app,
    kernel,
    contract.createValuedClient,
    { summary: 'Adds a client to value' },
    async ({ input: { body }, caller, database, clock }) => {
      const { companyId, userId } = inCompany(caller);
      const mine = and(eq(subjects.companyId, companyId), eq(subjects.kind, 'client'));
      if ((await database.$count(subjects, mine)) >= contract.MAX_SUBJECTS)
        throw new SuiteError('limit_reached', `At most ${contract.MAX_SUBJECTS} clients can be valued.`);
      if (body.clientId !== null) {
        const { rows } = await database.execute(
          sql`select 1 from ledger_views.clients where company_id = ${companyId} and id = ${body.clientId}`,
        );
        if (!rows.length) throw new SuiteError('not_found', 'Your firm has no such client.');
        if (await database.$count(subjects, and(mine, eq(subjects.clientId, body.clientId))))
          throw new SuiteError('name_taken', `${body.name} is valued already.`);
      }
      const [made] = await database
        .insert(subjects)
        .values({ ...body, companyId, kind: 'client', settings: defaultSettings(), createdAt: new Date(clock()) })
        .onConflictDoNothing()
        .returning();
      if (!made) throw new SuiteError('name_taken', `${body.name} is valued already.`);
      await writeAudit(database, { companyId, userId }, [{ action: 'valuation.client-added', subject: made.name }], clock());
      return { id: made.id, name: made.name, currency: made.currency, latest: null };
    },
  );

  route(
    app,
    kernel,
    contract.deleteValuedClient,
    { summary: 'Removes a client with all its entries and saved valuations' },
    async ({ input: { params }, caller, database, clock }) => {
      const { companyId, userId } = inCompany(caller);
      const subject = await readSubject(database, caller, params.subjectId);
      if (subject.kind === 'own' || !subject.id) throw new SuiteError('not_found', 'The firm itself cannot be removed.');
      await database.delete(subjects).where(eq(subjects.id, subject.id));
      await writeAudit(database, { companyId, userId }, [{ action: 'valuation.client-removed', subject: subject.name }], clock());
      return undefined;
    },
  );

  route(
    app,
    kernel,
    contract.findClientsToValue,
    { summary: 'Clients of the firm by a part of their names' },
    async ({ input: { query }, caller, database }) => {
      const { companyId } = inCompany(caller);
      const { rows } = await database.execute<{ id: string; name: string }>(sql`
      select id, name from ledger_views.clients
      where company_id = ${companyId} and position(lower(${query.find}) in lower(name)) > 0
      order by lower(name), id limit ${FOUND}`);
      return { clients: rows };
    },
  );
}

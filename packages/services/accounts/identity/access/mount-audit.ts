import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { type AuditEntry, getAudit } from '../contract/audit';
import { auditEntries } from '../schema/access';

export function mountAudit(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    getAudit,
    { summary: "Who changed what in the company's access, and when" },
    async ({ input: { query }, caller, database }) => {
      const { companyId } = inCompany(caller);
      const { find, userId, offset, limit, order } = query;
      const text = sql`lower(${auditEntries.actor} || ' ' || ${auditEntries.subject} || ' ' || ${auditEntries.action})`;
      const matching = and(
        eq(auditEntries.companyId, companyId),
        userId === undefined ? undefined : eq(auditEntries.subjectId, userId),
        find ? sql`position(lower(${find}) in ${text}) > 0` : undefined,
      );
      const total = await database.$count(auditEntries, matching);
      const rows = await database
        .select()
        .from(auditEntries)
        .where(matching)
        .orderBy((order === 'ascending' ? asc : desc)(auditEntries.id))
        .limit(limit)
        .offset(offset);
      const entries = rows.map(
        ({ id, at, actor, action, subject, changes }): AuditEntry => ({
          id: String(id),
          at: at.toISOString(),
          actor,
          action,
          subject,
          changes,
        }),
      );
      return { entries, total };
    },
  );
}

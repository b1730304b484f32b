import { SuiteError } from '@suite/contract/errors';
import type { Caller } from '@suite/kernel/http/caller';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { and, count, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import { getNotifications, putNotification, readAllNotifications } from '../contract';
import { visibleTypes } from '../event-rules';
import { notifications } from '../schema';
import { toEvents } from '../to-events';

/** The caller's own, of types that they may see now. */
function visibleTo(caller: Caller) {
  const { companyId, userId, rights } = inCompany(caller);
  return and(
    eq(notifications.companyId, companyId),
    eq(notifications.userId, userId),
    inArray(notifications.type, visibleTypes(rights)),
  );
}

const isUnread = isNull(notifications.readAt);

export function mountNotifications(app: App, kernel: Kernel): void {
  route(app, kernel, getNotifications, async ({ input: { query }, caller, database }) => {
    const visible = visibleTo(caller);
    const { before, limit } = query;
    const rows = await database
      .select()
      .from(notifications)
      .where(and(visible, before === undefined ? undefined : lt(notifications.factId, before)))
      .orderBy(desc(notifications.factId))
      .limit(limit);
    const [counted] = await database.select({ unread: count() }).from(notifications).where(and(visible, isUnread));
    const events = await toEvents(
      database,
      rows.map(({ factId, ...row }) => ({ ...row, id: factId })),
    );
    return {
      unread: counted?.unread ?? 0,
      notifications: events.map((event, index) => ({ ...event, isRead: rows[index]?.readAt != null })),
      next: rows.length === limit ? (rows.at(-1)?.factId ?? null) : null,
    };
  });

  route(app, kernel, putNotification, async ({ input: { params, body }, caller, database, clock }) => {
    const { notificationId } = params;
    const changed = /^\d{1,15}$/.test(notificationId)
      ? await database
          .update(notifications)
          .set({ readAt: body.isRead ? new Date(clock()) : null })
          .where(and(visibleTo(caller), eq(notifications.factId, Number(notificationId))))
          .returning({ factId: notifications.factId })
      : [];
    if (!changed.length) throw new SuiteError('not_found', 'There is no such notification.');
    return undefined;
  });

  route(app, kernel, readAllNotifications, async ({ caller, database, clock }) => {
    await database
      .update(notifications)
      .set({ readAt: new Date(clock()) })
      .where(and(visibleTo(caller), isUnread));
    return undefined;
  });
}

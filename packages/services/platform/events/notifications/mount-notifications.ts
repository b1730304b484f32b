import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import type { Caller } from '@suite/kernel/http/caller';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import {
  getNotificationSettings,
  getNotifications,
  getUnread,
  putNotification,
  putNotificationSettings,
  readAllNotifications,
} from '../contract/notifications';
import { notifications } from '../schema';
import { toEvents } from '../to-events';
import type { DigestJobs } from './digest-jobs';
import { bellTypes, readSettings, saveSettings } from './settings';

/** SQL: the caller's own notifications, of kinds that they may currently see and have in the bell. */
async function visibleTo(database: Database, caller: Caller) {
  const { companyId, userId, rights } = inCompany(caller);
  return and(
    eq(notifications.companyId, companyId),
    eq(notifications.userId, userId),
    inArray(notifications.type, await bellTypes(database, { companyId, userId, rights })),
  );
}

const isUnread = isNull(notifications.readAt);

export function mountNotifications(app: App, kernel: Kernel, digests: DigestJobs | undefined): void {
  route(
    app,
    kernel,
    getNotifications,
    { summary: "The caller's notifications, the newest first, and how many are unread" },
    async ({ input: { query }, caller, database }) => {
      const visible = await visibleTo(database, caller);
      const { before, limit } = query;
      const rows = await database
        .select()
        .from(notifications)
        .where(and(visible, before === undefined ? undefined : lt(notifications.factId, before)))
        .orderBy(desc(notifications.factId))
        .limit(limit);
      const unread = await database.$count(notifications, and(visible, isUnread));
      const events = await toEvents(
        database,
        rows.map(({ factId, ...row }) => ({ ...row, id: factId })),
      );
      return {
        unread,
        notifications: events.map((event, index) => ({ ...event, isRead: rows[index]?.readAt != null })),
        next: rows.length === limit ? (rows.at(-1)?.factId ?? null) : null,
      };
    },
  );

  route(
    app,
    kernel,
    getUnread,
    { summary: "How many of the caller's notifications are unread" },
    async ({ caller, database }) => ({
      unread: await database.$count(notifications, and(await visibleTo(database, caller), isUnread)),
    }),
  );

  route(
    app,
    kernel,
    getNotificationSettings,
    { summary: 'What the caller is notified of in the bell and by mail, and how often the mail comes' },
    ({ caller, database }) => readSettings(database, inCompany(caller)),
  );

  route(
    app,
    kernel,
    putNotificationSettings,
    { summary: 'Choose what the caller is notified of' },
    async ({ input: { body }, caller, database, clock }) => {
      const person = inCompany(caller);
      await saveSettings(database, person, body, new Date(clock()));
      await digests?.look(database);
      return readSettings(database, person);
    },
  );

  route(
    app,
    kernel,
    putNotification,
    { summary: 'Mark a notification as read or unread' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const { notificationId } = params;
      const changed = /^\d{1,15}$/.test(notificationId)
        ? await database
            .update(notifications)
            .set({ readAt: body.isRead ? new Date(clock()) : null })
            .where(and(await visibleTo(database, caller), eq(notifications.factId, Number(notificationId))))
            .returning({ factId: notifications.factId })
        : [];
      if (!changed.length) throw new SuiteError('not_found', 'There is no such notification.');
      return undefined;
    },
  );

  route(app, kernel, readAllNotifications, { summary: 'Mark all notifications as read' }, async ({ caller, database, clock }) => {
    await database
      .update(notifications)
      .set({ readAt: new Date(clock()) })
      .where(and(await visibleTo(database, caller), isUnread));
    return undefined;
  });
}

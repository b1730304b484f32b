import type { Right } from '@suite/contract/endpoint';
import type { Database } from '@suite/kernel/database/database';
import { and, eq } from 'drizzle-orm';
import { type EventType, eventTypes } from '../contract/feed';
import type { NotificationSettings } from '../contract/notifications';
import { notifiedTypes } from '../event-rules';
import { notificationSettings } from '../schema';

interface Of {
  companyId: string;
  userId: string;
}

/** Returns a person's choices in a company, including kinds that they may not see. */
export async function settingsOf(database: Database, { companyId, userId }: Of) {
  const [row] = await database
    .select()
    .from(notificationSettings)
    .where(and(eq(notificationSettings.companyId, companyId), eq(notificationSettings.userId, userId)));
  const { notInBell = [], notByMail = [], digest = 'off' } = row ?? {};
  return { notInBell, notByMail, digest, digestUntil: row?.digestUntil };
}

/** Returns the kinds that a person is notified of in the bell. */
export async function bellTypes(database: Database, of: Of & { rights: readonly Right[] }): Promise<EventType[]> {
  const { notInBell } = await settingsOf(database, of);
  return notifiedTypes(of.rights).filter((type) => !notInBell.includes(type));
}

export async function readSettings(database: Database, of: Of & { rights: readonly Right[] }): Promise<NotificationSettings> {
  const { notInBell, notByMail, digest } = await settingsOf(database, of);
  const kinds = notifiedTypes(of.rights).map((type) => ({
    type,
    inBell: !notInBell.includes(type),
    byMail: !notByMail.includes(type),
  }));
  return { kinds, digest };
}

export async function saveSettings(
  database: Database,
  { companyId, userId }: Of,
  { kinds, digest }: NotificationSettings,
  now: Date,
): Promise<void> {
  const before = await settingsOf(database, { companyId, userId });
  const without = (left: readonly EventType[], name: 'inBell' | 'byMail') =>
    eventTypes.filter((type) => {
      const requested = kinds.find((kind) => kind.type === type);
      return requested ? !requested[name] : left.includes(type);
    });
  const chosen = {
    notInBell: without(before.notInBell, 'inBell'),
    notByMail: without(before.notByMail, 'byMail'),
    digest,
    // The first digest covers events from now on.
    digestUntil: before.digestUntil && before.digest !== 'off' ? before.digestUntil : now,
  };
  await database
    .insert(notificationSettings)
    .values({ companyId, userId, ...chosen })
    .onConflictDoUpdate({ target: [notificationSettings.companyId, notificationSettings.userId], set: chosen });
}

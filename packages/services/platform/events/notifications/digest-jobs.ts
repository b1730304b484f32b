import { membersWithApp, rightsIn } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import type { Kernel } from '@suite/kernel/http/kernel';
import { defineJob, type Job } from '@suite/kernel/jobs/define-job';
import { enqueue } from '@suite/kernel/jobs/enqueue';
import { nextTime } from '@suite/kernel/jobs/local-time';
import { schedule } from '@suite/kernel/jobs/schedule';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import type { Deployment } from '@suite/zones/addresses';
import { and, asc, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import * as v from 'valibot';
import { digests, type NotificationSettings } from '../contract/notifications';
import { notifiedTypes } from '../event-rules';
import { notificationSettings, notifications } from '../schema';
import { toEvents } from '../to-events';
import { digestMail } from './digest-mail';
import { settingsOf } from './settings';

/** In the person's time zone. */
const AT = '07:00';

const settings = { backOff: { first: 60, most: 3600 }, leaseSeconds: 60, attempts: 8, atOnce: 1, isHarmless: true };

export interface DigestJobs {
  all: readonly Job[];
  /** Looks for digests of the day now, and at the start of each day in UTC. */
  start(): Promise<void>;
  /** Looks for digests of the day once the transaction is committed. */
  look(transaction: Database): Promise<void>;
}

/**
 * Mails people their unread notifications, as often as they chose.
 * @param deployment where links in the mails lead
 */
export function createDigestJobs({ database, clock, queueMail }: Kernel, deployment: Deployment): DigestJobs {
  const mail = defineJob({
    ...settings,
    kind: 'mail digest',
    payload: v.object({ companyId: v.string(), userId: v.string(), digest: v.picklist(digests) }),
    doing: 'mailed this digest',
    async run(of, { database, clock, hold }) {
      await database.transaction(async (transaction) => {
        await hold(transaction);
        const found = await unreadOf(transaction, of, clock());
        if (found) await queueMail(transaction, digestMail({ ...found, deployment, companyId: of.companyId }));
      });
    },
  });

  const find = defineJob({
    ...settings,
    kind: 'find due digests',
    payload: v.object({}),
    doing: 'looked for digests that are due',
    async run(_payload, { database, clock }) {
      const now = clock();
      const { companyId, userId, digest } = notificationSettings;
      const people = await database.select({ companyId, userId, digest }).from(notificationSettings).where(ne(digest, 'off'));
      for (const person of people) {
        const { companyId, userId, digest } = person;
        const [member] = await membersWithApp(database, companyId, 'home', [userId]);
        if (!member) continue;
        const weekdays = digest === 'weekly' ? { weekdays: [1] } : {};
        const runAt = nextTime({ at: AT, timeZone: member.timeZone ?? 'UTC', ...weekdays }, now);
        if (runAt > now + MILLISECONDS_PER_DAY) continue;
        await enqueue(database, mail, person, { companyId, key: `${companyId} ${userId} ${digest}`, runAt });
      }
    },
  });

  const look = (transaction: Database) => enqueue(transaction, find, {}, { key: 'now' });

  return {
    all: [find, mail] as unknown as Job[],
    async start() {
      const time = { at: '00:00', timeZone: 'UTC' };
      await schedule(database, { job: find, key: 'daily', payload: {}, time, now: clock() });
      await look(database);
    },
    look,
  };
}

interface Of {
  companyId: string;
  userId: string;
  /** The person's choice when it was scheduled. */
  digest: NotificationSettings['digest'];
}

/**
 * Returns a person's unread notifications since the last digest, with their name and address; undefined when there are none, or
 * no digest is wanted.
 */
async function unreadOf(database: Database, of: Of, now: number) {
  const { companyId, userId, digest } = of;
  const { notByMail, digestUntil, ...chosen } = await settingsOf(database, of);
  const [to] = await membersWithApp(database, companyId, 'home', [userId]);
  if (digest === 'off' || digest !== chosen.digest || !digestUntil || !to) return undefined;
  const types = notifiedTypes(await rightsIn(database, of)).filter((type) => !notByMail.includes(type));
  const rows = await database
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.companyId, companyId),
        eq(notifications.userId, userId),
        inArray(notifications.type, types),
        isNull(notifications.readAt),
        gt(notifications.at, digestUntil),
      ),
    )
    .orderBy(asc(notifications.factId));
  await database
    .update(notificationSettings)
    .set({ digestUntil: new Date(now) })
    .where(and(eq(notificationSettings.companyId, companyId), eq(notificationSettings.userId, userId)));
  if (!rows.length) return undefined;
  const events = await toEvents(
    database,
    rows.map(({ factId, ...row }) => ({ ...row, id: factId })),
  );
  return { digest, to, events };
}

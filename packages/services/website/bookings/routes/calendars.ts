import { readAddress } from '@services/events/ports';
import { membersWithApp, namesById, writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import type { Job } from '@suite/kernel/jobs/define-job';
import { enqueue } from '@suite/kernel/jobs/enqueue';
import { zoneClock } from '@suite/kernel/time-zone/zone-clock';
import { and, asc, eq, gt } from 'drizzle-orm';
import * as contract from '../contract/calendars';
import { feedPurpose } from '../feed/feed-job';
import { changedMeanwhile } from '../refusals';
import { busyTimes, calendars } from '../schema';

type Row = typeof calendars.$inferSelect;

/** Monday to Friday, the default hours. */
const usualWeek = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '17:00' }));

const onlyFor = (name: string) => `Some events could not be read as they are. Only ${name} sees which.`;

const toCalendar = (userId: string, name: string, row: Row | undefined, readerId?: string): contract.Calendar => ({
  userId,
  name,
  timeZone: row?.timeZone ?? 'America/New_York',
  week: row?.week ?? usualWeek,
  days: row?.days ?? [],
  feed: row?.feedHost
    ? {
        host: row.feedHost,
        readAt: row.feedReadAt?.toISOString() ?? null,
        failure: row.feedFailure,
        warnings: readerId === userId ? row.feedWarnings : row.feedWarnings.length ? [onlyFor(name)] : [],
      }
    : null,
  version: row?.version ?? 0,
});

/** Mounts when people in the token's company take appointments: `/calendly/v1/calendars`. */
export function mountCalendars(app: App, kernel: Kernel, feedJob: Job): void {
  const { sealing } = kernel;

  route(
    app,
    kernel,
    contract.getCalendars,
    { summary: 'When people of the firm take appointments' },
    async ({ caller, database }) => {
      const { companyId, userId: readerId } = inCompany(caller);
      const rows = await database.select().from(calendars).where(eq(calendars.companyId, companyId));
      return (await hostsOf(database, companyId)).map(({ id, name }) =>
        toCalendar(
          id,
          name,
          rows.find(({ userId }) => userId === id),
          readerId,
        ),
      );
    },
  );

  route(
    app,
    kernel,
    contract.getBusyTimes,
    { summary: 'The busy times of your own calendar feed from now on' },
    async ({ caller, database, clock }) => {
      const { companyId, userId } = inCompany(caller);
      const rows = await database
        .select({ busy: busyTimes, timeZone: calendars.timeZone })
        .from(busyTimes)
        .innerJoin(calendars, eq(calendars.id, busyTimes.calendarId))
        .where(and(eq(calendars.companyId, companyId), eq(calendars.userId, userId), gt(busyTimes.endsAt, new Date(clock()))))
        .orderBy(asc(busyTimes.startsAt), asc(busyTimes.endsAt));
      const wallTime = zoneClock(rows[0]?.timeZone ?? 'UTC').wallTime;
      const wallOf = (at: Date) => new Date(wallTime(at.getTime())).toISOString().slice(0, 19);
      return rows.map(({ busy: { startsAt, endsAt, isAllDay, zoneName } }) => ({
        ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), isAllDay, zoneName },
        wall: { startsAt: wallOf(startsAt), endsAt: wallOf(endsAt) },
      }));
    },
  );

  route(
    app,
    kernel,
    contract.putCalendar,
    { summary: 'Sets when a person takes appointments' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      const { userId } = params;
      const host = isUuid(userId) ? (await hostsOf(database, companyId)).find(({ id }) => id === userId) : undefined;
      if (!host) throw new SuiteError('not_found', 'There is no such person in your firm.');
      await lockByName(database, `calendar of ${companyId} ${userId}`);
      const isIt = and(eq(calendars.companyId, companyId), eq(calendars.userId, userId));
      const [before] = await database.select().from(calendars).where(isIt);
      if ((before?.version ?? 0) !== body.version) throw changedMeanwhile('calendar');
      const { timeZone, week, days, feed } = body;
      const url = feed ? readAddress(feed.replace(/^webcal:/i, 'https:')) : null;
      const version = body.version + 1;
      const [row] = await database
        .insert(calendars)
        .values({ companyId, userId, timeZone, week, days, version })
        .onConflictDoUpdate({ target: [calendars.companyId, calendars.userId], set: { timeZone, week, days, version } })
        .returning();
      if (!row) throw new Error('the calendar was not written');
      const changed = feed === undefined ? row : await setFeed(database, row, url);
      // Days and times without a time zone are read in the calendar's.
      if (changed.feed && before && before.timeZone !== timeZone)
        await enqueue(database, feedJob, { calendarId: row.id }, { companyId, key: row.id });
      await writeAudit(database, author, [{ action: 'calendar.changed', subject: host.name }], clock());
      return toCalendar(userId, host.name, changed, author.userId);
    },
  );

  /** Reads a new feed at once; without a feed, only bookings are busy. */
  async function setFeed(database: Database, { id, companyId }: Row, url: URL | null): Promise<Row> {
    const [row] = await database
      .update(calendars)
      .set({
        feed: url && sealing.seal(feedPurpose(id), url.href),
        feedHost: url?.host ?? null,
        feedReadAt: null,
        feedFailure: null,
        feedWarnings: [],
      })
      .where(eq(calendars.id, id))
      .returning();
    if (!row) throw new Error('the feed was not written');
    await database.delete(busyTimes).where(eq(busyTimes.calendarId, id));
    if (url) await enqueue(database, feedJob, { calendarId: id }, { companyId, key: id });
    return row;
  }
}

/** Returns the people who can take appointments, by name. */
export async function hostsOf(database: Database, companyId: string): Promise<{ id: string; name: string }[]> {
  const members = await membersWithApp(database, companyId, 'contact');
  const names = await namesById(
    database,
    members.map(({ userId }) => userId),
  );
  return [...names].map(([id, name]) => ({ id, name })).sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Returns a person's calendar, creating it if necessary. @throws SuiteError `not_found` */
export async function calendarOf(database: Database, companyId: string, userId: string): Promise<Row> {
  if (!(await hostsOf(database, companyId)).some(({ id }) => id === userId))
    throw new SuiteError('not_found', 'There is no such person in your firm.');
  const { timeZone, week } = toCalendar(userId, '', undefined);
  await database.insert(calendars).values({ companyId, userId, timeZone, week }).onConflictDoNothing();
  const isIt = and(eq(calendars.companyId, companyId), eq(calendars.userId, userId));
  const [row] = await database.select().from(calendars).where(isIt);
  if (!row) throw new Error('the calendar was not written');
  return row;
}

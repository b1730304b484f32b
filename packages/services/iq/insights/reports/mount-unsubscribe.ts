import { ledgerViews, stopReportMail } from '@services/ledger/ports';
import type { Database } from '@suite/kernel/database/database';
import type { App, AppContext, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { hashOf } from '@suite/kernel/sealing/secret';
import { admitGuess } from '@suite/kernel/throttle/token-guesses';
import { and, eq } from 'drizzle-orm';
import { getUnsubscribe, subscribeAgain, unsubscribe } from '../contract/reports';
import { reportStops, reportUnsubscribes } from '../schema/reports';
import { kinds } from '../wording/copy';
import { leaveSchedule } from './mail-report';
import { isAutomaticKind, unsubscribedOf } from './recipients';
import { unsubscribePage } from './unsubscribe-page';

const unknown = () =>
  unsubscribePage({
    status: 400,
    sentence: 'This link does not work. Sign in and choose in your settings which reports you get.',
  });

/**
 * Mounts the unsubscribe links of report mails, which work without signing in. Invalid links count against the client's limit.
 */
export function mountUnsubscribe(app: App, kernel: Kernel): void {
  const admit = (database: Database, { env: { client } }: AppContext) => admitGuess(database, { client, now: kernel.clock() });

  route(
    app,
    kernel,
    getUnsubscribe,
    { summary: 'Ask whether to stop a kind of report by mail; changes nothing' },
    async ({ input: { params }, database, context }) => {
      const wasWrong = await admit(database, context);
      const found = await find(database, params.token);
      if (!found) {
        await wasWrong();
        return unknown();
      }
      const { companyId, address } = found;
      if (address !== null && (await unsubscribedOf(database, companyId, [address])).has(address))
        return unsubscribePage({ sentence: `You have stopped ${nameOf(found)}.`, ...again(params.token) });
      return unsubscribePage({ sentence: `Stop ${nameOf(found)}?`, button: 'Stop' });
    },
  );

  route(
    app,
    kernel,
    unsubscribe,
    { summary: 'Stop a kind of report by mail, by the token of one (§3; RFC 8058)' },
    async ({ input: { params }, database, clock, context }) => {
      const wasWrong = await admit(database, context);
      const found = await find(database, params.token);
      if (!found) {
        await wasWrong();
        return unknown();
      }
      await stop(database, found, clock());
      const sentence = `You no longer get ${nameOf(found)}.${againOf(found)}`;
      return unsubscribePage({ sentence, ...(found.address !== null && again(params.token)) });
    },
  );

  route(
    app,
    kernel,
    subscribeAgain,
    { summary: 'Get the reports of a firm again at an address that stopped them, by the token of one' },
    async ({ input: { params }, database, context }) => {
      const wasWrong = await admit(database, context);
      const found = await find(database, params.token);
      if (!found) await wasWrong();
      if (!found || found.address === null) return unknown();
      const { companyId, address } = reportStops;
      await database.delete(reportStops).where(and(eq(companyId, found.companyId), eq(address, found.address)));
      return unsubscribePage({ sentence: `You get ${nameOf(found)} again.` });
    },
  );
}

/** Returns the button of an unsubscribe page. Its URL is relative to the page. */
const again = (token: string) => ({ button: 'Get them again', action: `${encodeURIComponent(token)}/again` });

type Subscription = NonNullable<Awaited<ReturnType<typeof find>>>;

/**
 * Describes what the link unsubscribes from: all reports of a firm for an external address, one kind of report for the firm's own
 * people.
 */
const nameOf = ({ address, kind, firm }: Subscription): string =>
  address === null ? `the mail “${kinds[kind]}” of ${firm}` : `reports of ${firm} to ${address}`;

/** Explains how to subscribe again. External addresses get a button for it. */
function againOf({ address, scheduleId }: Subscription): string {
  if (address !== null) return '';
  if (scheduleId !== null) return ' To get it again, ask somebody at your firm to add you to the schedule.';
  return ' You can choose it again in your settings.';
}

async function stop(
  database: Database,
  { companyId, userId, address, kind, scheduleId }: Subscription,
  now: number,
): Promise<void> {
  if (address !== null)
    await database
      .insert(reportStops)
      .values({ companyId, address, at: new Date(now) })
      .onConflictDoNothing();
  else if (userId !== null && scheduleId !== null) await leaveSchedule(database, scheduleId, userId);
  else if (userId !== null && isAutomaticKind(kind)) await stopReportMail(database, userId, companyId, kind);
}

async function find(database: Database, token: string) {
  const { companyId, userId, address, kind, scheduleId } = reportUnsubscribes;
  const [found] = await database
    .select({ companyId, userId, address, kind, scheduleId, firm: ledgerViews.firms.name })
    .from(reportUnsubscribes)
    .innerJoin(ledgerViews.firms, eq(ledgerViews.firms.companyId, companyId))
    .where(eq(reportUnsubscribes.tokenHash, hashOf(token)));
  return found;
}

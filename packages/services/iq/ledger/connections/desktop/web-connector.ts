import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { Failure } from '@suite/kernel/errors/failure';
import { LeaseLostError } from '@suite/kernel/jobs/define-job';
import type { Client } from '@suite/kernel/throttle/client';
import { DuplicatesError } from '../../import/duplicates';
import type { Connecting } from '../connecting';
import { keepCurrency } from '../keep-connection';
import { ofOwner } from '../of-owner';
import { providerConnections } from '../schema';
import { breakOff, closeRun, openRun, putDown, takeBatch } from '../sync-run';
import { cursorOf } from './desktop-cursor';
import { DESKTOP, desktopSource } from './desktop-source';
import { companyRequest, requestOf } from './qbxml-request';
import { firstCursor, readCompany, readRows } from './qbxml-response';
import type { Element } from './read-tree';
import { findSession, holdOf, openSession, type Session } from './sessions';
import type { SoapCall } from './soap';
import { percentOf } from './stages';

type Method = (
  connecting: Connecting,
  parameters: Record<string, string>,
  answer: Element | undefined,
  client: Client,
) => Promise<string | readonly string[]> | string;

const OVER = 'The session is over or another one reads the books by now: run the Web Connector again.';

/** The result that tells a Web Connector that its call ended the session. */
const FAILED = '-1';

/**
 * The methods of `QBWebConnectorSvc` as described in the QuickBooks Web Connector Programmer's Guide. Sessions have no state in
 * memory: the database stores the run, its cursor and any error.
 */
const methods: Record<string, Method> = {
  serverVersion: () => '1.0',
  // Every version of the Web Connector is accepted.
  clientVersion: () => '',

  async authenticate(connecting, { strUserName = '', strPassword = '' }, _answer, client) {
    try {
      const entry = await openSession(connecting, { userName: strUserName.trim(), password: strPassword.trim(), client });
      // An empty string means the currently open company file. `FileID` rejects other files.
      return typeof entry === 'string' ? ['', entry] : [entry.ticket, ''];
    } catch (error) {
      if (error instanceof SuiteError && error.code === 'throttled') return ['', 'nvu'];
      throw error;
    }
  },

  sendRequestXML: (connecting, { ticket = '' }) =>
    within(connecting, ticket, '', async (session) => {
      const sync = await openRun(connecting, desktopSource, session.owner, holdOf(connecting, session));
      const cursor = cursorOf(sync.cursor);
      if (!cursor) return companyRequest();
      if (cursor.stage) return requestOf(cursor, sync.since, ticket);
      // The last session was interrupted after it had read everything. An empty string means that there is no request.
      await closeRun(connecting, sync);
      return '';
    }),

  receiveResponseXML: (connecting, { ticket = '', hresult = '', message = '' }, answer) =>
    within(connecting, ticket, FAILED, async (session) => {
      if (hresult) {
        await putDown(connecting, sessionOf(connecting, session), wordsOf(hresult, message));
        return FAILED;
      }
      return takeAnswer(connecting, session, answer);
    }),

  connectionError: async (connecting, { ticket = '', hresult = '', message = '' }) => {
    await within(connecting, ticket, '', async (session) => {
      await putDown(connecting, sessionOf(connecting, session), wordsOf(hresult, message));
      return '';
    });
    return 'done';
  },

  async getLastError(connecting, { ticket = '' }) {
    const session = await findSession(connecting, ticket);
    return session ? (session.failure ?? '') : OVER;
  },

  closeConnection: async (connecting, { ticket = '' }) => {
    const session = await findSession(connecting, ticket);
    if (session?.isReading) await putDown(connecting, sessionOf(connecting, session)).catch(unlessLost);
    return session?.failure ?? 'OK';
  },
};

/** Calls a method. Returns undefined if the service has no method of that name. */
export const callMethod = async (connecting: Connecting, { method, arguments: parameters, answer }: SoapCall, client: Client) =>
  Object.hasOwn(methods, method) ? methods[method]?.(connecting, parameters, answer, client) : undefined;

const sessionOf = (connecting: Connecting, session: Session) => ({ owner: session.owner, hold: holdOf(connecting, session) });

/** Ignores a lost lease, because an ended session has nothing left to do. */
function unlessLost(error: unknown): void {
  if (!(error instanceof LeaseLostError)) throw error;
}

const wordsOf = (hresult: string, message: string) =>
  `${DESKTOP} could not answer (${hresult.slice(0, 20)}): ${message.slice(0, 300) || 'it gave no reason'} The reading goes on at the next poll.`;

/** Runs work for an active session, and stores the message of an error that ends it. */
async function within(connecting: Connecting, ticket: string, failed: string, work: (session: Session) => Promise<string>) {
  const { database, logger } = connecting;
  const session = await findSession(connecting, ticket);
  if (!session?.isReading) return failed;
  try {
    await holdOf(connecting, session)(database);
    return await work(session);
  } catch (error) {
    if (error instanceof LeaseLostError) return failed;
    if (error instanceof Failure && !(error instanceof DuplicatesError)) {
      // The run continues from its cursor when the Web Connector calls again.
      await putDown(connecting, sessionOf(connecting, session), error.message).catch(unlessLost);
      return failed;
    }
    if (!(error instanceof DuplicatesError))
      logger.error('an answer of a Web Connector could not be taken', error instanceof Error ? error.stack : undefined);
    const sync = await openRun(connecting, desktopSource, session.owner, holdOf(connecting, session));
    await breakOff(connecting, sync, error).catch(unlessLost);
    return failed;
  }
}

/** @returns the progress in percent */
async function takeAnswer(connecting: Connecting, session: Session, answer: Element | undefined): Promise<string> {
  const { owner, ticket } = session;
  const sync = await openRun(connecting, desktopSource, owner, holdOf(connecting, session));
  const cursor = cursorOf(sync.cursor);
  if (!cursor) {
    const company = readCompany(answer);
    const work = async (transaction: Database) => {
      await transaction.update(providerConnections).set({ account: company.name }).where(ofOwner(owner));
      await keepCurrency(transaction, owner.companyId, company.home);
      return [];
    };
    await takeBatch(connecting, sync, { name: 'Company', work, cursor: firstCursor(company) });
    return '1';
  }
  const batch = await readRows(answer, cursor, sync.since !== null, ticket);
  await takeBatch(connecting, sync, batch);
  if (batch.cursor.stage) return String(percentOf(batch.cursor.stage));
  await closeRun(connecting, sync);
  return '100';
}

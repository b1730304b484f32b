import type { Endpoint } from '@suite/contract/endpoint';
import type { Logger } from '@suite/env/logger';
import type { Deployment } from '@suite/zones/addresses';
import type { Context, Hono } from 'hono';
import type { Pool } from 'pg';
import type { Database } from '../database/database';
import type { Facts } from '../facts/create-facts';
import type { Files } from '../files/create-files';
import type { MailQueue } from '../mail/mail-queue';
import type { Outbox } from '../mail/outbox';
import type { Sealing } from '../sealing/sealing';
import type { Client } from '../throttle/client';
import type { Caller } from './caller';
import type { LastErrors } from './last-errors';
import type { RouteDescription } from './route-description';

/** The dependencies that every service receives. */
export interface Kernel {
  database: Database;
  /** For the few named statements on hot paths, which are prepared once per connection. */
  pool: Pool;
  /** The current time in milliseconds since 1970. */
  clock: () => number;
  logger: Logger;
  outbox: Outbox;
  /** Sends a mail once the transaction is committed, and retries while the mail server accepts none. */
  queueMail: MailQueue['queueMail'];
  facts: Facts;
  files: Files;
  sealing: Sealing;
  /** Checks for jobs at once; a route does so after each write. */
  wakeJobs: () => void;
  lastErrors: LastErrors;
  /** Runs a job that outlives its request; `close` waits for it. */
  inBackground: (job: () => Promise<void>) => void;
  /**
   * Returns the caller from the access token of a request; provided by the service that issues the tokens.
   * @throws SuiteError `unauthorized`
   */
  authenticate: (context: AppContext) => Promise<Caller>;
  endpoints: Readonly<Record<string, Endpoint>>;
  /** Routes by endpoint; `route()` adds them. */
  routes: Map<Endpoint, RouteDescription>;
  /** Health checks by service path; a check fails when the path cannot be served. */
  health: Readonly<Record<string, (database: Database) => Promise<unknown>>>;
  /** Folder of the outbox, files and locks. */
  dataFolder: string;
  /** Whether nobody else can use the database, because it is embedded. */
  isAlone: boolean;
}

interface Env {
  /** `caller`: the caller once known, for logs. */
  Variables: { deployment: Deployment; caller: Caller | undefined };
  /** `client`: the client that rate limits count for. */
  Bindings: { client: Client };
}

export type App = Hono<Env>;

export type AppContext = Context<Env>;

import type { Endpoint } from '@suite/contract/endpoint';
import type { Logger } from '@suite/env/logger';
import type { Place } from '@suite/zones/addresses';
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
import type { RouteDescription } from './route';

/** What every service is given. */
export interface Kernel {
  database: Database;
  /** For the few statements on hot paths that run under a name, prepared once per connection. */
  pool: Pool;
  /** The present moment in milliseconds since 1970. */
  clock: () => number;
  logger: Logger;
  outbox: Outbox;
  /** Sends a mail once the transaction is committed, and tries again while the mail server takes none. */
  queueMail: MailQueue['queueMail'];
  facts: Facts;
  files: Files;
  sealing: Sealing;
  /** Looks for jobs at once; a route does so after each write. */
  wakeJobs: () => void;
  lastErrors: LastErrors;
  /** Takes a job that outlives its request; `close` waits for it. */
  inBackground: (job: () => Promise<void>) => void;
  /**
   * Who calls by the access token of a request; given by the service that issues the tokens.
   * @throws SuiteError `unauthorized`
   */
  authenticate: (context: AppContext) => Promise<Caller>;
  /** Every endpoint of every service, by its name. */
  endpoints: Readonly<Record<string, Endpoint>>;
  /** Routes by their endpoint; `route()` adds them. */
  routes: Map<Endpoint, RouteDescription>;
  /** Of every service path that is answered, what fails when it cannot be. */
  health: Readonly<Record<string, (database: Database) => Promise<unknown>>>;
  /** Folder of the outbox, files and locks. */
  dataFolder: string;
  /** Nobody else can use the database: it is embedded. */
  isAlone: boolean;
}

interface Env {
  /** `caller`: who calls, once that is known, for logs. */
  Variables: { place: Place; caller: Caller | undefined };
  /** `client`: whom limits by client count for. */
  Bindings: { client: Client };
}

export type App = Hono<Env>;

export type AppContext = Context<Env>;

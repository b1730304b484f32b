import type { Database } from '../database/database';
import type { Facts, Within } from '../facts/create-facts';
import type { Subscriber } from '../facts/deliver-facts';
import type { App, Kernel } from '../http/kernel';
import type { Job } from '../jobs/define-job';

/** Rows that are removed a number of hours after the time in one of their columns. */
export interface Expiry {
  /** Includes its database schema: `identity.sessions`. */
  table: string;
  column: string;
  hours: number;
  /** SQL condition for the rows; all when absent. */
  only?: string;
}

export interface DemoData {
  /** `full` for presentation, or `small`: a few rows with fixed days that tests rely on. */
  size: 'full' | 'small';
  /** Milliseconds since 1970. */
  now: number;
}

/** A service as opened by the host. `Settings` are the platform's options that it reads. */
export interface Service<Settings = object> {
  /** The name in its addresses, such as `wisp` of the folder `security-plan`; the folder's name if it has no addresses. */
  name: string;
  /** The modules of its contract. Endpoints are identified by the name of their export. */
  contracts: readonly object[];
  /** Handlers for facts of other services, run in their transaction. */
  within?: Within;
  /** Handlers for facts after their commit, run at least once (`kernel/facts`). */
  on?: Subscriber['on'];
  expiries?: readonly Expiry[];
  /** Adds its part of the demo data, in the same transaction as the others. */
  seed?(database: Database, facts: Facts, demo: DemoData): Promise<void>;
  /** Removes all its data about companies, in the caller's transaction. */
  removeCompanies?(database: Database, companyIds: readonly string[]): Promise<void>;
  /** The service paths that it serves (§7), each with a check that fails when it cannot. */
  health: Kernel['health'];
  open(kernel: Kernel, settings: Settings): OpenService | Promise<OpenService>;
}

/** A firm's website, served as files on a separate origin. */
export interface ServedSite {
  /** Folder with the files of its current publication. */
  folder: string;
  /** Content-Security-Policy for its pages. */
  policy: string;
  /** Current path of a page by an earlier one, both without a leading slash. */
  redirects: Readonly<Record<string, string>>;
  /** Its own host name under which it should be found; empty for none. */
  domain: string;
}

export interface OpenService {
  routes(app: App): void;
  /** The job kinds that it runs. */
  jobs?: readonly Job[];
  /** Set by the service that issues access tokens, which reads them for all services. */
  authenticate?: Kernel['authenticate'];
  /** Set by the service that publishes websites, which finds them for the gateway. */
  findSite?(name: { slug: string } | { domain: string }): Promise<ServedSite | undefined>;
  /** Runs hourly, after its expiries. */
  sweep?(): Promise<void>;
  /** Called once every service is open. */
  start?(): void | Promise<void>;
  /** Ends responses that would otherwise never end. */
  endStreams?(): void;
  stop?(): void | Promise<void>;
}

/** Keeps the literal types of a service while checking its shape. */
export const defineService = <Settings>(service: Service<Settings>): Service<Settings> => service;

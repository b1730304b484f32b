import type { Database } from '../database/database';
import type { Facts, Within } from '../facts/create-facts';
import type { Subscriber } from '../facts/deliver-facts';
import type { App, Kernel } from '../http/kernel';
import type { Job } from '../jobs/define-job';

/** Rows that are removed so many hours after the moment in one of their columns. */
export interface Expiry {
  /** With its database schema: `identity.sessions`. */
  table: string;
  column: string;
  hours: number;
  /** SQL: which rows of the table; all when absent. */
  only?: string;
}

/** Which demo data a database is filled with. */
export interface DemoData {
  /** All that somebody wants to look at, or the few rows, of fixed days, that tests stand on. */
  size: 'full' | 'small';
  /** Milliseconds since 1970. */
  now: number;
}

/** A service as the host opens it. `Settings` are those of the platform's options that it reads. */
export interface Service<Settings = object> {
  /** As in the name of its package: `ledger` of `@services/ledger`. */
  name: string;
  /** The modules of its contract. Endpoints are known by the name under which a module exports them. */
  contracts: readonly object[];
  /** What it does about facts of other services, in their transaction. */
  within?: Within;
  /** What it does about facts after their commit, at least once (`kernel/facts`). */
  on?: Subscriber['on'];
  expiries?: readonly Expiry[];
  /** Adds its part of the demo data, in one transaction with that of the others. */
  seed?(database: Database, facts: Facts, demo: DemoData): Promise<void>;
  /** Removes all that it keeps of companies, in the caller's transaction. */
  removeCompanies?(database: Database, companyIds: readonly string[]): Promise<void>;
  /** The service paths that it answers (§7), each with what fails when it cannot. */
  health: Kernel['health'];
  open(kernel: Kernel, settings: Settings): OpenService | Promise<OpenService>;
}

/** A website of a firm, as files on an origin apart from the suite's. */
export interface ServedSite {
  /** Folder of the files of its present publication. */
  folder: string;
  /** Content-Security-Policy of its pages. */
  policy: string;
  /** Path of a page by one that it had before, both without a slash at the start. */
  redirects: Readonly<Record<string, string>>;
  /** Host name of its own, where it is to be found; empty for none. */
  domain: string;
}

/** A running service. */
export interface OpenService {
  routes(app: App): void;
  /** Kinds of jobs that it runs. */
  jobs?: readonly Job[];
  /** The service that issues access tokens reads them for all. */
  authenticate?: Kernel['authenticate'];
  /** The service that publishes websites finds them for the gateway. */
  findSite?(name: { slug: string } | { domain: string }): Promise<ServedSite | undefined>;
  /** Hourly, beside its expiries. */
  sweep?(): Promise<void>;
  /** Called once every service is open. */
  start?(): void | Promise<void>;
  /** Ends answers that have no end of their own. */
  endStreams?(): void;
  stop?(): void | Promise<void>;
}

/** Keeps the literal types of a service while checking its shape. */
export const defineService = <Settings>(service: Service<Settings>): Service<Settings> => service;

import type { Logger } from '@suite/env/logger';
import type { SmtpSettings } from '@suite/kernel/mail/smtp';
import type { DemoData } from '@suite/kernel/service/service';
import type { EnvironmentName } from '@suite/zones/environments';
import type { ConfigOf } from '../api/chosen-config';
import type { Observer } from '../observe/observer';
import type { ServiceSettings } from '../services/all-services';

export interface PlatformOptions extends ServiceSettings {
  /** Folder of the embedded database, the outbox, the uploads and the lock; only one platform can use it at a time. */
  dataFolder: string;
  /** URL of a PostgreSQL database; the embedded one if absent. */
  databaseUrl?: string | undefined;
  /** Fills an empty database with the demo data; never in production. */
  seed: boolean;
  /** Size of the demo data; the few rows that tests need if absent. */
  demoSize?: DemoData['size'];
  /** Refuses to open a database with demo accounts, whose password is public. */
  refuseDemo?: boolean;
  /** One-space mode, for named hosts (§2). */
  onespace?: boolean;
  /** Provider domains that are served where hosts have names; any if absent. */
  domains?: readonly string[];
  /** Served environments; all if absent. */
  environments?: readonly EnvironmentName[];
  /** Returns the current time in milliseconds since 1970. */
  clock?: () => number;
  /** Key of mails, file addresses and providers' tokens in base64; the data folder's own if absent. */
  tokenKey?: string | undefined;
  /** URL of an S3-compatible file store; files are in the data folder if absent. */
  filesUrl?: string | undefined;
  /** Notified of every request of the API. */
  observers?: readonly Observer[];
  /** The mail server; mails stay in the data folder's outbox if absent. */
  smtp?: SmtpSettings | undefined;
  /** Returns the environment config of a host context; the data folder's own file applies if absent. */
  configOf?: ConfigOf;
  logger: Logger;
}

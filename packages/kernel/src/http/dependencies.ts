import type { RefreshGrace } from '@services/identity/accounts/refresh-grace';
import type { Tokens } from '@services/identity/accounts/tokens';
import type { ReportWork } from '@services/insights/reports/report-work';
import type { Connecting } from '@services/ledger/connections/connecting';
import type { Scheduler } from '@services/ledger/connections/scheduler';
import type { UploadWork } from '@services/ledger/uploads/upload-work';
import type { FlagStreams } from '@services/telemetry-intake/flags/flag-streams';
import type { KeptTelemetry } from '@services/telemetry-intake/intake/kept-telemetry';
import type { Logger } from '@suite/env/logger';
import type { ConfigOf } from '@suite/host/api/chosen-config';
import type { Place } from '@suite/zones/addresses';
import type { Context, Hono } from 'hono';
import type { Pool } from 'pg';
import type { Database } from '../database/database';
import type { Outbox } from '../mail/outbox';
import type { Client } from './client';
import type { LastErrors } from './last-errors';

/** What the platform's routes stand on. */
export interface Dependencies {
  database: Database;
  pool: Pool;
  /** The present moment in milliseconds since 1970. */
  clock: () => number;
  logger: Logger;
  tokens: Tokens;
  outbox: Outbox;
  lastErrors: LastErrors;
  flagStreams: FlagStreams;
  telemetry: KeptTelemetry;
  configOf: ConfigOf;
  connecting: Connecting;
  scheduler: Pick<Scheduler, 'syncDue'>;
  refreshGrace: RefreshGrace;
  uploadWork: UploadWork;
  reportWork: Pick<ReportWork, 'mailDue'>;
  /** Bytes of an uploaded file. */
  uploadLimit: number;
  /** Takes a job that outlives its request; `close` waits for it. */
  inBackground: (job: () => Promise<void>) => void;
}

interface Env {
  Variables: { place: Place };
  /** `client`: whom limits by client count for. */
  Bindings: { client: Client };
}

export type App = Hono<Env>;

export type AppContext = Context<Env>;

import type { Logger } from '@suite/env/logger';
import type { Place } from '@suite/zones/addresses';
import type { Context, Hono } from 'hono';
import type { Pool } from 'pg';
import type { Connecting } from '../connections/connecting';
import type { Scheduler } from '../connections/scheduler';
import type { Database } from '../database/database';
import type { FlagStreams } from '../flags/flag-streams';
import type { RefreshGrace } from '../identity/refresh-grace';
import type { Tokens } from '../identity/tokens';
import type { LastErrors } from '../internal/last-errors';
import type { Outbox } from '../mail/outbox';
import type { ReportWork } from '../reports/report-work';
import type { KeptTelemetry } from '../telemetry/kept-telemetry';
import type { UploadWork } from '../uploads/upload-work';
import type { ConfigOf } from './chosen-config';
import type { Client } from './client';

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

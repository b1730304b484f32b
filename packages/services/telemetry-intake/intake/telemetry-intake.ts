import type { Kernel } from '@suite/kernel/http/kernel';
import type { FlagStreams } from '../flags/flag-streams';
import type { KeptTelemetry } from './kept-telemetry';

/** What the routes of flags, monitoring and analytics stand on. */
export interface TelemetryIntake extends Kernel {
  flagStreams: FlagStreams;
  telemetry: KeptTelemetry;
}

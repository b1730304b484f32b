import type { Kernel } from '@suite/kernel/http/kernel';
import type { FlagStreams } from '../flags/flag-streams';
import type { KeptTelemetry } from './kept-telemetry';

/** What routes of flags, monitoring and analytics are given. */
export interface TelemetryIntake extends Kernel {
  flagStreams: FlagStreams;
  telemetry: KeptTelemetry;
}

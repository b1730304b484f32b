import type { Kernel } from '@suite/kernel/http/kernel';
import type { FlagStreams } from '../flags/flag-streams';
import type { FlagChanges } from '../flags/follow-changes';
import type { KeptTelemetry } from './kept-telemetry';

/** What routes of flags, monitoring and analytics are given. */
export interface TelemetryIntake extends Kernel {
  flagStreams: FlagStreams;
  flagChanges: FlagChanges;
  telemetry: KeptTelemetry;
}

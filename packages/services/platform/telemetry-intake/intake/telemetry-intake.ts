import type { Kernel } from '@suite/kernel/http/kernel';
import type { FlagStreams } from '../flags/flag-streams';
import type { FlagChanges } from '../flags/follow-changes';
import type { TelemetryStore } from './telemetry-store';

/** Dependencies of the routes for flags, monitoring and analytics. */
export interface TelemetryIntake extends Kernel {
  flagStreams: FlagStreams;
  flagChanges: FlagChanges;
  telemetry: TelemetryStore;
}

import { defineService } from '@suite/kernel/service/service';
import { sql } from 'drizzle-orm';
import { mountAdministration } from './administration/mount-administration';
import * as administrationContract from './contract/administration';
import { createFlagStreams } from './flags/flag-streams';
import { followChanges } from './flags/follow-changes';
import { mountFlags } from './flags/mount-flags';
import { limitTelemetry } from './intake/limit-telemetry';
import { mountAnalytics } from './intake/mount-analytics';
import { mountFlagEvents } from './intake/mount-flag-events';
import { mountMonitoring } from './intake/mount-monitoring';
import { createTelemetryStore } from './intake/telemetry-store';
import { flagValues } from './schema';

/** Feature flags, and what browsers report for monitoring and analytics, each with its vendor's protocol. */
export const service = defineService({
  name: 'telemetry-intake',
  contracts: [administrationContract],
  health: {
    flags: (database) => database.execute(sql`SELECT 1 FROM ${flagValues} LIMIT 1`),
    monitoring: async () => undefined,
    analytics: async () => undefined,
  },
  open(kernel) {
    const flagStreams = createFlagStreams();
    const flagChanges = followChanges({ ...kernel, flagStreams });
    const intake = { ...kernel, flagStreams, flagChanges, telemetry: createTelemetryStore(kernel.clock) };
    return {
      routes(app) {
        mountAdministration(app, intake);
        mountFlags(app, intake);
        limitTelemetry(app, intake);
        mountFlagEvents(app, intake);
        mountMonitoring(app, intake);
        mountAnalytics(app, intake);
      },
      start: flagChanges.start,
      endStreams: flagStreams.end,
      stop() {
        flagStreams.end();
        return flagChanges.stop();
      },
    };
  },
});

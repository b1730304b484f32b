import { flagKeys } from '@services/telemetry-intake/contract/flags';
import type { Logger } from '@suite/env/logger';
import type { LDOptions } from 'launchdarkly-react-client-sdk';
import type { serviceUrls } from '../services';
import type { FlagStore } from './flag-store';

/** The client's options; times in milliseconds (§9, "Feature-flag client"). */
export function flagOptions({ flags, flagStream, flagEvents }: ReturnType<typeof serviceUrls>, store: FlagStore, logger: Logger) {
  return {
    baseUrl: flags,
    streamUrl: flagStream,
    eventsUrl: flagEvents,
    // It is up to the tab whether it listens; see `useTurn`.
    streaming: false,
    eventCapacity: 100,
    flushInterval: 2_000,
    diagnosticRecordingInterval: 900_000,
    // Doubles with each failure in a row, up to the client's own limit of 30,000.
    streamReconnectDelay: 1_000,
    // With values to begin with it is ready at once, and goes on trying to reach a service that is down: a client that
    // has to fetch them first gives up for good. The mark keeps it from warning of an old format.
    bootstrap: { ...Object.fromEntries(flagKeys.map((key) => [key, store.value(key)])), $flagsState: {}, $valid: true },
    // A synchronous request would hold a page that is being left.
    disableSyncEventPost: true,
    // Experiments of an earlier kind, which nobody here runs.
    fetchGoals: false,
    logger: quiet(logger),
  } satisfies LDOptions;
}

/** Only what is amiss: the addresses that the client tells of otherwise hold the person's e-mail address. */
const quiet = (logger: Logger) => ({ debug() {}, info() {}, warn: logger.warning, error: logger.warning });

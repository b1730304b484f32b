import { flagKeys } from '@services/telemetry-intake/contract/flags';
import type { Logger } from '@suite/env/logger';
import type { LDOptions } from 'launchdarkly-react-client-sdk';
import type { serviceUrls } from '../services';
import type { FlagStore } from './flag-store';

/** Returns the client's options; times in milliseconds (§9, "Feature-flag client"). */
export function flagOptions({ flags, flagStream, flagEvents }: ReturnType<typeof serviceUrls>, store: FlagStore, logger: Logger) {
  return {
    baseUrl: flags,
    streamUrl: flagStream,
    eventsUrl: flagEvents,
    // The tab decides whether it listens; see `useTurn`.
    streaming: false,
    eventCapacity: 100,
    flushInterval: 2_000,
    diagnosticRecordingInterval: 900_000,
    // Doubles with each failure in a row, up to the client's own limit of 30,000.
    streamReconnectDelay: 1_000,
    // With initial values the client is ready at once and keeps trying to reach a service that is down; a client that has to
    // fetch them first gives up for good. The mark prevents a warning about an old format.
    bootstrap: { ...Object.fromEntries(flagKeys.map((key) => [key, store.value(key)])), $flagsState: {}, $valid: true },
    // A synchronous request would delay leaving the page.
    disableSyncEventPost: true,
    // An older kind of experiment that is not used here.
    fetchGoals: false,
    logger: quiet(logger),
  } satisfies LDOptions;
}

/** Logs only warnings and errors: the addresses in the client's other messages contain the person's e-mail address. */
const quiet = (logger: Logger) => ({ debug() {}, info() {}, warn: logger.warning, error: logger.warning });

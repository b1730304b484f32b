import type { Database } from '@suite/kernel/database/database';
import { changeTexts } from './event-text';
import type { FlagStreams } from './flag-streams';
import { type FlagState, readStates } from './flag-values';

/** Milliseconds between checks for flags that another process has changed. */
const LOOK_EVERY = 1000;

interface Options {
  database: Database;
  flagStreams: FlagStreams;
  /** Whether no other platform uses the database, so that no other process changes a flag. */
  isAlone: boolean;
}

export type FlagChanges = ReturnType<typeof followChanges>;

/**
 * Sends changes to open streams: those of this process at once, those of other processes on the same database by polling while a
 * stream is open. After an outage of the database, the next successful poll continues without missing a change.
 */
export function followChanges({ database, flagStreams, isAlone }: Options) {
  /** The version that was last sent, by environment and flag. */
  const sent = new Map<string, number>();
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function tell(state: FlagState & { environment: Parameters<FlagStreams['tell']>[0] }): void {
    const name = `${state.environment} ${state.key}`;
    if ((sent.get(name) ?? 0) >= state.version) return;
    sent.set(name, state.version);
    flagStreams.tell(state.environment, changeTexts(state));
  }

  async function look(): Promise<void> {
    // A stream starts with the current values. A stream that opens may receive an older change again, which pages ignore.
    if (flagStreams.count()) for (const state of await readStates(database)) tell(state);
  }

  return {
    tell,
    start(): void {
      if (isAlone) return;
      timer = setInterval(() => {
        looking ??= look()
          .catch(() => undefined)
          .finally(() => {
            looking = undefined;
          });
      }, LOOK_EVERY).unref();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await looking;
    },
  };
}

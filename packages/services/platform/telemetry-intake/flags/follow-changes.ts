import type { Database } from '@suite/kernel/database/database';
import { changeTexts } from './event-text';
import type { FlagStreams } from './flag-streams';
import { type FlagState, readStates } from './flag-values';

/** Milliseconds between two looks for flags that another process has changed. */
const LOOK_EVERY = 1000;

interface Options {
  database: Database;
  flagStreams: FlagStreams;
  /** Nobody else uses the database: nobody else changes a flag. */
  isAlone: boolean;
}

export type FlagChanges = ReturnType<typeof followChanges>;

/**
 * Tells open streams of changes: of this process at once, of others on the same database by looking, as long as a stream is
 * open. An outage of the database is over at the next look that succeeds, with nothing missed.
 */
export function followChanges({ database, flagStreams, isAlone }: Options) {
  /** The version that was told last, by environment and flag. */
  const told = new Map<string, number>();
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function tell(state: FlagState & { environment: Parameters<FlagStreams['tell']>[0] }): void {
    const name = `${state.environment} ${state.key}`;
    if ((told.get(name) ?? 0) >= state.version) return;
    told.set(name, state.version);
    flagStreams.tell(state.environment, changeTexts(state));
  }

  async function look(): Promise<void> {
    // A stream begins with the values of its moment; one that opens hears of older changes once more, which pages ignore.
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

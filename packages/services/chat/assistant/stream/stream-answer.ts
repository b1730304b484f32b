import { partsOfRun, type Run } from '../answers/run';
import type { Draft, StateEvent } from '../contract/answers';
import type { messages } from '../schema';

/** The state that a stream sends: text that only grows, and parts that are sent again when they change. */
export interface Watched {
  text: string;
  version: number;
  parts: StateEvent;
  hasEnded: boolean;
}

export interface Watching {
  look(): Promise<Watched> | Watched;
  /** Resolves at the next change, or when it is time to check again. */
  changed(): Promise<void>;
  /** Number of characters that the reader has received. */
  from: number;
}

/** Streams an answer that this process makes. @param isOwner whether the reader may see its drafts */
export const streamRun = (run: Run, from: number, isOwner: boolean): Watching => ({
  look: () => ({
    text: run.text,
    version: run.version,
    parts: { ...partsOfRun(run), ...(!isOwner && { drafts: [] }) },
    hasEnded: run.hasEnded,
  }),
  changed: () => run.changed(),
  from,
});

/** Milliseconds between two checks of an answer that another process makes. */
const LOOK_EVERY = 1000;

interface Stored {
  row: typeof messages.$inferSelect;
  drafts: Draft[];
}

/** Streams an answer from the database, written by this process earlier or by another one now. */
export const streamStored = (read: () => Promise<Stored | undefined>, from: number): Watching => {
  let seen = '';
  let version = 0;
  return {
    async look() {
      const stored = await read();
      if (!stored) return { text: '', version, parts: gone, hasEnded: true };
      const { text, state, failure, steps, sources, marks, model } = stored.row;
      const parts: StateEvent = { state, failure, steps, sources, marks, model, drafts: stored.drafts };
      const now = JSON.stringify(parts);
      if (now !== seen) version++;
      seen = now;
      return { text, version, parts, hasEnded: state !== 'running' };
    },
    changed: () =>
      new Promise((resolve) => {
        setTimeout(resolve, LOOK_EVERY).unref();
      }),
    from,
  };
};

const gone: StateEvent = { state: 'failed', failure: 'unexpected', steps: [], sources: [], marks: [], drafts: [], model: null };

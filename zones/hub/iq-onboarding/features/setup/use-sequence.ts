import { useRef, useState } from 'react';

interface Action {
  /** Text shown while it runs. */
  doing: string;
  /** Text shown when it fails. */
  failed: string;
  /** Resolves to `false` to stop here, because the person has to correct something first. */
  // biome-ignore lint/suspicious/noConfusingVoidType: an action that never stops returns nothing
  run: () => Promise<boolean | void>;
}

export interface Sequence {
  /** Starts, or resumes with the action that failed, so that nothing is done twice. */
  start(actions: readonly Action[]): Promise<void>;
  /** The action in progress. */
  doing: string | undefined;
  failure: { title: string; error: unknown } | undefined;
  /** Something was done that can't be changed anymore. */
  isStarted: boolean;
}

/** Runs actions one after another, and reports the one in progress and the one that failed. */
export function useSequence(): Sequence {
  const done = useRef(0);
  const running = useRef(false);
  const [doing, setDoing] = useState<string>();
  const [failure, setFailure] = useState<Sequence['failure']>();

  async function start(actions: readonly Action[]): Promise<void> {
    if (running.current) return;
    running.current = true;
    setFailure(undefined);
    for (const action of actions.slice(done.current)) {
      setDoing(action.doing);
      try {
        if ((await action.run()) === false) break;
        done.current += 1;
      } catch (error) {
        setFailure({ title: action.failed, error });
        break;
      }
    }
    running.current = false;
    setDoing(undefined);
  }

  return { start, doing, failure, isStarted: done.current > 0 };
}

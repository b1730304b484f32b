import { useRef, useState } from 'react';

interface Action {
  /** What the person reads while it runs. */
  doing: string;
  /** What the person reads when it fails. */
  failed: string;
  /** Answering `false` stops here: the person has something to mend first. */
  // biome-ignore lint/suspicious/noConfusingVoidType: an action that never stops returns nothing
  run: () => Promise<boolean | void>;
}

export interface Sequence {
  /** Starts, or goes on with the action that failed, so that nothing is done twice. */
  start(actions: readonly Action[]): Promise<void>;
  /** The action under way. */
  doing: string | undefined;
  failure: { title: string; error: unknown } | undefined;
  /** Something is done already that cannot be changed any more. */
  begun: boolean;
}

/** Actions one after another, with what is being done and what failed. */
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

  return { start, doing, failure, begun: done.current > 0 };
}

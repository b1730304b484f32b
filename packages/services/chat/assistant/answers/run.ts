import type { AnswerState, Draft, DraftContent, FailureReason, Mark, Source, StateEvent, Step } from '../contract/answers';
import type { Needed } from '../schema';
import type { Hidden } from '../withheld/placeholders';

/** An answer in progress in this process. */
export interface Run {
  readonly messageId: string;
  readonly companyId: string;
  readonly userId: string;
  text: string;
  state: AnswerState;
  failure: FailureReason | null;
  steps: Step[];
  sources: Source[];
  marks: Mark[];
  /** Its only numbers repeat the question or belong to suggested questions. */
  claimsNothing: boolean;
  drafts: Draft[];
  needs: Needed[];
  /** All texts of the rows it read that a firm may withhold from the model, by kind and text. */
  hidden: Map<string, Hidden>;
  /** The model that writes it receives tax data. */
  hasTaxData: boolean;
  model: string | null;
  /** Increases with every change, except changes of the text. */
  version: number;
  /** It is complete and stored. */
  hasEnded: boolean;
  /** Aborts it. The reason is the error it fails with, or a `StoppedError` when the person or the suite stops it. */
  aborter: AbortController;
  /** Resolves at the next change. */
  changed(): Promise<void>;
  /** Notifies everyone who waits for a change. */
  tell(): void;
  addDraft(content: DraftContent): Promise<void>;
}

/** The reason of a run's abort. */
export class StoppedError extends Error {
  override name = 'StoppedError';
  constructor(readonly by: 'person' | 'suite') {
    super(`stopped by the ${by}`);
  }
}

type NewRun = Pick<Run, 'messageId' | 'companyId' | 'userId' | 'model' | 'addDraft'>;

export function createRun(given: NewRun): Run {
  let waiting: { promise: Promise<void>; resolve: () => void } | undefined;
  return {
    ...given,
    text: '',
    state: 'running',
    failure: null,
    steps: [],
    sources: [],
    marks: [],
    claimsNothing: false,
    drafts: [],
    needs: [],
    hidden: new Map(),
    hasTaxData: false,
    version: 0,
    hasEnded: false,
    aborter: new AbortController(),
    changed() {
      if (!waiting) {
        let resolve: () => void = () => undefined;
        const promise = new Promise<void>((done) => {
          resolve = done;
        });
        waiting = { promise, resolve };
      }
      return waiting.promise;
    },
    tell() {
      waiting?.resolve();
      waiting = undefined;
    },
  };
}

/** Returns the parts of a run that a stream sends whenever they change. */
export const partsOfRun = ({ state, failure, steps, sources, marks, drafts, model }: Run): StateEvent => ({
  state,
  failure,
  steps,
  sources,
  marks,
  drafts,
  model,
});

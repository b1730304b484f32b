import type { AnswerState, Draft, DraftContent, FailureReason, Mark, Source, StateEvent, Step } from '../contract/answers';
import type { Needed } from '../schema';
import type { Hidden } from '../withheld/placeholders';

/** An answer while it is made, in this process. */
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
  /** Its numbers are those of the question, or of others that can be asked. */
  claimsNothing: boolean;
  drafts: Draft[];
  needs: Needed[];
  /** All words of the rows it read that a firm may withhold from the model, by kind and text. */
  hidden: Map<string, Hidden>;
  /** It is written by a model that is sent tax data. */
  hasTaxData: boolean;
  model: string | null;
  /** Grows with every change that is not of the text. */
  version: number;
  /** It is written, and nothing more comes. */
  hasEnded: boolean;
  /** Ends it: the reason is what it fails with, or `person` when the person stopped it. */
  aborter: AbortController;
  /** Resolves at the next change. */
  changed(): Promise<void>;
  /** Tells whoever waits for a change. */
  tell(): void;
  addDraft(content: DraftContent): Promise<void>;
}

/** Why a run is aborted. */
export class Stopped extends Error {
  override name = 'Stopped';
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

/** What readers of a stream are sent whenever it changes. */
export const partsOfRun = ({ state, failure, steps, sources, marks, drafts, model }: Run): StateEvent => ({
  state,
  failure,
  steps,
  sources,
  marks,
  drafts,
  model,
});

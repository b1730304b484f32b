import listed from './bounds.json' with { type: 'json' };

/** A pattern that is not linear, or is built at run time, and why it can't be made to cost much. */
interface Bound {
  /** As it appears in the code; of a built one, its call. `*` stands for each pattern of the files. */
  pattern: string;
  /** A beginning of the path of the files that may use it. */
  file: string;
  /** Who writes the text that it reads: an operator, the build, or anyone. */
  source: string;
  /** The longest text in characters; missing for one that is linear, and for what operators and the build write. */
  limit?: number;
  /** A reader has found that it is linear: the analyzer can't judge it, or not within its time. */
  isLinear?: boolean;
  /** What sets the limit, or why it is linear. */
  reason: string;
}

export const bounds: readonly Bound[] = listed;

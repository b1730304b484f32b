import listed from './bounds.json' with { type: 'json' };

/** A pattern that is not linear, or is built at run time, and the reason why its cost is limited. */
interface Bound {
  /** As written in the code; for a built pattern, its call. `*` matches each pattern of the files. */
  pattern: string;
  /** Path prefix of the files that may use it. */
  file: string;
  /** Who writes the text that it reads: an operator, the build, or anyone. */
  source: string;
  /** Max length of the text in characters; missing for a linear pattern, and for text that operators and the build write. */
  limit?: number;
  /** Reviewed by a person as linear: the analyzer can't analyze it, or not within its time limit. */
  isLinear?: boolean;
  /** What sets the limit, or why it is linear. */
  reason: string;
}

export const bounds: readonly Bound[] = listed;

import type { Failure } from '../provider/provider';

/** What the provider reported about an attempt. */
export interface Word {
  state: 'processing' | 'succeeded' | 'failed';
  /** Milliseconds since 1970, by the provider's clock. */
  at: number;
  failure: Failure | null;
}

const rank = { processing: 0, failed: 1, succeeded: 2 } as const;

/**
 * Returns which of two reports counts, regardless of their order and of repetitions. Money that has arrived is not undone by a
 * later report, because refunds and disputes do that. Otherwise the newer report counts, and of two with the same time, the
 * failure.
 */
export function laterWord(one: Word, other: Word): Word {
  if (one.state === 'succeeded' || other.state === 'succeeded') {
    const moments = [one, other].flatMap(({ state, at }) => (state === 'succeeded' ? at : []));
    return { state: 'succeeded', at: Math.min(...moments), failure: null };
  }
  if (one.at !== other.at) return one.at > other.at ? one : other;
  if (one.state !== other.state) return rank[one.state] > rank[other.state] ? one : other;
  return (one.failure?.message ?? '') >= (other.failure?.message ?? '') ? one : other;
}

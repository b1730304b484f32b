import type { FlagValue } from '../contract/flags';
import type { FlagState } from './flag-values';

/** A flag as the SDK receives it; `variation` is the number of the value in `variations`. */
interface EvaluatedFlag {
  value: FlagValue;
  version: number;
  flagVersion: number;
  variation: number;
  trackEvents: boolean;
}

/** The possible values of a flag in an environment, by number. */
const variations = { everyone: 0, internal: 1 };

/** Evaluates a flag for one person. */
function evaluate({ value, internalValue, version }: FlagState, isInternal: boolean): EvaluatedFlag {
  const isOwn = isInternal && internalValue !== null;
  return {
    value: isOwn ? internalValue : value,
    version,
    flagVersion: version,
    variation: isOwn ? variations.internal : variations.everyone,
    trackEvents: false,
  };
}

/** Returns flags by key, as in a response to the SDK and in a `put` event. */
export const evaluateAll = (states: readonly FlagState[], isInternal: boolean): Record<string, EvaluatedFlag> =>
  Object.fromEntries(states.map((state) => [state.key, evaluate(state, isInternal)]));

/** Returns a flag as in a `patch` event. */
export const patchOf = (state: FlagState, isInternal: boolean) => ({ key: state.key, ...evaluate(state, isInternal) });

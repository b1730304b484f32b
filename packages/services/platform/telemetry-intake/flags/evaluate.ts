import type { FlagValue } from '../contract/flags';
import type { FlagState } from './flag-values';

/** A flag as the SDK is told of it; `variation` is the number of the value in `variations`. */
interface EvaluatedFlag {
  value: FlagValue;
  version: number;
  flagVersion: number;
  variation: number;
  trackEvents: boolean;
}

/** The values that a flag can have in an environment, by their numbers. */
const variations = { everyone: 0, internal: 1 };

/** What one person gets of a flag. */
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

/** By key, as the SDK asks for them and as `put` brings them. */
export const evaluateAll = (states: readonly FlagState[], isInternal: boolean): Record<string, EvaluatedFlag> =>
  Object.fromEntries(states.map((state) => [state.key, evaluate(state, isInternal)]));

/** As `patch` brings it. */
export const patchOf = (state: FlagState, isInternal: boolean) => ({ key: state.key, ...evaluate(state, isInternal) });

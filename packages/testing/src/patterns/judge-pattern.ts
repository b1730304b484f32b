import { checkSync } from './check-sync.cjs';

/** In milliseconds, also on a busy machine. A pattern that takes longer to analyze is too complex to be trusted. */
const TIMEOUT = 60_000;

/**
 * Returns why a regular expression may take more than linear time on a text, including a search from each position; undefined
 * when it can't.
 */
export function superLinear(pattern: string, timeout = TIMEOUT): string | undefined {
  const end = pattern.lastIndexOf('/');
  const diagnostics = checkSync(pattern.slice(1, end), pattern.slice(end + 1).replace('d', ''), { timeout });
  if (diagnostics.status === 'safe') return undefined;
  if (diagnostics.status === 'unknown') return `not judged: ${diagnostics.error.kind}`;
  return `${diagnostics.complexity.summary}, for example ${diagnostics.attack.pattern}`;
}

/** Why a person stands on the error page; `unknown` when nothing has sent them. */
export type Cause = 'unknown' | 'service' | 'cookies' | 'token-size' | 'loop';

/** Causes that the address names. One that keeps the page that was left, and names none, is the sign-in service (§4). */
const named: readonly Cause[] = ['cookies', 'token-size', 'loop'];

export function causeOf(reason: string | null, isPageKept: boolean): Cause {
  const cause = named.find((known) => known === reason);
  if (cause) return cause;
  return isPageKept ? 'service' : 'unknown';
}

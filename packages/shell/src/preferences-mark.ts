import type { ParsedToken } from '@suite/session/parsed-token';

/** So much of an id tells it from others of this browser: all cookies of a request share one header line. */
const LENGTH = 8;

/**
 * What the cookie `preferences_of` says when the preferences in this browser are the person's as of this sign-in, and
 * whether the service has them too. A later sign-in looks anew: they may have been changed elsewhere.
 */
export function ownMark({ userId, sessionId }: Pick<ParsedToken, 'userId' | 'sessionId'>) {
  const saved = `${userId.slice(0, LENGTH)}.${sessionId.slice(0, LENGTH)}`;
  return { saved, unsaved: `${saved}.unsaved` };
}

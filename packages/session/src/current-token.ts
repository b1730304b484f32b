import type { Browser } from './browser';
import { wipeCachedResponses } from './cached-responses';
import { emptyToken, type ParsedToken, parseAccessToken } from './parsed-token';
import { areOfTwo, areWhole } from './session-state';
import { readTokens } from './token-cookies';

/** The person and company that this page shows. It follows the cookies, except while there is unsaved work. */
export interface CurrentToken {
  token(): ParsedToken;
  epoch(): number;
  pending(): ParsedToken | undefined;
  /** Follows the cookies. */
  look(): void;
  holdWork(): () => void;
  hasUnsavedWork(): boolean;
  /** Follows the cookies to this company while the task runs, despite unsaved work, because the person chose so in this page. */
  whileChosen<T>(companyId: string, task: () => Promise<T>): Promise<T>;
  accept(): void;
}

/** A token with the text it was parsed from, so that each is parsed once. */
interface Read {
  access: string;
  token: ParsedToken;
}

export function createCurrentToken(browser: Browser): CurrentToken {
  let shown: Read = { access: '', token: emptyToken };
  let pending: Read | undefined;
  let epoch = 0;
  const choices = new Set<string>();
  const works = new Set<symbol>();

  function adopt(next: Read): void {
    if (isOther(shown.token, next.token)) {
      epoch += 1;
      wipeCachedResponses(browser);
    }
    shown = next;
    pending = undefined;
  }

  /**
   * An access token whose cookie has expired still shows who is signed in while there is a refresh token (decision 004). While
   * another sign-in replaces the three cookies one by one, the page waits for the last.
   */
  function look(): void {
    const tokens = readTokens(browser);
    if ((!tokens.access && tokens.refresh) || areOfTwo(tokens)) return;
    const access = areWhole(tokens) ? tokens.access : '';
    if (access === shown.access) {
      pending = undefined;
      return;
    }
    const next = pending?.access === access ? pending : { access, token: parseAccessToken(access) ?? emptyToken };
    if (mustWait(next.token)) pending = next;
    else adopt(next);
  }

  function mustWait(token: ParsedToken): boolean {
    const isTheirs = token.userId === shown.token.userId;
    return works.size > 0 && !choices.has(token.companyId) && isTheirs && isOther(shown.token, token);
  }

  return {
    token: () => shown.token,
    epoch: () => epoch,
    pending: () => pending?.token,
    look,
    holdWork() {
      const work = Symbol('work');
      works.add(work);
      return () => void works.delete(work);
    },
    hasUnsavedWork: () => works.size > 0,
    async whileChosen(companyId, task) {
      choices.add(companyId);
      try {
        return await task();
      } finally {
        choices.delete(companyId);
      }
    },
    accept() {
      if (pending) adopt(pending);
    },
  };
}

/**
 * Returns whether the person, or their company, is another: their data must not be mixed. Choosing a first company mixes nothing.
 */
const isOther = (before: ParsedToken, after: ParsedToken): boolean => {
  if (before.userId !== after.userId) return before.userId !== '';
  return before.companyId !== '' && before.companyId !== after.companyId;
};

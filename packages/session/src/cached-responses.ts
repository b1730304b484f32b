import type { Browser } from './browser';
import type { ParsedToken } from './parsed-token';

const KEY = 'suite.kept';

/** The maximum number of characters of one response; a larger one is not stored. */
const MAX = 100_000;

/** Responses that this tab shows at once on its next page, while they are loaded again (decision 035). */
export interface CachedResponses {
  /** Returns the last response of this name to the same request, if it was for the same session, person and company. */
  recall(name: string, question: string): unknown;
  keep(name: string, question: string, answer: unknown): void;
  drop(name: string): void;
}

interface StoredResponse {
  owner: string;
  answers: Record<string, { question: string; answer: unknown }>;
}

/**
 * All responses belong to one session, person and company; those of any other are deleted at the next access.
 * @param token whom the page shows
 */
export function createCachedResponses(
  { recall, keep }: Pick<Browser, 'recall' | 'keep'>,
  token: () => ParsedToken,
): CachedResponses {
  function ownerNow(): string {
    const { sessionId, userId, companyId } = token();
    return sessionId && userId ? `${sessionId}/${userId}/${companyId}` : '';
  }

  function read(): StoredResponse {
    const owner = ownerNow();
    const cached = parse(recall(KEY));
    if (owner && cached?.owner === owner) return cached;
    if (cached) keep(KEY, '');
    return { owner, answers: {} };
  }

  return {
    recall(name, question) {
      const cached = read().answers[name];
      return cached?.question === question ? cached.answer : undefined;
    },
    keep(name, question, answer) {
      const cached = read();
      if (!cached.owner || JSON.stringify(answer).length > MAX) return;
      cached.answers[name] = { question, answer };
      keep(KEY, JSON.stringify(cached));
    },
    drop(name) {
      const cached = read();
      if (!(name in cached.answers)) return;
      delete cached.answers[name];
      keep(KEY, JSON.stringify(cached));
    },
  };
}

/** Deletes the responses that this tab has stored for this origin, for all people. */
export const wipeCachedResponses = ({ keep }: Pick<Browser, 'keep'>): void => keep(KEY, '');

function parse(text: string): StoredResponse | undefined {
  try {
    return JSON.parse(text) as StoredResponse;
  } catch {
    return undefined;
  }
}

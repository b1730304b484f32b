import type { Browser } from './browser';
import type { ParsedToken } from './parsed-token';

const KEY = 'suite.kept';

/** The maximum number of characters of one response; a larger one is not stored. */
const MAX = 100_000;

/** Responses that this tab shows at once on its next page, while they are loaded again (decision 035). */
export interface KeptAnswers {
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
export function createKeptAnswers({ recall, keep }: Pick<Browser, 'recall' | 'keep'>, token: () => ParsedToken): KeptAnswers {
  function ownerNow(): string {
    const { sessionId, userId, companyId } = token();
    return sessionId && userId ? `${sessionId}/${userId}/${companyId}` : '';
  }

  function read(): StoredResponse {
    const owner = ownerNow();
    const kept = parse(recall(KEY));
    if (owner && kept?.owner === owner) return kept;
    if (kept) keep(KEY, '');
    return { owner, answers: {} };
  }

  return {
    recall(name, question) {
      const kept = read().answers[name];
      return kept?.question === question ? kept.answer : undefined;
    },
    keep(name, question, answer) {
      const kept = read();
      if (!kept.owner || JSON.stringify(answer).length > MAX) return;
      kept.answers[name] = { question, answer };
      keep(KEY, JSON.stringify(kept));
    },
    drop(name) {
      const kept = read();
      if (!(name in kept.answers)) return;
      delete kept.answers[name];
      keep(KEY, JSON.stringify(kept));
    },
  };
}

/** Deletes the responses that this tab has stored for this origin, for all people. */
export const wipeKeptAnswers = ({ keep }: Pick<Browser, 'keep'>): void => keep(KEY, '');

function parse(text: string): StoredResponse | undefined {
  try {
    return JSON.parse(text) as StoredResponse;
  } catch {
    return undefined;
  }
}

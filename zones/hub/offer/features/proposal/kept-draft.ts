import type { Draft } from '@services/proposals/contract/content';

/** What was typed and is not saved yet, with the revision that it was typed on. */
export interface KeptDraft {
  revision: number;
  draft: Draft;
}

/** What JSON has no word for: a number field that holds none. */
const NOT_A_NUMBER = '\u0000NaN';

export function keepDraft(key: string, kept: KeptDraft): void {
  const text = JSON.stringify(kept, (_, value) => (Number.isNaN(value) ? NOT_A_NUMBER : value));
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // The browser gives no more room: the draft is on the screen still, and is saved with the next try.
  }
}

/** Undefined of nothing, and of what somebody else has written there. */
export function readKeptDraft(key: string): KeptDraft | undefined {
  try {
    const text = sessionStorage.getItem(key);
    if (text === null) return undefined;
    const kept = JSON.parse(text, (_, value) => (value === NOT_A_NUMBER ? Number.NaN : value)) as Partial<KeptDraft>;
    return typeof kept.revision === 'number' && Array.isArray(kept.draft?.options) ? (kept as KeptDraft) : undefined;
  } catch {
    return undefined;
  }
}

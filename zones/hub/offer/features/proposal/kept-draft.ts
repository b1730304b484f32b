import type { Draft } from '@services/proposals/contract/content';
import { readKept } from '@suite/session/kept';

/** What was typed and is not saved yet, with the revision that it was typed on. */
export interface KeptDraft {
  revision: number;
  draft: Draft;
}

/** Undefined of nothing, and of what somebody else has written there. */
export function readKeptDraft(key: string): KeptDraft | undefined {
  const kept = readKept(sessionStorage, key) as Partial<KeptDraft> | undefined;
  return typeof kept?.revision === 'number' && Array.isArray(kept.draft?.options) ? (kept as KeptDraft) : undefined;
}

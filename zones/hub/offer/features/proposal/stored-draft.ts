import type { Draft } from '@services/proposals/contract/content';
import { fitsShape } from '@suite/session/fits-shape';
import { isRestorable } from '../lines/restorable';

/** Input that isn't saved yet, with the revision that it was based on. */
export interface StoredDraft {
  revision: number;
  draft: Draft;
}

/** Whether this tab's stored draft can be edited. @param saved the draft on the server */
export function isStoredDraft(stored: unknown, saved: Draft): stored is StoredDraft {
  const { options, ...rest } = saved;
  const { revision, draft } = (stored ?? {}) as Partial<StoredDraft>;
  if (!Number.isSafeInteger(revision) || !draft || !isRestorable(draft.options)) return false;
  const { options: _, ...others } = draft;
  return fitsShape({ ...rest, ...others }, rest) && options.length > 0;
}

import type { Draft } from '@services/proposals/contract/content';
import { fitsShape } from '@suite/session/fits-shape';
import { isRestorable } from '../lines/restorable';

/** What was typed and is not saved yet, with the revision that it was typed on. */
export interface KeptDraft {
  revision: number;
  draft: Draft;
}

/** Whether what this tab stores is a draft that can be edited. @param saved the draft as the server has it */
export function isKeptDraft(kept: unknown, saved: Draft): kept is KeptDraft {
  const { options, ...rest } = saved;
  const { revision, draft } = (kept ?? {}) as Partial<KeptDraft>;
  if (!Number.isSafeInteger(revision) || !draft || !isRestorable(draft.options)) return false;
  const { options: _, ...others } = draft;
  return fitsShape({ ...rest, ...others }, rest) && options.length > 0;
}

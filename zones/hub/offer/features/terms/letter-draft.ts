import type { Terms, TermsVersion } from '@services/offers/contract/terms';

/** A letter as edited. */
export interface LetterDraft {
  name: string;
  scope: string;
  notCovered: string;
  body: string;
  /** The version that was edited; 0 for a new letter. */
  version: number;
}

export type LetterText = Pick<TermsVersion, 'scope' | 'notCovered' | 'body'>;

export const emptyLetter: LetterDraft = { name: '', scope: '', notCovered: '', body: '', version: 0 };

export const draftOf = ({ name, latest: { scope, notCovered, body, version } }: Terms): LetterDraft => ({
  name,
  scope,
  notCovered,
  body,
  version,
});

/** Texts are saved without surrounding whitespace. */
const trimmed = ({ scope, notCovered, body }: LetterText): LetterText => ({
  scope: scope.trim(),
  notCovered: notCovered.trim(),
  body: body.trim(),
});

/** Whether saving the draft creates another version. */
export const hasOtherText = (draft: LetterDraft, saved: LetterText): boolean =>
  JSON.stringify(trimmed(draft)) !== JSON.stringify(trimmed(saved));

export const missingOf = (draft: LetterDraft) =>
  (['name', 'scope', 'notCovered'] as const).filter((field) => !draft[field].trim());

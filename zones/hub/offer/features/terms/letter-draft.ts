import type { Terms, TermsVersion } from '@services/offers/contract/terms';

/** A letter as it is written. */
export interface LetterDraft {
  name: string;
  scope: string;
  notCovered: string;
  body: string;
  /** The version that was edited; 0 of a new letter. */
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

/** Texts are kept without the space around them. */
const trimmed = ({ scope, notCovered, body }: LetterText): LetterText => ({
  scope: scope.trim(),
  notCovered: notCovered.trim(),
  body: body.trim(),
});

/** Saving it makes another version. */
export const hasOtherText = (draft: LetterDraft, saved: LetterText): boolean =>
  JSON.stringify(trimmed(draft)) !== JSON.stringify(trimmed(saved));

export const missingOf = (draft: LetterDraft) =>
  (['name', 'scope', 'notCovered'] as const).filter((field) => !draft[field].trim());

import type { Terms, TermsVersion } from '@services/price-book/contract/terms';

export type LetterText = Pick<TermsVersion, 'scope' | 'notCovered' | 'body'>;

/** A letter as edited. */
export interface Letter extends LetterText {
  name: string;
}

export const emptyLetter: Letter = { name: '', scope: '', notCovered: '', body: '' };

export const letterOf = ({ name, latest: { scope, notCovered, body } }: Terms): Letter => ({ name, scope, notCovered, body });

/** Texts are saved without surrounding whitespace. */
const trimmed = ({ scope, notCovered, body }: LetterText): LetterText => ({
  scope: scope.trim(),
  notCovered: notCovered.trim(),
  body: body.trim(),
});

/** Whether saving the draft creates another version. */
export const hasOtherText = (draft: LetterText, saved: LetterText): boolean =>
  JSON.stringify(trimmed(draft)) !== JSON.stringify(trimmed(saved));

import type { OpenProposal } from '@services/proposals/contract/public';

export type Step = 'offer' | 'terms' | 'payment' | 'sign';

/**
 * Returns the steps of an offer: terms before payment method and signature. People who don't sign read everything on one page.
 */
export function stepsOf({ content }: Pick<OpenProposal, 'content'>, canSign: boolean): Step[] {
  if (!canSign) return ['offer'];
  return (['offer', 'terms', 'payment', 'sign'] as const).filter(
    (step) => (step !== 'terms' || content.letter) && (step !== 'payment' || content.needsMethod),
  );
}

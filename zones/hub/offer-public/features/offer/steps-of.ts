import type { OpenProposal } from '@services/proposals/contract/public';

export type Step = 'offer' | 'terms' | 'payment' | 'sign';

/** Terms come before the payment method and the signature; who does not sign reads all of it on one page. */
export function stepsOf({ content }: Pick<OpenProposal, 'content'>, canSign: boolean): Step[] {
  if (!canSign) return ['offer'];
  return (['offer', 'terms', 'payment', 'sign'] as const).filter(
    (step) => (step !== 'terms' || content.letter) && (step !== 'payment' || content.needsMethod),
  );
}

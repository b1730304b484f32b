import type { OpenProposal } from '@services/proposals/contract/public';

export type Step = 'offer' | 'terms' | 'sign';

/** Terms come before the signature; who does not sign reads all of it on one page. */
export function stepsOf({ content }: Pick<OpenProposal, 'content'>, canSign: boolean): Step[] {
  if (!canSign) return ['offer'];
  return content.letter ? ['offer', 'terms', 'sign'] : ['offer', 'sign'];
}

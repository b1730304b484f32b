import type { OpenProposal } from '@services/proposals/contract/public';
import { copy as offerCopy } from '@services/proposals/wording/offer-page';
import { submitForm } from '@suite/shell/form/submit-form';
import { Button } from '@suite/ui/button';
import { ButtonLink } from '@suite/ui/link';
import { StepTitle } from '../offer/step-title';
import type { Step } from '../offer/steps-of';
import type { Answering } from '../offer/use-answer';
import { Agreement } from './agreement';
import { copy } from './copy';
import { Letter, type LetterOfEngagement } from './letter';

interface Props {
  proposal: OpenProposal;
  letter: LetterOfEngagement;
  answering: Answering;
  hasMoved: boolean;
  nextStep: Step;
  nextHref: string;
  backHref: string;
}

/** The letter of engagement, with the agreement below it. */
export const TermsStep = ({ proposal, letter, answering: { answer, change }, hasMoved, ...to }: Props) => (
  <div className="flex flex-col gap-4">
    <StepTitle text={copy.title} hasMoved={hasMoved} />
    <Letter letter={letter} />
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={submitForm(() => {
        location.hash = to.nextHref;
      })}
    >
      <Agreement name="agrees" isChecked={answer.agrees} missing={copy.mustAgree} onChange={(agrees) => change({ agrees })}>
        {copy.agree} <bdi>{proposal.content.client}</bdi>.
      </Agreement>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" className="h-12 flex-auto text-base sm:flex-none">
          {offerCopy.to[to.nextStep]}
        </Button>
        <ButtonLink variant="quiet" href={to.backHref} className="h-12 flex-auto text-base sm:flex-none">
          {offerCopy.to.offer}
        </ButtonLink>
      </div>
    </form>
  </div>
);

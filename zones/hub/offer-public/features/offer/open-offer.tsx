import type { OpenProposal, PublicProposal } from '@services/proposals/contract/public';
import { useHashParam } from '@suite/shell/use-hash-param';
import { hashOf } from '@suite/zones/zone-url';
import { lazy, Suspense, useEffect, useState } from 'react';
import { OtherWays } from '../talk/other-ways';
import { Questions } from '../talk/questions';
import { LetterOnPaper } from '../terms/letter-on-paper';
import { TermsStep } from '../terms/terms-step';
import { ChangedDialog } from './changed-dialog';
import { dateIn, duesOf } from './dues';
import type { Interruption } from './interruption';
import { OfferHeading } from './offer-heading';
import { OfferStep } from './offer-step';
import { SignedNote } from './signed-note';
import { Steps } from './steps';
import { type Step, stepsOf } from './steps-of';
import { useAnswer } from './use-answer';
import { useChanges } from './use-changes';
import { useNotedViews } from './use-noted-views';

const loadSignStep = () => import('../sign/sign-step');
const SignStep = lazy(async () => ({ default: (await loadSignStep()).SignStep }));

interface Props {
  token: string;
  proposal: OpenProposal;
  interruption: Interruption | undefined;
  onShow: (next: PublicProposal) => unknown;
  onInterrupt: (interruption: Interruption) => Promise<void>;
  /** The person goes on after an interruption. */
  onResume: () => void;
}

/** Read and choose, agree to the terms, sign: each a step with an address, so that Back goes one step back. */
export function OpenOffer({ token, proposal, interruption, onShow, onInterrupt, onResume }: Props) {
  const { content, recipient, hasSigned } = proposal;
  const answering = useAnswer(token, proposal);
  const changes = useChanges(proposal);
  const asked = useHashParam<'offer-public', '/'>('step');
  const [opened, setOpened] = useState<string | null>(null);
  useNotedViews(token, opened);
  // The last step must not wait for a network that is gone by then.
  useEffect(() => void loadSignStep().catch(() => undefined), []);

  const canSign = recipient.role === 'signer' && !hasSigned;
  const isRefused = interruption?.act === 'sign';
  const steps = stepsOf(proposal, canSign);
  const reachable = steps.filter((step) => step !== 'sign' || !content.letter || answering.answer.agrees);
  const step = reachable.find((each) => each === asked) ?? (asked === 'sign' ? reachable.at(-1) : undefined) ?? 'offer';
  const hrefOf = (to: Step) => hashOf('offer-public', '/', { token, step: to === 'offer' ? undefined : to });
  const next = steps[steps.indexOf(step) + 1];
  const [first] = useState(step);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && step !== first) setMoved(true);
  const dues = duesOf(answering.lines, {
    acceptedOn: dateIn(content.timeZone, new Date()),
    billingDay: content.billingDay,
  });
  const common = { token, proposal, answering, dues, hasMoved, onInterrupt };

  return (
    <article className="mx-auto flex max-w-[1080px] flex-col gap-6 text-base">
      <OfferHeading content={content} />
      {hasSigned && <SignedNote proposal={proposal} />}
      {steps.length > 1 && <Steps steps={steps} current={step} reachable={reachable} hrefOf={hrefOf} />}
      {canSign && (isRefused || changes.text) && (
        <ChangedDialog
          isRefused={isRefused}
          text={changes.text}
          onClose={() => {
            changes.onSeen();
            onResume();
          }}
        />
      )}
      {step === 'offer' && <OfferStep {...common} nextHref={next && hrefOf(next)} nextStep={next} onOpenOption={setOpened} />}
      {step === 'terms' && content.letter && (
        <TermsStep {...common} letter={content.letter} nextHref={hrefOf('sign')} backHref={hrefOf('offer')} />
      )}
      {step === 'sign' && (
        <Suspense>
          <SignStep {...common} onShow={onShow} onResume={onResume} termsHref={hrefOf('terms')} offerHref={hrefOf('offer')} />
        </Suspense>
      )}
      {step === 'offer' && content.letter && <LetterOnPaper letter={content.letter} isShown={steps.length === 1} />}
      <OtherWays {...common} canDecline={canSign} onShow={onShow} />
      <Questions {...common} onShow={onShow} />
    </article>
  );
}

import { usePublicBilling } from '@services/payments/browser/public';
import type { OpenProposal, PublicProposal } from '@services/proposals/contract/public';
import { useHashParam } from '@suite/shell/pages/use-hash-param';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { dayIn } from '@suite/values/zone-day';
import { hashOf } from '@suite/zones/zone-url';
import { lazy, Suspense, useEffect, useState } from 'react';
import { OtherWays } from '../talk/other-ways';
import { Questions } from '../talk/questions';
import { LetterOnPaper } from '../terms/letter-on-paper';
import { TermsStep } from '../terms/terms-step';
import { ChangedDialog } from './changed-dialog';
import { creditFor, creditNotesFor } from './credit-for';
import { duesOf } from './dues';
import type { Interruption } from './interruption';
import { OfferHeading } from './offer-heading';
import { OfferSkeleton } from './offer-skeleton';
import { OfferStep } from './offer-step';
import { SignedNote } from './signed-note';
import { Steps } from './steps';
import { type Step, stepsOf } from './steps-of';
import { useAnswer } from './use-answer';
import { useChanges } from './use-changes';
import { useNotedViews } from './use-noted-views';

const loadSignStep = () => import('../sign/sign-step');
const SignStep = lazy(async () => ({ default: (await loadSignStep()).SignStep }));
const loadPaymentStep = () => import('../payment/payment-step');
const PaymentStep = lazy(async () => ({ default: (await loadPaymentStep()).PaymentStep }));

interface Props {
  token: string;
  proposal: OpenProposal;
  interruption: Interruption | undefined;
  onShow: (next: PublicProposal) => unknown;
  onInterrupt: (interruption: Interruption) => Promise<void>;
  /** Called when the person continues after an interruption. */
  onResume: () => void;
}

/**
 * Steps to acceptance: read and choose, agree to the terms, leave a payment method, sign. Each has a URL, so that Back goes back
 * one step.
 */
export function OpenOffer({ token, proposal, interruption, onShow, onInterrupt, onResume }: Props) {
  const { content, recipient, hasSigned } = proposal;
  const answering = useAnswer(token, proposal);
  const changes = useChanges(proposal);
  const requested = useHashParam<'offer-public', '/'>('step');
  const [opened, setOpened] = useState<string | null>(null);
  useNotedViews(token, opened);
  const billing = usePublicBilling(content.needsMethod || content.amends ? token : undefined, 'open');
  // Preloads the last steps, so that they work when the network is gone.
  useEffect(() => {
    loadSignStep().catch(() => undefined);
    if (content.needsMethod) loadPaymentStep().catch(() => undefined);
  }, [content.needsMethod]);

  const canSign = recipient.role === 'signer' && !hasSigned;
  const isRefused = interruption?.act === 'sign';
  const steps = stepsOf(proposal, canSign);
  const { agrees, hasMethod } = answering.answer;
  const isDone = { offer: true, terms: agrees, payment: hasMethod, sign: false };
  const reachable = steps.filter((_, index) => steps.slice(0, index).every((before) => isDone[before]));
  const known = steps.find((each) => each === requested) ?? 'offer';
  const step = reachable.includes(known) ? known : (reachable.at(-1) ?? 'offer');
  const hrefOf = (to: Step) => hashOf('offer-public', '/', { token, step: to === 'offer' ? undefined : to });
  const [previous, next] = [steps[steps.indexOf(step) - 1] ?? 'offer', steps[steps.indexOf(step) + 1]];
  const [first] = useState(step);
  const [hasMoved, setMoved] = useState(false);
  const [lacksMethod, setLacksMethod] = useState(false);
  if (!hasMoved && step !== first) setMoved(true);
  const acceptedOn = dayIn(content.timeZone, Date.now());
  const credit = creditFor(content, billing.data, answering.lines, acceptedOn);
  const dues = duesOf(answering.lines, { acceptedOn, billingDay: content.billingDay }, credit);
  const { day } = useFormats();
  const creditNotes = creditNotesFor(content, billing.data, answering.lines, { acceptedOn, day });
  const common = { token, proposal, answering, dues, hasMoved, onInterrupt };
  const backHref = hrefOf(previous);

  // When a link leads to a step that isn't reachable yet, the person stays at the last reachable one until they continue.
  const stepHref = hrefOf(step);
  useEffect(() => {
    if (known !== step) location.replace(stepHref);
  }, [known, step, stepHref]);

  function askForMethod(): void {
    setLacksMethod(true);
    answering.change({ hasMethod: false });
    location.hash = hrefOf('payment');
  }

  // Otherwise, content below a step would move when the billing arrives.
  if ((step === 'payment' || content.amends) && !billing.data && !billing.error) return <OfferSkeleton />;
  return (
    <Suspense fallback={<OfferSkeleton />}>
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
        {step === 'offer' && (
          <OfferStep
            {...common}
            creditNotes={creditNotes}
            nextHref={next && hrefOf(next)}
            nextStep={next}
            onOpenOption={setOpened}
          />
        )}
        {step === 'terms' && content.letter && next && (
          <TermsStep {...common} letter={content.letter} nextStep={next} nextHref={hrefOf(next)} backHref={backHref} />
        )}
        {step === 'payment' && next && (
          <PaymentStep {...common} wasRefused={lacksMethod} nextHref={hrefOf(next)} backHref={backHref} />
        )}
        {step === 'sign' && (
          <SignStep
            {...common}
            onShow={onShow}
            onResume={onResume}
            onLackOfMethod={askForMethod}
            backHref={backHref}
            termsHref={hrefOf('terms')}
            offerHref={hrefOf('offer')}
            paymentHref={hrefOf('payment')}
          />
        )}
        {step === 'offer' && content.letter && <LetterOnPaper letter={content.letter} isShown={steps.length === 1} />}
        <OtherWays {...common} canDecline={canSign} onShow={onShow} />
        <Questions {...common} onShow={onShow} />
      </article>
    </Suspense>
  );
}

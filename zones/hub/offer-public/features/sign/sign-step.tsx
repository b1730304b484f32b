import type { OpenProposal, PublicProposal } from '@services/proposals/contract/public';
import { FailureNote } from '@suite/shell/form/failure-note';
import { useSecondsUntil } from '@suite/shell/form/use-seconds-until';
import { Button } from '@suite/ui/button';
import { Dialog } from '@suite/ui/dialog';
import { Input } from '@suite/ui/input';
import { ButtonLink } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { type FormEvent, useRef } from 'react';
import type { Dues } from '../offer/dues';
import type { Interruption } from '../offer/interruption';
import { Names } from '../offer/names';
import { Panel } from '../offer/panel';
import { StepTitle } from '../offer/step-title';
import type { Answering } from '../offer/use-answer';
import { useOfferFormats } from '../offer/use-offer-formats';
import { ChargedTo } from './charged-to';
import { Consent } from './consent';
import { copy } from './copy';
import { SignatureField } from './signature-field';
import { useOnline } from './use-online';
import { useSigning } from './use-signing';
import { WhatIsAccepted } from './what-is-accepted';

interface Props {
  token: string;
  proposal: OpenProposal;
  answering: Answering;
  dues: Dues;
  hasMoved: boolean;
  backHref: string;
  offerHref: string;
  termsHref: string;
  paymentHref: string;
  onShow: (next: PublicProposal) => unknown;
  onInterrupt: (interruption: Interruption) => Promise<void>;
  onResume: () => void;
  /** Called when the offer requires a payment method and there is none. */
  onLackOfMethod: () => void;
}

/** Shows exactly what is accepted, then asks for the consent to electronic records, name and signature. */
export function SignStep({
  token,
  proposal,
  answering,
  dues,
  hasMoved,
  backHref,
  offerHref,
  termsHref,
  paymentHref,
  ...actions
}: Props) {
  const { content, contact, recipient, signers } = proposal;
  const { answer, lines, selection, change } = answering;
  const { money } = useOfferFormats(content.currency);
  const signing = useSigning({ token, proposal, answering, ...actions });
  const seconds = useSecondsUntil(signing.failure?.retryAt ?? signing.waits);
  const isOnline = useOnline();
  const form = useRef<HTMLFormElement>(null);
  const others = content.needsAllSigners ? signers.filter((one) => !one.signedAt && one.name !== recipient.name) : [];

  function submit(event: FormEvent) {
    event.preventDefault();
    if (signing.isBusy) return;
    const fields = event.currentTarget as HTMLFormElement;
    const hasSignature = answer.signature === 'typed' || answer.strokes.length > 0;
    const isValid = fields.checkValidity();
    signing.setSignatureMissing(!hasSignature);
    if (isValid && hasSignature) void signing.sign();
    else fields.querySelector<HTMLElement>('input:invalid, [data-unsigned]')?.focus();
  }

  return (
    <div className="flex flex-col gap-6">
      <StepTitle text={copy.title} hasMoved={hasMoved} />
      <WhatIsAccepted
        content={content}
        selection={selection}
        lines={lines}
        dues={dues}
        offerHref={offerHref}
        termsHref={termsHref}
        method={content.needsMethod && <ChargedTo token={token} paymentHref={paymentHref} />}
      />
      <form ref={form} noValidate className="flex max-w-[716px] flex-col gap-6 [&_input]:text-lg" onSubmit={submit}>
        <Consent
          firm={content.firm}
          paperCopyFee={content.paperCopyFee}
          contact={contact}
          email={recipient.email}
          isChecked={answer.consents}
          onChange={(consents) => change({ consents })}
        />
        <Panel title={copy.signature}>
          <div className="flex flex-col gap-4">
            <Input
              label={copy.name}
              name="name"
              autoComplete="name"
              required
              maxLength={200}
              pattern=".*\S.*"
              hint={copy.nameHint}
              validate={({ value }) => (value && !value.trim() ? `${copy.name} is required.` : undefined)}
              value={answer.name}
              onChange={(event) => change({ name: event.currentTarget.value })}
            />
            <SignatureField answer={answer} isMissing={signing.isSignatureMissing} onChange={change} />
          </div>
        </Panel>
        {others.length > 0 && (
          <Notice>
            {copy.others} <Names names={others.map(({ name }) => name)} />. {!proposal.selection && copy.othersBound}
          </Notice>
        )}
        {(signing.problem || signing.failure) && (
          <Dialog
            title={copy.notSigned}
            onClose={signing.dismiss}
            actions={
              <Button variant="quiet" onClick={signing.dismiss}>
                {copy.close}
              </Button>
            }
          >
            {signing.problem && <Notice tone="bad">{signing.problem}</Notice>}
            {signing.failure && (
              <FailureNote failure={signing.failure} seconds={seconds} onRetry={() => form.current?.requestSubmit()} />
            )}
          </Dialog>
        )}
        <div className="flex flex-col gap-3">
          <p role="status" className="min-h-11 [overflow-wrap:anywhere]">
            {isOnline ? (
              <>
                {copy.says} <bdi className="font-semibold">{content.client}</bdi>, {copy.dueToday(money(dues.due))}
              </>
            ) : (
              copy.offline
            )}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              spinning={signing.isBusy}
              disabled={seconds > 0}
              className="h-12 flex-auto text-base sm:flex-none sm:px-8"
            >
              {copy.submit}
            </Button>
            <ButtonLink variant="quiet" href={backHref} className="h-12 text-base">
              {copy.back}
            </ButtonLink>
          </div>
        </div>
      </form>
    </div>
  );
}

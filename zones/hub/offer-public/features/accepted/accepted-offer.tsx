import type { PublicProposal } from '@services/proposals/contract/public';
import { chosenLines } from '@services/proposals/wording/chosen-lines';
import { copy as offerCopy } from '@services/proposals/wording/offer-page';
import { Button } from '@suite/ui/button';
import { ErrorNote } from '@suite/ui/error-note';
import { Icon } from '@suite/ui/icon';
import { Skeleton } from '@suite/ui/skeleton';
import { dayIn } from '@suite/values/zone-day';
import { Changes } from '../offer/amendment';
import { duesOf } from '../offer/dues';
import { OfferHeading } from '../offer/offer-heading';
import { Panel } from '../offer/panel';
import { Totals } from '../offer/totals';
import { useMomentIn } from '../offer/use-moment-in';
import { Charges } from '../sign/charges';
import { AcceptedLines } from '../sign/what-is-accepted';
import { Letter } from '../terms/letter';
import { copy } from './copy';
import { NextSteps } from './next-steps';
import { paymentCopy } from './payment-copy';
import { Payments } from './payments';
import { SealedDocument } from './sealed-document';
import { useAcceptedBilling } from './use-accepted-billing';

type Accepted = Extract<PublicProposal, { state: 'accepted' }>;

interface Props {
  token: string;
  proposal: Accepted;
}

/** An accepted offer: what is due, what was accepted by whom, the dates of all charges, and the sealed document. */
export function AcceptedOffer({ token, proposal }: Props) {
  const { content, selection, signatures, at, contact, documentHash } = proposal;
  const { timeZone, billingDay, currency } = content;
  const acceptedOn = dayIn(timeZone, Date.parse(at));
  const lines = chosenLines(content, selection, acceptedOn) ?? [];
  const moment = useMomentIn(timeZone);
  const { billing, error, reload, ...payable } = useAcceptedBilling(token);
  const credits = billing?.payments.filter(({ dueOn }) => dueOn === acceptedOn).flatMap((payment) => payment.credits) ?? [];
  const credit = credits.reduce((sum, { gross }) => sum + gross, 0);
  const dues = duesOf(lines, { acceptedOn, billingDay }, credit);
  return (
    <article className="mx-auto flex max-w-[1080px] flex-col gap-6 text-base">
      <OfferHeading content={content} state={copy.acceptedOn(moment(at))} />
      <div role="status" className="flex items-start gap-3 rounded-lg bg-accent-soft p-4">
        <span className="mt-1 flex-none text-accent">
          <Icon name="check" size={20} />
        </span>
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <p className="text-lg font-semibold">{copy.title}</p>
          <p>{copy.notified(content.firm)}</p>
        </div>
      </div>
      {!billing && !error ? (
        <div
          role="status"
          aria-label={offerCopy.loading}
          className="grid min-h-dvh content-start gap-6 min-[900px]:grid-cols-[minmax(0,1fr)_340px]"
        >
          <Skeleton className="h-80" />
          <Skeleton className="h-80" />
          <Skeleton className="h-64" />
          <Skeleton className="h-40" />
        </div>
      ) : (
        <>
          <NextSteps proposal={proposal} billing={billing} unconfirmedId={payable.unconfirmedId} />
          <div className="grid items-start gap-6 min-[900px]:grid-cols-[minmax(0,1fr)_340px]">
            <div className="flex min-w-0 flex-col gap-6">
              {billing ? (
                <Payments
                  {...payable}
                  billing={billing}
                  contact={contact}
                  title={content.title}
                  today={dayIn(timeZone, Date.now())}
                />
              ) : (
                <ErrorNote {...paymentCopy.notLoaded} onRetry={reload} />
              )}
              <SealedDocument token={token} hash={documentHash} />
              <Panel title={offerCopy.accepted.lines}>
                {content.amends && <Changes amends={content.amends} lines={lines} currency={currency} />}
                <AcceptedLines content={content} selection={selection} lines={lines} />
              </Panel>
            </div>
            <div className="flex min-w-0 flex-col gap-6">
              <Panel title={offerCopy.accepted.dues}>
                <Totals dues={dues} currency={currency} today={offerCopy.totals.dueThen} />
                <Charges dues={dues} lines={lines} currency={currency} />
              </Panel>
              <Panel title={copy.signedBy}>
                <ul className="flex flex-col gap-2">
                  {signatures.map((signature) => (
                    <li key={`${signature.name}${signature.at}`} className="[overflow-wrap:anywhere]">
                      <bdi className="font-semibold">{signature.name}</bdi>
                      <span className="block text-sm text-muted">{copy.signature(moment(signature.at))}</span>
                    </li>
                  ))}
                </ul>
              </Panel>
            </div>
          </div>
          {content.letter && (
            <details className="print:[&::details-content]:[block-size:auto] print:[&::details-content]:[content-visibility:visible]">
              <summary className="w-fit cursor-pointer py-2 font-semibold text-accent">{copy.readLetter}</summary>
              <div className="mt-2 flex flex-col gap-4">
                <Letter letter={content.letter} />
              </div>
            </details>
          )}
          <Button variant="quiet" className="h-11 self-start print:hidden" onClick={() => print()}>
            {copy.print}
          </Button>
        </>
      )}
    </article>
  );
}

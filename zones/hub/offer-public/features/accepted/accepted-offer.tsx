import type { PublicProposal } from '@services/proposals/contract/public';
import { selectedLines } from '@suite/pricing/selection';
import { Button } from '@suite/ui/button';
import { ErrorNote } from '@suite/ui/error-note';
import { Icon } from '@suite/ui/icon';
import { Skeleton } from '@suite/ui/skeleton';
import { ContactLink } from '../closed/contact-link';
import { copy as offerCopy } from '../offer/copy';
import { dateIn, duesOf } from '../offer/dues';
import { OfferHeading } from '../offer/offer-heading';
import { Panel } from '../offer/panel';
import { Totals } from '../offer/totals';
import { useMomentIn } from '../offer/use-moment-in';
import { Charges } from '../sign/charges';
import { AcceptedLines } from '../sign/what-is-accepted';
import { LetterOnPaper } from '../terms/letter-on-paper';
import { copy } from './copy';
import { paymentCopy } from './payment-copy';
import { Payments } from './payments';
import { SealedDocument } from './sealed-document';
import { useAcceptedBilling } from './use-accepted-billing';

type Accepted = Extract<PublicProposal, { state: 'accepted' }>;

interface Props {
  token: string;
  proposal: Accepted;
}

/** What is to be paid, what was accepted, by whom, what is due when, and the sealed document of it. */
export function AcceptedOffer({ token, proposal }: Props) {
  const { content, selection, signatures, at, contact, documentHash } = proposal;
  const lines = selectedLines(content.options, selection) ?? [];
  const { timeZone, billingDay, currency } = content;
  const moment = useMomentIn(timeZone);
  const dues = duesOf(lines, { acceptedOn: dateIn(timeZone, new Date(at)), billingDay });
  const { billing, error, reload, ...payable } = useAcceptedBilling(token);
  return (
    <article className="mx-auto flex max-w-[1080px] flex-col gap-6 text-base">
      <OfferHeading content={content} state={copy.acceptedOn(moment(at))} />
      <p role="status" className="flex items-center gap-2 rounded-lg bg-accent-soft p-4 text-lg font-semibold">
        <span className="text-accent">
          <Icon name="check" size={20} />
        </span>
        {copy.title}
      </p>
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
          <div className="grid items-start gap-6 min-[900px]:grid-cols-[minmax(0,1fr)_340px]">
            <div className="flex min-w-0 flex-col gap-6">
              {billing ? (
                <Payments
                  {...payable}
                  billing={billing}
                  contact={contact}
                  title={content.title}
                  today={dateIn(timeZone, new Date())}
                />
              ) : (
                <ErrorNote {...paymentCopy.notLoaded} onRetry={reload} />
              )}
              <SealedDocument token={token} hash={documentHash} />
              <Panel title={copy.what}>
                <AcceptedLines content={content} selection={selection} lines={lines} />
              </Panel>
            </div>
            <div className="flex min-w-0 flex-col gap-6">
              <Panel title={copy.dues}>
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
          {content.letter && <LetterOnPaper letter={content.letter} isShown />}
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
            <p>
              {copy.ask} <ContactLink contact={contact} subject={content.title} />
            </p>
            <Button look="quiet" className="h-11" onClick={() => print()}>
              {copy.print}
            </Button>
          </div>
        </>
      )}
    </article>
  );
}

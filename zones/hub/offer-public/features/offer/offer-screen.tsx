import { getPublicProposal, type PublicProposal } from '@services/proposals/contract/public';
import { copy } from '@services/proposals/wording/offer-page';
import { useQuery } from '@suite/api/use-query';
import { useHashParam } from '@suite/shell/pages/use-hash-param';
import { ErrorNote } from '@suite/ui/error-note';
import { NarrowPage } from '@suite/ui/narrow-page';
import { lazy, Suspense, useState } from 'react';
import { ClosedOffer } from '../closed/closed-offer';
import { UnknownLink } from '../closed/unknown-link';
import type { Interruption } from './interruption';
import { OfferSkeleton } from './offer-skeleton';
import { OpenOffer } from './open-offer';
import { useStartOfPage } from './use-start-of-page';

const AcceptedOffer = lazy(async () => ({ default: (await import('../accepted/accepted-offer')).AcceptedOffer }));

/** Target of the link in a mail; each token has its own state. */
export function OfferScreen() {
  const token = useHashParam<'offer-public', '/'>('token');
  return token ? <Offer key={token} token={token} /> : <UnknownLink link="missing" />;
}

function Offer({ token }: { token: string }) {
  const { data, error, isLoading, mutate } = useQuery(
    getPublicProposal,
    { params: { token } },
    { readAgain: (proposal) => (proposal.state === 'accepted' && proposal.documentHash === null ? 3_000 : 0) },
  );
  const [interruption, setInterruption] = useState<Interruption>();
  useStartOfPage(data?.state === 'open' && data.hasSigned ? 'signed' : data?.state);

  /** Shows the response of a write at once, without another read. */
  const show = (next: PublicProposal) => mutate(next, { revalidate: false });
  /** Something else happened to the offer: reads its new state, and remembers what the person was doing. */
  async function interrupt(interrupted: Interruption) {
    setInterruption(interrupted);
    await mutate();
  }

  if (!data) {
    if (isLoading || !error) return <OfferSkeleton />;
    if (error.code === 'not_found' || error.code === 'invalid_request') return <UnknownLink link="unknown" />;
    return (
      <NarrowPage brand={copy.brand} title={copy.waiting}>
        <ErrorNote {...copy.failed} onRetry={() => mutate()} />
      </NarrowPage>
    );
  }
  if (data.state === 'open') {
    return (
      <OpenOffer
        token={token}
        proposal={data}
        interruption={interruption}
        onShow={show}
        onInterrupt={interrupt}
        onResume={() => setInterruption(undefined)}
      />
    );
  }
  if (data.state === 'accepted') {
    return (
      <Suspense fallback={<OfferSkeleton />}>
        <AcceptedOffer token={token} proposal={data} />
      </Suspense>
    );
  }
  return <ClosedOffer proposal={data} interruption={interruption} />;
}

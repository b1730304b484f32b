import { getPaymentSettings } from '@services/payments/contract/settings';
import { getClientPrices } from '@services/price-book/contract/client-prices';
import { getProposal, type Proposal } from '@services/proposals/contract/proposals';
import { useQuery } from '@suite/api/use-query';
import { PageError } from '@suite/list/page-error';
import { useMayChange } from '@suite/session/may-change';
import { useHashParam } from '@suite/shell/pages/use-hash-param';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { PageSkeleton } from '../frame/skeletons';
import { Approval } from './approval';
import { Builder } from './builder';
import { copy } from './copy';
import { ProposalHead } from './proposal-head';
import { ReadDraft } from './read-draft';
import { SentProposal } from './sent-proposal';
import type { EditedProposal } from './use-saved-draft';
import { VersionChoice } from './version-choice';

/** One proposal: its draft while it is edited, and the state of what was sent. */
export function ProposalPage() {
  const id = useHashParam<'offer', '/proposal'>('id') ?? '';
  return id ? <Loaded key={id} id={id} /> : <Unknown />;
}

function Loaded({ id }: { id: string }) {
  const { data, error, mutate } = useQuery(getProposal, { params: { proposalId: id } });
  // The ledger's data on the client loads with the draft, so that nothing moves when it arrives.
  const prices = useQuery(getClientPrices, data?.draft && data.clientId ? { params: { clientId: data.clientId } } : undefined);
  // So do the payment settings.
  const settings = useQuery(getPaymentSettings, {});
  const areKnown = [...(data?.clientId ? [prices] : []), settings].every(
    (read) => read.data !== undefined || read.error !== undefined,
  );
  const isKnown = !data?.draft || areKnown;
  if (data && isKnown) return <Opened proposal={data} />;
  if (error?.code === 'not_found') return <Unknown />;
  if (error) return <PageError title={copy.page} text={copy.failed} onRetry={() => mutate()} />;
  return <PageSkeleton />;
}

const isEdited = (proposal: Proposal): proposal is EditedProposal => proposal.draft !== null;

function Opened({ proposal }: { proposal: Proposal }) {
  const [wantsSent, setWantsSent] = useState(false);
  const mayChange = useMayChange();
  const { draft, sent, approval } = proposal;
  const showsSent = sent !== null && (draft === null || wantsSent);
  const choice = draft && sent && <VersionChoice version={sent.version} isSent={showsSent} onChange={setWantsSent} />;
  if (showsSent)
    return (
      <>
        <ProposalHead proposal={proposal} isSent />
        {choice}
        <SentProposal proposal={proposal} sent={sent} />
      </>
    );
  if (approval)
    return (
      <>
        <ProposalHead proposal={proposal} />
        {choice}
        <Approval proposal={proposal} approval={approval} />
      </>
    );
  if (!isEdited(proposal)) return <Unknown />;
  return mayChange ? <Builder proposal={proposal} above={choice} /> : <ReadDraft proposal={proposal} above={choice} />;
}

const Unknown = () => (
  <EmptyState
    title={copy.unknownTitle}
    text={copy.unknownText}
    action={
      <ButtonLink variant="quiet" size="sm" href={hashOf('offer', '/')}>
        {copy.back}
      </ButtonLink>
    }
  />
);

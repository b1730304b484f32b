'use client';

import { getUserCompanies } from '@services/identity/contract/identity';
import { useProviderConnections } from '@services/ledger/browser/connections';
import { useFirm, useUserExists } from '@services/ledger/browser/firms';
import { useUploads } from '@services/ledger/browser/uploads';
import type { InsightsFirm } from '@services/ledger/contract/firms';
import { useQuery } from '@suite/api/use-query';
import { useSession } from '@suite/session/session-provider';
import { ErrorNote } from '@suite/ui/error-note';
import { useState } from 'react';
import { newestUploads } from '../connect/open-uploads';
import { OutcomeNotice } from '../connect/outcome-notice';
import { ChecklistSkeleton } from '../frame/skeletons';
import { ExistingFirm } from '../setup/existing-firm';
import { copy } from './copy';
import { FirmSteps, LaterSteps, useIsConnected } from './firm-steps';
import { FoundingSteps } from './founding-steps';

/** The steps to a connected ledger (§4, "Firm provisioning"); their progress is read from the servers each time. */
export function Checklist() {
  const { token } = useSession();
  const { userId, companyId } = token;
  const [made, setMade] = useState<InsightsFirm>();
  const [isRenewed, setIsRenewed] = useState(false);
  const found = useFirm(userId, companyId);
  const firm = found.data ?? made;
  const exists = useUserExists(firm || found.isLoading ? '' : userId);
  const companies = useQuery(
    getUserCompanies,
    firm || companyId || !userId ? undefined : { params: { userId }, query: { include: 'segments' } },
    { handleGlobally: true },
  );
  const providers = useProviderConnections();
  const uploads = useUploads(companyId ? newestUploads : undefined);
  const isConnected = useIsConnected(found.data ?? undefined);

  // Steps appear once everything they show has loaded, so that none of them moves another.
  const lookups = [found, exists, companies];
  if (!made && [...lookups, providers, uploads].some(({ isLoading }) => isLoading)) return <ChecklistSkeleton />;
  const failed = lookups.filter(({ data, error }) => error && data === undefined);
  if (!made && failed.length > 0) {
    return (
      <>
        <h1 className="mb-4">{copy.heading}</h1>
        <ErrorNote title={copy.failed} onRetry={() => failed.map(({ mutate }) => mutate())} />
      </>
    );
  }

  async function takeUser() {
    // The company may already have a firm that the new user belongs to.
    await found.mutate();
    await exists.mutate(true, { revalidate: false });
  }

  const [existing] = companies.data ?? [];
  if (existing && !made) return <ExistingFirm name={existing.name} />;

  const opened = found.data ?? (isRenewed ? made : undefined);
  return (
    <>
      <h1>{copy.heading}</h1>
      <p className="mt-1 text-muted">{isConnected ? copy.textOfConnected : copy.text}</p>
      <OutcomeNotice />
      <ol className="mt-5 max-w-[800px] divide-y divide-line rounded-lg border border-line bg-surface">
        <FoundingSteps
          isInCompany={companyId !== ''}
          hasUser={firm !== undefined || exists.data === true}
          firmName={opened?.name}
          onUserCreated={takeUser}
          onProvisioned={setMade}
          onRenewed={() => setIsRenewed(true)}
          onFailed={() => companies.mutate()}
        />
        {opened ? (
          <FirmSteps key={opened.organizationId} firm={opened} isNew={isRenewed} onChanged={() => found.mutate()} />
        ) : (
          <LaterSteps />
        )}
      </ol>
    </>
  );
}

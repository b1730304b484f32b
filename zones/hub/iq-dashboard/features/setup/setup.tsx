import { useUserCompanies } from '@suite/api/identity/get-user-companies';
import { useUserExists } from '@suite/api/insights/get-user-exists';
import type { InsightsFirm } from '@suite/contract/insights';
import { useSession } from '@suite/session/session-provider';
import { Button } from '@suite/ui/button';
import { ErrorNote } from '@suite/ui/error-note';
import { Skeleton } from '@suite/ui/skeleton';
import { useState } from 'react';
import { AddClientsForm } from '../clients/add-clients-form';
import { copy } from './copy';
import { CreateUserStep } from './create-user-step';
import { ExistingFirm } from './existing-firm';
import { NameFirmStep } from './name-firm-step';
import { Step } from './step';

interface Props {
  /** The firm once it is provisioned here. */
  firm: InsightsFirm | undefined;
  /** The company may have a firm already that the new user belongs to; resolves once that is known. */
  onUserCreated: () => Promise<unknown>;
  onProvisioned: (firm: InsightsFirm) => void;
  onFinished: (addedClients: number) => void;
}

const positions = { user: 1, firm: 2, clients: 3 } as const;

/** The way to a firm, by real calls in their order (spec §4, "Firm provisioning"). */
export function Setup({ firm, onUserCreated, onProvisioned, onFinished }: Props) {
  const { token } = useSession();
  const [isRenewed, setIsRenewed] = useState(false);
  const exists = useUserExists(firm ? '' : token.userId);
  const companies = useUserCompanies(firm || token.companyId ? '' : token.userId);

  const lookups = [exists, companies];
  if (lookups.some(({ isLoading }) => isLoading)) return <SetupSkeleton />;
  const failed = lookups.filter(({ data, error }) => error && data === undefined);
  if (failed.length > 0) return <ErrorNote title={copy.failed} onRetry={() => failed.map(({ mutate }) => mutate())} />;

  async function takeUser() {
    await onUserCreated();
    await exists.mutate(true, { revalidate: false });
  }

  const [existing] = companies.data ?? [];
  if (existing) return <ExistingFirm name={existing.name} />;

  const isOpen = firm && isRenewed;
  const current = isOpen ? positions.clients : firm || exists.data ? positions.firm : positions.user;
  const stateOf = (position: number) => (position < current ? 'done' : position === current ? 'current' : 'later');

  return (
    <>
      <h1>{copy.heading}</h1>
      <p className="mt-1 text-muted">{copy.text}</p>
      <ol className="mt-5 max-w-[720px] divide-y divide-line rounded-lg border border-line bg-surface">
        <Step position={1} title={copy.user.title} state={stateOf(positions.user)}>
          {current === positions.user && <CreateUserStep onCreated={takeUser} />}
        </Step>
        <Step position={2} title={isOpen ? firm.name : copy.firm.title} state={stateOf(positions.firm)}>
          {current === positions.firm && (
            <NameFirmStep
              onProvisioned={onProvisioned}
              onRenewed={() => setIsRenewed(true)}
              onFailed={() => companies.mutate()}
            />
          )}
        </Step>
        <Step position={3} title={copy.clients.title} state={stateOf(positions.clients)} optional>
          {isOpen ? (
            <AddClientsForm
              organizationId={firm.organizationId}
              onAdded={onFinished}
              cancel={
                <Button look="plain" onClick={() => onFinished(0)}>
                  {copy.clients.skip}
                </Button>
              }
            />
          ) : (
            <p className="max-w-[68ch] text-pretty text-muted">{copy.clients.later}</p>
          )}
        </Step>
      </ol>
    </>
  );
}

const SetupSkeleton = () => (
  <div role="status" aria-label={copy.loading}>
    <Skeleton className="h-8 w-60" />
    <Skeleton className="mt-2 h-5 w-80" />
    <Skeleton className="mt-5 h-64 max-w-[720px]" />
  </div>
);

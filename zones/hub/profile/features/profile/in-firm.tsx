import { getCompany } from '@services/identity/contract/identity';
import { getOwnMembership } from '@services/identity/contract/people';
import { useQuery } from '@suite/api/use-query';
import { Status } from '@suite/contract/status';
import { useSession } from '@suite/session/session-provider';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { ButtonLink } from '@suite/ui/link';
import { Skeleton } from '@suite/ui/skeleton';
import { zoneUrl } from '@suite/zones/zone-url';
import type { ReactNode } from 'react';
import { copy } from './copy';

export function InFirm() {
  const { deployment } = useSuite();
  const { date } = useFormats();
  const { companyId } = useSession().token;
  const membership = useQuery(getOwnMembership, {});
  const company = useQuery(getCompany, companyId ? { params: { companyId } } : undefined);
  const { data } = membership;
  const error = membership.error ?? company.error;
  const { heading, failed, none, noGroups, ...labels } = copy.firm;

  function content() {
    if (error?.status === Status.NotFound) {
      const link = <ButtonLink href={zoneUrl(deployment, 'iq-onboarding')}>{none.link}</ButtonLink>;
      return <EmptyState title={none.title} text={none.text} action={link} />;
    }
    if (error && !(data && company.data)) {
      return <ErrorNote title={failed} onRetry={() => Promise.all([membership.mutate(), company.mutate()])} />;
    }
    const groups = data?.groups.map(({ name }) => name).join(', ') || noGroups;
    return (
      <dl className="divide-y divide-line rounded-lg border border-line bg-surface">
        <Row label={labels.name}>{company.data && <bdi>{company.data.name}</bdi>}</Row>
        <Row label={labels.role}>{data && copy.roles[data.role]}</Row>
        <Row label={labels.joined}>{data && date(data.joinedAt)}</Row>
        <Row label={labels.groups}>{data && <bdi>{groups}</bdi>}</Row>
      </dl>
    );
  }

  return (
    <section aria-labelledby="firm">
      <h2 id="firm" className="mb-3">
        {heading}
      </h2>
      {content()}
    </section>
  );
}

interface RowProps {
  label: string;
  /** Replaced by a skeleton until it is known. */
  children: ReactNode;
}

const Row = ({ label, children }: RowProps) => (
  <div className="flex gap-4 px-4 py-3">
    <dt className="w-28 shrink-0 text-muted">{label}</dt>
    <dd className="min-w-0 flex-1 break-words">{children ?? <Skeleton className="h-5 w-32" />}</dd>
  </div>
);

import { getPlan, type Plan } from '@services/security-plan/contract/plan';
import { useQuery } from '@suite/api/use-query';
import { PageError } from '@suite/list/page-error';
import { useMayChange } from '@suite/session/may-change';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { hashOf } from '@suite/zones/zone-url';
import type { ReactNode } from 'react';
import { copy } from './copy';
import { PlanSkeleton } from './skeletons';

interface Props {
  children: (plan: Plan) => ReactNode;
  /** Replaces the text that there is no plan. */
  notStarted?: ReactNode;
}

/** A page that shows the plan, with its loading, error and empty states. */
export function PlanPage({ children, notStarted }: Props) {
  const { data, error, mutate } = useQuery(getPlan, {});
  if (!data) return error ? <PageError title={copy.nav} text={copy.failed} onRetry={() => mutate()} /> : <PlanSkeleton />;
  if (data.plan) return children(data.plan);
  return (
    notStarted ?? (
      <EmptyState
        title={copy.notStartedTitle}
        text={copy.notStartedText}
        action={<ButtonLink href={hashOf('wisp', '/')}>{copy.toOverview}</ButtonLink>}
      />
    )
  );
}

/** Tells people with read-only access why nothing can be changed. */
export function ReadOnly() {
  if (useMayChange()) return null;
  return (
    <div className="mb-4 max-w-[720px]">
      <Notice>You have read-only access. {copy.readOnly} An administrator of your firm can change your role.</Notice>
    </div>
  );
}

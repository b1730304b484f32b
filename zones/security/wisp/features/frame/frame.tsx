import { getOwnPlan } from '@services/security-plan/contract/plan';
import { useQuery } from '@suite/api/use-query';
import { PageError } from '@suite/list/page-error';
import { type LoadPage, latePage } from '@suite/shell/pages/late-page';
import { SideNavShape } from '@suite/shell/pages/side-nav';
import type { NavRouteOf } from '@suite/zones/zone-url';
import { type ReactNode, Suspense } from 'react';
import { copy } from './copy';
import { PageSkeleton, PlanSkeleton } from './skeletons';
import { WispNav } from './wisp-nav';

const ownPlan = latePage(async () => (await import('../own/own-plan')).OwnPlan);

interface Props {
  page: NavRouteOf<'wisp'> | undefined;
  children: ReactNode;
  shape?: ReactNode;
  /** Shown to everyone else. */
  others?: ReactNode;
}

/** A page for people who work on the plan; others see the part that concerns them. */
function Edited({ page, children, shape = <PlanSkeleton />, others = ownPlan }: Props) {
  const { data, error, mutate } = useQuery(getOwnPlan, {});
  if (data && !data.mayEdit) return <Suspense fallback={<PageSkeleton />}>{others}</Suspense>;
  return (
    <div className="suite-side">
      {data || error ? <WispNav current={page} /> : <SideNavShape />}
      <div className="suite-side-page">
        {data ? (
          <Suspense fallback={shape}>{children}</Suspense>
        ) : error ? (
          <PageError title={copy.nav} text={copy.failed} onRetry={() => mutate()} />
        ) : (
          shape
        )}
      </div>
    </div>
  );
}

/** Makes the view of a page for people who work on the plan; without a section, none is marked. */
export const edited = (section: NavRouteOf<'wisp'> | undefined, load: LoadPage, shape?: ReactNode) => (
  <Edited key={section ?? 'part'} page={section} shape={shape}>
    {latePage(load)}
  </Edited>
);

/** Makes the view of a page that others see as well, without the navigation. */
export function shared(load: LoadPage) {
  const page = latePage(load);
  return (
    <Edited key="shared" page={undefined} shape={<PageSkeleton />} others={page}>
      {page}
    </Edited>
  );
}

export const loading = (
  <div className="suite-side">
    <SideNavShape />
    <div className="suite-side-page">
      <PlanSkeleton />
    </div>
  </div>
);

import { getRequests } from '@services/identity/contract/requests';
import { useQuery } from '@suite/api/use-query';
import { SectionFrame } from '@suite/list/section-frame';
import { type LoadPage, latePage } from '@suite/shell/pages/late-page';
import { useFormats } from '@suite/shell/preferences/use-formats';
import type { NavRouteOf } from '@suite/zones/zone-url';
import type { ReactNode } from 'react';
import { ListSkeleton } from './skeletons';

/** Makes the view of a page, below the links to all sections. */
export const framed = (section: NavRouteOf<'app-manager'>, load: LoadPage, loading: ReactNode = <ListSkeleton />) => (
  <Frame section={section} loading={loading}>
    {latePage(load)}
  </Frame>
);

interface Props {
  section: NavRouteOf<'app-manager'>;
  loading: ReactNode;
  children: ReactNode;
}

const Frame = ({ section, loading, children }: Props) => (
  <SectionFrame
    zone="app-manager"
    label="App manager"
    current={section}
    after={(route) => route === '/requests' && <OpenRequests />}
    loading={loading}
  >
    {children}
  </SectionFrame>
);

const countOnly = { state: 'open', limit: '1' } as const;

/** Number of open requests; absent while it is unknown, and for 0. */
function OpenRequests() {
  const { number } = useFormats();
  const total = useQuery(getRequests, { query: countOnly }, { handleGlobally: true }).data?.total;
  if (!total) return null;
  return (
    <span className="rounded-full bg-accent-soft px-2 text-xs font-semibold text-accent">
      {number(total)}
      <span className="ui-visually-hidden"> open</span>
    </span>
  );
}

import { OWN } from '@services/valuation/contract/terms';
import { useIsAdministrator } from '@suite/session/is-administrator';
import { type LoadPage, latePage } from '@suite/shell/pages/late-page';
import { SideNavShape } from '@suite/shell/pages/side-nav';
import { type ReactNode, Suspense } from 'react';
import { ExitNav, type NavPage } from './exit-nav';
import { PageSkeleton } from './skeletons';
import { useSubject } from './use-subject';

interface Props {
  page: NavPage;
  children: ReactNode;
}

/** A page beside the navigation. */
const Framed = ({ page, children }: Props) => (
  <div className="suite-side">
    <ExitNav current={page} />
    <div className="suite-side-page">
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    </div>
  </div>
);

const clients = latePage(async () => (await import('../clients/clients-page')).ClientsPage);

/** A page about the firm itself or a client; members who open the firm's page see the clients. */
function Subject({ page, children }: Props) {
  const isForbidden = useSubject() === OWN && !useIsAdministrator();
  if (isForbidden) return <Framed page="/clients">{clients}</Framed>;
  return <Framed page={page}>{children}</Framed>;
}

/** Makes the view of a page about the firm itself or a client. */
export const ofSubject = (page: NavPage, load: LoadPage) => (
  <Subject key={page} page={page}>
    {latePage(load)}
  </Subject>
);

/** Makes the view of a page about the firm. */
export const ofFirm = (page: NavPage, load: LoadPage) => (
  <Framed key={page} page={page}>
    {latePage(load)}
  </Framed>
);

export const loading = (
  <div className="suite-side">
    <SideNavShape />
    <div className="suite-side-page">
      <PageSkeleton />
    </div>
  </div>
);

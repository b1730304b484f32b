import { SectionFrame } from '@suite/list/section-frame';
import { FirmFirst } from '@suite/shell/access/firm-first';
import { type LoadPage, latePage } from '@suite/shell/pages/late-page';
import type { NavRouteOf } from '@suite/zones/zone-url';
import type { ReactNode } from 'react';
import { ArchiveSkeleton } from '../archive/archive-skeleton';

interface Props {
  section: NavRouteOf<'iq-reports'>;
  loading: ReactNode;
  children?: ReactNode;
}

const Frame = ({ section, loading, children }: Props) => (
  <SectionFrame zone="iq-reports" label="Reports" current={section} loading={loading}>
    {children}
  </SectionFrame>
);

/** Makes the view of a section, below the links to all sections. */
export const framed = (section: NavRouteOf<'iq-reports'>, load: LoadPage, loading: ReactNode) => (
  <Frame section={section} loading={loading}>
    <FirmFirst>{latePage(load)}</FirmFirst>
  </Frame>
);

export const loading = (
  <Frame section="/" loading={null}>
    <ArchiveSkeleton />
  </Frame>
);

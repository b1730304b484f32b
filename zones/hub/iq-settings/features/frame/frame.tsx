import { ReadOnlyNote } from '@suite/iq/read-only-note';
import { SectionFrame } from '@suite/list/section-frame';
import { FirmFirst } from '@suite/shell/access/firm-first';
import { type LoadPage, latePage } from '@suite/shell/pages/late-page';
import type { NavRouteOf } from '@suite/zones/zone-url';
import type { ReactNode } from 'react';
import { PageSkeleton } from './skeletons';

/** Makes the view of a page, below the links to all sections. */
export const framed = (section: NavRouteOf<'iq-settings'>, load: LoadPage) => <Frame section={section}>{latePage(load)}</Frame>;

interface Props {
  section: NavRouteOf<'iq-settings'>;
  children: ReactNode;
}

const Frame = ({ section, children }: Props) => (
  <SectionFrame zone="iq-settings" label="IQ settings" current={section} loading={<PageSkeleton />}>
    <ReadOnlyNote text="The settings can be read here, but not changed." />
    <FirmFirst>{children}</FirmFirst>
  </SectionFrame>
);

import { type LoadPage, latePage } from '@suite/shell/pages/late-page';
import { SideNav, SideNavShape } from '@suite/shell/pages/side-nav';
import type { NavRouteOf } from '@suite/zones/zone-url';
import { type ReactNode, Suspense } from 'react';
import { ConversationSkeleton, PageSkeleton } from './skeletons';

const list = latePage(async () => (await import('../list/conversation-list')).ConversationList);

/** Makes the view of a page, beside the navigation and the list of conversations. */
export const framed = (section: NavRouteOf<'chat'>, load: LoadPage, shape: ReactNode = <PageSkeleton />) => (
  <div key={section} className="suite-side chat-frame">
    <SideNav zone="chat" current={section} />
    <Suspense fallback={<div className="chat-list-button" />}>{list}</Suspense>
    <div className="suite-side-page">
      <Suspense fallback={shape}>{latePage(load)}</Suspense>
    </div>
  </div>
);

export const loading = (
  <div className="suite-side chat-frame">
    <SideNavShape isWhole />
    <div className="chat-list-button" />
    <div className="suite-side-page">
      <ConversationSkeleton />
    </div>
  </div>
);

import { leadViews } from '@services/inbox/contract/leads';
import { idOf, oneOf } from '@suite/list/known-values';
import { offsetOf, PAGE_ROWS, type View } from '@suite/list/use-view';

export const inboxDefaults = { view: 'open', find: '', owner: '', tag: '', lead: '', page: '1' };

export type InboxView = View<keyof typeof inboxDefaults>;

export const viewOf = ({ view }: Pick<InboxView, 'view'>) => oneOf(leadViews, view) ?? 'open';

/** Returns the filters in the URL. */
export function filtersOf({ find, owner, tag, ...view }: InboxView) {
  return {
    view: viewOf(view),
    find: find.trim(),
    owner: owner === 'nobody' ? ('nobody' as const) : idOf(owner),
    tag: tag || undefined,
  };
}

export const leadsQuery = (view: InboxView) => ({ ...filtersOf(view), offset: offsetOf(view.page), limit: String(PAGE_ROWS) });

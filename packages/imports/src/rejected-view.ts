import type { ChangeView, View } from '@suite/list/use-view';

/** How rejected rows are listed, as it stands in the address; in the order of reading unless it says otherwise. */
export const rejectedDefaults = { find: '', sort: 'place', order: 'ascending', page: '1' };

export type RejectedView = View<keyof typeof rejectedDefaults>;

export type ChangeRejected = ChangeView<keyof typeof rejectedDefaults>;

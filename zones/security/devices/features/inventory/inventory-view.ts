import { type View as DeviceView, views } from '@services/devices/contract/devices';
import { kinds, statuses } from '@services/devices/contract/terms';
import { idOf, oneOf, sortOf } from '@suite/list/known-values';
import { offsetOf, PAGE_ROWS, type View } from '@suite/list/use-view';

export const inventoryDefaults = { view: 'all', find: '', kind: '', status: '', owner: '', sort: '', order: '', page: '1' };

type Choice = View<keyof typeof inventoryDefaults>;

const sorts = ['name', 'owner', 'os', 'lastSeen', 'state', 'status'] as const;

export const viewOf = ({ view }: Pick<Choice, 'view'>): DeviceView => oneOf(views, view) ?? 'all';

/** Devices that need work come first. */
export const sortOfDevices = (view: Choice) => sortOf(view, sorts, { column: 'state', direction: 'ascending' });

/** Returns the API query for the view in the URL. */
export function devicesQuery(view: Choice) {
  const { column, direction } = sortOfDevices(view);
  return {
    find: view.find.trim(),
    view: viewOf(view),
    kind: oneOf(kinds, view.kind),
    status: oneOf(statuses, view.status),
    owner: view.owner === 'none' ? 'none' : idOf(view.owner),
    sort: column,
    order: direction,
    offset: offsetOf(view.page),
    limit: String(PAGE_ROWS),
  };
}

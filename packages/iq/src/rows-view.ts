import type { RowFigure } from '@services/insights/contract/metrics';
import { hashOfView } from '@suite/list/use-view';
import type { Place } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';

/** What the page of a figure's rows reads from its address. */
export const rowsDefaults = {
  figure: 'open',
  client: '',
  month: '',
  bucket: '',
  vendor: '',
  asOf: '',
  sort: 'date',
  order: 'descending',
  page: '1',
};

type RowsPart = Partial<Omit<typeof rowsDefaults, 'figure'>> & { figure: RowFigure };

/** Address of the rows that a figure stands on, from any zone. */
export function rowsUrl(place: Place, part: RowsPart): string {
  const [zone] = zoneUrl(place, 'iq-dashboard', '/rows').split('#');
  return `${zone}${hashOfView('iq-dashboard', '/rows', rowsDefaults, part)}`;
}

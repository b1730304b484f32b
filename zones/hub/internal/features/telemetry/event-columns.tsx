import type { TelemetryEvent } from '@services/telemetry-intake/contract/administration';
import type { ListColumn } from '@suite/list/list-column';
import { Moment } from '../frame/moment';
import { copy } from './copy';
import { JsonOnDemand } from './json-on-demand';

export const eventColumns: ListColumn<TelemetryEvent>[] = [
  { id: 'time', text: copy.time, value: ({ at }) => at, cell: ({ at }) => <Moment at={at} /> },
  { id: 'environment', text: copy.environment, value: ({ environment }) => environment },
  { id: 'kind', text: copy.kind, value: ({ kind }) => kind },
  {
    id: 'summary',
    text: copy.summary,
    value: ({ summary }) => summary,
    cell: ({ summary }) => <span className="[overflow-wrap:anywhere]">{summary}</span>,
  },
  {
    id: 'json',
    text: copy.json,
    value: ({ json }) => json,
    cell: ({ kind, json }) => <JsonOnDemand kind={kind} json={json} />,
  },
];

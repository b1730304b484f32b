'use client';

import { getTelemetry, MAX_TELEMETRY_EVENTS, type TelemetryList } from '@services/telemetry-intake/contract/administration';
import { useQuery } from '@suite/api/use-query';
import { List } from '@suite/list/list';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import type { EnvironmentName } from '@suite/zones/environments';
import { TitledSection } from '../frame/section-page';
import { copy } from './copy';
import { eventColumns } from './event-columns';

interface Props {
  list: TelemetryList;
  /** Empty for all environments. */
  environment: EnvironmentName | '';
}

/** Lists the events that one service received. */
export function EventList({ list, environment }: Props) {
  const { data, error, isLoading, mutate } = useQuery(
    getTelemetry,
    { query: { list, ...(environment && { environment }) } },
    { handleGlobally: true },
  );
  const { number } = useFormats();
  const { heading, label, find, emptyTitle, emptyText } = copy.lists[list];
  return (
    <TitledSection
      id={list}
      heading={heading}
      text={data ? copy.stored(number(data.stored), number(MAX_TELEMETRY_EVENTS)) : '\u00a0'}
    >
      {error && !isLoading ? (
        <ErrorNote title={copy.failed} onRetry={() => mutate()} />
      ) : (
        <List
          label={label}
          find={find}
          name={`telemetry-${list}`}
          columns={eventColumns}
          rows={data?.events}
          rowId={({ id }) => `${id}`}
          empty={<EmptyState title={emptyTitle} text={emptyText} />}
        />
      )}
    </TitledSection>
  );
}

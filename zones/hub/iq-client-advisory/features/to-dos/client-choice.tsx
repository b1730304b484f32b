import { getClientMetrics } from '@services/insights/contract/clients';
import { useNewest } from '@suite/list/use-newest';
import { closeFromSearch } from '@suite/ui/close-from-search';
import { Input } from '@suite/ui/input';
import { Radio, RadioGroup } from '@suite/ui/radio';
import { useMemo, useState } from 'react';
import { copy } from './copy';

interface Props {
  /** Id of the chosen client; empty if none is chosen. */
  value: string;
  onChange: (clientId: string) => void;
  error: string | undefined;
}

const SHOWN = '6';

/** Chooses one client; the server does the search, so that there can be any number. */
export function ClientChoice({ value, onChange, error }: Props) {
  const [find, setFind] = useState('');
  const query = useMemo(() => ({ find: find.trim(), limit: SHOWN }), [find]);
  const { page } = useNewest(getClientMetrics, { query });
  return (
    <RadioGroup legend={copy.client} legendClassName="sr-only">
      <Input
        label={copy.client}
        type="search"
        onKeyDown={closeFromSearch}
        value={find}
        hint={copy.clientHint}
        error={error}
        autoComplete="off"
        onChange={(event) => setFind(event.currentTarget.value)}
      />
      <div className="mt-2 grid h-[168px] content-start overflow-y-auto">
        {page?.clients.map(({ clientId, name }) => (
          <Radio
            key={clientId}
            label={<bdi className="truncate">{name}</bdi>}
            size="sm"
            className="h-7 min-w-0"
            value={clientId}
            checked={clientId === value}
            onChange={() => onChange(clientId)}
          />
        ))}
      </div>
    </RadioGroup>
  );
}

import { findClients, type OfferedClient } from '@services/price-book/contract/client-prices';
import { useApi } from '@suite/api/api-provider';
import { Button } from '@suite/ui/button';
import { Notice } from '@suite/ui/notice';
import { SearchPick } from '@suite/ui/search-pick';
import type { SearchResult } from '@suite/ui/search-result';
import { useEffect, useRef, useState } from 'react';
import { copy } from './copy';

export interface ChosenClient {
  /** Absent for someone who isn't a client yet. */
  clientId?: string | undefined;
  name: string;
}

interface Props {
  chosen: ChosenClient | undefined;
  onChoose: (client: ChosenClient | undefined) => void;
}

/** Milliseconds without typing until the search starts. */
const PAUSE = 150;

/** Chooses the recipient of a proposal: an existing client, found by name, or a new name. */
export function ClientChoice({ chosen, onChoose }: Props) {
  const [text, setText] = useState('');
  const { clients, hasFailed } = useFound(text, chosen === undefined);
  const name = text.trim();
  const isKnown = clients.some((client) => client.name.toLowerCase() === name.toLowerCase());

  if (chosen)
    return (
      <div>
        <p className="font-medium">{copy.client}</p>
        <p className="mt-1 flex min-h-10 flex-wrap items-center gap-3 rounded-md border border-line bg-surface px-3">
          <bdi className="min-w-0 break-words">{chosen.name}</bdi>
          {!chosen.clientId && <span className="text-muted">{copy.isNew}</span>}
          <Button variant="plain" size="sm" className="ms-auto" onClick={() => onChoose(undefined)}>
            {copy.change}
          </Button>
        </p>
      </div>
    );

  const found: SearchResult[] = [
    ...clients.map((client) => ({ value: client.clientId, label: client.name, ...(client.email && { note: client.email }) })),
    ...(name && !isKnown ? [{ value: '', label: copy.useName(name) }] : []),
  ];
  return (
    <div>
      <SearchPick
        label={copy.client}
        placeholder={copy.clientPlaceholder}
        text={text}
        onText={setText}
        found={found}
        none={copy.noClients}
        onPick={(clientId) => {
          const client = clients.find((each) => each.clientId === clientId);
          onChoose(client ? { clientId, name: client.name } : { name });
        }}
      />
      {hasFailed && (
        <div className="mt-2">
          <Notice>{copy.findFailed}</Notice>
        </div>
      )}
    </div>
  );
}

/** Returns the clients whose name contains the text. An older response never replaces a newer one. */
function useFound(text: string, isRequested: boolean) {
  const { formClient } = useApi();
  const [clients, setClients] = useState<readonly OfferedClient[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const requests = useRef(0);

  useEffect(() => {
    if (!isRequested) return;
    requests.current += 1;
    const own = requests.current;
    const timer = setTimeout(async () => {
      try {
        const answer = await formClient.call(findClients, { query: { find: text.trim() } });
        if (own !== requests.current) return;
        setClients(answer.clients);
        setFailed(false);
      } catch {
        if (own === requests.current) setFailed(true);
      }
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [formClient, text, isRequested]);
  return { clients, hasFailed };
}

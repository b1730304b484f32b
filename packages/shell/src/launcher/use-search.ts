import { useApi } from '@suite/api/api-provider';
import { useSession } from '@suite/session/session-provider';
import { useEffect, useState } from 'react';
import { useFormats } from '../preferences/use-formats';
import { useSuite } from '../start/suite-context';
import type { SearchResults } from './search';

/** Milliseconds between the last key press and the search. */
const PAUSE = 200;

/** Minimum length of a query; a shorter one would match nearly everything. */
const FEWEST = 2;

const nothing: SearchResults = { commands: [], failed: [] };

/** Returns what the services find for the text; undefined while they search. A search that is no longer needed is canceled. */
export function useSearch(text: string): SearchResults | undefined {
  const { deployment } = useSuite();
  const { client } = useApi();
  const { token } = useSession();
  const { day } = useFormats();
  const query = text.trim();
  const [answer, setAnswer] = useState({ query: '', found: nothing });
  const { rights } = token;
  const isShort = query.length < FEWEST;

  useEffect(() => {
    if (isShort) return;
    const call = new AbortController();
    const { signal } = call;
    const timer = setTimeout(async () => {
      const { search } = await import('./search');
      const found = await search(client, { query, deployment, rights, day, signal });
      if (!signal.aborted) setAnswer({ query, found });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [client, deployment, rights, day, query, isShort]);

  if (isShort) return nothing;
  return answer.query === query ? answer.found : undefined;
}

import { useApi } from '@suite/api/api-provider';
import { useSession } from '@suite/session/session-provider';
import { useEffect, useState } from 'react';
import { useSuite } from '../suite-context';
import { useFormats } from '../use-formats';
import type { Found } from './search';

/** Milliseconds without a key until it is searched. */
const PAUSE = 200;

/** Letters that are searched for; fewer would find nearly everything. */
const FEWEST = 2;

const nothing: Found = { commands: [], failed: [] };

/** What the services find for the text; undefined while they search. A search that is no longer wanted is called off. */
export function useSearch(text: string): Found | undefined {
  const { place } = useSuite();
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
      const found = await search(client, { query, place, rights, day, signal });
      if (!signal.aborted) setAnswer({ query, found });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [client, place, rights, day, query, isShort]);

  if (isShort) return nothing;
  return answer.query === query ? answer.found : undefined;
}

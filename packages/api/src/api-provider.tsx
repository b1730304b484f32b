import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { SWRConfig } from 'swr';
import type { ApiClient } from './client';
import { clientOf, formClientOf } from './client-of';

interface Api {
  /** Client of the current epoch. Its calls fail silently with `scope_changed` once the epoch is over. */
  client: ApiClient;
  /** Client for forms and buttons that show failures themselves: each call lists `shownByPage` for local handling. */
  formClient: ApiClient;
  /** Cache key of the user and company, so that no screen ever mixes two companies. */
  scope: string;
  /** Increases when the person or the company changes. */
  epoch?: number | undefined;
  /** Responses that this tab caches for its next pages. */
  cache?: ResponseCache | undefined;
}

/** Responses that the session caches for one person and company (decision 035). */
interface ResponseCache {
  recall(name: string, question: string): unknown;
  keep(name: string, question: string, answer: unknown): void;
  drop(name: string): void;
}

const ApiContext = createContext<Api | undefined>(undefined);

interface Props extends Omit<Api, 'formClient'> {
  /** Pauses reads, for example while a switch to another company waits for the person's decision. */
  isPaused?: () => boolean;
  children: ReactNode;
}

const never = () => false;

/** Provides the API client to the tree. SWR never retries, because the client already does (decision 004). */
export function ApiProvider({ client, scope, epoch, cache, isPaused = never, children }: Props) {
  const bound = useMemo(() => clientOf(client, epoch), [client, epoch]);
  const api = useMemo(
    () => ({ client: bound, formClient: formClientOf(bound), scope, epoch, cache }),
    [bound, scope, epoch, cache],
  );
  return (
    <ApiContext value={api}>
      <SWRConfig value={{ shouldRetryOnError: false, isPaused }}>{children}</SWRConfig>
    </ApiContext>
  );
}

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider');
  return api;
}

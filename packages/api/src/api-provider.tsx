import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { SWRConfig } from 'swr';
import type { ApiClient } from './client';

interface Api {
  client: ApiClient;
  /** User and company that answers are kept for, so that no screen ever mixes two companies. */
  scope: string;
}

const ApiContext = createContext<Api | undefined>(undefined);

interface Props extends Api {
  children: ReactNode;
}

/** Gives the tree its client. swr never retries: the client already has (design §4). */
export function ApiProvider({ client, scope, children }: Props) {
  const api = useMemo(() => ({ client, scope }), [client, scope]);
  return (
    <ApiContext value={api}>
      <SWRConfig value={{ shouldRetryOnError: false }}>{children}</SWRConfig>
    </ApiContext>
  );
}

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi stands outside of an ApiProvider');
  return api;
}

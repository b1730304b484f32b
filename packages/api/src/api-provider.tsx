import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { SWRConfig } from 'swr';
import type { ApiClient } from './client';
import { clientOf } from './client-of';

interface Api {
  /** Bound to the epoch: its calls fail with `scope_changed`, in silence, once it is over. */
  client: ApiClient;
  /** User and company that answers are kept for, so that no screen ever mixes two companies. */
  scope: string;
  /** Grows when the person or the company changes. */
  epoch?: number | undefined;
  /** Answers that this tab keeps for its next pages. */
  kept?: KeptAnswers | undefined;
}

/** What the session keeps of one person and company (decision 035). */
interface KeptAnswers {
  recall(name: string, question: string): unknown;
  keep(name: string, question: string, answer: unknown): void;
  drop(name: string): void;
}

const ApiContext = createContext<Api | undefined>(undefined);

interface Props extends Api {
  /** Holds reads back, as while another company waits for the person to decide. */
  isPaused?: () => boolean;
  children: ReactNode;
}

const never = () => false;

/** Gives the tree its client. swr never retries: the client already has (decision 004). */
export function ApiProvider({ client, scope, epoch, kept, isPaused = never, children }: Props) {
  const bound = useMemo(() => clientOf(client, epoch), [client, epoch]);
  const api = useMemo(() => ({ client: bound, scope, epoch, kept }), [bound, scope, epoch, kept]);
  return (
    <ApiContext value={api}>
      <SWRConfig value={{ shouldRetryOnError: false, isPaused }}>{children}</SWRConfig>
    </ApiContext>
  );
}

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi stands outside of an ApiProvider');
  return api;
}

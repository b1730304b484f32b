import { useState } from 'react';

/** What the hooks of the API return. */
interface Read<Data> {
  data: Data | undefined;
  error: unknown;
  mutate: () => Promise<unknown>;
}

interface Cached<Data> {
  data: Data | undefined;
  /** When the shown data arrived, ISO 8601, once a later read of the same has failed; undefined otherwise. */
  keptSince: string | undefined;
  retry: () => void;
}

/** Keeps what was read, with its age, while the service does not answer. */
export function useKept<Data>({ data, error, mutate }: Read<Data>): Cached<Data> {
  const [last, setLast] = useState<{ data: Data; at: string }>();
  if (data !== undefined && data !== last?.data) setLast({ data, at: new Date().toISOString() });
  return {
    data,
    keptSince: error !== undefined && data !== undefined ? last?.at : undefined,
    retry: () => void mutate(),
  };
}

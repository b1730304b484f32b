import { useState } from 'react';

/** The result of an API hook. */
interface Read<Data> {
  data: Data | undefined;
  error: unknown;
  mutate: () => Promise<unknown>;
}

interface Cached<Data> {
  data: Data | undefined;
  /** When the shown data arrived, ISO 8601, if a later refresh failed; otherwise undefined. */
  staleSince: string | undefined;
  retry: () => void;
}

/** Adds to loaded data its age, for showing it while the service does not respond. */
export function useStale<Data>({ data, error, mutate }: Read<Data>): Cached<Data> {
  const [last, setLast] = useState<{ data: Data; at: string }>();
  if (data !== undefined && data !== last?.data) setLast({ data, at: new Date().toISOString() });
  return {
    data,
    staleSince: error !== undefined && data !== undefined ? last?.at : undefined,
    retry: () => void mutate(),
  };
}

import { useState } from 'react';

/** A read of the API, as its hooks answer it. */
interface Read<Data> {
  data: Data | undefined;
  error: unknown;
  mutate: () => Promise<unknown>;
}

interface Kept<Data> {
  data: Data | undefined;
  /** When what is shown came, ISO 8601, once a later read of the same has failed; undefined else. */
  keptSince: string | undefined;
  retry: () => void;
}

/** What was read stays readable, with its age, while the service cannot answer. */
export function useKept<Data>({ data, error, mutate }: Read<Data>): Kept<Data> {
  const [last, setLast] = useState<{ data: Data; at: string }>();
  if (data !== undefined && data !== last?.data) setLast({ data, at: new Date().toISOString() });
  return {
    data,
    keptSince: error !== undefined && data !== undefined ? last?.at : undefined,
    retry: () => void mutate(),
  };
}

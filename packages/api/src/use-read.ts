import type { SuiteError } from '@suite/contract/errors';
import { useDeferredValue, useMemo } from 'react';
import useSWR, { type SWRResponse, useSWRConfig } from 'swr';
import { type GenericSchema, safeParse } from 'valibot';
import { useApi } from './api-provider';
import type { ApiClient } from './client';

interface Options<Data> {
  /** Milliseconds to the next read of what was answered, while the page is seen; 0 for none. */
  readAgain?: (data: Data) => number;
  /** The tab's next page shows the answer at once, while it is read anew, if it still is what this schema says (decision 035). */
  keepAs?: GenericSchema<unknown, Data>;
}

/**
 * Data of a read, kept by user and company. `parameters` belong to the key, objects by what they hold;
 * `undefined` holds the read back until they are known. What the first answer shows is rendered in pieces, so that the
 * browser responds in between; until it is complete, what was shown before stays.
 */
export function useRead<Parameters extends readonly (string | object)[], Data>(
  read: (client: ApiClient, ...parameters: Parameters) => Promise<Data>,
  name: string,
  parameters: Parameters | undefined,
  { readAgain, keepAs }: Options<Data> = {},
): SWRResponse<Data, SuiteError> {
  const { client, scope, epoch, kept } = useApi();
  // The epoch, because a read that began in an earlier one may yet fail, and must not be shared by who has come back.
  const key = parameters && [scope, epoch, name, ...parameters];
  const refreshInterval = (data: Data | undefined) => (data !== undefined && readAgain ? readAgain(data) : 0);
  const question = keepAs && parameters && JSON.stringify(parameters);
  const early = useMemo(() => {
    if (!keepAs || !question) return undefined;
    const found = safeParse(keepAs, kept?.recall(name, question));
    return found.success ? { fallbackData: found.output } : undefined;
  }, [kept, keepAs, name, question]);

  async function ask(): Promise<Data> {
    const data = await read(client, ...(parameters as Parameters));
    if (question) kept?.keep(name, question, data);
    return data;
  }

  const answer = useSWR<Data, SuiteError>(key, ask, { refreshInterval, ...early });
  const hasData = answer.data !== undefined;
  const isDrawn = useDeferredValue(hasData);
  const failure = useDeferredValue(answer.error);
  if (hasData && !isDrawn)
    return { data: undefined, error: failure, isLoading: !failure, isValidating: true, mutate: answer.mutate };
  // What cannot be read anew may no longer be this person's to see.
  if (!early || !answer.error || answer.data !== early.fallbackData) return answer;
  kept?.drop(name);
  return { ...answer, data: undefined };
}

/**
 * Reads anew, as after a write, what stands on the page of the reads with these names; what does not is read when it
 * is shown. It stands here, in a module of all zones, so that what it needs of swr is the same in each.
 */
export function useRevalidate(): (...names: string[]) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return (...names) => mutate((key) => Array.isArray(key) && names.includes(key[2]));
}

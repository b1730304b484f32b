import type { SuiteError } from '@suite/contract/errors';
import useSWR, { type SWRResponse, useSWRConfig } from 'swr';
import { useApi } from './api-provider';
import type { ApiClient } from './client';

interface Options<Data> {
  /** Milliseconds to the next read of what was answered, while the page is seen; 0 for none. */
  readAgain?: (data: Data) => number;
}

/**
 * Data of a read, kept by user and company. `parameters` belong to the key, objects by what they hold;
 * `undefined` holds the read back until they are known.
 */
export function useRead<Parameters extends readonly (string | object)[], Data>(
  read: (client: ApiClient, ...parameters: Parameters) => Promise<Data>,
  name: string,
  parameters: Parameters | undefined,
  { readAgain }: Options<Data> = {},
): SWRResponse<Data, SuiteError> {
  const { client, scope, epoch } = useApi();
  // The epoch, because a read that began in an earlier one may yet fail, and must not be shared by who has come back.
  const key = parameters && [scope, epoch, name, ...parameters];
  const refreshInterval = (data: Data | undefined) => (data !== undefined && readAgain ? readAgain(data) : 0);
  return useSWR<Data, SuiteError>(key, () => read(client, ...(parameters as Parameters)), { refreshInterval });
}

/**
 * Reads anew, as after a write, what stands on the page of the reads with these names; what does not is read when it
 * is shown. It stands here, in a module of all zones, so that what it needs of swr is the same in each.
 */
export function useReadAnew(): (...names: string[]) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return (...names) => mutate((key) => Array.isArray(key) && names.includes(key[2]));
}

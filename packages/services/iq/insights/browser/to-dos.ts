import type { ApiClient } from '@suite/api/client';
import { useRead } from '@suite/api/use-query';
import { shownByPage } from '@suite/contract/status';
import { getToDos } from '../contract/to-dos';

const getOpenToDos = async (client: ApiClient) => {
  const { counts, toDos } = await client.call(getToDos, { query: { list: 'open', limit: '1' }, handleLocally: shownByPage });
  return { count: counts.open, first: toDos[0] };
};

/** Returns the number of open to-dos, and the most urgent ones; requested only for people who can open client advisory. */
export const useOpenToDos = (isTheirs: boolean) => useRead(getOpenToDos, 'open-to-dos', isTheirs ? [] : undefined);

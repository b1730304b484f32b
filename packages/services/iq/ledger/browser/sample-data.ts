import type { ApiClient } from '@suite/api/client';
import { useRead } from '@suite/api/use-query';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/sample-data';

const getSampleData = (client: ApiClient) =>
  client.call(endpoints.getSampleData, { handleLocally: shownByPage }).then(({ data }) => data);

/** Reads whether the firm of the token's company has sample data or can add it. */
export const useSampleData = (companyId: string) => useRead(getSampleData, 'sample-data', companyId ? [] : undefined);

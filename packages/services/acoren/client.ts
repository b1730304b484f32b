import type { ApiClient } from '@suite/api/client';
import { useRead } from '@suite/api/use-read';
import * as endpoints from './contract';

const getEntries = (client: ApiClient) => client.call(endpoints.getAcorenEntries, {});

export const useAcorenEntries = () => useRead(getEntries, 'acoren-entries', []);

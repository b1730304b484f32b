import type { ApiClient } from '@suite/api/client';
import { useRead } from '@suite/api/use-read';
import * as endpoints from './contract';

const getEntries = (client: ApiClient) => client.call(endpoints.getMywebsiteContactsEntries, {});

export const useMywebsiteContactsEntries = () => useRead(getEntries, 'mywebsite-contacts-entries', []);

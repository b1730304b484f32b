import { getOutbox as endpoint } from '@suite/contract/internal';
import type { ApiClient } from '../client';
import { useRead } from '../use-read';

/** The latest mails that the caller may read, newest first. */
const getOutbox = (client: ApiClient) => client.call(endpoint, {});

export const useOutbox = () => useRead(getOutbox, 'outbox', []);

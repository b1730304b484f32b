import type { ApiClient } from '@suite/api/client';
import { useRead } from '@suite/api/use-read';
import * as endpoints from './contract';

/** The current state of every service. */
const getServices = (client: ApiClient) => client.call(endpoints.getServices, {});

export const useServices = () => useRead(getServices, 'services', []);

/** The latest mails that the caller may read, newest first. */
const getOutbox = (client: ApiClient) => client.call(endpoints.getOutbox, {});

export const useOutbox = () => useRead(getOutbox, 'outbox', []);

/** Recent failures of the platform, newest first. */
const getLastErrors = (client: ApiClient) => client.call(endpoints.getLastErrors, {});

export const useLastErrors = () => useRead(getLastErrors, 'last-errors', []);

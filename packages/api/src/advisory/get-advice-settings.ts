import { getAdviceSettings as endpoint } from '@suite/contract/advisory';
import type { ApiClient } from '../client';
import { useRead } from '../use-read';

/** What the figures make to-dos of, and the firm’s currency. */
const getAdviceSettings = (client: ApiClient) => client.call(endpoint, { silent: true });

export const useAdviceSettings = () => useRead(getAdviceSettings, 'advice-settings', []);

import type { ApiClient } from '@suite/api/client';
import { useRead } from '@suite/api/use-read';
import * as endpoints from './contract';

const getEntries = (client: ApiClient) => client.call(endpoints.getOpenaiGatewayEntries, {});

export const useOpenaiGatewayEntries = () => useRead(getEntries, 'openai-gateway-entries', []);

import { type AdviceSettings, putAdviceSettings as endpoint } from '@suite/contract/advisory';
import type { ApiClient } from '../client';

/** Sets what the figures make to-dos of; the caller tells failures itself. */
export const putAdviceSettings = (client: ApiClient, body: AdviceSettings) => client.call(endpoint, { body, silent: true });

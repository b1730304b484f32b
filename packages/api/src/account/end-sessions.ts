import { endSessions as endpoint } from '@suite/contract/account';
import type { ApiClient } from '../client';

/** Ends every session of the account, this one too. The caller tells failures itself. */
export const endSessions = (client: ApiClient, userId: string) => client.call(endpoint, { params: { userId }, silent: true });

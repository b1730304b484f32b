import type { ApiClient } from '@suite/api/client';
import { shownByPage } from '@suite/contract/status';
import * as wholeEvents from './whole-events';

// Marks all of its exports as used.
void wholeEvents;

/** Returns the unread count; on a failure the bell shows no count. */
export const readUnread = (client: ApiClient) => client.call(wholeEvents.notifications.getUnread, { handleLocally: shownByPage });

import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/calendars';

const getCalendars = (client: ApiClient) => client.call(endpoints.getCalendars, { handleLocally: shownByPage });

/** Reads when people take appointments. The caller shows failures, as for the call below. */
export const useCalendars = () => useRead(getCalendars, 'calendars', []);

export const putCalendar = (client: ApiClient, userId: string, body: RequestOf<typeof endpoints.putCalendar>['body']) =>
  client.call(endpoints.putCalendar, { params: { userId }, body, handleLocally: shownByPage });

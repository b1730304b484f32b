import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/assignments';

const getAssignments = (client: ApiClient) => client.call(endpoints.getAssignments, { handleLocally: shownByPage });

/** Reads who has to take which course. The caller shows failures, as for all calls below. */
export const useAssignments = () => useRead(getAssignments, 'training-assignments', []);

export const createAssignment = (client: ApiClient, body: RequestOf<typeof endpoints.createAssignment>['body']) =>
  client.call(endpoints.createAssignment, { body, handleLocally: shownByPage });

export const putAssignment = (client: ApiClient, assignmentId: string, body: RequestOf<typeof endpoints.putAssignment>['body']) =>
  client.call(endpoints.putAssignment, { params: { assignmentId }, body, handleLocally: shownByPage });

export const endAssignment = (client: ApiClient, assignmentId: string) =>
  client.call(endpoints.endAssignment, { params: { assignmentId }, handleLocally: shownByPage });

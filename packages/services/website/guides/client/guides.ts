import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/guides';

const getGuides = (client: ApiClient) => client.call(endpoints.getGuides, { handleLocally: shownByPage });

/** Reads the lead magnets. The caller shows failures, as for all calls below. */
export const useGuides = () => useRead(getGuides, 'guides', []);

export const createGuide = (client: ApiClient, body: RequestOf<typeof endpoints.createGuide>['body']) =>
  client.call(endpoints.createGuide, { body, handleLocally: shownByPage });

export const putGuide = (client: ApiClient, guideId: string, body: RequestOf<typeof endpoints.putGuide>['body']) =>
  client.call(endpoints.putGuide, { params: { guideId }, body, handleLocally: shownByPage });

export const putGuideFile = (client: ApiClient, guideId: string, file: File) =>
  client.call(endpoints.putGuideFile, { params: { guideId }, query: { fileName: file.name }, file, handleLocally: shownByPage });

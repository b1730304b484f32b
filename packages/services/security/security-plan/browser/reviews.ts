import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/reviews';

const handleLocally = shownByPage;

export const finishReviewItem = (
  client: ApiClient,
  { year, key }: { year: number; key: string },
  body: RequestOf<typeof endpoints.finishReviewItem>['body'],
) => client.call(endpoints.finishReviewItem, { params: { year: String(year), key }, body, handleLocally });

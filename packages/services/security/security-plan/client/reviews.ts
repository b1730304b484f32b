import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/reviews';

const handleLocally = shownByPage;

const getReviews = (client: ApiClient) => client.call(endpoints.getReviews, { handleLocally });

export const useReviews = () => useRead(getReviews, 'wisp-reviews', []);

export const startReview = (client: ApiClient) => client.call(endpoints.startReview, { handleLocally });

export const finishReviewItem = (
  client: ApiClient,
  { year, key }: { year: number; key: string },
  body: RequestOf<typeof endpoints.finishReviewItem>['body'],
) => client.call(endpoints.finishReviewItem, { params: { year: String(year), key }, body, handleLocally });

export const putReview = (client: ApiClient, year: number, body: RequestOf<typeof endpoints.putReview>['body']) =>
  client.call(endpoints.putReview, { params: { year: String(year) }, body, handleLocally });

export const getOwnersReport = (client: ApiClient, year: number) =>
  client.call(endpoints.getOwnersReport, { params: { year: String(year) }, handleLocally });

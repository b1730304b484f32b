import type { getVendors } from '@services/insights/contract/vendors';
import type { AnswerOf } from '@suite/api/request-of';

export type Vendor = AnswerOf<typeof getVendors>['vendors'][number];

import type { getVendors } from '@services/insights/contract/vendors';
import type { ResponseOf } from '@suite/api/request-of';

export type Vendor = ResponseOf<typeof getVendors>['vendors'][number];

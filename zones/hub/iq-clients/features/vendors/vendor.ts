import type { useVendors } from '@services/insights/client/vendors';

export type Vendor = NonNullable<ReturnType<typeof useVendors>['data']>['vendors'][number];

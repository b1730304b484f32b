'use client';

import { useSampleData } from '@services/ledger/client/sample-data';
import { useSession } from '@suite/session/session-provider';
import { lazy, Suspense } from 'react';

/** Few firms have sample data: the others load nothing of it. */
const SampleNotice = lazy(async () => ({ default: (await import('./sample-notice')).SampleNotice }));

/** Above every page of IQ while the firm's numbers are made up. */
export function SampleBand() {
  const { token } = useSession();
  const { data } = useSampleData(token.companyId);
  if (!data?.addedAt) return null;
  return (
    <Suspense>
      <SampleNotice canRemove={token.rights.includes('admin')} />
    </Suspense>
  );
}

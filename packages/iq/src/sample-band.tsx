'use client';

import { useSampleData } from '@services/ledger/browser/sample-data';
import { useSession } from '@suite/session/session-provider';
import { lazy, Suspense } from 'react';

/** Loaded on demand, because few firms have sample data. */
const SampleNotice = lazy(async () => ({ default: (await import('./sample-notice')).SampleNotice }));

/** Banner above every IQ page while the firm has sample data. */
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

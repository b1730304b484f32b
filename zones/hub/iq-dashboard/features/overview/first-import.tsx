import { isBeingRead, useProviderConnections } from '@services/ledger/browser/connections';
import { MetricsFailed } from '@suite/iq/metrics-failed';
import { Notice } from '@suite/ui/notice';
import type { ComponentProps } from 'react';
import { copy } from './copy';

/** Shown before the first import of a firm with a connection: its progress, or how to start one. */
export function FirstImport(failed: ComponentProps<typeof MetricsFailed>) {
  const { data: providers, isLoading } = useProviderConnections();
  if (isLoading) return null;
  return providers?.some(isBeingRead) ? <Notice>{copy.firstImport}</Notice> : <MetricsFailed {...failed} />;
}

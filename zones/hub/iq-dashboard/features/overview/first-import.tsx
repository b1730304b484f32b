import { isBeingRead, useProviderConnections } from '@services/ledger/client/connections';
import { FiguresFailed } from '@suite/iq/figures-failed';
import { Notice } from '@suite/ui/notice';
import type { ComponentProps } from 'react';
import { copy } from './copy';

/** Before the first import of a firm with a connection: whether it is under way, otherwise how to start one. */
export function FirstImport(failed: ComponentProps<typeof FiguresFailed>) {
  const { data: providers, isLoading } = useProviderConnections();
  if (isLoading) return null;
  return providers?.some(isBeingRead) ? <Notice>{copy.firstImport}</Notice> : <FiguresFailed {...failed} />;
}

'use client';

import { classNames } from '@suite/ui/class-names';
import { ErrorNote } from '@suite/ui/error-note';
import type { ReactNode } from 'react';
import { useBoot } from './boot-context';
import { BootedProviders } from './booted-providers';
import { EpochScope } from './epoch-scope';
import { Loading } from './loading';
import { NeedsScript } from './needs-script';
import { NotFound } from './not-found';
import { Permitted } from './permitted';
import { startFailure } from './start-failure';

interface Props {
  /** Stands while the zone starts, in the shape of what comes. */
  loading?: ReactNode;
  children: ReactNode;
}

/** Shows its children once the zone has started and its guard has let the person in (§4). */
export function Opened({ loading = <Loading />, children }: Props) {
  const { boot, retry } = useBoot();
  if (boot.status === 'failed') return <ErrorNote {...startFailure(boot.error)} onRetry={retry} />;
  if (boot.status === 'starting' || !boot.open) {
    return (
      <div className={classNames('suite-start', boot.status === 'booted' && boot.left && 'suite-left')}>
        {loading}
        <noscript>
          <NeedsScript />
        </noscript>
      </div>
    );
  }
  if (!boot.booted.exists) return <NotFound />;
  return (
    <BootedProviders booted={boot.booted}>
      <EpochScope>
        <Permitted>{children}</Permitted>
      </EpochScope>
    </BootedProviders>
  );
}

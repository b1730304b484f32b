'use client';

import { type ErrorCode, SuiteError } from '@suite/contract/errors';
import { classNames } from '@suite/ui/class-names';
import { ErrorNote } from '@suite/ui/error-note';
import { ButtonLink } from '@suite/ui/link';
import { zones } from '@suite/zones/zones';
import type { ReactNode } from 'react';
import { Loading } from '../pages/loading';
import { NotFound, PageNote } from '../pages/page-note';
import { useBoot } from '../start/boot';
import { BootedProviders, EpochScope } from '../start/suite-context';
import { Permitted } from './permission';

interface Props {
  /** Shown while the zone starts, in the shape of the page. */
  loading?: ReactNode;
  /** Shown where JavaScript is off. */
  withoutScript?: ReactNode;
  children: ReactNode;
}

/** Shows its children once the zone has started and its guard has admitted the person (§4). */
export function Opened({ loading = <Loading />, withoutScript = <NeedsScript />, children }: Props) {
  const { boot, retry } = useBoot();
  if (boot.status === 'failed') return <ErrorNote {...startFailure(boot.error)} onRetry={retry} />;
  if (boot.status === 'starting' || !boot.open) {
    return (
      <div className={classNames('suite-start', boot.status === 'booted' && boot.left && 'suite-left')}>
        {loading}
        <noscript>{withoutScript}</noscript>
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

/** Shown instead of a zone where JavaScript is off. Every host redirects these two paths. */
const NeedsScript = () => (
  <PageNote
    title="This app needs JavaScript"
    text="Switch it on in your browser and load the page again."
    action={
      <div className="suite-note-ways">
        <ButtonLink href={`${zones.login.basePath}/`}>{zones.login.title}</ButtonLink>
        <ButtonLink variant="quiet" href={`${zones.home.basePath}/`}>
          Go to {zones.home.title}
        </ButtonLink>
      </div>
    }
  />
);

interface StartFailure {
  title: string;
  text: string;
}

const failures: Partial<Record<ErrorCode, StartFailure>> = {
  unknown_environment: {
    title: 'This address is not part of the suite.',
    text: 'Check the address, or open the suite from the link your firm gave you.',
  },
  config_load_failed: {
    title: 'The settings of this app could not be loaded.',
    text: 'Check your connection. Nothing you have saved is affected.',
  },
  config_invalid: {
    title: 'The settings of this app cannot be read.',
    text: 'Tell the person who runs the suite for you that its config file is not valid JSON.',
  },
};

const other = { title: 'This app could not start.', text: 'Nothing you have saved is affected.' };

/** Message for a zone that fails to start. */
const startFailure = (error: unknown) => (error instanceof SuiteError && failures[error.code]) || other;

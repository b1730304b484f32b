import { useProviderConnections } from '@services/ledger/browser/connections';
import { ConnectionType } from '@services/ledger/contract/firms';
import { ExploreSample } from '@suite/iq/explore-sample';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { ButtonLink } from '@suite/ui/link';
import { zoneUrl } from '@suite/zones/zone-url';
import { useState } from 'react';
import { FileSender } from '../upload/send-file';
import { copy } from './copy';
import { OpenUploads } from './open-uploads';
import { Providers } from './providers';

interface Props {
  isConnected: boolean;
}

/** Connects a platform or links to an upload; collapsed once there is a ledger, unless a sync waits for a choice. */
export function ConnectStep({ isConnected }: Props) {
  const { deployment } = useSuite();
  const [isOpen, setIsOpen] = useState(!isConnected);
  const providers = useProviderConnections();
  // A file is the quickest way unless a platform can be connected with a few clicks.
  const isPlatformFirst = (providers.data ?? []).some(
    ({ connectionType, isConfigured }) => isConfigured && connectionType !== ConnectionType.accountingDesktop,
  );
  const isAsking = (providers.data ?? []).some(({ duplicates }) => duplicates);

  return (
    <>
      {isConnected && (
        <>
          <p className="text-muted">{copy.settled.text}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <ButtonLink variant="quiet" size="sm" href={zoneUrl(deployment, 'iq-settings')}>
              {copy.settled.manage}
            </ButtonLink>
            {!isOpen && (
              <Button variant="quiet" size="sm" onClick={() => setIsOpen(true)}>
                {copy.settled.more}
              </Button>
            )}
          </div>
        </>
      )}
      {isOpen && (
        <>
          {isPlatformFirst ? (
            <>
              <Platforms />
              <Files heading={copy.upload.heading} />
            </>
          ) : (
            <>
              <Files />
              <Platforms heading={copy.orConnect} />
            </>
          )}
          <ExploreSample className="mt-5" text={copy.sample} />
        </>
      )}
      {!isOpen && isAsking && <Platforms />}
      <OpenUploads />
    </>
  );
}

const Platforms = ({ heading }: { heading?: string }) => (
  <div className="mt-1">
    {heading && <h3 className="mt-5 text-sm">{heading}</h3>}
    <p className="mt-1 max-w-[68ch] text-pretty text-muted">{copy.text}</p>
    <Providers />
  </div>
);

const Files = ({ heading }: { heading?: string }) => (
  <div className="mt-1">
    {heading && <h3 className="mt-5 text-sm">{heading}</h3>}
    <p className="mt-1 mb-3 max-w-[68ch] text-pretty text-muted">{copy.upload.text}</p>
    <FileSender />
  </div>
);

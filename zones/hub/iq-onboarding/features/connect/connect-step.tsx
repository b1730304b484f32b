import { ExploreSample } from '@suite/iq/explore-sample';
import { useSuite } from '@suite/shell/suite-context';
import { Button } from '@suite/ui/button';
import { ButtonLink } from '@suite/ui/link';
import { hashOf, zoneUrl } from '@suite/zones/zone-url';
import { useState } from 'react';
import { copy } from './copy';
import { OpenUploads } from './open-uploads';
import { Providers } from './providers';

interface Props {
  isConnected: boolean;
}

/** Connects a platform or leads to an upload; folded up once a ledger is there. */
export function ConnectStep({ isConnected }: Props) {
  const { place } = useSuite();
  const [isOpen, setIsOpen] = useState(!isConnected);

  return (
    <>
      {isConnected && (
        <>
          <p className="text-muted">{copy.settled.text}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <ButtonLink look="quiet" size="sm" href={zoneUrl(place, 'iq-settings')}>
              {copy.settled.manage}
            </ButtonLink>
            {!isOpen && (
              <Button look="quiet" size="sm" onClick={() => setIsOpen(true)}>
                {copy.settled.more}
              </Button>
            )}
          </div>
        </>
      )}
      {isOpen && (
        <>
          <p className="mt-1 max-w-[68ch] text-pretty text-muted">{copy.text}</p>
          <Providers />
          <h3 className="mt-5 text-sm">{copy.upload.heading}</h3>
          <p className="mt-1 mb-3 max-w-[68ch] text-pretty text-muted">{copy.upload.text}</p>
          <ButtonLink look="quiet" href={hashOf('iq-onboarding', '/upload')}>
            {copy.upload.start}
          </ButtonLink>
          <ExploreSample className="mt-5" text={copy.sample} />
        </>
      )}
      <OpenUploads />
    </>
  );
}

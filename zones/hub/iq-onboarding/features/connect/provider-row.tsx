import { isBeingRead } from '@services/ledger/browser/connections';
import type { ProviderConnection } from '@services/ledger/contract/connections';
import { ConnectionType } from '@services/ledger/contract/firms';
import { SyncDuplicates } from '@suite/iq/sync-duplicates';
import { MayChange } from '@suite/session/may-change';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Badge } from '@suite/ui/badge';
import { Button } from '@suite/ui/button';
import { type ReactNode, useState } from 'react';
import { ConnectingNote } from './connecting-note';
import { copy } from './copy';
import { DesktopFile } from './desktop-file';
import { DocumentForm } from './document-form';
import type { Connecting } from './use-connecting';

interface Props {
  provider: ProviderConnection;
  /** Progress of its connection, if it was started here. */
  connecting: Connecting | undefined;
  connect: (document?: string) => Promise<void>;
}

/** A platform with its way to connect. */
export function ProviderRow({ provider, connecting, connect }: Props) {
  const { connectionType, name, isConfigured, state } = provider;
  const [asksForDocument, setAsksForDocument] = useState(false);
  const isDesktop = connectionType === ConnectionType.accountingDesktop;
  const document = connectionType === ConnectionType.google || connectionType === ConnectionType.microsoftOffice;
  const isOpening = connecting?.step === 'opening';
  const isDone = state === 'connected';
  const press = () => (document ? setAsksForDocument(true) : void connect());

  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="text-sm">{name}</h3>
          <ProviderNote provider={provider} />
        </div>
        {isDone && <Badge text={copy.connected} tone="good" />}
        {isDesktop && <DesktopFile isReconnecting={state !== 'not-connected'} />}
        {!isDesktop && !isDone && !asksForDocument && (
          <Button
            variant="quiet"
            aria-label={state === 'reconnect' ? copy.againTo(name) : copy.connectTo(name)}
            disabled={!isConfigured}
            spinning={isOpening}
            onClick={press}
          >
            {state === 'reconnect' ? copy.again : copy.connect}
          </Button>
        )}
      </div>
      {provider.duplicates && (
        <MayChange>
          <SyncDuplicates provider={provider} />
        </MayChange>
      )}
      {asksForDocument && !isDone && document && (
        <DocumentForm
          connectionType={connectionType}
          name={name}
          isOpening={isOpening}
          onConnect={connect}
          onCancel={() => setAsksForDocument(false)}
        />
      )}
      {connecting && !isDone && <ConnectingNote name={name} connecting={connecting} />}
    </li>
  );
}

/** Which ledger is connected and when it was read, or what prevents that. */
function ProviderNote({ provider }: { provider: ProviderConnection }) {
  const { moment } = useFormats();
  const { connectionType, name, state, account, lastSyncAt, failure } = provider;
  if (state === 'not-connected') {
    return <Note>{howOf(connectionType, name)}</Note>;
  }
  const reading = isBeingRead(provider) ? copy.reading : lastSyncAt ? copy.readAt(moment(lastSyncAt)) : '';
  return (
    <>
      <Note>{[account && account !== name && `${account}.`, state === 'connected' && reading].filter(Boolean).join(' ')}</Note>
      {failure && <p className="text-pretty text-bad">{failure}</p>}
    </>
  );
}

/** Says in a line how to connect a platform. */
function howOf(type: ProviderConnection['connectionType'], name: string): string {
  if (type === ConnectionType.accountingDesktop) return copy.desktop.text;
  if (type === ConnectionType.google) return copy.byAddress.google;
  if (type === ConnectionType.microsoftOffice) return copy.byAddress.microsoft;
  return copy.byConsent(name);
}

const Note = ({ children }: { children: ReactNode }) => <p className="text-pretty wrap-anywhere text-muted">{children}</p>;

import { isBeingRead } from '@services/ledger/browser/connections';
import type { ProviderConnection } from '@services/ledger/contract/connections';
import { ConnectionType } from '@services/ledger/contract/firms';
import { SyncDuplicates } from '@suite/iq/sync-duplicates';
import { MayChange } from '@suite/session/may-change';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Badge, type BadgeTone } from '@suite/ui/badge';
import { ButtonLink } from '@suite/ui/link';
import { zoneUrl } from '@suite/zones/zone-url';
import { copy } from './copy';
import { Disconnect } from './disconnect';
import { SyncButton } from './sync-button';
import { SyncCounts } from './sync-counts';

interface Props {
  provider: ProviderConnection;
}

const tones: Record<ProviderConnection['state'], BadgeTone> = {
  connected: 'good',
  reconnect: 'warn',
  'not-connected': 'neutral',
};

/** A platform: its connected ledger, when it was read and with which result, and its actions. */
export function ProviderRow({ provider }: Props) {
  const { deployment } = useSuite();
  const { connectionType, name, isConfigured, state, account, failure, sync } = provider;
  const isThere = state !== 'not-connected';
  const comesByItself = connectionType === ConnectionType.accountingDesktop;
  const isReading = state === 'connected' && isBeingRead(provider);

  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="text-sm">{name}</h2>
            <Badge text={isReading ? copy.reading : copy.states[state]} tone={isReading ? 'info' : tones[state]} size="sm" />
          </div>
          {account && account !== name && <p className="wrap-anywhere text-muted">{account}</p>}
        </div>
        <MayChange>
          <div className="flex flex-wrap gap-2">
            {state === 'connected' && !comesByItself && <SyncButton provider={provider} isReading={isReading} />}
            {isThere && <Disconnect provider={provider} />}
            {state !== 'connected' && isConfigured && (
              <ButtonLink
                variant="quiet"
                size="sm"
                aria-label={isThere ? copy.againTo(name) : copy.connectTo(name)}
                href={zoneUrl(deployment, 'iq-onboarding')}
              >
                {isThere ? copy.again : copy.connect}
              </ButtonLink>
            )}
          </div>
        </MayChange>
      </div>
      {failure && <p className="mt-2 max-w-[68ch] text-pretty text-bad">{failure}</p>}
      {provider.duplicates && (
        <MayChange>
          <SyncDuplicates provider={provider} />
        </MayChange>
      )}
      {isThere && <Times provider={provider} comesByItself={comesByItself} />}
      {isThere && sync && <SyncCounts sync={sync} />}
    </li>
  );
}

function Times({ provider: { lastSyncAt, nextSyncAt, state }, comesByItself }: Props & { comesByItself: boolean }) {
  const { moment } = useFormats();
  const next = comesByItself ? copy.byItself : nextSyncAt && moment(nextSyncAt);
  return (
    <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-1">
      <div className="flex gap-2">
        <dt className="text-muted">{copy.lastSync}</dt>
        <dd>{lastSyncAt ? <time dateTime={lastSyncAt}>{moment(lastSyncAt)}</time> : copy.never}</dd>
      </div>
      {state === 'connected' && next && (
        <div className="flex gap-2">
          <dt className="text-muted">{copy.nextSync}</dt>
          <dd>{next}</dd>
        </div>
      )}
    </dl>
  );
}

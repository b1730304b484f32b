import { connectionName } from '@services/ledger/browser/firms';
import { ConnectionOutcome } from '@services/ledger/contract/connections';
import { useHashQuery } from '@suite/shell/pages/use-hash-param';
import { Link } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { hashOf } from '@suite/zones/zone-url';
import { useEffect } from 'react';
import { copy } from './copy';
import { OUTCOMES } from './use-connecting';

const tones = { connected: 'good', declined: 'info', failed: 'bad' } as const;

/** Result of the connection attempt that a person returns from, read from the URL. */
export function OutcomeNotice() {
  const query = new URLSearchParams(useHashQuery());
  const outcome = Object.values(ConnectionOutcome).find((known) => known === query.get('outcome'));
  const [, name] = Object.entries(connectionName).find(([type]) => type === query.get('connection')) ?? [];

  useEffect(() => {
    if (!outcome) return;
    const outcomes = new BroadcastChannel(OUTCOMES);
    outcomes.postMessage(outcome);
    outcomes.close();
  }, [outcome]);

  if (!outcome || !name) return null;
  return (
    <div className="mt-4 max-w-[800px]">
      <Notice tone={tones[outcome]}>
        {copy.outcomes[outcome](name)} <Link href={hashOf('iq-onboarding', '/')}>{copy.outcomes.dismiss}</Link>
      </Notice>
    </div>
  );
}

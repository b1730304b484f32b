import { startConnection } from '@services/ledger/browser/connections';
import type { ConnectionTypeCode } from '@services/ledger/contract/firms';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { zoneUrl } from '@suite/zones/zone-url';
import { useEffect, useRef, useState } from 'react';

/** Channel on which a tab that returns from a provider notifies the tab that started the connection. */
export const OUTCOMES = 'iq-onboarding-outcomes';

/** Progress of the connection that was last started here. */
export type Connecting =
  | { type: ConnectionTypeCode; step: 'opening' | 'waiting' }
  | { type: ConnectionTypeCode; step: 'blocked'; address: string }
  | { type: ConnectionTypeCode; step: 'failed'; reason: string };

/** Opens a provider in its own tab, and checks the connection again when the person or that tab comes back. */
export function useConnecting() {
  const { client } = useApi();
  const { deployment } = useSuite();
  const revalidate = useRevalidate();
  const [connecting, setConnecting] = useState<Connecting>();
  const isAway = connecting?.step === 'waiting' || connecting?.step === 'blocked';
  const look = useRef(() => {});
  look.current = () => void revalidate('provider-connections', 'firm');

  useEffect(() => {
    if (!isAway) return;
    const checkAgain = () => look.current();
    const outcomes = new BroadcastChannel(OUTCOMES);
    outcomes.addEventListener('message', checkAgain);
    addEventListener('focus', checkAgain);
    return () => {
      outcomes.close();
      removeEventListener('focus', checkAgain);
    };
  }, [isAway]);

  /** Must be called directly by the click: a tab that opens later counts as a pop-up. */
  async function connect(type: ConnectionTypeCode, document?: string): Promise<void> {
    const tab = open('', '_blank');
    setConnecting({ type, step: 'opening' });
    try {
      const returnTo = zoneUrl(deployment, 'iq-onboarding');
      const address = await startConnection(client, type, document === undefined ? { returnTo } : { returnTo, document });
      if (!tab) return setConnecting({ type, step: 'blocked', address });
      // The provider must not have access to this page.
      tab.opener = null;
      tab.location.replace(address);
      setConnecting({ type, step: 'waiting' });
    } catch (error) {
      tab?.close();
      setConnecting({ type, step: 'failed', reason: reasonOf(error) });
    }
  }

  return { connecting, connect };
}

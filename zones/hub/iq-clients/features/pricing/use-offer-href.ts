import { useMayChange } from '@suite/session/may-change';
import { useSession } from '@suite/session/session-provider';
import { useSuite } from '@suite/shell/start/suite-context';
import { zoneUrl } from '@suite/zones/zone-url';
import { rightOf } from '@suite/zones/zones';
import { useMemo } from 'react';

/**
 * Returns the link that starts an offer with a service that a client is billed for, at a price of a unit in minor units or else
 * at the suggested one; undefined for people who may not write offers.
 */
export function useOfferHref(): ((client: string, service: string, price?: number) => string) | undefined {
  const { deployment } = useSuite();
  const mayChange = useMayChange();
  const mayOffer = useSession().token.rights.includes(rightOf('offer')) && mayChange;
  return useMemo(
    () =>
      mayOffer
        ? (client, service, price) =>
            zoneUrl(deployment, 'offer', '/new', { client, service, ...(price && { price: String(price) }) })
        : undefined,
    [deployment, mayOffer],
  );
}

import { returnFromCheckout } from '@services/payments/contract/public';
import { copy as offerCopy } from '@services/proposals/wording/offer-page';
import { useQuery } from '@suite/api/use-query';
import { useHashParam } from '@suite/shell/pages/use-hash-param';
import { ErrorNote } from '@suite/ui/error-note';
import { Link } from '@suite/ui/link';
import { NarrowPage } from '@suite/ui/narrow-page';
import { Progress } from '@suite/ui/progress';
import { hashOf } from '@suite/zones/zone-url';
import { useEffect, useState } from 'react';
import { UnknownLink } from '../closed/unknown-link';
import { copy } from './copy';
import { storedCheckout } from './stored-checkout';

/** Return page of the provider; the token is stored in the tab that went there. */
export function Return() {
  const [checkout] = useState(storedCheckout);
  return checkout ? <Returned {...checkout} /> : <UnknownLink link="returned" />;
}

function Returned({ token, paymentId }: { token: string; paymentId: string | null }) {
  const checkout = useHashParam<'offer-public', '/return'>('checkout') ?? undefined;
  const { data, error, mutate } = useQuery(returnFromCheckout, { params: { token } });
  const step = paymentId === null ? 'payment' : undefined;
  const href = hashOf('offer-public', '/', { token, step, checkout });

  useEffect(() => {
    if (data) location.replace(href);
  }, [data, href]);

  if (error?.code === 'not_found' || error?.code === 'invalid_request') return <UnknownLink link="unknown" />;
  return (
    <NarrowPage brand={offerCopy.brand} {...copy.returning}>
      {error ? <ErrorNote {...copy.notChecked} onRetry={() => mutate()} /> : <Progress label={copy.checking} />}
      {error && (
        <Link href={hashOf('offer-public', '/', { token, step })} className="self-start">
          {copy.toOffer}
        </Link>
      )}
    </NarrowPage>
  );
}

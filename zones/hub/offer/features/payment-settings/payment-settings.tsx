import { getBilling } from '@services/payments/contract/billing';
import { getPaymentSettings } from '@services/payments/contract/settings';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { useIsAdministrator } from '@suite/session/is-administrator';
import { PageSection } from '@suite/shell/pages/page-section';
import { useHashParam } from '@suite/shell/pages/use-hash-param';
import { ErrorNote } from '@suite/ui/error-note';
import { Skeleton } from '@suite/ui/skeleton';
import { useEffect, useRef } from 'react';
import { BankDetails } from './bank-details';
import { copy } from './copy';
import { StripeSettings } from './stripe-settings';

/** How the firm collects payments: by transfer or through Stripe. Each is saved on its own. */
export function PaymentSettings() {
  const { data, error, mutate } = useQuery(getPaymentSettings, {});
  const revalidate = useRevalidate();
  const isAdministrator = useIsAdministrator();
  const isRequested = useHashParam<'offer', '/settings'>('part') === 'payments';
  const place = useRef<HTMLDivElement>(null);
  const isShown = data !== undefined;
  useEffect(() => {
    if (isRequested && isShown) place.current?.scrollIntoView?.({ block: 'start' });
  }, [isRequested, isShown]);
  if (!data)
    return (
      <PageSection title={copy.bank.heading} text={copy.bank.text}>
        {error ? (
          <ErrorNote title={copy.failed} onRetry={() => mutate()} />
        ) : (
          <div role="status" aria-label={copy.loading}>
            <Skeleton className="h-[320px]" />
          </div>
        )}
      </PageSection>
    );
  const props = {
    settings: data,
    isAdministrator,
    onSaved: async (next: typeof data) => {
      await mutate(next, { revalidate: false });
      void revalidate(getBilling);
    },
    onReload: () => mutate(),
  };
  return (
    <div ref={place} className="scroll-mt-16">
      <BankDetails {...props} />
      <StripeSettings {...props} />
    </div>
  );
}

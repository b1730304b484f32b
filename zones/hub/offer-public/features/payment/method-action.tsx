import type { PublicBilling } from '@services/payments/contract/public';
import { Button } from '@suite/ui/button';
import { Icon } from '@suite/ui/icon';
import { ButtonLink } from '@suite/ui/link';
import { Spinner } from '@suite/ui/spinner';
import { useOnline } from '../sign/use-online';
import { copy } from './copy';
import type { Checkout } from './use-checkout';

interface Props {
  billing: PublicBilling;
  /** How the client left the provider's page, `done` or `left`; null if they haven't been there. */
  returned: string | null;
  checkout: Checkout;
  backHref: string;
  onNext: () => void;
}

const large = 'h-12 flex-auto text-base sm:flex-none';

/** State of the payment method that the offer requires, and what to do next. */
export function MethodAction({ billing, returned, checkout, backHref, onNext }: Props) {
  const { neededMethod, provider } = billing;
  const isOnline = useOnline();
  const isConfirming = neededMethod === 'missing' && returned === 'done';
  const open = () => void checkout.open({ kind: 'method' });
  const toProvider = (text: string, variant: 'solid' | 'quiet') => (
    <Button variant={variant} spinning={checkout.isOpening} disabled={checkout.seconds > 0} className={large} onClick={open}>
      {text}
    </Button>
  );
  const next = (
    <Button disabled={checkout.isOpening} className={large} onClick={onNext}>
      {copy.next}
    </Button>
  );

  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="flex items-start gap-2 max-sm:min-h-12 [overflow-wrap:anywhere]">
        {isConfirming && <Spinner size="sm" label={copy.confirming} className="mt-1 flex-none" />}
        {neededMethod === 'saved' && (
          <span className="mt-1 flex-none text-good">
            <Icon name="check" />
          </span>
        )}
        <span className="min-w-0">{isOnline ? statusOf() : copy.offline}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        {neededMethod === 'missing' && provider === 'manual' && toProvider(copy.without, 'solid')}
        {neededMethod === 'missing' &&
          provider !== 'manual' &&
          (isConfirming ? toProvider(copy.toProviderAgain, 'quiet') : toProvider(copy.toProvider, 'solid'))}
        {neededMethod !== 'missing' && next}
        <ButtonLink variant="quiet" href={backHref} className={large}>
          {copy.back}
        </ButtonLink>
      </div>
    </div>
  );

  function statusOf(): string {
    if (neededMethod === 'saved') return copy.saved(billing.method);
    if (neededMethod === 'later' || (neededMethod === 'missing' && provider === 'manual')) return copy.later;
    if (isConfirming) return copy.confirming;
    if (neededMethod === null) return '';
    return returned === 'left' ? copy.left : copy.missing;
  }
}

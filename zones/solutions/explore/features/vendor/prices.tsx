import { deleteVendorPrice } from '@services/directory/contract/firm';
import type { VendorPage } from '@services/directory-api/contract/answers';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { useMayChange } from '@suite/session/may-change';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { Icon } from '@suite/ui/icon';
import { useState } from 'react';
import { copy } from './copy';
import { Aside } from './from-bills';
import { PriceDialog } from './price-dialog';

type Price = VendorPage['prices'][number];

const { prices: words } = copy;

/** Describes a price: `$29.00 per user a month`. */
export const priceText = (
  { amount, currency, unit, period }: Price,
  money: (amount: number, currency: string) => string,
): string =>
  money(amount, currency) +
  (words.per[unit as keyof typeof words.per] ?? '') +
  (words.each[period as keyof typeof words.each] ?? '');

/** Prices that the firm was offered or has read. */
export function Prices({ vendor }: { vendor: VendorPage }) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const { money } = useMetricFormats();
  const { day } = useFormats();
  const revalidate = useRevalidate();
  const mayChange = useMayChange();
  const [isAdding, setAdding] = useState(false);

  async function remove(id: string) {
    try {
      await formClient.call(deleteVendorPrice, { params: { priceId: id } });
      await revalidate('explore-vendor', 'explore-compare');
    } catch (error) {
      events.emit('toast', { type: 'error', text: copy.notDone(reasonOf(error)) });
    }
  }

  return (
    <Aside title={words.heading}>
      <p className="text-muted">{vendor.prices.length ? words.text : `${words.none} ${words.text}`}</p>
      {vendor.prices.length > 0 && (
        <ul className="grid gap-2">
          {vendor.prices.map((price) => (
            <li key={price.id} className="flex items-start justify-between gap-2">
              <span className="min-w-0">
                <span className="block font-medium tabular-nums">{priceText(price, money)}</span>
                {price.plan && <span className="block break-words">{price.plan}</span>}
                <span className="block text-xs text-muted">{words.by(price.enteredBy, day(price.seenOn))}</span>
              </span>
              {mayChange && (
                <Button
                  variant="plain"
                  size="sm"
                  aria-label={words.remove(priceText(price, money))}
                  onClick={() => remove(price.id)}
                >
                  <Icon name="close" />
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayChange && (
        <Button variant="quiet" size="sm" onClick={() => setAdding(true)}>
          {words.add}
        </Button>
      )}
      {isAdding && <PriceDialog vendor={vendor} onClose={() => setAdding(false)} />}
    </Aside>
  );
}

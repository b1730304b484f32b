import type { BookService, Bundle } from '@services/price-book/contract/price-book';
import { type Billing, billings } from '@suite/pricing/line';
import { lineAmounts } from '@suite/pricing/line-amounts';

export interface Bundled {
  service: BookService;
  quantity: number;
}

/** Returns the services of a bundle, without those that no longer exist. */
export const bundledOf = (bundle: Pick<Bundle, 'services'>, services: readonly BookService[]): Bundled[] =>
  bundle.services.flatMap(({ serviceId, quantity }) => {
    const service = services.find(({ id }) => id === serviceId);
    return service ? [{ service, quantity }] : [];
  });

/** Returns what services cost together without tax, by billing. */
export function pricesOf(bundled: readonly Bundled[]): { billing: Billing; amount: number }[] {
  return billings.flatMap((billing) => {
    const of = bundled.filter(({ service }) => service.billing === billing);
    const amount = of.reduce((sum, { service, quantity }) => sum + lineAmounts({ ...service, quantity, discount: null }).net, 0);
    return of.length ? [{ billing, amount }] : [];
  });
}

import { type ClientPrice, getClientPrices } from '@services/price-book/contract/client-prices';
import { type BookService, getLedgerServices, type LedgerService } from '@services/price-book/contract/price-book';
import { useQuery } from '@suite/api/use-query';
import { isRecurring, type Line, type Recurrence } from '@suite/pricing/line';
import { lineAmounts } from '@suite/pricing/line-amounts';
import { useMemo } from 'react';
import { isValidLine } from '../lines/line-totals';

interface Of {
  clientId: string | null;
  currency: string;
  services: readonly BookService[] | undefined;
}

const nameOf = (text: string) => text.trim().toLowerCase();

/**
 * Returns the ledger's information on the prices of lines, by the service in the price book they came from, otherwise by their
 * name.
 */
export function usePriceHints({ clientId, currency, services }: Of) {
  const { data } = useQuery(getClientPrices, clientId ? { params: { clientId } } : undefined, { isOptional: true });
  const ledger = useQuery(getLedgerServices, {}, { isOptional: true }).data?.services;
  const prices = data?.prices;
  const hintOf = useMemo(() => {
    const byName = new Map(
      (prices ?? []).filter((price) => price.currency === currency).map((price) => [nameOf(price.service), price]),
    );
    const ledgerNames = new Map((services ?? []).map(({ id, ledgerName, name }) => [id, nameOf(ledgerName || name)]));
    return (line: Line): ClientPrice | undefined =>
      byName.get((line.serviceId && ledgerNames.get(line.serviceId)) || nameOf(line.name));
  }, [prices, services, currency]);

  const changeOf = useMemo(() => {
    const billings = new Map(
      (ledger ?? []).filter((service) => service.currency === currency).map(({ name, billing }) => [nameOf(name), billing]),
    );
    return (lines: readonly Line[]) => changeOfPrices(lines, hintOf, billings);
  }, [ledger, hintOf, currency]);
  return { payment: data?.payment ?? undefined, hintOf, changeOf };
}

const perYear: Record<Recurrence, number> = { weekly: 52, monthly: 12, quarterly: 4, yearly: 1 };

/**
 * Returns the change of yearly prices, without tax, as a fraction. Includes recurring lines that the client already pays and that
 * are billed as often as in the ledger; null if there are none.
 */
export function changeOfPrices(
  lines: readonly Line[],
  hintOf: (line: Line) => ClientPrice | undefined,
  billings: ReadonlyMap<string, LedgerService['billing']>,
): number | null {
  let [before, after] = [0, 0];
  for (const line of lines) {
    const hint = hintOf(line);
    if (!hint?.client || hint.client.isEnded || !isRecurring(line.billing) || !isValidLine(line)) continue;
    if (billings.get(nameOf(hint.service)) !== line.billing) continue;
    before += hint.client.price * perYear[line.billing];
    after += lineAmounts(line).net * perYear[line.billing];
  }
  return before > 0 ? after / before - 1 : null;
}

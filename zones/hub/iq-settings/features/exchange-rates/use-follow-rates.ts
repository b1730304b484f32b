import { getDashboard } from '@services/insights/contract/dashboard';
import { getToDos } from '@services/insights/contract/to-dos';
import { getExchangeRates, getRatedDocuments } from '@services/ledger/contract/exchange-rates';
import { useRevalidate } from '@suite/api/use-query';

/** Returns a function that reads everything again that depends on exchange rates, which is every metric. */
export function useFollowRates(): () => Promise<unknown> {
  const revalidate = useRevalidate();
  return () => revalidate(getExchangeRates, getRatedDocuments, getDashboard, getToDos);
}

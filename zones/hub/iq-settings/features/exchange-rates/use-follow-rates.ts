import { useRevalidate } from '@suite/api/use-read';

/** Returns a function that reads everything again that depends on exchange rates, which is every metric. */
export function useFollowRates(): () => Promise<unknown> {
  const revalidate = useRevalidate();
  return () => revalidate('exchange-rates', 'rated-documents', 'dashboard', 'to-dos');
}

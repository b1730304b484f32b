import { useRevalidate } from '@suite/api/use-read';

/** Reads again what depends on exchange rates: they change every number. */
export function useFollowRates(): () => Promise<unknown> {
  const revalidate = useRevalidate();
  return () => revalidate('exchange-rates', 'rated-documents', 'dashboard', 'to-dos');
}

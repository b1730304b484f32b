import { useReadAnew } from '@suite/api/use-read';

/** Reads again what depends on exchange rates: they change every number. */
export function useFollowRates(): () => Promise<unknown> {
  const readAnew = useReadAnew();
  return () => readAnew('exchange-rates', 'rated-documents', 'dashboard', 'to-dos');
}

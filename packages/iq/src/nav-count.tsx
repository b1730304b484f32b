import { getMetricState } from '@services/insights/contract/dashboard';
import { useQuery } from '@suite/api/use-query';
import { useMetricFormats } from './use-metric-formats';

interface Props {
  of: 'clients' | 'openToDos';
}

/** Count next to the name of a section; empty until known. */
export function NavCount({ of }: Props) {
  const { number } = useMetricFormats();
  const { data: state } = useQuery(getMetricState, {}, { isOptional: true });
  return state && <span className="suite-side-count">{number(state[of])}</span>;
}

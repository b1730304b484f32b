import { useMetricState } from '@services/insights/client/dashboard';
import { useMetricFormats } from './use-metric-formats';

interface Props {
  of: 'clients' | 'openToDos';
}

/** Count next to the name of a section; empty until known. */
export function NavCount({ of }: Props) {
  const { number } = useMetricFormats();
  const { data: state } = useMetricState();
  return state && <span className="suite-side-count">{number(state[of])}</span>;
}

import { useMetricState } from '@services/insights/client/dashboard';
import { useMetricFormats } from './use-metric-formats';

interface Props {
  of: 'clients' | 'openToDos';
}

/** How many there are, beside the name of a section; nothing until it is known. */
export function NavCount({ of }: Props) {
  const { number } = useMetricFormats();
  const { data: state } = useMetricState();
  return state && <span className="suite-side-count">{number(state[of])}</span>;
}

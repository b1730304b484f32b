import { useFigureState } from '@services/insights/client/dashboard';
import { useFigureFormats } from './use-figure-formats';

interface Props {
  of: 'clients' | 'openToDos';
}

/** How many there are, beside the name of a section; nothing until it is known. */
export function NavCount({ of }: Props) {
  const { number } = useFigureFormats();
  const { data: state } = useFigureState();
  return state && <span className="suite-side-count">{number(state[of])}</span>;
}

import { type ReactNode, useEffect } from 'react';
import { useNotices } from './load-notices';

interface Props {
  children: (notices: typeof import('./notices')) => ReactNode;
}

/** Milliseconds before a notice that could not be loaded is requested again, for example while the network is down. */
const PAUSE = 2_000;

/** Shows a notice once it is loaded. */
export function LateNotice({ children }: Props) {
  const { module, hasFailed, retry } = useNotices();

  useEffect(() => {
    if (!hasFailed) return;
    const timer = setTimeout(retry, PAUSE);
    return () => clearTimeout(timer);
  }, [hasFailed, retry]);

  return module && children(module);
}

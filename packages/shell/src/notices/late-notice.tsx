import { type ReactNode, useEffect } from 'react';
import { useNotices } from './load-notices';

interface Props {
  children: (notices: typeof import('./notices')) => ReactNode;
}

/** In milliseconds: a notice that could not be loaded is asked for again after so long, as while the network is gone. */
const PAUSE = 2_000;

/** Shows a notice as soon as it is there. */
export function LateNotice({ children }: Props) {
  const { module, hasFailed, retry } = useNotices();

  useEffect(() => {
    if (!hasFailed) return;
    const timer = setTimeout(retry, PAUSE);
    return () => clearTimeout(timer);
  }, [hasFailed, retry]);

  return module && children(module);
}

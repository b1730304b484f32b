import { ErrorNote } from '@suite/ui/error-note';
import type { ReactNode } from 'react';
import { Loading } from '../pages/loading';
import { useMenus } from './load-menus';

interface Props {
  children: (menus: typeof import('./menus')) => ReactNode;
}

/** Content of a header menu, shown once it is loaded. */
export function MenuContent({ children }: Props) {
  const { module, hasFailed, retry } = useMenus();
  if (module) return children(module);
  return hasFailed ? <ErrorNote title="The menu could not be loaded." onRetry={retry} /> : <Loading />;
}

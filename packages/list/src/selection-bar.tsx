import { Button } from '@suite/ui/button';
import type { ReactNode } from 'react';
import { copy } from './copy';

interface Props {
  count: number;
  onClear: () => void;
  children: ReactNode;
}

/** Bar that stays visible below a list while rows are selected. */
export const SelectionBar = ({ count, onClear, children }: Props) => (
  <section
    aria-label={copy.selected(count)}
    className="sticky bottom-4 z-10 mx-auto mt-3 flex w-fit max-w-full flex-wrap items-center justify-center gap-2 rounded-lg border border-line-strong bg-surface p-2 shadow-pop"
  >
    <span className="px-2 font-medium">{copy.selected(count)}</span>
    {children}
    <Button variant="plain" size="sm" onClick={onClear}>
      {copy.clear}
    </Button>
  </section>
);

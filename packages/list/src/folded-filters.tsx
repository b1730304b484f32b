import { Button } from '@suite/ui/button';
import { classNames } from '@suite/ui/class-names';
import { type ReactNode, useId, useState } from 'react';
import { copy } from './copy';

interface Props {
  /** Number of filters that are set. */
  count: number;
  children: ReactNode;
}

/** Filters of a list: in its toolbar, or on a phone behind one button next to the search. */
export function FoldedFilters({ count, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="quiet"
        className="min-h-10 sm:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {copy.filters(count)}
      </Button>
      <div
        id={id}
        className={classNames('contents max-sm:w-full max-sm:flex-wrap max-sm:gap-3', isOpen ? 'max-sm:flex' : 'max-sm:hidden')}
      >
        {children}
      </div>
    </>
  );
}

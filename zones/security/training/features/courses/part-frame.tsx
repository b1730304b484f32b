import { Button } from '@suite/ui/button';
import { Icon } from '@suite/ui/icon';
import type { ReactNode } from 'react';
import { copy } from './copy';

interface Props {
  /** Name of the part, for the labels of the buttons. */
  name: string;
  onUp?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  children: ReactNode;
}

/** A part of a course that can be moved and removed. */
export const PartFrame = ({ name, onUp, onRemove, children }: Props) => (
  <div className="rounded-lg border border-line p-4 max-sm:p-2.5">
    <div className="flex gap-1 max-sm:-mb-1 max-sm:justify-end sm:float-end sm:ms-3 sm:mb-1">
      {onUp && (
        <Button variant="plain" size="sm" aria-label={copy.up(name)} onClick={onUp}>
          <Icon name="arrow-up" />
        </Button>
      )}
      {onRemove && (
        <Button variant="plain" size="sm" aria-label={copy.remove(name)} onClick={onRemove}>
          <Icon name="close" />
        </Button>
      )}
    </div>
    <div className="grid gap-3">{children}</div>
  </div>
);

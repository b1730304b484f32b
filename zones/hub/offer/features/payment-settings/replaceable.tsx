import { Button } from '@suite/ui/button';
import { type ReactNode, useState } from 'react';

interface Props {
  /** Texts of the buttons that show and hide the form. */
  open: string;
  close: string;
  children: (close: () => void) => ReactNode;
}

/** A form for something that is already set, shown on request. */
export function Replaceable({ open, close, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid gap-4">
      <div>
        <Button variant="quiet" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? close : open}
        </Button>
      </div>
      {isOpen && children(() => setOpen(false))}
    </div>
  );
}

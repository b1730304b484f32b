import { Button } from '@suite/ui/button';
import { type ReactNode, useState } from 'react';

interface Props {
  /** What the button says that shows the form, and the one that puts it away. */
  open: string;
  close: string;
  children: (close: () => void) => ReactNode;
}

/** A form for something that is set already: shown when somebody wants to change it. */
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

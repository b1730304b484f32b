import { ToDoDialog } from '@suite/iq/to-do-dialog';
import { MayChange } from '@suite/session/may-change';
import { Button } from '@suite/ui/button';
import { useState } from 'react';
import { copy } from './copy';

interface Props {
  clientId: string;
}

/** Creates a to-do about the client in client advisory. */
export function AddToDo({ clientId }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <MayChange>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {copy.addToDo}
      </Button>
      {isOpen && <ToDoDialog clientId={clientId} done={copy.toDoAdded} onClose={() => setOpen(false)} />}
    </MayChange>
  );
}

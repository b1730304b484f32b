import { ToDoDialog } from '@suite/iq/to-do-dialog';
import { MayChange } from '@suite/session/may-change';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { useState } from 'react';
import { copy } from './copy';

interface Props {
  clientId: string;
}

/** Creates a to-do about the client in client advisory. */
export function AddToDo({ clientId }: Props) {
  const { events } = useSuite();
  const [isOpen, setOpen] = useState(false);
  return (
    <MayChange>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {copy.addToDo}
      </Button>
      {isOpen && (
        <ToDoDialog
          clientId={clientId}
          onClose={() => setOpen(false)}
          onAdded={() => events.emit('toast', { type: 'success', text: copy.toDoAdded })}
        />
      )}
    </MayChange>
  );
}

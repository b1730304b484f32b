import { ToDoDialog } from '@suite/iq/to-do-dialog';
import { useSuite } from '@suite/shell/start/suite-context';
import { useState } from 'react';
import { ClientChoice } from './client-choice';
import { copy } from './copy';

interface Props {
  onClose: () => void;
}

/** Adds a person's own to-do about a client of their choice. */
export function AddToDo({ onClose }: Props) {
  const { events } = useSuite();
  const [clientId, setClientId] = useState('');
  return (
    <ToDoDialog
      clientId={clientId}
      choice={(isMissing) => (
        <ClientChoice value={clientId} onChange={setClientId} error={isMissing ? copy.noClient : undefined} />
      )}
      onClose={onClose}
      onAdded={() => events.emit('toast', { type: 'success', text: copy.added })}
    />
  );
}

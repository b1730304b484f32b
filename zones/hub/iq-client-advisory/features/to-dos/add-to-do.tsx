import { ToDoDialog } from '@suite/iq/to-do-dialog';
import { ClientChoice } from './client-choice';
import { copy } from './copy';

interface Props {
  onClose: () => void;
}

/** Adds a person's own to-do about a client of their choice. */
export const AddToDo = ({ onClose }: Props) => (
  <ToDoDialog
    choice={({ value, error, onChange }) => <ClientChoice value={value} error={error} onChange={onChange} />}
    done={copy.added}
    onClose={onClose}
  />
);

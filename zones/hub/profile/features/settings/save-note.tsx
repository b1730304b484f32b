import { ErrorNote } from '@suite/ui/error-note';
import { copy } from './copy';
import type { Saving } from './use-saving';

interface Props {
  saving: Saving;
}

/** Says whether the last choice is saved, in a line that is always present. */
export function SaveNote({ saving: { state, save } }: Props) {
  if (state === 'failed') return <ErrorNote {...copy.notSaved} onRetry={() => save({})} />;
  return (
    <p role="status" className="h-5 text-muted">
      {state === 'saving' && copy.saving}
      {state === 'saved' && copy.saved}
    </p>
  );
}

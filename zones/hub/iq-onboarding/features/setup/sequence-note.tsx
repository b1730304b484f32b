import { reasonOf } from '@suite/shell/form/reason-of';
import { ErrorNote } from '@suite/ui/error-note';
import type { Sequence } from './use-sequence';

interface Props {
  sequence: Sequence;
}

/** Shows the action in progress, or the one that failed; the button below retries. */
export function SequenceNote({ sequence: { doing, failure } }: Props) {
  return (
    <>
      <p role="status" className="text-muted not-empty:mt-3">
        {doing}
      </p>
      {failure && (
        <div className="mt-3">
          <ErrorNote title={failure.title} text={reasonOf(failure.error)} />
        </div>
      )}
    </>
  );
}

import { ErrorNote } from '@suite/ui/error-note';
import { Notice } from '@suite/ui/notice';
import { copy } from './copy';
import type { Failure } from './failure';

interface Props {
  failure: Failure;
  /** Seconds until the next try is allowed. */
  seconds: number;
  onRetry: () => void;
}

/** Shows a failure that is not about the input: too many tries, or a failure of the identity service. */
export function FailureNote({ failure, seconds, onRetry }: Props) {
  if (failure.code !== 'throttled') return <ErrorNote {...copy.ofService(failure.code)} onRetry={onRetry} />;
  return (
    <Notice tone="bad">
      {copy.throttled} {/* Read out once, with the note; counting aloud would drown everything else. */}
      <span role="timer" aria-live="off">
        {failure.retryAt === undefined ? copy.waitUnknown : copy.wait(seconds)}
      </span>
    </Notice>
  );
}

import { ErrorNote } from '@suite/ui/error-note';
import { Notice } from '@suite/ui/notice';
import { copy } from './copy';
import type { Failure } from './failure';

interface Props {
  failure: Failure;
  /** Until the next try is allowed. */
  seconds: number;
  onRetry: () => void;
}

/** A failure that is not about what was typed: too many tries, or the identity service itself. */
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

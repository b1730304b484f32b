import type { Failure } from '@suite/shell/form/failure';
import { FailureNote } from '@suite/shell/form/failure-note';
import { useSecondsUntil } from '@suite/shell/form/use-seconds-until';
import { Notice } from '@suite/ui/notice';
import { copy } from './copy';

interface Props {
  failure: Failure;
  onRetry: (() => void) | undefined;
}

/** Why a sign-in by passkey failed, below the button that started it. */
export function PasskeyFailure({ failure, onRetry = () => undefined }: Props) {
  const seconds = useSecondsUntil(failure.retryAt);
  if (failure.code === 'wrong_passkey') return <Notice tone="bad">{copy.passkey.wrong}</Notice>;
  if (failure.code === 'account_deactivated') return <Notice tone="bad">{copy.deactivated}</Notice>;
  return <FailureNote failure={failure} seconds={seconds} onRetry={onRetry} />;
}

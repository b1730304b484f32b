import type { MfaState as State } from '@services/identity/contract/account';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Badge } from '@suite/ui/badge';
import { Button } from '@suite/ui/button';
import { copy } from './copy';

export type Task = 'turn-on' | 'turn-off' | 'new-codes';

interface Props {
  mfa: State;
  /** Whether it takes the focus, because it replaces a task that has ended. */
  takesFocus: boolean;
  onTask: (task: Task) => void;
}

/** At most this many codes left show a warning. */
const FEW = 3;

/** State of two-factor authentication. Has the same height on or off, so that nothing below moves when it loads. */
export function MfaState({ mfa: { hasEnabledMfa, recoveryCodesLeft }, takesFocus, onTask }: Props) {
  const { number } = useFormats();
  if (!hasEnabledMfa) {
    return (
      <>
        <p className="h-6">
          <Badge text={copy.off} />
        </p>
        <Button className="mt-3" autoFocus={takesFocus} onClick={() => onTask('turn-on')}>
          {copy.turnOn}
        </Button>
      </>
    );
  }
  return (
    <>
      <p className="flex h-6 items-center gap-3">
        <Badge tone="good" text={copy.on} />
        <span className={recoveryCodesLeft < FEW ? 'text-warn' : 'text-muted'}>{leftText(recoveryCodesLeft, number)}</span>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="quiet" autoFocus={takesFocus} onClick={() => onTask('new-codes')}>
          {copy.newCodes}
        </Button>
        <Button variant="quiet" onClick={() => onTask('turn-off')}>
          {copy.turnOff}
        </Button>
      </div>
    </>
  );
}

function leftText(count: number, number: (value: number) => string): string {
  if (count === 0) return copy.noneLeft;
  return count === 1 ? copy.lastLeft : copy.left(number(count));
}

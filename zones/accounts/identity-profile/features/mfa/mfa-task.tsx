import { copy } from './copy';
import type { Task } from './mfa-state';
import { NewCodes } from './new-codes';
import { TurnOff } from './turn-off';
import { TurnOn } from './turn-on';

const views = {
  'turn-on': { View: TurnOn, done: copy.turnedOn },
  'turn-off': { View: TurnOff, done: copy.turnedOff },
  'new-codes': { View: NewCodes, done: copy.renewed },
};

interface Props {
  task: Task;
  /** Told what to say of it, when it was not given up. */
  onEnd: (done?: string) => Promise<void>;
}

/** The ways to change the second factor, loaded by who wants to. */
export function MfaTask({ task, onEnd }: Props) {
  const { View, done } = views[task];
  return <View onDone={() => onEnd(done)} onCancel={() => onEnd()} />;
}

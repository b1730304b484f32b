import { createRecoveryCodes } from '@services/identity/browser/account';
import { useApi } from '@suite/api/api-provider';
import { useSession } from '@suite/session/session-provider';
import { useState } from 'react';
import { changeUser } from '../account/change-user';
import { copy } from './copy';
import { KeepCodes } from './keep-codes';
import type { Task } from './mfa-state';
import { ProveFirst } from './prove-first';
import { TurnOn } from './turn-on';

const views = {
  'turn-on': { View: TurnOn, done: copy.turnedOn },
  'turn-off': { View: TurnOff, done: copy.turnedOff },
  'new-codes': { View: NewCodes, done: copy.renewed },
};

interface Props {
  task: Task;
  /** Called with the message to show, or without one if the task was canceled. */
  onEnd: (done?: string) => Promise<void>;
}

/** The tasks of two-factor authentication, loaded when one is started. */
export function MfaTask({ task, onEnd }: Props) {
  const { View, done } = views[task];
  return <View onDone={() => onEnd(done)} onCancel={() => onEnd()} />;
}

interface TurnOffProps {
  onDone: () => Promise<void>;
  onCancel: () => void;
}

/** Asks for a code, then calls PUT users (decision 004, "hasEnabledMfa by PUT"). */
function TurnOff({ onDone, onCancel }: TurnOffProps) {
  const { client } = useApi();
  const { userId } = useSession().token;

  async function turnOff(): Promise<void> {
    await changeUser(client, userId, { hasEnabledMfa: false });
    await onDone();
  }

  return <ProveFirst {...copy.proof.off} act={turnOff} onCancel={onCancel} />;
}

interface NewCodesProps {
  onDone: () => Promise<void>;
  onCancel: () => void;
}

function NewCodes({ onDone, onCancel }: NewCodesProps) {
  const { client } = useApi();
  const { userId } = useSession().token;
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <KeepCodes codes={codes} submit={copy.codes.done} onSaved={onDone} />;
  return (
    <ProveFirst {...copy.proof.codes} act={async () => setCodes(await createRecoveryCodes(client, userId))} onCancel={onCancel} />
  );
}

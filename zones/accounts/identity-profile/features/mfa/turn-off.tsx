import { useApi } from '@suite/api/api-provider';
import { useSession } from '@suite/session/session-provider';
import { changeUser } from '../account/change-user';
import { copy } from './copy';
import { ProveFirst } from './prove-first';

interface Props {
  onDone: () => Promise<void>;
  onCancel: () => void;
}

/** A proof, then PUT users (decision 004, "hasEnabledMfa by PUT"). */
export function TurnOff({ onDone, onCancel }: Props) {
  const { client } = useApi();
  const { userId } = useSession().token;

  async function turnOff(): Promise<void> {
    await changeUser(client, userId, { hasEnabledMfa: false });
    await onDone();
  }

  return <ProveFirst {...copy.proof.off} act={turnOff} onCancel={onCancel} />;
}

import { createRecoveryCodes } from '@services/identity/client/account';
import { useApi } from '@suite/api/api-provider';
import { useSession } from '@suite/session/session-provider';
import { useState } from 'react';
import { copy } from './copy';
import { KeepCodes } from './keep-codes';
import { ProveFirst } from './prove-first';

interface Props {
  onDone: () => Promise<void>;
  onCancel: () => void;
}

export function NewCodes({ onDone, onCancel }: Props) {
  const { client } = useApi();
  const { userId } = useSession().token;
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <KeepCodes codes={codes} submit={copy.codes.done} onKept={onDone} />;
  return (
    <ProveFirst {...copy.proof.codes} act={async () => setCodes(await createRecoveryCodes(client, userId))} onCancel={onCancel} />
  );
}

import { createInsightsUser } from '@services/ledger/browser/provisioning';
import { useApi } from '@suite/api/api-provider';
import { useSession } from '@suite/session/session-provider';
import { Button } from '@suite/ui/button';
import { copy } from './copy';
import { SequenceNote } from './sequence-note';
import { useSequence } from './use-sequence';

interface Props {
  onCreated: () => Promise<void>;
}

/** Creates the insights user, then renews the token (§4, §7). */
export function CreateUserStep({ onCreated }: Props) {
  const { client } = useApi();
  const { session, token } = useSession();
  const sequence = useSequence();
  const { userId, firstName, lastName, email } = token;
  const { text, submit, doing, failed, notRenewed } = copy.user;

  const start = () =>
    sequence.start([
      { doing, failed, run: async () => void (await createInsightsUser(client, { userId, firstName, lastName, email })) },
      { doing: copy.renewing, failed: notRenewed, run: session.refresh },
      { doing: copy.renewing, failed: notRenewed, run: onCreated },
    ]);

  return (
    <>
      <p className="max-w-[68ch] text-pretty text-muted">{text(`${firstName} ${lastName}`, email)}</p>
      <SequenceNote sequence={sequence} />
      <Button className="mt-3" spinning={Boolean(sequence.doing)} onClick={start}>
        {sequence.failure ? copy.tryAgain : submit}
      </Button>
    </>
  );
}

import { useSession } from '@suite/session/session-provider';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { copy } from './copy';
import { SequenceNote } from './sequence-note';
import { useSequence } from './use-sequence';

interface Props {
  name: string;
}

/** Resumes a setup that was interrupted between provisioning and the renewal of the token. */
export function ExistingFirm({ name }: Props) {
  const { session } = useSession();
  const sequence = useSequence();
  const { title, text, submit, failed } = copy.existing;
  return (
    <EmptyState
      title={title(name)}
      text={text}
      action={
        <div>
          <SequenceNote sequence={sequence} />
          <Button
            spinning={Boolean(sequence.doing)}
            onClick={() => sequence.start([{ doing: copy.renewing, failed, run: session.refresh }])}
          >
            {submit(name)}
          </Button>
        </div>
      }
    />
  );
}

import { getAudit } from '@services/identity/contract/audit';
import { getPeople, getPerson } from '@services/identity/contract/people';
import { decideRequest, getRequests, type PersonRequest } from '@services/identity/contract/requests';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { SuiteError } from '@suite/contract/errors';
import { Status } from '@suite/contract/status';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { Dialog } from '@suite/ui/dialog';
import { Notice } from '@suite/ui/notice';
import { TextArea } from '@suite/ui/text-area';
import { useDiscard } from '@suite/ui/use-discard';
import { zones } from '@suite/zones/zones';
import { useState } from 'react';
import { copy } from './copy';

export type Decision = 'granted' | 'refused';

interface Props {
  request: PersonRequest;
  decision: Decision;
  onClose: () => void;
}

/** Grants or refuses a request, with a comment. If somebody else decided it first, the dialog says so and reloads the list. */
export function DecideDialog({ request: { id, app, name, reason }, decision, onClose }: Props) {
  const { client } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const [answer, setAnswer] = useState('');
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isOver, setOver] = useState(false);
  const { title } = zones[app];
  const changed = () => revalidate(getRequests, getPeople, getPerson, getAudit);

  async function decide() {
    setRunning(true);
    setFailure(undefined);
    try {
      await client.call(decideRequest, {
        params: { requestId: id },
        body: { decision, answer: answer.trim() },
        handleLocally: [Status.NotFound, Status.Conflict],
      });
      events.emit('toast', { type: 'success', text: copy.done[decision](name, title) });
      onClose();
      await changed();
    } catch (error) {
      const code = error instanceof SuiteError ? error.code : undefined;
      setRunning(false);
      setOver(code === 'already_decided' || code === 'not_found');
      setFailure(code === 'already_decided' ? copy.alreadyDecided : code === 'not_found' ? copy.gone : copy.notDone);
    }
  }

  function leave() {
    onClose();
    if (isOver) void changed();
  }

  const { close, question } = useDiscard(!isOver && answer.trim() !== '', leave);

  return (
    <>
      <Dialog
        title={copy.ask[decision](name, title)}
        onClose={isRunning ? undefined : close}
        actions={
          <>
            <Button variant="quiet" disabled={isRunning} onClick={close}>
              {isOver ? copy.close : copy.cancel}
            </Button>
            {!isOver && (
              <Button spinning={isRunning} onClick={decide}>
                {decision === 'granted' ? copy.grant : copy.refuse}
              </Button>
            )}
          </>
        }
      >
        {reason && <p className="wrap-anywhere">“{reason}”</p>}
        {!isOver && (
          <TextArea
            label={copy.word}
            hint={copy.wordHint}
            value={answer}
            maxLength={500}
            onChange={(event) => setAnswer(event.currentTarget.value)}
          />
        )}
        {failure && <Notice tone="bad">{failure}</Notice>}
      </Dialog>
      {question}
    </>
  );
}

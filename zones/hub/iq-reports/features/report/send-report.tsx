import { mailReport } from '@services/insights/client/reports';
import { useApi } from '@suite/api/api-provider';
import { useReadAnew } from '@suite/api/use-read';
import { MayChange } from '@suite/session/may-change';
import { useSession } from '@suite/session/session-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/suite-context';
import { Button } from '@suite/ui/button';
import { Dialog } from '@suite/ui/dialog';
import { Notice } from '@suite/ui/notice';
import { type FormEvent, useId, useState } from 'react';
import { type RecipientsDraft, readRecipients } from '../recipients/read-recipients';
import { Recipients } from '../recipients/recipients';
import { copy } from './copy';

/** Mails the report to people of the company and to other addresses. */
export function SendReport({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <MayChange>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {copy.send}
      </Button>
      {isOpen && <SendDialog id={id} onClose={() => setOpen(false)} />}
    </MayChange>
  );
}

function SendDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { client } = useApi();
  const { events } = useSuite();
  const readAnew = useReadAnew();
  const { userId } = useSession().token;
  const [draft, setDraft] = useState<RecipientsDraft>({ people: [userId], text: '' });
  const [isTold, setTold] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const formId = useId();
  const read = readRecipients(draft);

  async function send(event: FormEvent) {
    event.preventDefault();
    setTold(true);
    if ('problem' in read) return;
    setRunning(true);
    setFailure(undefined);
    try {
      await mailReport(client, id, read);
      events.emit('toast', { type: 'success', text: copy.sent });
      void readAnew('report-mails');
      onClose();
    } catch (error) {
      setFailure(`${copy.notSent} ${reasonOf(error)}`);
      setRunning(false);
    }
  }

  return (
    <Dialog
      title={copy.sendTitle}
      isWide
      onClose={isRunning ? undefined : onClose}
      actions={
        <>
          <Button look="quiet" disabled={isRunning} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" form={formId} spinning={isRunning}>
            {copy.sendNow}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send} noValidate className="grid gap-4">
        <Recipients value={draft} onChange={setDraft} problem={isTold && 'problem' in read ? read.problem : undefined} />
        {failure && <Notice tone="bad">{failure}</Notice>}
      </form>
    </Dialog>
  );
}

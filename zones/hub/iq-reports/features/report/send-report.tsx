import { getReportMails, mailReport } from '@services/insights/contract/reports';
import { useApi } from '@suite/api/api-provider';
import type { RequestOf } from '@suite/api/request-of';
import { useRevalidate } from '@suite/api/use-query';
import { MayChange } from '@suite/session/may-change';
import { useSession } from '@suite/session/session-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { FormDialog } from '@suite/ui/form-dialog';
import { useState } from 'react';
import { type RecipientsDraft, readRecipients } from '../recipients/read-recipients';
import { Recipients } from '../recipients/recipients';
import { copy } from './copy';

/** Mails the report to people of the company and to other addresses. */
export function SendReport({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <MayChange>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {copy.send}
      </Button>
      {isOpen && <SendDialog id={id} onClose={() => setOpen(false)} />}
    </MayChange>
  );
}

function SendDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const { userId } = useSession().token;
  const [draft, setDraft] = useState<RecipientsDraft>({ people: [userId], text: '' });
  const [isTold, setTold] = useState(false);
  const read = readRecipients(draft);

  function send() {
    setTold(true);
    return 'problem' in read ? undefined : mail(read);
  }

  async function mail(recipients: RequestOf<typeof mailReport>['body']) {
    await formClient.call(mailReport, { params: { reportId: id }, body: recipients });
    events.emit('toast', { type: 'success', text: copy.sent });
    void revalidate(getReportMails);
    onClose();
  }

  return (
    <FormDialog
      title={copy.sendTitle}
      isWide
      submit={copy.sendNow}
      onSubmit={send}
      onClose={onClose}
      isUnsaved={draft.text.trim() !== ''}
      failed={(error) => `${copy.notSent} ${reasonOf(error)}`}
    >
      <Recipients value={draft} onChange={setDraft} problem={isTold && 'problem' in read ? read.problem : undefined} />
    </FormDialog>
  );
}

import { getReportMails, mailReport } from '@services/insights/contract/reports';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { MayChange } from '@suite/session/may-change';
import { useSession } from '@suite/session/session-provider';
import { fields } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { Button } from '@suite/ui/button';
import { FormDialog } from '@suite/ui/form-dialog';
import { useState } from 'react';
import { recipientsSchema } from '../recipients/read-recipients';
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

const schema = fields({ recipients: recipientsSchema });

function SendDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const { userId } = useSession().token;
  const form = useForm(schema, {
    saved: { recipients: { people: [userId], text: '' } },
    save: ({ recipients }) => formClient.call(mailReport, { params: { reportId: id }, body: recipients }),
    onSaved() {
      onClose();
      return revalidate(getReportMails);
    },
    done: copy.sent,
    failed: (reason) => `${copy.notSent} ${reason}`,
  });

  return (
    <FormDialog title={copy.sendTitle} isWide submit={copy.sendNow} onClose={onClose} {...form.dialog}>
      <Recipients {...form.field('recipients')} />
    </FormDialog>
  );
}

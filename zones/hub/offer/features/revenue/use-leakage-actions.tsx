import { writeInvoices } from '@services/invoices/contract/invoices';
import { dismissLeakage, getLeakage, type Leakage, undismissLeakage } from '@services/proposals/contract/revenue';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { fields } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { hashOf } from '@suite/zones/zone-url';
import { type ReactNode, useCallback, useState } from 'react';
import { copy } from './copy';
import type { LeakageAction } from './leakage-columns';

const { leakage: words } = copy;

interface ActionProps {
  row: Leakage;
  onClose: () => void;
  onDone: (text: string) => Promise<void>;
}

/** Returns the actions on rows of leakage, and the dialog of the one that was chosen. */
export function useLeakageActions(): { act: (act: LeakageAction, row: Leakage) => void; dialog: ReactNode } {
  const { events } = useSuite();
  const { client } = useApi();
  const revalidate = useRevalidate();
  const [dialog, setDialog] = useState<{ act: 'write' | 'dismiss'; row: Leakage }>();
  const onDone = useCallback(
    async (text: string) => {
      setDialog(undefined);
      events.emit('toast', { type: 'success', text });
      await revalidate(getLeakage);
    },
    [events, revalidate],
  );
  const act = useCallback(
    async (chosen: LeakageAction, row: Leakage) => {
      if (chosen === 'link') location.hash = hashOf('offer', '/price-book');
      else if (chosen === 'reopen') {
        const { clientKey, month, currency } = row;
        await client.call(undismissLeakage, { body: { clientKey, month, currency } });
        await onDone(words.reopened);
      } else setDialog({ act: chosen, row });
    },
    [client, onDone],
  );
  if (!dialog) return { act, dialog: null };
  const props = { row: dialog.row, onClose: () => setDialog(undefined), onDone };
  return { act, dialog: dialog.act === 'write' ? <WriteDialog {...props} /> : <DismissDialog {...props} /> };
}

function WriteDialog({ row: { client, month, proposalIds }, onClose, onDone }: ActionProps) {
  const { formClient } = useApi();
  const { month: monthText } = useMetricFormats();
  return (
    <ConfirmDialog
      title={words.write.title}
      keep={words.write.keep}
      confirm={words.write.submit}
      isHarmless
      onConfirm={async () => {
        const { added } = await formClient.call(writeInvoices, { body: { proposalIds, month } });
        await onDone(added ? words.write.done(added) : words.write.none);
      }}
      onClose={onClose}
      failed={(error) => words.notDone(error instanceof Error ? error.message : '')}
    >
      {words.write.text(client, monthText(month))}
    </ConfirmDialog>
  );
}

const schema = fields({ reason: dismissLeakage.body.entries.reason });

function DismissDialog({ row: { client, clientKey, month, currency }, onClose, onDone }: ActionProps) {
  const { formClient } = useApi();
  const { month: monthText } = useMetricFormats();
  const form = useForm(schema, {
    saved: { reason: '' },
    save: ({ reason }) => formClient.call(dismissLeakage, { body: { clientKey, month, currency, reason } }),
    onSaved: () => onDone(words.dismiss.done),
    failed: words.notDone,
  });
  return (
    <FormDialog title={words.dismiss.title} submit={words.dismiss.submit} onClose={onClose} {...form.dialog}>
      <p className="text-muted">{words.dismiss.text(client, monthText(month))}</p>
      <Input label={words.dismiss.reason} maxLength={200} autoComplete="off" {...form.text('reason')} />
    </FormDialog>
  );
}

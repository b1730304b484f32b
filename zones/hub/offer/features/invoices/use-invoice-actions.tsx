import { dismissInvoice, getInvoices, type Invoice, retryInvoice } from '@services/invoices/contract/invoices';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { isoDay } from '@suite/pricing/line';
import { fields } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { DateField } from '@suite/ui/date-field';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { type ReactNode, useCallback, useState } from 'react';
import { ContactDialog } from './contact-dialog';
import { copy } from './copy';
import type { ActionProps, InvoiceAction } from './invoices-view';

/** Returns the actions on invoices; each asks in a dialog first, which is rendered with the page. */
export function useInvoiceActions(): { act: (act: InvoiceAction, invoice: Invoice) => void; dialog: ReactNode } {
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const [dialog, setDialog] = useState<{ act: InvoiceAction; invoice: Invoice }>();
  const act = useCallback((chosen: InvoiceAction, invoice: Invoice) => setDialog({ act: chosen, invoice }), []);
  if (!dialog) return { act, dialog: null };
  const props: ActionProps = {
    invoice: dialog.invoice,
    onClose: () => setDialog(undefined),
    onDone: async (text) => {
      setDialog(undefined);
      events.emit('toast', { type: 'success', text });
      await revalidate(getInvoices);
    },
  };
  const shown: Record<InvoiceAction, ReactNode> = {
    retry: <RetryDialog {...props} />,
    date: <DateDialog {...props} />,
    contact: <ContactDialog {...props} />,
    dismiss: <DismissDialog {...props} />,
  };
  return { act, dialog: shown[dialog.act] };
}

function RetryDialog({ invoice: { id, client }, onClose, onDone }: ActionProps) {
  const { formClient } = useApi();
  return (
    <ConfirmDialog
      title={copy.actions.retry}
      keep={copy.keep}
      confirm={copy.actions.retry}
      isHarmless
      onConfirm={async () => {
        await formClient.call(retryInvoice, { params: { invoiceId: id }, body: {} });
        await onDone(copy.retried);
      }}
      onClose={onClose}
      failed={(error) => copy.notDone(error instanceof Error ? error.message : '')}
    >
      {copy.retryText(client)}
    </ConfirmDialog>
  );
}

const dated = fields({ on: isoDay });

function DateDialog({ invoice: { id, client, dueOn }, onClose, onDone }: ActionProps) {
  const { formClient } = useApi();
  const form = useForm(dated, {
    saved: { on: dueOn },
    save: (output) => formClient.call(retryInvoice, { params: { invoiceId: id }, body: output }),
    onSaved: () => onDone(copy.retried),
    failed: copy.notDone,
  });
  return (
    <FormDialog title={copy.date.title} submit={copy.date.submit} onClose={onClose} {...form.dialog}>
      <p className="text-muted">{copy.date.text(client)}</p>
      <DateField label={copy.date.label} min={dueOn} {...form.field('on')} />
    </FormDialog>
  );
}

function DismissDialog({ invoice: { id, client, amount, currency }, onClose, onDone }: ActionProps) {
  const { formClient } = useApi();
  const { money } = useMetricFormats();
  const form = useForm(dismissInvoice.body, {
    saved: { reason: '' },
    save: (output) => formClient.call(dismissInvoice, { params: { invoiceId: id }, body: output }),
    onSaved: () => onDone(copy.dismiss.done),
    failed: copy.notDone,
  });
  return (
    <FormDialog title={copy.dismiss.title} submit={copy.dismiss.submit} onClose={onClose} {...form.dialog}>
      <p className="text-muted">{copy.dismiss.text(money(amount, currency), client)}</p>
      <Input label={copy.dismiss.reason} maxLength={200} autoComplete="off" {...form.text('reason')} />
    </FormDialog>
  );
}

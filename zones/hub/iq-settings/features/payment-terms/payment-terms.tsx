'use client';

import { getDashboard } from '@services/insights/contract/dashboard';
import { getToDos } from '@services/insights/contract/to-dos';
import {
  getPaymentTerms,
  paymentTermsDays,
  putPaymentTerms,
  type PaymentTerms as Terms,
} from '@services/ledger/contract/payment-terms';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { ViewHead } from '@suite/list/view-head';
import { useMayChange } from '@suite/session/may-change';
import { FormBar, FormNote } from '@suite/shell/form/form-parts';
import { fields, wholeNumber } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { ErrorNote } from '@suite/ui/error-note';
import { Input } from '@suite/ui/input';
import { PageSkeleton } from '../frame/skeletons';
import { copy } from './copy';

/** Number of days until invoices without a due date from their source are due. */
export function PaymentTerms() {
  const { data, error, mutate } = useQuery(getPaymentTerms, {});
  const { number } = useMetricFormats();
  if (!data && !error) return <PageSkeleton />;
  if (!data) {
    return (
      <>
        <ViewHead title={copy.heading} text={copy.text} />
        <ErrorNote title={copy.failed} onRetry={() => mutate()} />
      </>
    );
  }
  const { days, invoices } = data;
  return (
    <>
      <ViewHead title={copy.heading} text={copy.text} />
      <Form days={days} onSaved={(answer) => mutate(answer, { revalidate: false })} />
      <p className="mt-4 text-muted">{days === null ? copy.unknown : copy.invoices(invoices, number(invoices))}</p>
    </>
  );
}

const schema = fields({ days: wholeNumber(paymentTermsDays, copy.problem) });

interface Props {
  /** Null until the terms are set. */
  days: number | null;
  onSaved: (answer: Terms) => Promise<unknown>;
}

function Form({ days, onSaved }: Props) {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const mayChange = useMayChange();
  const form = useForm(schema, {
    name: 'payment-terms',
    saved: { days: days === null ? '' : String(days) },
    save: (output) => formClient.call(putPaymentTerms, { body: { days: output.days } }),
    onSaved: (answer) => Promise.all([onSaved(answer), revalidate('firm', getDashboard, getToDos)]),
    done: copy.saved,
    failed: (reason) => `${copy.notSaved} ${reason}`,
    isFixed: !mayChange,
  });

  return (
    <form className="mt-6 max-w-[420px]" {...form.element}>
      <Input label={copy.days} hint={copy.hint} inputMode="numeric" autoComplete="off" maxLength={3} {...form.text('days')} />
      <FormNote form={form} />
      {mayChange && (
        <div className="mt-3">
          <FormBar form={form} save={copy.save} />
        </div>
      )}
    </form>
  );
}

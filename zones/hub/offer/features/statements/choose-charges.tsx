import { getPayments, type Payment } from '@services/payments/contract/billing';
import { confirmLine, MAX_PARTS, type StatementLine } from '@services/payments/contract/statements';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { anyText, fields, listOf, obeying } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { Checkbox } from '@suite/ui/checkbox';
import { ErrorNote } from '@suite/ui/error-note';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { useState } from 'react';
import { copy } from './copy';
import { allocateByDueDay } from './statement-view';

const { choose: words, match } = copy;

/** Charges to choose from; the search narrows them. */
const SHOWN = '20';

const schema = fields({
  paymentIds: obeying(listOf(anyText), ({ length }) => length > 0 && length <= MAX_PARTS, words.missing),
});

interface Props {
  line: StatementLine;
  onClose: () => void;
  onDone: (text: string) => Promise<void>;
}

/** Asks which charges a line pays, and says what stays open or as credit. */
export function ChooseCharges({ line, onClose, onDone }: Props) {
  const { formClient } = useApi();
  const { money, day } = useMetricFormats();
  const { amount, currency, on, payer, proposal } = line;
  const [find, setFind] = useState(proposal?.client ?? '');
  const [isPaidToo, setPaidToo] = useState(false);
  const query = { find: find.trim(), view: isPaidToo ? ('all' as const) : ('open' as const), limit: SHOWN };
  const { data, error, mutate } = useQuery(getPayments, { query });
  const [chosen, setChosen] = useState<readonly Payment[]>([]);
  const form = useForm(schema, {
    saved: { paymentIds: [] as string[] },
    save: () => {
      const { parts } = allocateByDueDay(amount ?? 0, chosen);
      return formClient.call(confirmLine, {
        params: { lineId: line.id },
        body: { proposalId: first?.proposalId ?? '', parts },
      });
    },
    onSaved: () => onDone(copy.confirmed),
    failed: copy.notDone,
  });
  if (amount === null || currency === null || on === null) return null;

  const [first] = chosen;
  const { parts, rest: credit } = allocateByDueDay(amount, chosen);
  const found = data?.payments.filter((payment) => payment.currency === currency) ?? [];
  const shown = [...chosen, ...found.filter(({ id }) => !chosen.some((one) => one.id === id))];

  function toggle(payment: Payment, isChosen: boolean) {
    const next = isChosen ? [...chosen, payment] : chosen.filter(({ id }) => id !== payment.id);
    setChosen(next);
    form.set({ paymentIds: next.map(({ id }) => id) });
  }

  function effectOn({ id, open }: Payment): string {
    const part = parts.find(({ paymentId }) => paymentId === id)?.amount ?? 0;
    return part < open ? match.rest(money(open - part, currency ?? '')) : '';
  }

  return (
    <FormDialog title={words.title} submit={words.submit} onClose={onClose} {...form.dialog}>
      <p className="text-muted wrap-anywhere">{words.text(money(amount, currency), day(on), payer)}</p>
      <Input label={words.find} value={find} maxLength={200} onChange={(event) => setFind(event.currentTarget.value)} />
      <Checkbox label={words.paid} hint={words.paidHint} checked={isPaidToo} onChange={setPaidToo} />
      {error ? (
        <ErrorNote title={words.failed} onRetry={() => mutate()} />
      ) : (
        <fieldset className="grid gap-2" aria-busy={!data}>
          <legend className="mb-2 font-medium">{words.legend}</legend>
          {data && shown.length === 0 && <p className="text-muted">{words.none}</p>}
          {shown.map((payment) => {
            const isChosen = chosen.some(({ id }) => id === payment.id);
            const about = words.about(day(payment.dueOn), money(payment.open, currency));
            return (
              <Checkbox
                key={payment.id}
                label={<bdi>{words.charge(payment.client, payment.number, payment.title)}</bdi>}
                hint={[about, isChosen && effectOn(payment)].filter(Boolean).join(' · ')}
                checked={isChosen}
                onChange={(checked) => toggle(payment, checked)}
              />
            );
          })}
        </fieldset>
      )}
      {first && credit > 0 && <p role="status">{match.credit(money(credit, currency), first.client)}</p>}
      {form.errors.paymentIds && (
        <p role="alert" className="ui-field-error">
          {form.errors.paymentIds}
        </p>
      )}
    </FormDialog>
  );
}

import { getDebtor, getPromises, putPromise } from '@services/insights/contract/debtors';
import { getToDos } from '@services/insights/contract/to-dos';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { fields, typedIn, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { useMoneyFormat } from '@suite/shell/form/use-number-format';
import { DateField } from '@suite/ui/date-field';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { copy } from './copy';

const { promiseForm: words } = copy;

interface Props {
  clientId: string;
  client: string;
  /** Currency of the firm. */
  currency: string;
  onClose: () => void;
}

/** Asks when a client will pay and how much. */
export function PromiseDialog({ clientId, client, currency, onClose }: Props) {
  const { formClient: api } = useApi();
  const revalidate = useRevalidate();
  const amounts = useMoneyFormat(currency);
  const { promisedOn, amount, note } = putPromise.body.entries;
  const read = (text: string) => {
    const { value, problem } = amounts.read(text);
    return { value, problem: value === 0 ? words.noAmount : problem };
  };
  const form = useForm(fields({ promisedOn: worded(promisedOn, words.noDay), amount: typedIn({ read }, amount), note }), {
    saved: { promisedOn: '', amount: '', note: '' },
    save: (output) => api.call(putPromise, { params: { clientId }, body: output }),
    onSaved() {
      onClose();
      return revalidate(getDebtor, getPromises, getToDos);
    },
    done: words.saved,
    failed: words.notSaved,
  });

  return (
    <FormDialog title={words.title(client)} submit={words.save} onClose={onClose} {...form.dialog}>
      <p className="text-muted">{words.text}</p>
      <DateField label={words.day} {...form.field('promisedOn')} />
      <Input
        label={words.amount(currency)}
        inputMode="decimal"
        autoComplete="off"
        hint={words.amountHint}
        {...form.text('amount')}
      />
      <Input label={words.note} maxLength={500} autoComplete="off" {...form.text('note')} />
    </FormDialog>
  );
}

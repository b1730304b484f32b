import { putPromise as save } from '@services/insights/client/debtors';
import { putPromise } from '@services/insights/contract/debtors';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-read';
import { fields, typedIn, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { useTypedAmounts } from '@suite/shell/form/use-typed';
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
  const { client: api } = useApi();
  const revalidate = useRevalidate();
  const amounts = useTypedAmounts(currency);
  const { promisedOn, amount, note } = putPromise.body.entries;
  const read = (text: string) => {
    const { value, problem } = amounts.read(text);
    return { value, problem: value === 0 ? words.noAmount : problem };
  };
  const form = useForm(fields({ promisedOn: worded(promisedOn, words.noDay), amount: typedIn({ read }, amount), note }), {
    saved: { promisedOn: '', amount: '', note: '' },
    save: (output) => save(api, clientId, output),
    onSaved() {
      onClose();
      return revalidate('debtor', 'promises', 'to-dos');
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

import { putExchangeRate } from '@services/ledger/contract/exchange-rates';
import { useApi } from '@suite/api/api-provider';
import { FormNote } from '@suite/shell/form/form-parts';
import { fields, typedIn, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { Button } from '@suite/ui/button';
import { DateField } from '@suite/ui/date-field';
import { Input } from '@suite/ui/input';
import { copy } from './copy';
import { useFollowRates } from './use-follow-rates';
import { useRate } from './use-rate';

const { add } = copy;
const { currency, day, rate } = putExchangeRate.body.entries;

/** Enters the rate of a currency on a date. */
export function AddRate({ home }: { home: string }) {
  const { formClient } = useApi();
  const follow = useFollowRates();
  const { read, example } = useRate();
  const schema = fields({ currency: worded(currency, add.noCurrency), day, rate: typedIn({ read }, rate) });
  const form = useForm(schema, {
    name: 'exchange-rate',
    saved: { currency: '', day: '', rate: '' },
    save: (output) => formClient.call(putExchangeRate, { body: output }),
    onSaved: follow,
    done: add.saved,
    failed: (reason) => `${add.notSaved} ${reason}`,
  });
  const code = form.field('currency');

  return (
    <form className="mt-8 rounded-lg border border-line bg-surface p-4 sm:p-5" {...form.element}>
      <h2 className="mb-3">{add.heading}</h2>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <Input
          label={add.currency}
          hint={add.currencyHint}
          maxLength={3}
          autoComplete="off"
          {...code}
          onChange={(event) => code.onChange(event.currentTarget.value.toUpperCase())}
        />
        <DateField label={add.day} required {...form.field('day')} />
        <Input
          label={add.rate(home)}
          hint={add.rateHint(home, example)}
          inputMode="decimal"
          autoComplete="off"
          {...form.text('rate')}
        />
      </div>
      <FormNote form={form} />
      <Button type="submit" spinning={form.isRunning} disabled={!form.values.day} className="mt-3">
        {add.save}
      </Button>
    </form>
  );
}

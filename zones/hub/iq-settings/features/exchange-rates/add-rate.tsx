import { putExchangeRate } from '@services/ledger/contract/exchange-rates';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/suite-context';
import { Button } from '@suite/ui/button';
import { DateField } from '@suite/ui/date-field';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import { type FormEvent, useState } from 'react';
import { copy } from './copy';
import { useFollowRates } from './use-follow-rates';
import { useRate } from './use-rate';

const { add } = copy;
const empty = { currency: '', day: '', rate: '' };

/** Enters the rate of a currency on a date. */
export function AddRate({ home }: { home: string }) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const follow = useFollowRates();
  const { read, example } = useRate();
  const [entered, setEntered] = useState(empty);
  const [wrong, setWrong] = useState<{ currency?: string; rate?: string }>({});
  const [failure, setFailure] = useState<string>();
  const [isRunning, setRunning] = useState(false);
  const set = (part: Partial<typeof empty>) => {
    setEntered({ ...entered, ...part });
    setWrong({});
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    const currency = entered.currency.trim().toUpperCase();
    const { rate, problem } = read(entered.rate);
    const isCurrency = /^[A-Z]{3}$/.test(currency);
    setWrong({ ...(!isCurrency && { currency: add.noCurrency }), ...(problem !== undefined && { rate: problem }) });
    if (!isCurrency || !rate || !entered.day) return;
    setRunning(true);
    setFailure(undefined);
    try {
      await formClient.call(putExchangeRate, { body: { currency, day: entered.day, rate } });
      events.emit('toast', { type: 'success', text: add.saved });
      setEntered(empty);
      await follow();
    } catch (error) {
      setFailure(`${add.notSaved} ${reasonOf(error)}`);
    }
    setRunning(false);
  }

  return (
    <form onSubmit={submit} noValidate className="mt-8 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <h2 className="mb-3">{add.heading}</h2>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <Input
          label={add.currency}
          hint={add.currencyHint}
          value={entered.currency}
          error={wrong.currency}
          maxLength={3}
          autoComplete="off"
          disabled={isRunning}
          onChange={(event) => set({ currency: event.currentTarget.value })}
        />
        <DateField label={add.day} value={entered.day} required disabled={isRunning} onChange={(day) => set({ day })} />
        <Input
          label={add.rate(home)}
          hint={add.rateHint(home, example)}
          value={entered.rate}
          error={wrong.rate}
          inputMode="decimal"
          autoComplete="off"
          disabled={isRunning}
          onChange={(event) => set({ rate: event.currentTarget.value })}
        />
      </div>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button type="submit" spinning={isRunning} disabled={!entered.day} className="mt-3">
        {add.save}
      </Button>
    </form>
  );
}

import { putConsumerPrices } from '@services/insights/browser/prices';
import type { ConsumerPrices } from '@services/insights/contract/consumer-prices';
import { useApi } from '@suite/api/api-provider';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { ViewHead } from '@suite/list/view-head';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { Notice } from '@suite/ui/notice';
import { StickyBar } from '@suite/ui/save-bar';
import { TextArea } from '@suite/ui/text-area';
import { type FormEvent, useDeferredValue, useMemo, useState } from 'react';
import { copy } from './copy';
import { PriceFile } from './price-file';
import { PriceProblems } from './price-problems';
import { PublishedPrices } from './published-prices';
import { MAX_MONTHS, readTable } from './read-table';

interface Props {
  /** One month per line. */
  text: string;
  onText: (text: string) => void;
  onDiscard: () => void;
  onSaved: (prices: ConsumerPrices) => Promise<void>;
}

const { form } = copy;

/** The whole table as text: typed, pasted or read from a file, and checked line by line. */
export function PriceForm({ text, onText, onDiscard, onSaved }: Props) {
  const { client } = useApi();
  const { events } = useSuite();
  const { number } = useFormats();
  const { month } = useMetricFormats();
  const shown = useDeferredValue(text);
  const { prices, problems } = useMemo(() => readTable(shown), [shown]);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isTooLong = prices.length > MAX_MONTHS;
  const [first] = prices;
  const last = prices.at(-1);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const read = readTable(text);
    if (read.problems.length > 0 || read.prices.length > MAX_MONTHS) return;
    setRunning(true);
    setFailure(undefined);
    try {
      const saved = await putConsumerPrices(client, { prices: read.prices });
      events.emit('toast', { type: 'success', text: form.saved });
      await onSaved(saved);
    } catch (error) {
      setFailure(`${form.notSaved} ${reasonOf(error)}`);
      setRunning(false);
    }
  }

  return (
    <form onSubmit={submit} noValidate className="max-w-[720px]">
      <ViewHead title={form.heading} text={copy.text} />
      <PublishedPrices onText={onText} disabled={isRunning} />
      <div className="mt-4">
        <PriceFile onText={onText} disabled={isRunning} />
      </div>
      <div className="mt-5">
        <TextArea
          label={form.label}
          hint={form.hint}
          rows={16}
          value={text}
          disabled={isRunning}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onText(event.currentTarget.value)}
        />
      </div>
      <PriceProblems problems={problems} />
      <StickyBar className="mt-4">
        <div className="min-w-0 flex-1 basis-60" role={failure ? undefined : 'status'}>
          {failure ? (
            <Notice tone="bad">{failure}</Notice>
          ) : isTooLong ? (
            form.tooMany(number(MAX_MONTHS))
          ) : first && last ? (
            copy.months(month(first.month), month(last.month), number(prices.length))
          ) : (
            `${form.none} ${problems.length === 0 ? form.removeAll : ''}`
          )}
        </div>
        <Button variant="quiet" disabled={isRunning} onClick={onDiscard}>
          {form.discard}
        </Button>
        <Button
          type="submit"
          spinning={isRunning}
          disabled={problems.length > 0 || isTooLong}
          disabledText={isTooLong ? form.tooMany(number(MAX_MONTHS)) : form.problems(number(problems.length))}
        >
          {form.save}
        </Button>
      </StickyBar>
    </form>
  );
}

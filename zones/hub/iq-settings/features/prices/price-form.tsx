import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { ViewHead } from '@suite/list/view-head';
import type { FormState } from '@suite/shell/form/use-form';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Button } from '@suite/ui/button';
import { Notice } from '@suite/ui/notice';
import { StickyBar } from '@suite/ui/save-bar';
import { TextArea } from '@suite/ui/text-area';
import { type ComponentProps, useDeferredValue, useMemo } from 'react';
import { copy } from './copy';
import { PriceFile } from './price-file';
import { PriceProblems } from './price-problems';
import { PublishedPrices } from './published-prices';
import { MAX_MONTHS, readTable } from './read-table';

interface Props {
  form: Pick<FormState, 'element' | 'isRunning' | 'failure'> & {
    values: { text: string };
    set: (part: { text: string }) => void;
    text: (name: 'text') => Omit<ComponentProps<typeof TextArea>, 'label'>;
  };
  onDiscard: () => void;
}

const { form: words } = copy;

/** The whole table as text: typed, pasted or read from a file, and checked line by line. */
export function PriceForm({ form, onDiscard }: Props) {
  const { number } = useFormats();
  const { month } = useMetricFormats();
  const shown = useDeferredValue(form.values.text);
  const { prices, problems } = useMemo(() => readTable(shown), [shown]);
  const { isRunning, failure } = form;
  const onText = (text: string) => form.set({ text });
  const isTooLong = prices.length > MAX_MONTHS;
  const [first] = prices;
  const last = prices.at(-1);

  return (
    <form className="max-w-[720px]" {...form.element}>
      <ViewHead title={words.heading} text={copy.text} />
      <PublishedPrices onText={onText} disabled={isRunning} />
      <div className="mt-4">
        <PriceFile onText={onText} disabled={isRunning} />
      </div>
      <div className="mt-5">
        <TextArea label={words.label} hint={words.hint} rows={16} autoComplete="off" spellCheck={false} {...form.text('text')} />
      </div>
      <PriceProblems problems={problems} />
      <StickyBar className="mt-4">
        <div className="min-w-0 flex-1 basis-60" role={failure ? undefined : 'status'}>
          {failure ? (
            <Notice tone="bad">{failure}</Notice>
          ) : isTooLong ? (
            words.tooMany(number(MAX_MONTHS))
          ) : first && last ? (
            copy.months(month(first.month), month(last.month), number(prices.length))
          ) : (
            `${words.none} ${problems.length === 0 ? words.removeAll : ''}`
          )}
        </div>
        <Button variant="quiet" disabled={isRunning} onClick={onDiscard}>
          {words.discard}
        </Button>
        <Button
          type="submit"
          spinning={isRunning}
          disabled={problems.length > 0 || isTooLong}
          disabledText={isTooLong ? words.tooMany(number(MAX_MONTHS)) : words.problems(number(problems.length))}
        >
          {words.save}
        </Button>
      </StickyBar>
    </form>
  );
}

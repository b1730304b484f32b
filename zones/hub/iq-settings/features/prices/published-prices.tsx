import { usePublishedPrices } from '@services/insights/browser/prices';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { Button } from '@suite/ui/button';
import { copy } from './copy';
import { textOf } from './read-table';

interface Props {
  /** Receives a published table, one month per line. */
  onText: (text: string) => void;
  disabled: boolean;
}

const { published } = copy.form;

/** Tables that come with the suite or from its operator; choosing one replaces the text in the form. */
export function PublishedPrices({ onText, disabled }: Props) {
  const { data } = usePublishedPrices();
  const { month } = useMetricFormats();
  if (!data?.length) return null;
  return (
    <ul aria-label={published.label} className="mt-4 divide-y divide-line rounded-lg border border-line bg-surface">
      {data.map(({ name, prices }) => {
        const [first] = prices;
        const last = prices.at(-1);
        return (
          <li key={name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-medium wrap-anywhere">{name}</p>
              {first && last && <p className="text-muted">{published.span(month(first.month), month(last.month))}</p>}
            </div>
            <Button
              variant="quiet"
              size="sm"
              disabled={disabled}
              aria-label={published.takeOver(name)}
              onClick={() => onText(textOf(prices))}
            >
              {published.take}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

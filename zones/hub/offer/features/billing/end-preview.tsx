import type { Billing, Planned, previewEnd } from '@services/payments/contract/billing';
import type { QueryOf } from '@suite/api/use-query';
import { sumOf } from '@suite/pricing/line-amounts';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { ErrorNote } from '@suite/ui/error-note';
import type { ReactNode } from 'react';
import { copy } from './copy';

const { end: words } = copy;

interface Props {
  billing: Billing;
  preview: Pick<QueryOf<typeof previewEnd>, 'data' | 'error' | 'mutate'>;
}

/** What would still be charged after an end, compared with the current plan, and payments for later days. */
export function EndPreview({ billing: { planned, currency }, preview: { data, error, mutate } }: Props) {
  const { money } = useMetricFormats();
  if (error && !data) return <ErrorNote title={words.previewFailed} text={reasonOf(error)} onRetry={() => mutate()} />;
  return (
    <section aria-label={words.preview} aria-busy={!data} className="min-h-32 rounded-md bg-sunken px-4 py-3">
      {data && (
        <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <Row text={words.charged}>
            <Charged planned={data.planned} currency={currency} />
          </Row>
          <Row text={words.before}>
            <Charged planned={planned} currency={currency} />
          </Row>
          {data.takenOff > 0 && (
            <Row text={words.takenOff}>
              <b className="font-semibold tabular-nums">{money(data.takenOff, currency)}</b>
            </Row>
          )}
          <Row text={words.refund}>
            {data.toRefund > 0 ? (
              <>
                <b className="font-semibold tabular-nums">{money(data.toRefund, currency)}</b>
                <span className="block text-muted">{words.refundHint}</span>
              </>
            ) : (
              words.refundNone
            )}
          </Row>
        </dl>
      )}
    </section>
  );
}

function Charged({ planned, currency }: { planned: readonly Planned[]; currency: string }) {
  const { money, day } = useMetricFormats();
  const last = planned.at(-1);
  if (!last) return words.nothing;
  return (
    <>
      <b className="font-semibold tabular-nums">{money(sumOf(planned).gross, currency)}</b>{' '}
      <span className="text-muted">
        {planned.length === 1 ? words.on(day(last.on)) : words.onDays(planned.length, day(last.on))}
      </span>
    </>
  );
}

const Row = ({ text, children }: { text: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{text}</dt>
    <dd className="min-w-0">{children}</dd>
  </>
);

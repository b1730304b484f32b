import { deleteExchangeRate, type EnteredRate } from '@services/ledger/contract/exchange-rates';
import { useApi } from '@suite/api/api-provider';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { List } from '@suite/list/list';
import { MayChange } from '@suite/session/may-change';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { useState } from 'react';
import { copy } from './copy';
import { useFollowRates } from './use-follow-rates';

const text = copy.entered;

interface Props {
  home: string;
  rates: readonly EnteredRate[];
}

/** Entered rates by currency and date; each can be removed. */
export function EnteredRates({ home, rates }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const { day: written } = useMetricFormats();
  const follow = useFollowRates();
  const [running, setRunning] = useState<EnteredRate>();

  async function remove(rate: EnteredRate) {
    setRunning(rate);
    try {
      await formClient.call(deleteExchangeRate, { params: { currency: rate.currency, day: rate.day } });
      events.emit('toast', { type: 'success', text: text.removed });
      await follow();
    } catch (error) {
      events.emit('toast', { type: 'error', text: `${text.notRemoved} ${reasonOf(error)}` });
    }
    setRunning(undefined);
  }

  return (
    <section className="mt-8">
      <List
        head={<h2 className="min-h-9 flex-1 content-center">{text.heading}</h2>}
        label={text.label}
        name="exchange-rates"
        rows={rates}
        rowId={({ currency, day }) => `${currency} ${day}`}
        empty={<EmptyState title={text.none} text={text.noneText} />}
        columns={[
          { id: 'currency', text: text.columns.currency, value: ({ currency }) => currency },
          {
            id: 'day',
            text: text.columns.day,
            narrow: 'below',
            value: ({ day }) => day,
            cell: ({ day }) => <span className="whitespace-nowrap">{written(day)}</span>,
          },
          { id: 'rate', text: copy.add.rate(home), numeric: true, narrow: 'beside', value: ({ rate }) => Number(rate) },
          {
            id: 'actions',
            text: text.columns.actions,
            narrow: 'end',
            value: () => '',
            cell: (rate) => (
              <MayChange>
                <Button
                  variant="plain"
                  size="sm"
                  spinning={running === rate}
                  aria-label={text.removeOf(rate.currency, written(rate.day))}
                  onClick={() => void remove(rate)}
                >
                  {text.remove}
                </Button>
              </MayChange>
            ),
          },
        ]}
      />
    </section>
  );
}

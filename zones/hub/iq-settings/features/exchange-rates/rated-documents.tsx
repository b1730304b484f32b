import { getRatedDocuments, type RatedDocument } from '@services/ledger/contract/exchange-rates';
import { useQuery } from '@suite/api/use-query';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { Chips } from '@suite/list/chips';
import { List } from '@suite/list/list';
import { NameText } from '@suite/list/name-text';
import { useList } from '@suite/list/use-list';
import { offsetOf, PAGE_ROWS, useView } from '@suite/list/use-view';
import { MayChange } from '@suite/session/may-change';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { useState } from 'react';
import { copy } from './copy';
import { DocumentRate } from './document-rate';

const text = copy.documents;
const defaults = { state: 'lacking', page: '1' };

interface Props {
  home: string;
  /** Number of documents without a rate. */
  lacking: number;
}

/** Documents whose source gives no rate: those without one, or those that were converted, with the source of the rate. */
export function RatedDocuments({ home, lacking }: Props) {
  const [view, change] = useView('iq-settings', '/exchange-rates', defaults);
  const { day, money } = useMetricFormats();
  const [dialog, setDialog] = useState<RatedDocument>();
  const state = view.state === 'converted' ? 'converted' : 'lacking';
  const query = { state, offset: offsetOf(view.page), limit: String(PAGE_ROWS) } as const;
  const list = useList(getRatedDocuments, 'documents', { query });
  const converted = useQuery(getRatedDocuments, { query: { state: 'converted', offset: '0', limit: '1' } }, { isOptional: true });
  const byOf = ({ rateBy, rateOn }: RatedDocument) =>
    rateBy === 'document' ? text.by.document : rateBy && rateOn ? text.by[rateBy](day(rateOn)) : '';
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-lg">{text.heading}</h2>
      <List
        {...{ list, view, change }}
        label={text.label}
        rowId={({ kind, id }) => `${kind} ${id}`}
        filters={
          <Chips
            label={text.which}
            chips={[
              { value: 'lacking', text: text.states.lacking, count: lacking },
              { value: 'converted', text: text.states.converted, count: converted.data?.total },
            ]}
            value={state}
            onChange={(next) => change({ state: next, page: '1' })}
          />
        }
        failed={text.failed}
        empty={<EmptyState title={text.none} text={text.noneText[state]} />}
        columns={[
          {
            id: 'date',
            text: text.columns.date,
            className: 'w-[120px]',
            cell: ({ date }) => <span className="whitespace-nowrap">{day(date)}</span>,
          },
          {
            id: 'kind',
            text: text.columns.kind,
            className: 'w-[120px]',
            from: 800,
            narrow: 'below',
            cell: ({ kind }) => text.kinds[kind],
          },
          {
            id: 'number',
            text: text.columns.number,
            className: 'w-[140px]',
            cell: ({ number }) => <NameText text={number ?? '–'} />,
          },
          { id: 'name', text: text.columns.name, narrow: 'line', cell: ({ name }) => <NameText text={name} /> },
          {
            id: 'amount',
            text: text.columns.amount,
            numeric: true,
            className: 'w-[132px]',
            narrow: 'beside',
            cell: ({ amount, currency }) => money(amount, currency),
          },
          {
            id: 'rate',
            text: text.columns.rate,
            narrow: 'corner',
            numeric: true,
            className: 'w-[132px]',
            cell: (row) =>
              row.rate === null ? (
                <span className="text-faint">–</span>
              ) : (
                <>
                  {Number(row.rate)}
                  <span className="block text-xs text-muted">{byOf(row)}</span>
                </>
              ),
          },
          {
            id: 'actions',
            text: text.columns.actions,
            className: 'w-[104px]',
            narrow: 'end',
            cell: (row) => (
              <MayChange>
                <Button
                  variant="plain"
                  size="sm"
                  aria-label={text.of(row.rateBy === 'document' ? text.change : text.enter, row.number ?? row.name)}
                  onClick={() => setDialog(row)}
                >
                  {row.rateBy === 'document' ? text.change : text.enter}
                </Button>
              </MayChange>
            ),
          },
        ]}
      />
      {dialog && <DocumentRate document={dialog} home={home} onClose={() => setDialog(undefined)} />}
    </section>
  );
}

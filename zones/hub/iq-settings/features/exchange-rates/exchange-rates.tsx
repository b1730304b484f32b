'use client';

import { notIncluded } from '@services/insights/wording/not-included';
import { getExchangeRates } from '@services/ledger/contract/exchange-rates';
import { useQuery } from '@suite/api/use-query';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { ViewHead } from '@suite/list/view-head';
import { MayChange } from '@suite/session/may-change';
import { ErrorNote } from '@suite/ui/error-note';
import { Notice } from '@suite/ui/notice';
import { PageSkeleton } from '../frame/skeletons';
import { AddRate } from './add-rate';
import { copy } from './copy';
import { EnteredRates } from './entered-rates';
import { RatedDocuments } from './rated-documents';

/** Exchange rates for documents whose source gives none, and the documents without a rate. */
export function ExchangeRates() {
  const { data, error, mutate } = useQuery(getExchangeRates, {});
  const { money, day, days } = useMetricFormats();
  if (!data && !error) return <PageSkeleton />;
  if (!data) {
    return (
      <>
        <ViewHead title={copy.heading} text={copy.text} />
        <ErrorNote title={copy.failed} onRetry={() => mutate()} />
      </>
    );
  }
  const { home, table, rates, lacking } = data;
  return (
    <>
      <ViewHead title={copy.heading} text={copy.text} />
      {!home && <Notice>{copy.noCurrency}</Notice>}
      {home && (
        <>
          <Notice tone={lacking.length ? 'info' : 'good'}>
            {lacking.length ? `${notIncluded(lacking, money)}.` : copy.allRated}
          </Notice>
          <p className="mt-3 max-w-prose text-muted">
            {table ? copy.table(day(table.from), day(table.to), days(table.maxDays)) : copy.noTable}
          </p>
          <MayChange>
            <AddRate home={home} />
          </MayChange>
          <EnteredRates home={home} rates={rates} />
          {/* Last, because nobody knows how many there are until they come. */}
          <RatedDocuments home={home} lacking={lacking.reduce((sum, { documents }) => sum + documents, 0)} />
        </>
      )}
    </>
  );
}

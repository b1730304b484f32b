import { getPayments } from '@services/payments/contract/billing';
import { getClientCredits } from '@services/payments/contract/transfers';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { List } from '@suite/list/list';
import { useList } from '@suite/list/use-list';
import { PAGE_ROWS, useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { useMayChange } from '@suite/session/may-change';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { useId, useMemo } from 'react';
import { ReadOnly } from '../read-only/read-only';
import { ClientCredits } from './client-credits';
import { copy } from './copy';
import { useToday } from './days';
import { ExpiringCards } from './expiring-cards';
import { PaymentChips } from './payment-chips';
import { paymentColumns } from './payment-columns';
import { csvHeads, csvRow } from './payments-csv';
import { paymentDefaults, paymentsQuery, sortOfPayments, viewOf } from './payments-view';
import { usePaymentActions } from './use-payment-actions';

/** Payments of clients, by state. */
export function Payments() {
  const formats = useMetricFormats();
  const today = useToday();
  const mayChange = useMayChange();
  const cardsId = useId();
  const creditsId = useId();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const [view, change] = useView('offer', '/payments', paymentDefaults);
  const query = useMemo(() => paymentsQuery(view), [view]);
  const list = useList(getPayments, 'payments', { query });
  const { act, dialog } = usePaymentActions();
  const columns = useMemo(
    () => paymentColumns({ money: formats.money, today, mayChange, onAction: act }),
    [formats, today, mayChange, act],
  );
  const cards = list.page?.expiring ?? [];
  const credits = useQuery(getClientCredits, {}, { isOptional: true }).data?.credits ?? [];

  return (
    <>
      <ViewHead
        title={copy.heading}
        actions={
          <>
            {cards.length > 0 && (
              <Button variant="quiet" size="sm" onClick={() => showSection(cardsId)}>
                {copy.expiring.link(cards.length)}
              </Button>
            )}
            {credits.length > 0 && (
              <Button variant="quiet" size="sm" onClick={() => showSection(creditsId)}>
                {copy.credits.link(credits.length)}
              </Button>
            )}
            <ButtonLink variant="quiet" size="sm" href={hashOf('offer', '/statements')}>
              {copy.statements}
            </ButtonLink>
          </>
        }
      />
      <ReadOnly text={copy.readOnly} />
      <PaymentChips counts={list.page?.counts} value={viewOf(view)} onChange={(next) => change({ view: next })} />
      <List
        label={copy.label}
        view={view}
        change={change}
        list={list}
        find={copy.find}
        sort={sortOfPayments(view)}
        columns={columns}
        name="payments"
        csv={{ heads: csvHeads, row: (row) => csvRow(row, today, formats) }}
        rowId={({ id }) => id}
        expectedRows={PAGE_ROWS / 2}
        failed={copy.failed}
        empty={
          <NoPayments
            isFound={query.find === ''}
            isAll={query.view === 'all' || list.page?.counts.all?.count === 0}
            isOpen={query.view === 'open'}
            onShowAll={() => change({ find: '', view: 'all' })}
          />
        }
      />
      {credits.length > 0 && (
        <ClientCredits
          id={creditsId}
          credits={credits}
          onDone={async (text) => {
            events.emit('toast', { type: 'success', text });
            await revalidate(getPayments, getClientCredits);
          }}
        />
      )}
      {cards.length > 0 && <ExpiringCards id={cardsId} cards={cards} today={today} />}
      {dialog}
    </>
  );
}

/** Scrolls to a section of the page and focuses its heading. */
function showSection(headingId: string) {
  const heading = document.getElementById(headingId);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

interface NoneProps {
  /** No search is active. */
  isFound: boolean;
  /** There are no payments at all. */
  isAll: boolean;
  isOpen: boolean;
  onShowAll: () => void;
}

function NoPayments({ isFound, isAll, isOpen, onShowAll }: NoneProps) {
  const { empty } = copy;
  if (isFound && isAll) return <EmptyState title={empty.title} text={empty.text} />;
  const isSettled = isFound && isOpen;
  return (
    <EmptyState
      title={isSettled ? empty.openTitle : empty.noneTitle}
      text={isSettled ? empty.openText : empty.noneText}
      action={
        <Button variant="quiet" size="sm" onClick={onShowAll}>
          {empty.showAll}
        </Button>
      }
    />
  );
}

import {
  getInvoices,
  type Invoice,
  type InvoicesPage,
  type InvoiceView,
  invoiceViews,
} from '@services/invoices/contract/invoices';
import { Chips } from '@suite/list/chips';
import { List } from '@suite/list/list';
import { useList } from '@suite/list/use-list';
import { PAGE_ROWS, useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { useMayChange } from '@suite/session/may-change';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { useMemo } from 'react';
import { ReadOnly } from '../read-only/read-only';
import { copy } from './copy';
import { invoiceColumns } from './invoice-columns';
import { invoiceDefaults, invoicesQuery, sortOfInvoices, viewOf } from './invoices-view';
import { useInvoiceActions } from './use-invoice-actions';

/** Milliseconds between two reads while invoices are being written. */
const WATCH = 2000;

const readAgain = ({ invoices }: InvoicesPage) => (invoices.some(isUnderWay) ? WATCH : 0);

const isUnderWay = (invoice: Invoice) => [invoice, ...invoice.payments].some(isBeingWritten);

/** What has a message waits for its next attempt, minutes or hours later. */
const isBeingWritten = ({ state, message }: Pick<Invoice, 'state' | 'message'>) =>
  (state === 'waiting' || state === 'writing') && message === null;

/** Charges as invoices in the firm's ledger, by state. */
export function Invoices() {
  const formats = useMetricFormats();
  const mayChange = useMayChange();
  const [view, change] = useView('offer', '/invoices', invoiceDefaults);
  const query = useMemo(() => invoicesQuery(view), [view]);
  const list = useList(getInvoices, 'invoices', { query }, { readAgain });
  const { act, dialog } = useInvoiceActions();
  const columns = useMemo(() => invoiceColumns({ formats, mayChange, onAction: act }), [formats, mayChange, act]);
  const counts = list.page?.counts;
  const isAll = query.find === '' && (query.view === 'all' || counts?.all === 0);

  return (
    <>
      <ViewHead title={copy.heading} />
      <ReadOnly text={copy.readOnly} />
      <Chips<InvoiceView>
        label={copy.chips}
        value={viewOf(view)}
        onChange={(next) => change({ view: next })}
        chips={invoiceViews.map((value) => ({ value, text: copy.views[value], count: counts?.[value] }))}
      />
      <List
        label={copy.label}
        view={view}
        change={change}
        list={list}
        find={copy.find}
        sort={sortOfInvoices(view)}
        columns={columns}
        name="invoices"
        rowId={({ id }) => id}
        expectedRows={PAGE_ROWS / 2}
        failed={copy.failed}
        empty={
          isAll ? (
            <EmptyState title={copy.empty.title} text={copy.empty.text} />
          ) : (
            <EmptyState
              title={copy.empty.noneTitle}
              text={copy.empty.noneText}
              action={
                <Button variant="quiet" size="sm" onClick={() => change({ find: '', view: 'all' })}>
                  {copy.empty.showAll}
                </Button>
              }
            />
          )
        }
      />
      {dialog}
    </>
  );
}

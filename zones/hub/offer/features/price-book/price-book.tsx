'use client';

import { type BookService, getBookServices, getLedgerServices } from '@services/price-book/contract/price-book';
import { getOfferSettings } from '@services/price-book/contract/settings';
import { useQuery } from '@suite/api/use-query';
import { Chips } from '@suite/list/chips';
import { FindField } from '@suite/list/find-field';
import { ListMenu } from '@suite/list/list-menu';
import { Toolbar } from '@suite/list/toolbar';
import { useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { MayChange } from '@suite/session/may-change';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { ReadOnly } from '../read-only/read-only';
import { billingTexts } from './billing-words';
import { BookSkeleton } from './book-skeleton';
import { ARCHIVED, bookDefaults, categoriesOf, chipOf, groupsOf } from './book-view';
import { Bundles } from './bundles';
import { copy } from './copy';
import { draftOf, emptyService, type ServiceDraft } from './service-draft';
import { ServiceRow } from './service-row';

/** Dialogs are loaded when they are opened. */
const ServiceDialog = lazy(async () => ({ default: (await import('./service-dialog')).ServiceDialog }));
const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog')).ImportDialog }));

type Opened = { kind: 'import' } | { kind: 'service'; serviceId?: string; initial: ServiceDraft };

/** The firm's services by category, and bundles of them. */
export function PriceBook() {
  const { data, error, mutate } = useQuery(getBookServices, { query: {} });
  const { data: ledger } = useQuery(getLedgerServices, {}, { isOptional: true });
  const { data: settings } = useQuery(getOfferSettings, {}, { isOptional: true });
  const { major } = useMetricFormats();
  const [view, change] = useView('offer', '/price-book', bookDefaults);
  // A long list renders in chunks, so that the search field responds at once.
  const drawn = useDeferredValue(view);
  const [opened, setOpened] = useState<Opened>();
  const services = data?.services ?? [];
  const groups = groupsOf(services, drawn);
  const categories = categoriesOf(services);
  const archived = services.filter(({ isArchived }) => isArchived).length;
  const shown = groups.flatMap((group) => group.services);
  const billedOf = ({ ledgerName, currency }: BookService) =>
    ledger?.services.find((one) => one.name === ledgerName && one.currency === currency);
  const create = () =>
    setOpened({
      kind: 'service',
      initial: emptyService({
        currency: settings?.currency ?? services[0]?.currency ?? '',
        taxRate: settings?.taxRate ?? 0,
        category: categories.find(({ category }) => chipOf(category) === view.category)?.category ?? '',
      }),
    });
  const actions = (
    <MayChange>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" onClick={() => setOpened({ kind: 'import' })}>
          {copy.fromLedger}
        </Button>
        <Button onClick={create}>{copy.add}</Button>
      </div>
    </MayChange>
  );

  return (
    <>
      <ViewHead
        title={copy.heading}
        text={copy.text}
        // In an empty price book the actions are below the empty state. Their space is reserved until that is known.
        actions={<div className="min-h-9">{services.length > 0 && actions}</div>}
      />
      <ReadOnly text={copy.readOnly} />
      {!data && (error ? <ErrorNote title={copy.failed} onRetry={() => mutate()} /> : <BookSkeleton />)}
      {data && services.length === 0 && <EmptyState title={copy.emptyTitle} text={copy.emptyText} action={actions} />}
      {services.length > 0 && (
        <>
          <Chips
            label={copy.chips}
            value={view.category}
            onChange={(category) => change({ category })}
            chips={[
              { value: '', text: copy.all, count: services.length - archived },
              ...categories.map(({ category, count }) => ({
                value: chipOf(category),
                text: category || copy.noCategory,
                count,
              })),
              ...(archived ? [{ value: ARCHIVED, text: copy.archivedChip, count: archived }] : []),
            ]}
          />
          <Toolbar
            actions={
              <ListMenu
                name="price-book"
                heads={Object.values(copy.columns)}
                rows={() => shown.map((service) => csvRow(service, major))}
                disabled={!shown.length}
              />
            }
          >
            <FindField label={copy.find} value={view.find} onChange={(find) => change({ find }, { replace: true })} />
          </Toolbar>
          {groups.length === 0 && <EmptyState title={copy.noneTitle} text={copy.noneText} />}
          {groups.map((group) => (
            <section key={group.category} className="mb-6" aria-label={group.category || copy.noCategory}>
              <h2 className="mb-2">
                <bdi>{group.category || copy.noCategory}</bdi>
              </h2>
              <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
                {group.services.map((service) => (
                  <ServiceRow
                    key={service.id}
                    service={service}
                    billed={billedOf(service)}
                    onEdit={() => setOpened({ kind: 'service', serviceId: service.id, initial: draftOf(service) })}
                    onCopy={() =>
                      setOpened({ kind: 'service', initial: { ...draftOf(service), name: copy.copyOf(service.name) } })
                    }
                  />
                ))}
              </ul>
            </section>
          ))}
          <Bundles services={services} />
        </>
      )}
      <Suspense>
        {opened?.kind === 'service' && (
          <ServiceDialog
            service={services.find(({ id }) => id === opened.serviceId)}
            initial={opened.initial}
            categories={categories.map(({ category }) => category).filter(Boolean)}
            billingDay={settings?.billingDay ?? null}
            onClose={() => setOpened(undefined)}
          />
        )}
        {opened?.kind === 'import' && <ImportDialog onClose={() => setOpened(undefined)} />}
      </Suspense>
    </>
  );
}

const csvRow = (service: BookService, major: (amount: number, currency: string) => number) => [
  service.name,
  service.category,
  service.description,
  billingTexts[service.billing],
  service.unit,
  major(service.price, service.currency),
  service.currency,
  service.drivers.map(({ name }) => name).join(', '),
  service.taxRate / 1000,
  service.depositRate / 100,
  service.minimumTerm ?? '',
  service.ledgerName,
  service.isArchived ? copy.archived : copy.offered,
];

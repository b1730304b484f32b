import { type BookService, type Bundle, deleteBundle, getBundles } from '@services/price-book/contract/price-book';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { MayChange } from '@suite/session/may-change';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { ErrorNote } from '@suite/ui/error-note';
import { MoreMenu } from '@suite/ui/more-menu';
import { Skeleton } from '@suite/ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import { perBilling } from './billing-words';
import { bundledOf, pricesOf } from './bundle-prices';
import { copy } from './copy';

const BundleDialog = lazy(async () => ({ default: (await import('./bundle-dialog')).BundleDialog }));

const text = copy.bundles;

interface Props {
  services: readonly BookService[];
}

/** Bundles of services that are added together. */
export function Bundles({ services }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const { data, error, mutate } = useQuery(getBundles, {});
  const [edited, setEdited] = useState<Bundle | 'new'>();
  const [removed, setRemoved] = useState<Bundle>();

  async function remove({ id, name }: Bundle) {
    await formClient.call(deleteBundle, { params: { bundleId: id } });
    events.emit('toast', { type: 'success', text: text.removed(name) });
    setRemoved(undefined);
    await revalidate(getBundles);
  }

  function content() {
    if (!data && error) return <ErrorNote title={text.failed} onRetry={() => mutate()} />;
    if (!data)
      return (
        <div role="status" aria-label={text.loading}>
          <Skeleton className="h-16" />
        </div>
      );
    if (!data.bundles.length) return <p className="text-muted">{text.none}</p>;
    return (
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {data.bundles.map((bundle) => (
          <BundleRow
            key={bundle.id}
            bundle={bundle}
            services={services}
            onAction={(act) => (act === 'edit' ? setEdited(bundle) : setRemoved(bundle))}
          />
        ))}
      </ul>
    );
  }

  return (
    <section aria-labelledby="bundles" className="mt-8">
      <div className="mb-2 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="bundles">{text.heading}</h2>
          <p className="text-muted">{text.text}</p>
        </div>
        <MayChange>
          <Button variant="quiet" size="sm" onClick={() => setEdited('new')}>
            {text.add}
          </Button>
        </MayChange>
      </div>
      {content()}
      <Suspense>
        {edited && (
          <BundleDialog
            bundle={edited === 'new' ? undefined : (data?.bundles.find(({ id }) => id === edited.id) ?? edited)}
            services={services}
            onClose={() => setEdited(undefined)}
          />
        )}
      </Suspense>
      {removed && (
        <ConfirmDialog
          title={text.ask(removed.name)}
          keep={text.keep}
          confirm={text.confirm}
          onConfirm={() => remove(removed)}
          onClose={() => setRemoved(undefined)}
          failed={(problem) => `${text.notRemoved} ${reasonOf(problem)}`}
        >
          <p>{text.effect}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

interface RowProps extends Props {
  bundle: Bundle;
  onAction: (act: 'edit' | 'remove') => void;
}

function BundleRow({ bundle, services, onAction }: RowProps) {
  const { money, number } = useMetricFormats();
  const bundled = bundledOf(bundle, services);
  const currency = bundled[0]?.service.currency;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_36px] items-start gap-x-3 gap-y-1 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_240px_36px]">
      <div className="min-w-0">
        <h3 className="text-sm leading-5 font-medium wrap-anywhere">
          <bdi>{bundle.name}</bdi>
        </h3>
        <p className="mt-0.5 text-muted wrap-anywhere">
          {bundled.map(({ service, quantity }) => text.times(number(quantity), service.name)).join(', ')}
        </p>
      </div>
      <ul className="max-sm:row-start-2 sm:text-end">
        {currency &&
          pricesOf(bundled).map(({ billing, amount }) => (
            <li key={billing}>
              <span className="font-medium tabular-nums">{money(amount, currency)}</span>{' '}
              <span className="text-muted">{perBilling[billing]}</span>
            </li>
          ))}
      </ul>
      <MayChange>
        <MoreMenu label={copy.more(bundle.name)} actions={['edit', 'remove'] as const} texts={text.actions} onAction={onAction} />
      </MayChange>
    </li>
  );
}

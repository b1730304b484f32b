import { setFavorite } from '@services/directory/browser/firm';
import { deleteVendor } from '@services/directory/contract/directory';
import { useVendor } from '@services/directory-api/browser';
import type { VendorPage } from '@services/directory-api/contract/answers';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { PageError } from '@suite/list/page-error';
import { PageSkeleton } from '@suite/list/skeletons';
import { ViewHead } from '@suite/list/view-head';
import { useIsAdministrator } from '@suite/session/is-administrator';
import { useMayChange } from '@suite/session/may-change';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useHashParam } from '@suite/shell/pages/use-hash-param';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { classNames } from '@suite/ui/class-names';
import { ConfirmDialog } from '@suite/ui/confirm-dialog';
import { EmptyState } from '@suite/ui/empty-state';
import { Icon } from '@suite/ui/icon';
import { ButtonLink, Link } from '@suite/ui/link';
import { MoreMenu } from '@suite/ui/more-menu';
import { Tooltip } from '@suite/ui/tooltip';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { useIsOperator } from '../frame/use-is-operator';
import { VendorDialog } from '../manage/vendor-dialog';
import { Credits } from '../words/credits';
import { categoryWords, subCategoryWords, wordOf } from '../words/words';
import { AdoptDialog } from './adopt-dialog';
import { copy } from './copy';
import { Facts } from './facts';
import { FromBills, Standing } from './from-bills';
import { IntroductionDialog } from './introduction-dialog';
import { Prices } from './prices';
import { Reviews } from './reviews';

/** One vendor: what is known about it, what the firm pays it, and the available actions. */
export function VendorView() {
  const slug = useHashParam<'explore', '/vendor'>('slug') ?? '';
  const { data: vendor, error, mutate } = useVendor(slug);
  if (error && vendor === undefined) return <PageError title={copy.page} text={copy.failed} onRetry={() => void mutate()} />;
  if (vendor === undefined) return <PageSkeleton />;
  if (vendor === null)
    return (
      <EmptyState
        title={copy.gone}
        text={copy.goneText}
        action={<ButtonLink href={hashOf('explore', '/')}>{copy.back}</ButtonLink>}
      />
    );
  return <Shown key={vendor.id} vendor={vendor} />;
}

const operatorActions = ['edit', 'remove'] as const;

type OpenDialog = 'introduce' | 'adopt' | 'edit' | 'remove';

function Shown({ vendor }: { vendor: VendorPage }) {
  const { client, formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const [dialog, setDialog] = useState<OpenDialog>();
  const mayChange = useMayChange();
  const isAdministrator = useIsAdministrator();
  const isOperator = useIsOperator();
  const { name, isFavorite, adoption, introduction } = vendor;
  const close = () => setDialog(undefined);
  const isRequested = introduction !== null && (introduction.state === 'requested' || introduction.state === 'sent');

  async function toggleFavorite() {
    try {
      await setFavorite(client, vendor.id, !isFavorite);
      await revalidate('explore-vendor', 'explore-favorites', 'explore-vendors');
    } catch (error) {
      events.emit('toast', { type: 'error', text: copy.notDone(reasonOf(error)) });
    }
  }

  return (
    <>
      <p className="mb-2">
        <Link href={hashOf('explore', '/')}>{copy.back}</Link>
      </p>
      <ViewHead
        title={name}
        text={`${wordOf(categoryWords, vendor.category)} · ${wordOf(subCategoryWords, vendor.subCategory)}`}
        actions={
          <>
            {mayChange && (
              <Tooltip text={isFavorite ? copy.favorite.remove : copy.favorite.add}>
                <Button
                  variant="quiet"
                  className={classNames('px-2.5', isFavorite && 'text-accent')}
                  aria-label={isFavorite ? copy.favorite.remove : copy.favorite.add}
                  onClick={toggleFavorite}
                >
                  <Icon name="pin" />
                </Button>
              </Tooltip>
            )}
            <ButtonLink variant="quiet" href={hashOf('explore', '/', { sub: vendor.subCategory, vendors: vendor.slug })}>
              {copy.compare}
            </ButtonLink>
            {mayChange && !isRequested && (
              <Button variant="quiet" onClick={() => setDialog('introduce')}>
                {copy.introduce}
              </Button>
            )}
            {isAdministrator && !adoption?.isInPlan && <Button onClick={() => setDialog('adopt')}>{copy.adopt}</Button>}
            {isOperator && <MoreMenu label={copy.more(name)} actions={operatorActions} texts={copy} onAction={setDialog} />}
          </>
        }
      />
      <p className="mb-6 max-w-[68ch]">{vendor.summary || <span className="text-muted">{copy.noSummary}</span>}</p>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="min-w-0">
          <Facts facts={vendor.facts} />
          <Reviews vendor={vendor} />
          <Credits sources={vendor.sources} />
        </div>
        <div className="grid gap-4">
          <FromBills vendor={vendor} />
          <Standing vendor={vendor} />
          <Prices vendor={vendor} />
        </div>
      </div>
      {dialog === 'introduce' && <IntroductionDialog vendor={vendor} onClose={close} />}
      {dialog === 'adopt' && <AdoptDialog vendor={vendor} onClose={close} />}
      {dialog === 'edit' && <VendorDialog vendor={vendor} onClose={close} />}
      {dialog === 'remove' && (
        <ConfirmDialog
          title={copy.removal.title(name)}
          keep={copy.removal.keep}
          confirm={copy.removal.confirm}
          onConfirm={async () => {
            await formClient.call(deleteVendor, { params: { vendorId: vendor.id } });
            events.emit('toast', { type: 'success', text: copy.removal.done(name) });
            location.hash = hashOf('explore', '/');
            await revalidate('explore-vendors', 'explore-favorites', 'explore-software');
          }}
          onClose={close}
          failed={(error) => copy.notDone(reasonOf(error))}
        >
          {copy.removal.text}
        </ConfirmDialog>
      )}
    </>
  );
}

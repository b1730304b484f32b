import { MAX_COMPARED } from '@services/directory/contract/terms';
import { useCompared } from '@services/directory-api/browser';
import type { VendorPage } from '@services/directory-api/contract/answers';
import { PageError } from '@suite/list/page-error';
import { PageSkeleton } from '@suite/list/skeletons';
import { useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { useIsAdministrator } from '@suite/session/is-administrator';
import { useMayChange } from '@suite/session/may-change';
import { Badge } from '@suite/ui/badge';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { Icon } from '@suite/ui/icon';
import { ButtonLink, Link } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { useMemo, useState } from 'react';
import { comparedOf } from '../directory/directory-view';
import { AdoptDialog } from '../vendor/adopt-dialog';
import { IntroductionDialog } from '../vendor/introduction-dialog';
import { Credits } from '../words/credits';
import { CompareRows } from './compare-rows';
import { copy } from './copy';

const defaults = { vendors: '' };

/** Up to four vendors side by side. */
export function Compare() {
  const [view, change] = useView('explore', '/compare', defaults);
  const slugs = useMemo(() => comparedOf(view.vendors), [view.vendors]);
  const { data: vendors, error, mutate } = useCompared(slugs);
  if (error && !vendors) return <PageError title={copy.heading} text={copy.failed} onRetry={() => void mutate()} />;
  if (!vendors) return <PageSkeleton />;
  const drop = (slug: string) => change({ vendors: slugs.filter((one) => one !== slug).join(',') });
  return (
    <>
      <p className="mb-2">
        <Link href={hashOf('explore', '/', slugs.length ? { vendors: slugs.join(',') } : {})}>{copy.back}</Link>
      </p>
      <ViewHead
        title={copy.heading}
        text={copy.text}
        actions={
          vendors.length > 0 &&
          vendors.length < MAX_COMPARED && (
            <ButtonLink
              variant="quiet"
              href={hashOf('explore', '/', { sub: vendors[0]?.subCategory ?? '', vendors: slugs.join(',') })}
            >
              {copy.add}
            </ButtonLink>
          )
        }
      />
      {vendors.length === 0 ? (
        <EmptyState
          title={copy.none.title}
          text={copy.none.text}
          action={<ButtonLink href={hashOf('explore', '/')}>{copy.none.action}</ButtonLink>}
        />
      ) : (
        <>
          <SideBySide vendors={vendors} onDrop={drop} />
          <Credits sources={vendors.flatMap(({ sources }) => sources)} />
        </>
      )}
    </>
  );
}

function SideBySide({ vendors, onDrop }: { vendors: readonly VendorPage[]; onDrop: (slug: string) => void }) {
  const [dialog, setDialog] = useState<{ act: 'introduce' | 'adopt'; vendor: VendorPage }>();
  const close = () => setDialog(undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section aria-label={copy.label} tabIndex={0} className="overflow-x-auto rounded-lg border border-line bg-surface">
      <table className="w-full table-fixed border-collapse" style={{ minWidth: 160 + 200 * vendors.length }}>
        <thead>
          <tr className="align-top">
            <td className="w-40 p-3" />
            {vendors.map((vendor) => (
              <th key={vendor.id} scope="col" className="border-s border-line p-3 text-start">
                <Head vendor={vendor} onDrop={() => onDrop(vendor.slug)} onAsk={(act) => setDialog({ act, vendor })} />
              </th>
            ))}
          </tr>
        </thead>
        <CompareRows vendors={vendors} />
      </table>
      {dialog?.act === 'introduce' && <IntroductionDialog vendor={dialog.vendor} onClose={close} />}
      {dialog?.act === 'adopt' && <AdoptDialog vendor={dialog.vendor} onClose={close} />}
    </section>
  );
}

interface HeadProps {
  vendor: VendorPage;
  onDrop: () => void;
  onAsk: (act: 'introduce' | 'adopt') => void;
}

function Head({ vendor: { slug, name, adoption, introduction }, onDrop, onAsk }: HeadProps) {
  const mayChange = useMayChange();
  const isAdministrator = useIsAdministrator();
  const isRequested = introduction !== null && (introduction.state === 'requested' || introduction.state === 'sent');
  return (
    <>
      <span className="flex items-start justify-between gap-2">
        <Link href={hashOf('explore', '/vendor', { slug })} className="min-w-0 break-words text-lg">
          {name}
        </Link>
        <Button variant="plain" size="sm" aria-label={copy.remove(name)} onClick={onDrop}>
          <Icon name="close" />
        </Button>
      </span>
      <span className="mt-2 flex flex-wrap gap-2 font-normal">
        {adoption?.isInPlan ? (
          <Badge size="sm" tone="good" text={copy.inPlan} />
        ) : (
          isAdministrator && (
            <Button size="sm" onClick={() => onAsk('adopt')}>
              {copy.adopt}
            </Button>
          )
        )}
        {isRequested ? (
          <Badge size="sm" tone="info" text={copy.asked} />
        ) : (
          mayChange && (
            <Button variant="quiet" size="sm" onClick={() => onAsk('introduce')}>
              {copy.introduce}
            </Button>
          )
        )}
      </span>
    </>
  );
}

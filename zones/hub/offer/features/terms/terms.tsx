'use client';

import { getOfferSettings } from '@services/price-book/contract/settings';
import { getTerms, type Terms as Letter, putTerms } from '@services/price-book/contract/terms';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { RowsSkeleton } from '@suite/list/skeletons';
import { ViewHead } from '@suite/list/view-head';
import { MayChange } from '@suite/session/may-change';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Badge } from '@suite/ui/badge';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { ButtonLink, Link } from '@suite/ui/link';
import { MoreMenu } from '@suite/ui/more-menu';
import { hashOf } from '@suite/zones/zone-url';
import { ReadOnly } from '../read-only/read-only';
import { copy } from './copy';
import { NEW } from './letter-page';
import { summaryOf } from './summary-of';

export function Terms() {
  const { data, error, mutate } = useQuery(getTerms, {});
  const { data: settings } = useQuery(getOfferSettings, {}, { isOptional: true });
  const create = (
    <MayChange>
      <ButtonLink href={hashOf('offer', '/letter', { id: NEW })}>{copy.add}</ButtonLink>
    </MayChange>
  );

  function content() {
    if (!data && error) return <ErrorNote title={copy.failed} onRetry={() => mutate()} />;
    if (!data)
      return (
        <div role="status" aria-label={copy.loading}>
          <RowsSkeleton className="[--rows:3] [--row:84px]" />
        </div>
      );
    if (!data.terms.length) return <EmptyState title={copy.emptyTitle} text={copy.emptyText} action={create} />;
    return (
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {data.terms.map((letter) => (
          <Row key={letter.id} letter={letter} isDefault={letter.id === settings?.termsId} />
        ))}
      </ul>
    );
  }

  return (
    <>
      <ViewHead
        title={copy.heading}
        text={copy.text}
        // Without letters, the button is below the empty state. Its space is reserved until that is known.
        actions={<div className="min-h-9">{data?.terms.length ? create : null}</div>}
      />
      <ReadOnly text={copy.readOnly} />
      {content()}
    </>
  );
}

interface RowProps {
  letter: Letter;
  /** Used for new proposals. */
  isDefault: boolean;
}

function Row({ letter, isDefault }: RowProps) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const { moment, number } = useFormats();
  const revalidate = useRevalidate();
  const { id, name, isArchived, latest } = letter;
  const href = hashOf('offer', '/letter', { id });

  async function setArchived(next: boolean) {
    const { scope, notCovered, body, version } = latest;
    try {
      await formClient.call(putTerms, {
        params: { termsId: id },
        body: { name, scope, notCovered, body, version, isArchived: next },
      });
      events.emit('toast', { type: 'success', text: next ? copy.archivedToast(name) : copy.restoredToast(name) });
    } catch (error) {
      events.emit('toast', { type: 'error', text: `${copy.notChanged} ${reasonOf(error)}` });
    }
    await revalidate(getTerms);
  }

  function act(chosen: keyof typeof copy.actions) {
    if (chosen === 'edit') location.hash = href;
    else void setArchived(chosen === 'archive');
  }

  return (
    <li className="flex items-start gap-4 px-4 py-3">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-2">
          <Link href={href} className="wrap-anywhere">
            <bdi>{name}</bdi>
          </Link>
          {isDefault && <Badge size="sm" text={copy.isDefault} tone="accent" />}
          {isArchived && <Badge size="sm" text={copy.archived} />}
        </div>
        <p dir="auto" className="mt-0.5 line-clamp-2 text-muted wrap-anywhere">
          {summaryOf(latest.scope)}
        </p>
        <p className="mt-0.5 text-xs text-muted wrap-anywhere">
          {copy.version(number(latest.version))} · {copy.written(moment(latest.createdAt), latest.by)}
        </p>
      </div>
      <MayChange>
        <MoreMenu
          label={copy.more(name)}
          actions={isArchived ? (['edit', 'restore'] as const) : (['edit', 'archive'] as const)}
          texts={copy.actions}
          onAction={act}
        />
      </MayChange>
    </li>
  );
}

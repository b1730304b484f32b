'use client';

import { getDashboard } from '@services/insights/contract/dashboard';
import { type DocumentKind, getDocument } from '@services/insights/contract/ledger-rows';
import { useQuery } from '@suite/api/use-query';
import { documentKindOf } from '@suite/iq/document-kinds';
import { MetricsFailed } from '@suite/iq/metrics-failed';
import { StaleNote } from '@suite/iq/stale-note';
import { dayOrLatest } from '@suite/iq/stored-date';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { useStale } from '@suite/iq/use-stale';
import { useView } from '@suite/list/use-view';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { DocumentSkeleton } from '../frame/skeletons';
import { clientsHash } from '../views/clients-view';
import { copy } from './copy';
import { DocumentDetails } from './document-details';
import { DocumentHead } from './document-head';
import { DocumentStats } from './document-stats';
import { Lines } from './lines';
import { Settlements } from './settlements';

const defaults = { kind: 'invoice', id: '', asOf: '' };

interface Shown {
  /** As-of date from the URL; empty for the latest. */
  asOf: string;
  onAsOf: (day: string) => void;
}

/** An invoice, credit note or payment from the ledger. */
export function DocumentPage() {
  const [{ kind, id, asOf }, change] = useView('iq-clients', '/document', defaults);
  const known = documentKindOf(kind);
  const shown = { asOf, onAsOf: (day: string) => change({ asOf: day }) };
  return id && known ? <Loaded key={`${kind} ${id}`} kind={known} id={id} {...shown} /> : <Unknown {...shown} />;
}

function Loaded({ kind, id, ...shown }: Shown & { kind: DocumentKind; id: string }) {
  const { asOf, onAsOf } = shown;
  const read = useQuery(getDocument, { params: { kind, documentId: id }, query: { asOf: dayOrLatest(asOf) } });
  const { data, staleSince, retry } = useStale(read);

  if (!data && read.error?.code === 'not_found') return <NotFound {...shown} />;
  if (!data && read.error) return <MetricsFailed error={read.error} title={copy.failed} onRetry={retry} />;
  if (!data) return <DocumentSkeleton />;
  return (
    <>
      {staleSince && <StaleNote since={staleSince} onRetry={retry} />}
      <DocumentHead data={data} asOf={asOf} onAsOf={onAsOf} />
      <DocumentStats data={data} />
      {data.document.isUnsure && (
        <div className="mt-4">
          <Notice>{copy.unsureText}</Notice>
        </div>
      )}
      <div className="mt-8 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="min-w-0">
          {kind === 'invoice' && <Lines data={data} />}
          <Settlements data={data} asOf={asOf} className={kind === 'invoice' ? 'mt-8' : ''} />
        </div>
        <DocumentDetails data={data} asOf={asOf} />
      </div>
    </>
  );
}

/** Shown when the ledger has no document with the id, or when the firm has no metrics at all. */
function NotFound(shown: Shown) {
  const { error, isLoading, mutate } = useQuery(getDashboard, { query: { asOf: dayOrLatest(shown.asOf) } });
  if (isLoading) return <DocumentSkeleton />;
  if (error?.code === 'not_found') return <MetricsFailed error={error} title={copy.failed} onRetry={() => mutate()} />;
  return <Unknown {...shown} />;
}

function Unknown({ asOf, onAsOf }: Shown) {
  const { day } = useMetricFormats();
  const requested = dayOrLatest(asOf);
  return (
    <EmptyState
      title={copy.unknownTitle}
      text={requested ? copy.unknownOn(day(requested)) : copy.unknownText}
      action={
        requested ? (
          <Button variant="quiet" size="sm" onClick={() => onAsOf('')}>
            {copy.latest}
          </Button>
        ) : (
          <ButtonLink variant="quiet" size="sm" href={clientsHash(asOf)}>
            {copy.clients}
          </ButtonLink>
        )
      }
    />
  );
}

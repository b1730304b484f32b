import { type BatchItemState, batchItemStates } from '@services/proposals/contract/bulk';
import { Chips } from '@suite/list/chips';
import { idOf } from '@suite/list/known-values';
import { PageError } from '@suite/list/page-error';
import { Pager } from '@suite/list/pager';
import { offsetOf, PAGE_ROWS } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { useMayChange } from '@suite/session/may-change';
import { useHashParam } from '@suite/shell/pages/use-hash-param';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { useMemo, useState } from 'react';
import { PageSkeleton } from '../frame/skeletons';
import { ReadOnly } from '../read-only/read-only';
import { BatchItemCard } from './batch-item-card';
import { BatchResult } from './batch-result';
import { BatchSettings } from './batch-settings';
import { BatchSums } from './batch-sums';
import { copy, states } from './copy';
import { SendBatch } from './send-batch';
import { useBatchSaves } from './use-batch-saves';

const { batch: words } = copy;

/** A batch: every price before it is sent, and the result of each proposal. */
export function BatchPage() {
  const id = idOf(useHashParam<'offer', '/batch'>('id') ?? '');
  return id ? <Shown key={id} batchId={id} /> : <Gone />;
}

const Gone = () => (
  <EmptyState
    title={words.goneTitle}
    text={words.goneText}
    action={<ButtonLink href={hashOf('offer', '/')}>{words.back}</ButtonLink>}
  />
);

function Shown({ batchId }: { batchId: string }) {
  const { date } = useFormats();
  const mayChange = useMayChange();
  const [view, setView] = useState<{ state: BatchItemState | ''; page: number }>({ state: '', page: 1 });
  const query = useMemo(
    () => ({ offset: offsetOf(String(view.page)), limit: String(PAGE_ROWS), ...(view.state && { state: view.state }) }),
    [view],
  );
  const saves = useBatchSaves(batchId, query);
  const { data, error, mutate } = saves.read;
  const [latest, setLatest] = useState(data);
  if (data && data !== latest) setLatest(data);
  // The current page stays while another one loads.
  const page = data ?? latest;

  if (error && !page)
    return error.code === 'not_found' ? <Gone /> : <PageError title={words.page} text={words.failed} onRetry={() => mutate()} />;
  if (!page) return <PageSkeleton />;
  const { batch, items, total } = page;
  const isPreview = batch.state === 'preview';
  const count = Object.values(batch.counts).reduce((sum, each) => sum + each, 0);
  const chips = batchItemStates.filter((state) => batch.counts[state] > 0);

  return (
    <>
      <ViewHead
        title={<bdi>{words.headings[batch.kind](batch.template)}</bdi>}
        text={isPreview ? words.preview : words.startedBy(batch.by, date(batch.startedAt ?? batch.createdAt))}
        actions={isPreview && mayChange && <SendBatch batch={batch} saves={saves} />}
      />
      <ReadOnly text={copy.readOnly} />
      {isPreview ? (
        mayChange && <BatchSettings batch={batch} currencies={items.map(({ currency }) => currency)} saves={saves} />
      ) : (
        <BatchResult batch={batch} />
      )}
      <BatchSums sums={page.sums} />
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <Chips<BatchItemState | ''>
          label={words.states}
          value={view.state}
          onChange={(state) => setView({ state, page: 1 })}
          chips={[
            { value: '', text: words.all, count },
            ...chips.map((state) => ({ value: state, text: states[state].text, count: batch.counts[state] })),
          ]}
        />
        <Pager page={view.page} total={total} onPage={(next) => setView({ ...view, page: next })} />
      </div>
      {items.length === 0 ? (
        <p className="text-muted">{words.noItems}</p>
      ) : (
        <ul aria-label={words.items} aria-busy={!data} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {items.map((item) => (
            <BatchItemCard key={item.id} item={item} isEditable={isPreview && mayChange} saves={saves} />
          ))}
        </ul>
      )}
    </>
  );
}

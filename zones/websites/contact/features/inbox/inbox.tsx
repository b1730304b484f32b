import { exportLeads, getLeadPeople, getLeads, leadViews } from '@services/inbox/contract/leads';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { Chips } from '@suite/list/chips';
import { Choice } from '@suite/list/choice';
import { FindField } from '@suite/list/find-field';
import { FoldedFilters } from '@suite/list/folded-filters';
import { ViewPager } from '@suite/list/pager';
import { RowsSkeleton } from '@suite/list/skeletons';
import { useNewest } from '@suite/list/use-newest';
import { useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { useMemo } from 'react';
import { durationText } from '../words/words';
import { copy } from './copy';
import { InboxMenu } from './inbox-menu';
import { filtersOf, inboxDefaults, leadsQuery, viewOf } from './inbox-view';
import { LeadDetail } from './lead-detail';
import { LeadList } from './lead-list';

/** The leads beside the open one; on a phone, one or the other. */
export function Inbox() {
  const { formClient } = useApi();
  const [view, change] = useView('contact', '/', inboxDefaults);
  const query = useMemo(() => leadsQuery(view), [view]);
  const list = useNewest(getLeads, { query });
  const people = useQuery(getLeadPeople, {}, { handleGlobally: true }).data ?? [];
  const { page } = list;
  const isNarrowed = viewOf(view) !== 'open' || Boolean(view.find || view.owner || view.tag);
  const median = page?.minutesToAnswer;
  const owners = { nobody: copy.nobody, ...Object.fromEntries(people.map(({ id, name }) => [id, name])) };

  return (
    <>
      <div className={view.lead ? 'max-lg:hidden' : undefined}>
        <ViewHead title={copy.heading} text={copy.text} />
        <Chips
          label={copy.views}
          value={viewOf(view)}
          onChange={(next) => change({ view: next, lead: '' })}
          chips={leadViews.map((value) => ({ value, text: copy.view[value], count: page?.counts[value] }))}
        />
        <div className="mb-3 flex flex-wrap items-end gap-3">
          <FindField label={copy.find} value={view.find} onChange={(find) => change({ find }, { replace: true })} />
          <FoldedFilters count={[view.owner, view.tag].filter(Boolean).length}>
            <Choice
              label={copy.owner}
              any={copy.anybody}
              texts={owners}
              value={view.owner}
              onChange={(owner) => change({ owner })}
            />
            <Choice
              label={copy.tag}
              any={copy.anyTag}
              texts={Object.fromEntries((page?.tags ?? []).map((tag) => [tag, tag]))}
              value={view.tag}
              onChange={(tag) => change({ tag })}
            />
          </FoldedFilters>
          <div className="ms-auto">
            <InboxMenu file={() => formClient.call(exportLeads, { query: filtersOf(view) })} disabled={!page?.total} />
          </div>
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 lg:grid-cols-[minmax(280px,380px)_minmax(0,1fr)]">
        <div className={view.lead ? 'max-lg:hidden' : undefined}>
          {list.error ? (
            <ErrorNote title={copy.failed} onRetry={list.retry} />
          ) : page === undefined ? (
            <RowsSkeleton className="[--rows:6] [--row:84px]" />
          ) : page.leads.length === 0 ? (
            <EmptyState
              title={isNarrowed ? copy.noneTitle : copy.emptyTitle}
              text={isNarrowed ? copy.noneText : copy.emptyText}
            />
          ) : (
            <LeadList leads={page.leads} view={view} isBehind={list.isBehind} />
          )}
          {median !== null && median !== undefined && (
            <p className="mt-2 text-[13px] text-muted">{copy.median(durationText(median))}</p>
          )}
          {/* Below rows of which nobody knows yet how many there are, it would move. */}
          {page && <ViewPager offset={query.offset} total={page.total} change={({ page: next }) => change({ page: next })} />}
        </div>
        <section aria-label={copy.conversation} className={view.lead ? 'min-w-0' : 'min-w-0 max-lg:hidden'}>
          {view.lead ? (
            <LeadDetail
              key={view.lead}
              leadId={view.lead}
              people={people}
              onClose={() => change({ lead: '', page: view.page })}
            />
          ) : (
            <EmptyState title={copy.chooseTitle} text={copy.chooseText} />
          )}
        </section>
      </div>
    </>
  );
}

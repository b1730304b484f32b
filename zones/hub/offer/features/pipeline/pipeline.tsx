import { getProposals } from '@services/proposals/contract/proposals';
import { List } from '@suite/list/list';
import { useList } from '@suite/list/use-list';
import { PAGE_ROWS, useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { MayChange } from '@suite/session/may-change';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { useMemo } from 'react';
import { Board } from './board';
import { copy } from './copy';
import { FailedPayments } from './failed-payments';
import { LayoutChoice } from './layout-choice';
import { csvHeads, csvRow } from './pipeline-csv';
import { markOf, pipelineDefaults, pipelineQuery, sortOfPipeline, viewOf } from './pipeline-view';
import { proposalColumns } from './proposal-columns';
import { ViewChips } from './view-chips';

const newProposal = hashOf('offer', '/new');

/** The firm's proposals by state. */
export function Pipeline() {
  const money = useMetricFormats();
  const formats = useFormats();
  const [view, change] = useView('offer', '/', pipelineDefaults);
  const query = useMemo(() => pipelineQuery(view), [view]);
  const list = useList(getProposals, 'proposals', { query });
  const { column, direction } = sortOfPipeline(view);
  const chosen = viewOf(view);
  const columns = useMemo(() => proposalColumns(money, formats), [money, formats]);
  const isBoard = view.layout === 'board';
  const isNarrowed = query.find !== '' || chosen !== undefined;

  const none = isNarrowed ? (
    <EmptyState
      title={copy.empty.noneTitle}
      text={copy.empty.noneText}
      action={
        <Button variant="quiet" size="sm" onClick={() => change({ find: '', view: '' })}>
          {copy.empty.showAll}
        </Button>
      }
    />
  ) : (
    <EmptyState
      title={copy.empty.title}
      text={copy.empty.text}
      action={
        <MayChange>
          <ButtonLink size="sm" href={newProposal}>
            {copy.create}
          </ButtonLink>
        </MayChange>
      }
    />
  );

  return (
    <>
      <ViewHead
        title={copy.heading}
        actions={
          <>
            <FailedPayments />
            <MayChange>
              <ButtonLink variant="quiet" href={hashOf('offer', '/renew')}>
                {copy.renew}
              </ButtonLink>
              <ButtonLink variant="quiet" href={hashOf('offer', '/send')}>
                {copy.sendMany}
              </ButtonLink>
              <ButtonLink href={newProposal}>{copy.create}</ButtonLink>
            </MayChange>
          </>
        }
      />
      <ViewChips
        counts={list.page?.counts}
        value={isBoard ? markOf(view) : chosen}
        onChange={(next) => change({ view: next })}
        isBoard={isBoard}
      />
      {isBoard ? (
        <Board
          counts={list.page?.counts}
          none={none}
          layout={<LayoutChoice isBoard onChange={(layout) => change({ layout })} />}
          find={view.find}
          onFind={(find) => change({ find }, { replace: true })}
          mark={markOf(view)}
          onShow={(next) => change({ view: next, layout: '' })}
        />
      ) : (
        <List
          label={copy.label}
          view={view}
          change={change}
          list={list}
          find={copy.find}
          sort={{ column, direction }}
          columns={columns}
          name="proposals"
          csv={{ heads: csvHeads, row: (row) => csvRow(row, money) }}
          rowId={({ id }) => id}
          expectedRows={PAGE_ROWS / 2}
          className="table-fixed sm:min-w-[920px]"
          failed={copy.failed}
          empty={none}
          actions={<LayoutChoice isBoard={false} onChange={(layout) => change({ layout })} />}
        />
      )}
    </>
  );
}

import {
  getProposals,
  type PipelineMark,
  type PipelineView,
  type ProposalRow,
  type ProposalsPage,
} from '@services/proposals/contract/proposals';
import { FindField } from '@suite/list/find-field';
import { Toolbar } from '@suite/list/toolbar';
import { useList } from '@suite/list/use-list';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { Button } from '@suite/ui/button';
import { ErrorNote } from '@suite/ui/error-note';
import { Skeleton } from '@suite/ui/skeleton';
import { hashOf } from '@suite/zones/zone-url';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { copy } from './copy';
import { ProposalStatus, stepOf } from './proposal-columns';
import { sumsOf } from './view-chips';

/** Columns in the order of a proposal's lifecycle; each proposal is in one of them. */
const columns = ['draft', 'awaiting-approval', 'awaiting', 'accepted', 'declined', 'ended'] as const satisfies PipelineView[];

/** Maximum number of cards in a column. */
const MAX_CARDS = 20;

interface Props {
  counts: ProposalsPage['counts'] | undefined;
  /** Shown when there are no proposals at all. */
  none: ReactNode;
  layout: ReactNode;
  find: string;
  onFind: (find: string) => void;
  mark: PipelineMark | undefined;
  onShow: (view: PipelineView) => void;
}

/** Proposals as cards, with a column for each state. Arrow keys, Home and End move between them. */
export function Board({ counts, none, layout, find, onFind, mark, onShow }: Props) {
  // With or without spaces at its ends, a search finds the same.
  const words = find.trim();
  const isEmpty = counts && columns.every((view) => counts[view]?.count === 0);
  return (
    <>
      <Toolbar actions={layout}>
        <FindField label={copy.find} value={find} onChange={onFind} />
      </Toolbar>
      {isEmpty ? (
        none
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the links in it
        <div
          className="grid auto-cols-[minmax(190px,1fr)] grid-flow-col gap-3 overflow-x-auto pb-2 max-sm:auto-cols-[84%]"
          onKeyDown={moveThroughCards}
        >
          {columns.map((view) => (
            <BoardColumn
              key={view}
              {...{ view, mark, onShow }}
              find={words}
              counted={words || mark ? undefined : counts?.[view]}
            />
          ))}
        </div>
      )}
    </>
  );
}

interface ColumnProps {
  view: PipelineView;
  find: string;
  mark: PipelineMark | undefined;
  /** Known before the cards are; undefined for a search. */
  counted: ProposalsPage['counts'][PipelineView] | undefined;
  onShow: (view: PipelineView) => void;
}

function BoardColumn({ view, find, mark, counted, onShow }: ColumnProps) {
  const id = useId();
  const { number, shortMoney } = useMetricFormats();
  const { page, rows, isBehind, error, retry } = useList(getProposals, 'proposals', {
    query: { view, find, mark, limit: String(MAX_CARDS) },
  });
  const count = page?.total ?? counted?.count;
  const { firstYear } = page ?? counted ?? {};
  return (
    <section aria-labelledby={id} data-column className="rounded-lg bg-sunken p-2">
      <header className="px-1.5 pb-2">
        {/* Side by side, not in one line of text, which would move by a pixel when the count comes. */}
        <h2 id={id} className="flex h-5 gap-1 text-sm leading-5">
          <span className="truncate">{copy.views[view]}</span>{' '}
          {count !== undefined && <span className="font-normal text-muted">{number(count)}</span>}
        </h2>
        <p className="h-4 truncate text-xs text-muted tabular-nums">{firstYear && sumsOf({ firstYear }, shortMoney)}</p>
      </header>
      {error && <ErrorNote title={copy.failed} onRetry={retry} />}
      {!rows && !error && <ColumnShape />}
      {page?.total === 0 && <p className="px-1.5 text-muted">{copy.board.none}</p>}
      {rows && !error && (
        <ul aria-busy={isBehind} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {rows.map((row) => (
            <li key={row.id}>
              <Card row={row} />
            </li>
          ))}
        </ul>
      )}
      {page && page.total > MAX_CARDS && (
        <Button variant="plain" size="sm" className="mt-2" onClick={() => onShow(view)}>
          {copy.board.showAll(number(page.total))}
        </Button>
      )}
    </section>
  );
}

const ColumnShape = () => (
  <div className="grid gap-2">
    {Array.from({ length: 3 }, (_, place) => (
      <Skeleton key={place} className="h-24 rounded-md" />
    ))}
  </div>
);

function Card({ row }: { row: ProposalRow }) {
  const { wholeMoney } = useMetricFormats();
  const formats = useFormats();
  return (
    <a
      href={hashOf('offer', '/proposal', { id: row.id })}
      className="block rounded-md border border-line bg-surface px-3 py-2 hover:border-line-strong"
    >
      <bdi className="block truncate font-medium" title={row.client}>
        {row.client}
      </bdi>
      <bdi className="block truncate text-muted" title={row.title}>
        {copy.number(String(row.number), row.title)}
      </bdi>
      <span className="mt-1 block text-xs text-muted">{stepOf(row, formats)}</span>
      <span className="mt-1 flex flex-wrap items-start justify-between gap-x-2 gap-y-1">
        <ProposalStatus row={row} />
        <span className="ms-auto font-medium tabular-nums">{wholeMoney(row.firstYear, row.currency)}</span>
      </span>
    </a>
  );
}

/** Moves up, down, to the first and to the last within a column, and left and right to the card at the same position of the next column. */
function moveThroughCards(event: KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll('[data-column]')].map((column) => [
    ...column.querySelectorAll<HTMLElement>('a'),
  ]);
  const at = all.findIndex((cards) => cards.includes(document.activeElement as HTMLElement));
  const own = all[at];
  if (!own) return;
  const place = own.indexOf(document.activeElement as HTMLElement);
  const target = targetOf(event.key, all, { at, place });
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function targetOf(key: string, all: readonly HTMLElement[][], { at, place }: { at: number; place: number }) {
  const nearest = (cards: readonly HTMLElement[] | undefined) => cards?.[Math.min(place, cards.length - 1)];
  if (key === 'ArrowDown') return all[at]?.[place + 1];
  if (key === 'ArrowUp') return all[at]?.[place - 1];
  if (key === 'Home') return all[at]?.[0];
  if (key === 'End') return all[at]?.at(-1);
  if (key === 'ArrowRight') return nearest(all.slice(at + 1).find((cards) => cards.length > 0));
  if (key === 'ArrowLeft') return nearest(all.slice(0, at).findLast((cards) => cards.length > 0));
}

import type { Control } from '@services/security-plan/contract/plan';
import { Chips } from '@suite/list/chips';
import { oneOf } from '@suite/list/known-values';
import { ListMenu } from '@suite/list/list-menu';
import { useView } from '@suite/list/use-view';
import { useSession } from '@suite/session/session-provider';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { EmptyState } from '@suite/ui/empty-state';
import { Link } from '@suite/ui/link';
import { type Column, Table } from '@suite/ui/table';
import { hashOf } from '@suite/zones/zone-url';
import { useMemo } from 'react';
import { copy as frameCopy } from '../frame/copy';
import { EvidenceText, StateBadge } from '../frame/states';
import { copy } from './copy';

const views = ['all', 'work', 'expiring', 'none', 'mine'] as const;
type View = (typeof views)[number];

const defaults = { view: 'all', page: '1' };

const needsWork = ({ state }: Control) => state === 'attention' || state === 'not-met' || state === 'unknown';

/** The controls of the plan, grouped by what they need. */
export function ControlList({ controls }: { controls: readonly Control[] }) {
  const { token } = useSession();
  const { day } = useFormats();
  const [view, change] = useView('wisp', '/', defaults);
  const chosen = oneOf(views, view.view) ?? 'all';
  const byView: Record<View, readonly Control[]> = {
    all: controls,
    work: controls.filter(needsWork),
    expiring: controls.filter(({ isExpiring }) => isExpiring),
    none: controls.filter(({ state }) => state === 'not-applicable'),
    mine: controls.filter(({ ownerId }) => ownerId === token.userId),
  };
  const columns = useMemo(() => columnsOf(day), [day]);
  const shown = byView[chosen];
  return (
    <>
      <div className="flex items-start justify-between gap-x-3 max-sm:[&>:first-child]:min-w-0">
        <Chips
          label={copy.chips}
          value={chosen}
          onChange={(next) => change({ view: next })}
          chips={views.map((value) => ({ value, text: copy.views[value], count: byView[value].length }))}
        />
        <ListMenu
          name="security-controls"
          heads={Object.values(copy.columns)}
          rows={() => shown.map((one) => csvRow(one))}
          disabled={!shown.length}
        />
      </div>
      <Table
        label={copy.list}
        columns={columns}
        rows={shown}
        rowId={({ key }) => key}
        className="ui-table-fit"
        empty={<EmptyState title={copy.noneTitle} text={copy.noneText} />}
      />
    </>
  );
}

const csvRow = ({ elements, title, evidence, state, reviewOn, owner }: Control) => [
  elements.join(' '),
  title,
  evidence.text,
  frameCopy.states[state],
  reviewOn ?? '',
  owner ?? '',
];

const columnsOf = (day: (text: string) => string): Column<Control>[] => [
  {
    id: 'control',
    text: copy.columns.control,
    className: 'w-[34%]',
    cell: ({ key, title, source }) => (
      <>
        <Link href={hashOf('wisp', '/control', { key })} className="font-medium">
          {title}
        </Link>
        <span className="block text-xs font-normal text-muted">{source}</span>
      </>
    ),
  },
  {
    id: 'element',
    text: copy.columns.element,
    className: 'w-[92px]',
    from: 800,
    cell: ({ elements }) => (
      <span className="flex flex-wrap gap-x-1 text-muted">
        {elements.map((element) => (
          <span key={element}>{element}</span>
        ))}
      </span>
    ),
  },
  {
    id: 'evidence',
    text: copy.columns.evidence,
    narrow: 'line',
    cell: ({ state, evidence }) => <EvidenceText state={state} text={evidence.text} share={evidence.share} />,
  },
  {
    id: 'state',
    text: copy.columns.state,
    className: 'w-[132px]',
    narrow: 'beside',
    cell: ({ state }) => <StateBadge state={state} />,
  },
  {
    id: 'review',
    text: copy.columns.review,
    className: 'w-[120px]',
    from: 900,
    cell: ({ isLive, reviewOn }) => <span className="text-muted">{reviewOn ? day(reviewOn) : isLive ? copy.live : ''}</span>,
  },
];

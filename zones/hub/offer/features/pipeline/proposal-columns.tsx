import type { ProposalRow } from '@services/proposals/contract/proposals';
import type { MetricFormats } from '@suite/insights/metric-formats';
import type { ListColumn } from '@suite/list/list-column';
import { NameText } from '@suite/list/name-text';
import type { useFormats } from '@suite/shell/preferences/use-formats';
import { Badge } from '@suite/ui/badge';
import { Link } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { statuses } from '../proposal/status';
import { copy } from './copy';

type Formats = ReturnType<typeof useFormats>;

const { columns: heads } = copy;

/** Describes the last step of a proposal, with the day that the list is sorted by. */
export const stepOf = ({ lastStep: { kind, at } }: ProposalRow, { date }: Pick<Formats, 'date'>): string =>
  copy.step(copy.steps[kind], date(at));

/** Status of a proposal, with what waits for the firm. */
export const ProposalStatus = ({ row: { status, unanswered, isEdited, isQuiet, isExpiring } }: { row: ProposalRow }) => (
  <span className="flex flex-wrap items-center gap-1.5">
    <Badge {...statuses[status]} size="sm" />
    {unanswered > 0 && <Badge text={copy.unanswered(unanswered)} tone="warn" size="sm" />}
    {isExpiring && <Badge text={copy.marks.expiring} tone="warn" size="sm" />}
    {isQuiet && <Badge text={copy.marks.quiet} size="sm" />}
    {isEdited && <span className="text-xs text-muted">{copy.next}</span>}
  </span>
);

export const proposalColumns = ({ wholeMoney }: MetricFormats, formats: Formats): ListColumn<ProposalRow>[] => [
  {
    id: 'client',
    text: heads.client,
    sortable: true,
    className: 'w-[18%]',
    cell: ({ id, client }) => (
      <Link href={hashOf('offer', '/proposal', { id })} className="block">
        <NameText text={client} />
      </Link>
    ),
  },
  {
    id: 'number',
    text: heads.title,
    sortable: true,
    cell: ({ number, title }) => <NameText text={copy.number(String(number), title)} />,
  },
  { id: 'status', text: heads.status, className: 'w-[116px]', narrow: 'below', cell: (row) => <ProposalStatus row={row} /> },
  {
    id: 'firstYear',
    text: heads.firstYear,
    sortable: true,
    numeric: true,
    className: 'w-[100px]',
    narrow: 'beside',
    cell: ({ firstYear, currency }) => wholeMoney(firstYear, currency),
  },
  { id: 'owner', text: heads.owner, className: 'w-[104px]', cell: ({ owner }) => <NameText text={owner} /> },
  {
    id: 'expiresOn',
    text: heads.expiresOn,
    sortable: true,
    className: 'w-[124px] whitespace-nowrap',
    narrow: 'corner',
    cell: ({ expiresOn }) => expiresOn && formats.day(expiresOn),
  },
  { id: 'activity', text: heads.activity, sortable: true, className: 'w-[192px]', cell: (row) => stepOf(row, formats) },
];

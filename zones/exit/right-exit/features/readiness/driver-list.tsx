import type { Driver } from '@services/valuation/contract/readiness';
import { categoryWords } from '@services/valuation/wording/words';
import { useSuite } from '@suite/shell/start/suite-context';
import { Badge } from '@suite/ui/badge';
import { Link } from '@suite/ui/link';
import { type Column, Table } from '@suite/ui/table';
import type { Deployment } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';
import type { ZoneName } from '@suite/zones/zones';
import { zoneNames } from '@suite/zones/zones';
import { useMemo } from 'react';
import { barOf } from './bar-of';
import { copy } from './copy';

/** Returns the address where a driver can be improved, if it is a zone of the suite. */
export function addressOf(deployment: Deployment, zone: string): string | undefined {
  const known = zoneNames.find((name): name is ZoneName => name === zone);
  return known && zoneUrl(deployment, known);
}

/** The drivers with their evidence, the weakest of each axis first. */
export function DriverList({ drivers }: { drivers: readonly Driver[] }) {
  const { deployment } = useSuite();
  const columns = useMemo(() => columnsOf(deployment), [deployment]);
  const sorted = drivers.toSorted((one, other) => (one.points ?? 101) - (other.points ?? 101));
  return (
    <Table label={copy.drivers} columns={columns} rows={sorted} rowId={({ key }) => key} className="ui-table-fit" empty={null} />
  );
}

const columnsOf = (deployment: Deployment): Column<Driver>[] => [
  {
    id: 'driver',
    text: copy.columns.driver,
    className: 'w-[32%]',
    cell: ({ title, category, axis, rule, to }) => {
      const href = to && addressOf(deployment, to.zone);
      return (
        <>
          <span className="font-medium">{title}</span>
          <span className="block text-xs font-normal text-muted">
            {categoryWords[category]} · {copy.axes[axis]}
          </span>
          <span className="block text-xs font-normal text-muted max-sm:hidden">{rule}</span>
          {to && href && (
            <Link href={href} className="text-xs font-normal">
              {to.text}
            </Link>
          )}
        </>
      );
    },
  },
  {
    id: 'value',
    text: copy.columns.value,
    className: 'w-[130px]',
    narrow: 'below',
    cell: ({ value }) => value ?? <span className="text-muted">{copy.unknown}</span>,
  },
  {
    id: 'points',
    text: copy.columns.points,
    className: 'w-[150px]',
    narrow: 'beside',
    cell: ({ points }) => (
      <span className="flex items-center gap-2">
        <span aria-hidden="true" className="h-1.5 w-16 overflow-hidden rounded-full bg-sunken">
          <span className={`block h-full ${barOf(points)}`} style={{ width: `${points ?? 0}%` }} />
        </span>
        <span className="tabular-nums">{points ?? '–'}</span>
      </span>
    ),
  },
  {
    id: 'from',
    text: copy.columns.from,
    narrow: 'line',
    cell: ({ from, how, isStale }) => (
      <span className="flex flex-wrap items-center gap-2">
        <Badge
          size="sm"
          tone={isStale ? 'warn' : how === 'measured' ? 'good' : how === 'answered' ? 'info' : 'neutral'}
          text={isStale ? copy.stale : copy.how[how]}
        />
        <span className="text-muted">{from}</span>
      </span>
    ),
  },
];

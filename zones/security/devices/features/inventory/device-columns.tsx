import type { DeviceRow } from '@services/devices/contract/devices';
import type { ListColumn } from '@suite/list/list-column';
import { NameText } from '@suite/list/name-text';
import type { useFormats } from '@suite/shell/preferences/use-formats';
import { Badge } from '@suite/ui/badge';
import { Link } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { checkWords, kindWords, osText, reasonText, stateWords, statusWords } from '../words/words';
import { copy } from './copy';

type Formats = Pick<ReturnType<typeof useFormats>, 'day' | 'date'>;

const { columns: heads } = copy;

/** Columns of the list; those about people are only for administrators. */
export function deviceColumns({ day, date }: Formats, isAdministrator: boolean): ListColumn<DeviceRow>[] {
  const columns: (ListColumn<DeviceRow> | false)[] = [
    {
      id: 'name',
      text: heads.name,
      sortable: true,
      className: 'w-[24%]',
      cell: ({ id, name, kind, model }) => (
        <>
          <Link href={hashOf('devices', '/device', { id })} className="block">
            <NameText text={name} />
          </Link>
          <span className="block text-xs font-normal text-muted">
            <NameText text={[kindWords[kind], model].filter(Boolean).join(' · ')} />
          </span>
        </>
      ),
    },
    {
      id: 'state',
      text: heads.state,
      sortable: true,
      className: 'w-[26%]',
      narrow: 'line',
      cell: (device) => <Protection device={device} />,
    },
    isAdministrator && {
      id: 'owner',
      text: heads.owner,
      sortable: true,
      from: 900,
      narrow: 'below',
      cell: ({ owner }) =>
        owner ? (
          <>
            <NameText text={owner.name} />
            {!owner.isActive && <span className="block text-xs text-bad">{copy.left}</span>}
          </>
        ) : (
          <span className="text-faint">{copy.noOwner}</span>
        ),
    },
    {
      id: 'os',
      text: heads.os,
      sortable: true,
      from: 1000,
      cell: ({ os }) => (
        <>
          <NameText text={osText(os)} />
          <span className="block text-xs">
            {os.support === 'unsupported' && os.endsOn && <span className="text-bad">{copy.ended(day(os.endsOn))}</span>}
            {os.support === 'ending' && os.endsOn && <span className="text-warn">{copy.ends(day(os.endsOn))}</span>}
          </span>
        </>
      ),
    },
    {
      id: 'lastSeen',
      text: heads.lastSeen,
      sortable: true,
      className: 'w-[128px]',
      narrow: 'corner',
      cell: ({ lastSeenAt }) =>
        lastSeenAt ? (
          <span className="whitespace-nowrap">{date(lastSeenAt)}</span>
        ) : (
          <span className="text-faint">{copy.never}</span>
        ),
    },
    {
      id: 'status',
      text: heads.status,
      sortable: true,
      className: 'w-[112px]',
      from: 1100,
      cell: ({ status }) => statusWords[status],
    },
  ];
  return columns.filter((column) => column !== false);
}

/** Whether a device is protected, and what is missing. */
function Protection({ device }: { device: DeviceRow }) {
  const { state, isStale, status } = device;
  const reason = status === 'assigned' ? reasonText(device) : '';
  return (
    <>
      <Badge size="sm" {...stateWords[state]} />
      {(reason || isStale) && (
        <span className="block text-xs text-muted">
          <NameText text={isStale ? [copy.stale, reason].filter(Boolean).join(': ') : capitalized(reason)} />
        </span>
      )}
    </>
  );
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const csvHeads = Object.values(copy.csv);

const named = (checks: DeviceRow['failing']) => checks.map((check) => checkWords[check]).join('; ');

/** Returns the spreadsheet row of a device, in the order of `csvHeads`. */
export const csvRow = (device: DeviceRow): string[] => [
  device.name,
  device.kind,
  device.serial,
  device.model,
  osText(device.os),
  device.owner?.name ?? '',
  device.location,
  statusWords[device.status],
  stateWords[device.state].text,
  named(device.failing),
  named(device.unknown),
  device.lastSeenAt?.slice(0, 10) ?? '',
  device.os.endsOn ?? '',
];

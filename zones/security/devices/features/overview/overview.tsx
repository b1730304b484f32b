import { type DeviceOverview, getDeviceOverview } from '@services/devices/contract/devices';
import type { Check } from '@services/devices/contract/terms';
import { useQuery } from '@suite/api/use-query';
import { PageError } from '@suite/list/page-error';
import { PageSkeleton } from '@suite/list/skeletons';
import { hashOfView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Badge } from '@suite/ui/badge';
import { Link } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { Stat, Stats } from '@suite/ui/stat';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { localDayOf } from '@suite/values/iso-day';
import { hashOf, zoneUrl } from '@suite/zones/zone-url';
import { inventoryDefaults } from '../inventory/inventory-view';
import { copy } from './copy';

/** How old the table of operating systems gets before the page says so, in milliseconds. */
const OLD_TABLE = 183 * MILLISECONDS_PER_DAY;

const listOf = (view: string) => hashOfView('devices', '/', inventoryDefaults, { view });

/** How the devices in use are protected, by the six protections of the IRS. */
export function Overview() {
  const { data, error, mutate } = useQuery(getDeviceOverview, {});
  const { deployment } = useSuite();
  const { number, day } = useFormats();
  if (error && !data) return <PageError title={copy.heading} text={copy.failed} onRetry={() => void mutate()} />;
  if (!data) return <PageSkeleton />;
  const { stats } = copy;
  const linked = (count: number, href: string) => <Link href={href}>{number(count)}</Link>;
  return (
    <>
      <ViewHead title={copy.heading} text={copy.text} />
      <Stats>
        <Stat
          label={stats.devices}
          value={number(data.assigned)}
          note={`${stats.ofAll(number(data.devices))}. ${data.newestEvidenceOn ? stats.newest(day(data.newestEvidenceOn)) : stats.noEvidence}`}
        />
        <Stat label={stats.failing} value={linked(data.states.failing ?? 0, listOf('failing'))} />
        <Stat label={stats.unknown} value={linked(data.states.unknown ?? 0, listOf('unknown'))} />
        <Stat label={stats.stale} value={linked(data.stale, listOf('stale'))} />
        <Stat label={stats.ending} value={linked(data.endingWithin90Days, listOf('ending'))} />
      </Stats>
      {data.openReturns > 0 && (
        <div className="mt-4 max-w-[760px]">
          <Notice>
            {copy.openReturns(data.openReturns)} <Link href={hashOf('devices', '/returns')}>{copy.returns}</Link>
          </Notice>
        </div>
      )}
      {data.osTableOn < localDayOf(Date.now() - OLD_TABLE) && (
        <div className="mt-4 max-w-[760px]">
          <Notice>
            {copy.oldTable(day(data.osTableOn))} <Link href={hashOf('devices', '/os-support')}>{copy.table}</Link>
          </Notice>
        </div>
      )}
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {copy.six.map(([check, title]) => (
          <Share key={check} check={check} title={title} data={data} />
        ))}
        <li className="rounded-lg border border-line bg-surface p-4">
          <h2>{copy.mfa}</h2>
          <p className="mt-1 text-sm text-muted">{copy.mfaText}</p>
          <Link className="text-sm" href={zoneUrl(deployment, 'wisp')}>
            {copy.plan}
          </Link>
        </li>
      </ul>
      <h2 className="mt-8 mb-3">{copy.beyond}</h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {copy.others.map(([check, title]) => (
          <Share key={check} check={check} title={title} data={data} />
        ))}
      </ul>
    </>
  );
}

interface ShareProps {
  check: Check;
  title: string;
  data: DeviceOverview;
}

/** The share of devices that pass a check, among those that it applies to. */
function Share({ check, title, data }: ShareProps) {
  const { number } = useFormats();
  const { on, off, unknown } = data.shares[check] ?? { on: 0, off: 0, unknown: 0 };
  const all = on + off + unknown;
  return (
    <li className="rounded-lg border border-line bg-surface p-4">
      <h2>{title}</h2>
      {all === 0 ? (
        <p className="mt-1 text-sm text-muted">{copy.none}</p>
      ) : (
        <>
          <p className="mt-1 font-semibold tabular-nums">{copy.share(number(on), number(all))}</p>
          <div aria-hidden="true" className="mt-2 flex h-2 overflow-hidden rounded-full bg-line">
            <span className="bg-good" style={{ width: `${(100 * on) / all}%` }} />
            <span className="bg-bad" style={{ width: `${(100 * off) / all}%` }} />
          </div>
          <p className="mt-2 flex min-h-6 flex-wrap gap-2">
            {off > 0 && <Badge size="sm" tone="bad" text={copy.off(number(off))} />}
            {unknown > 0 && <Badge size="sm" tone="warn" text={copy.unknown(number(unknown))} />}
          </p>
        </>
      )}
    </li>
  );
}

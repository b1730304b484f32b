import { useSoftware } from '@services/directory-api/browser';
import type { Software as SoftwareData, Tool } from '@services/directory-api/contract/answers';
import { PageError } from '@suite/list/page-error';
import { PageSkeleton } from '@suite/list/skeletons';
import { ViewHead } from '@suite/list/view-head';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { Stat, Stats } from '@suite/ui/stat';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { localDayOf } from '@suite/values/iso-day';
import { zoneUrl } from '@suite/zones/zone-url';
import { useState } from 'react';
import { copy } from './copy';
import { Overlaps } from './overlaps';
import { ToolDialog } from './tool-dialog';
import { Tools } from './tools';
import { Zombies } from './zombies';

const SOON = 60 * MILLISECONDS_PER_DAY;

/** What the firm pays for software, according to its bills. */
export function Software() {
  const { deployment } = useSuite();
  const { data, error, mutate } = useSoftware();
  if (error && data === undefined) return <PageError title={copy.heading} text={copy.failed} onRetry={() => void mutate()} />;
  if (data === undefined) return <PageSkeleton />;
  if (data === null || data.tools.length === 0)
    return (
      <>
        <ViewHead title={copy.heading} text={copy.loading} />
        <EmptyState
          title={copy.none.title}
          text={copy.none.text}
          action={<ButtonLink href={zoneUrl(deployment, 'iq-onboarding')}>{copy.none.action}</ButtonLink>}
        />
      </>
    );
  return <Shown software={data} />;
}

function Shown({ software }: { software: SoftwareData }) {
  const { day } = useFormats();
  const [edited, setEdited] = useState<Tool>();
  return (
    <>
      <ViewHead title={copy.heading} text={copy.text(day(software.asOf))} />
      {software.isSample && (
        <div className="mb-4">
          <Notice>{copy.sample}</Notice>
        </div>
      )}
      <Summary software={software} />
      <Overlaps software={software} />
      <Zombies tools={software.tools} onEdit={setEdited} />
      <Tools tools={software.tools} onEdit={setEdited} />
      {edited && (
        <ToolDialog
          tool={software.tools.find(({ vendor }) => vendor === edited.vendor) ?? edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

function Summary({ software: { tools, overlaps, monthly, currency } }: { software: SoftwareData }) {
  const { wholeMoney } = useMetricFormats();
  const { number } = useFormats();
  const { stats: words } = copy;
  const active = tools.filter(({ isActive, endedOn }) => isActive && endedOn === null);
  const stopped = tools.filter(({ isActive }) => !isActive).length;
  const today = localDayOf(Date.now());
  const until = localDayOf(Date.now() + SOON);
  const due = active.filter(({ noticeOn }) => noticeOn !== null && noticeOn >= today && noticeOn <= until).length;
  const overlapping = overlaps.reduce((sum, overlap) => sum + overlap.monthly, 0);
  return (
    <div className="mb-6">
      <Stats>
        <Stat label={words.monthly} value={wholeMoney(monthly, currency)} note={words.year(wholeMoney(monthly * 12, currency))} />
        <Stat label={words.tools} value={number(active.length)} note={words.stopped(stopped)} />
        <Stat
          label={words.overlaps}
          value={number(overlaps.length)}
          note={overlaps.length ? words.overlapCost(wholeMoney(overlapping, currency)) : words.noOverlap}
        />
        <Stat label={words.zombies} value={number(tools.filter(({ zombie }) => zombie).length)} />
        <Stat label={words.renewals} value={number(due)} />
      </Stats>
    </div>
  );
}

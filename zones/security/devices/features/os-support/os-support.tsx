import { getDevice, getDeviceOverview, getDevices } from '@services/devices/contract/devices';
import { putOsSupport as endpoint, getOsSupport, type OsRelease } from '@services/devices/contract/os-support';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { List } from '@suite/list/list';
import type { ListColumn } from '@suite/list/list-column';
import { PageError } from '@suite/list/page-error';
import { readText } from '@suite/list/read-text';
import { ViewHead } from '@suite/list/view-head';
import { useSession } from '@suite/session/session-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Badge } from '@suite/ui/badge';
import { FileDrop } from '@suite/ui/file-drop';
import { Link } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { localDayOf } from '@suite/values/iso-day';
import { useState } from 'react';
import { safeParse } from 'valibot';
import { copy } from './copy';

const MAX_BYTES = 2 ** 19;
const WARNING = 90 * MILLISECONDS_PER_DAY;

/** End dates of security updates for operating system releases. */
export function OsSupport() {
  const { data, error, mutate } = useQuery(getOsSupport, {});
  const formats = useFormats();
  const isOperator = useSession().token.rights.includes('operator');
  if (error && !data) return <PageError title={copy.heading} text={copy.failed} onRetry={() => void mutate()} />;
  return (
    <>
      <ViewHead
        title={copy.heading}
        text={
          <>
            {copy.text}
            <span className="block min-h-6">
              {data && (data.isShipped ? copy.shipped : copy.updated)(formats.day(data.updatedOn))}
            </span>
          </>
        }
      />
      {isOperator && <Replace />}
      <List
        label={copy.label}
        find={copy.find}
        name="os-support"
        columns={columnsOf(formats)}
        rows={data?.releases}
        rowId={({ platform, cycle }) => `${platform} ${cycle}`}
      />
    </>
  );
}

/** Lets an operator replace the table. */
function Replace() {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState<string>();

  async function upload(file: File) {
    setFailure(undefined);
    setDone(undefined);
    try {
      const { text, guess } = await readText(file);
      if (guess) return setFailure(copy.notUtf8);
      const table = safeParse(endpoint.body, JSON.parse(text));
      if (!table.success) return setFailure(copy.notATable);
      const { releases } = await formClient.call(endpoint, { body: table.output });
      setDone(copy.replaced(releases.length));
      await revalidate(getOsSupport, getDevices, getDevice, getDeviceOverview);
    } catch (error) {
      setFailure(
        error instanceof SyntaxError || error instanceof RangeError ? copy.notATable : copy.notReplaced(reasonOf(error)),
      );
    }
  }

  return (
    <div className="mb-6 grid max-w-[760px] gap-3">
      <FileDrop label={copy.drop} accept={['.json']} maxBytes={MAX_BYTES} onFiles={([file]) => file && void upload(file)} />
      {failure && <Notice tone="bad">{failure}</Notice>}
      {done && <Notice tone="good">{done}</Notice>}
    </div>
  );
}

function columnsOf({ day, number }: Pick<ReturnType<typeof useFormats>, 'day' | 'number'>): ListColumn<OsRelease>[] {
  const today = localDayOf(Date.now());
  const soon = localDayOf(Date.now() + WARNING);
  return [
    { id: 'label', text: copy.columns.label, value: ({ label }) => label },
    {
      id: 'endsOn',
      text: copy.columns.endsOn,
      narrow: 'below',
      value: ({ endsOn }) => endsOn ?? '',
      cell: ({ endsOn, hasEnded }) => {
        if (hasEnded) return <Badge size="sm" tone="bad" text={copy.ended} />;
        if (endsOn === null) return <span className="text-muted">{copy.noEnd}</span>;
        const tone = endsOn < today ? 'bad' : endsOn <= soon ? 'warn' : undefined;
        return tone ? <Badge size="sm" tone={tone} text={day(endsOn)} /> : day(endsOn);
      },
    },
    { id: 'latest', text: copy.columns.latest, value: ({ latest }) => latest },
    {
      id: 'source',
      text: copy.columns.source,
      narrow: 'line',
      value: ({ source }) => source?.url ?? '',
      cell: ({ source }) =>
        source ? (
          <Link newTab href={source.url}>
            {copy.source(new URL(source.url).hostname, day(source.on))}
          </Link>
        ) : (
          <span className="text-muted">{copy.noSource}</span>
        ),
    },
    {
      id: 'devices',
      text: copy.columns.devices,
      numeric: true,
      narrow: 'beside',
      value: ({ devices }) => devices,
      cell: ({ devices }) => (devices ? number(devices) : ''),
    },
  ];
}

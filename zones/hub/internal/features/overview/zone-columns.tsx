import type { ListColumn } from '@suite/list/list-column';
import { Badge } from '@suite/ui/badge';
import { Link } from '@suite/ui/link';
import { Skeleton } from '@suite/ui/skeleton';
import { Moment } from '../frame/moment';
import { copy } from './copy';
import type { ZoneRecord } from './zone-records';

const { zone, path, host, port, environments, all, build, laid, none, noneHint, silent, silentHint } = copy.zones;

export const zoneColumns: ListColumn<ZoneRecord>[] = [
  { id: 'zone', text: zone, value: ({ title }) => title, cell: ({ title, url }) => <Link href={url}>{title}</Link> },
  {
    id: 'path',
    text: path,
    value: ({ basePath }) => basePath,
    cell: ({ basePath }) => <code className="whitespace-nowrap">{basePath}</code>,
  },
  { id: 'host', text: host, value: (record) => record.host },
  { id: 'port', text: port, value: ({ servedAt }) => servedAt, numeric: true },
  { id: 'environments', text: environments, value: ({ only }) => only?.join(', ') ?? all },
  { id: 'build', text: build, value: buildText, cell: (record) => <BuildCell {...record} /> },
  {
    id: 'laid',
    text: laid,
    value: ({ build }) => (typeof build === 'object' ? build.laidAt : ''),
    cell: (record) => <LaidCell {...record} />,
  },
];

function buildText({ build }: ZoneRecord): string {
  if (typeof build === 'object') return build.version;
  if (build === undefined) return '';
  return build === 'none' ? none : silent;
}

/** Has the same width while loading, so that no column moves. */
const LaidCell = ({ build }: ZoneRecord) => (
  <span className="inline-block w-44">
    {build === undefined && <Skeleton className="h-5" />}
    {typeof build === 'object' && <Moment at={build.laidAt} />}
  </span>
);

function BuildCell({ build, origin }: ZoneRecord) {
  if (build === undefined) return <Skeleton className="h-5 w-28" />;
  if (typeof build === 'object') return <code className="inline-block w-28">{build.version}</code>;
  const [text, hint] = build === 'none' ? [none, noneHint] : [silent, silentHint(origin)];
  return (
    <span title={hint}>
      <Badge text={text} tone={build === 'silent' ? 'bad' : 'neutral'} />
    </span>
  );
}

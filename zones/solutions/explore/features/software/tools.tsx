import type { Tool } from '@services/directory-api/contract/answers';
import { List } from '@suite/list/list';
import type { ListColumn } from '@suite/list/list-column';
import { NameText } from '@suite/list/name-text';
import { useMayChange } from '@suite/session/may-change';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { useMetricFormats } from '@suite/shell/preferences/use-metric-formats';
import { Button } from '@suite/ui/button';
import { Link } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { subCategoryWords, wordOf } from '../words/words';
import { copy } from './copy';

const { tools: words } = copy;

/** All tools with cost, billing frequency, renewal and owner. */
export function Tools({ tools, onEdit }: { tools: readonly Tool[]; onEdit: (tool: Tool) => void }) {
  const { wholeMoney } = useMetricFormats();
  const { day, number } = useFormats();
  const mayChange = useMayChange();
  const { columns: heads } = words;

  const columns: ListColumn<Tool>[] = [
    {
      id: 'name',
      text: heads.name,
      value: ({ name }) => name,
      cell: ({ name, entry, category }) => (
        <>
          {entry ? (
            <Link href={hashOf('explore', '/vendor', { slug: entry.slug })}>
              <NameText text={name} />
            </Link>
          ) : (
            <NameText text={name} />
          )}
          <span className="block text-xs font-normal text-muted">
            {entry ? wordOf(subCategoryWords, category) : `${wordOf(subCategoryWords, category)} · ${words.notListed}`}
          </span>
        </>
      ),
    },
    {
      id: 'monthly',
      text: heads.monthly,
      numeric: true,
      narrow: 'beside',
      value: ({ monthly, isActive }) => (isActive ? monthly : 0),
      cell: ({ monthly, currency, isActive, endedOn, cadence }) => (
        <>
          {isActive ? wholeMoney(monthly, currency) : <span className="text-muted">{words.stopped}</span>}
          <span className="block text-xs text-muted">
            {endedOn ? words.ended : (words.cadence[cadence as keyof typeof words.cadence] ?? words.irregular)}
          </span>
        </>
      ),
    },
    {
      id: 'peers',
      text: heads.peers,
      numeric: true,
      value: ({ peers }) => peers?.monthly ?? -1,
      cell: ({ peers, currency }) =>
        peers ? (
          words.peers(wholeMoney(peers.monthly, currency), number(peers.firms))
        ) : (
          <span className="text-faint">{words.noPeers}</span>
        ),
    },
    { id: 'last', text: heads.last, value: ({ lastOn }) => lastOn, cell: ({ lastOn }) => day(lastOn) },
    {
      id: 'renewal',
      text: heads.renewal,
      narrow: 'line',
      value: ({ noticeOn, renewsOn }) => noticeOn ?? renewsOn ?? '',
      cell: ({ renewsOn, isRenewalEntered, noticeOn, noticeDays }) =>
        renewsOn && (
          <>
            {day(renewsOn)}
            {!isRenewalEntered && <span className="text-muted"> {words.expected}</span>}
            {noticeOn && noticeDays > 0 && <span className="block text-xs text-muted">{words.notice(day(noticeOn))}</span>}
          </>
        ),
    },
    {
      id: 'owner',
      text: heads.owner,
      narrow: 'below',
      value: ({ owner }) => owner?.name ?? '',
      cell: ({ owner }) => (
        <>
          {owner ? <NameText text={owner.name} /> : <span className="text-faint">{words.noOwner}</span>}
          {owner?.hasLeft && <span className="block text-xs text-bad">{words.left}</span>}
        </>
      ),
    },
    ...(mayChange
      ? [
          {
            id: 'edit',
            text: heads.edit,
            narrow: 'end' as const,
            value: () => '',
            cell: (tool: Tool) => (
              <Button variant="quiet" size="sm" aria-label={words.edit(tool.name)} onClick={() => onEdit(tool)}>
                {words.editShort}
              </Button>
            ),
          },
        ]
      : []),
  ];

  return (
    <List
      label={words.label}
      head={<h2 className="w-full">{words.heading}</h2>}
      find={words.find}
      name="software"
      columns={columns}
      rows={tools}
      rowId={({ vendor }) => vendor}
    />
  );
}

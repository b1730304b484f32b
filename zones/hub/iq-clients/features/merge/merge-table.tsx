import type { ClientRow } from '@services/insights/contract/clients';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Checkbox } from '@suite/ui/checkbox';
import { Radio, RadioGroup } from '@suite/ui/radio';
import { Skeleton } from '@suite/ui/skeleton';
import { copy } from './copy';

const { dialog: words } = copy;

/** Whether a metric is one value that leaves nothing out, so that it can be added to others. */
const isPlain = (metric: ClientRow['open']): boolean => metric.available && !metric.leftOut;

type Row = Pick<ClientRow, 'clientId' | 'name'> & Partial<ClientRow>;

interface Props {
  rows: readonly Row[];
  /** Id of the client whose name is kept. */
  intoId: string | undefined;
  /** Ids of the clients that are left out. */
  left: ReadonlySet<string>;
  /** Undefined while the numbers load. */
  money: ((amount: number) => string) | undefined;
  onInto: (clientId: string) => void;
  onLeft: (left: ReadonlySet<string>) => void;
}

/** Clients with their contributions, and the combined totals. */
export function MergeTable({ rows, intoId, left, money, onInto, onLeft }: Props) {
  const chosen = rows.filter(({ clientId }) => !left.has(clientId));
  const into = rows.find(({ clientId }) => clientId === intoId);
  // The total is unknown if one of them is.
  const open = chosen.every((row) => row.open && isPlain(row.open))
    ? chosen.reduce((sum, row) => sum + (row.open?.available ? row.open.value : 0), 0)
    : undefined;
  const toggle = (clientId: string) => {
    const next = new Set(left);
    if (!next.delete(clientId)) next.add(clientId);
    onLeft(next);
  };
  return (
    <RadioGroup legend={words.stays} legendClassName="ui-visually-hidden" className="min-w-0 overflow-x-auto">
      <table className="w-full sm:min-w-[480px] tabular-nums">
        <caption className="ui-visually-hidden">{words.table}</caption>
        <thead className="border-b border-line text-xs text-muted">
          <tr>
            <th scope="col" className="py-2 text-start font-medium">
              {words.stays}
            </th>
            {[words.invoices, words.revenue, words.open].map((head) => (
              <th
                key={head}
                scope="col"
                className="py-2 ps-3 text-end font-medium last:max-sm:hidden sm:ps-4 sm:whitespace-nowrap"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const isLeft = left.has(row.clientId);
            return (
              <tr key={row.clientId} className={`h-11 border-b border-line ${isLeft ? 'text-faint' : ''}`}>
                <th scope="row" className="text-start font-medium">
                  <span className="flex items-center gap-2.5">
                    {rows.length > 2 && (
                      <Checkbox
                        aria-label={copy.mergeNamed(row.name)}
                        size="sm"
                        checked={!isLeft}
                        onChange={() => toggle(row.clientId)}
                      />
                    )}
                    <Radio
                      label={<bdi>{row.name}</bdi>}
                      size="sm"
                      className="min-w-0 gap-2.5 wrap-anywhere"
                      checked={row.clientId === intoId}
                      disabled={isLeft}
                      onChange={() => onInto(row.clientId)}
                    />
                  </span>
                </th>
                <Numbers row={row} money={money} />
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr className="h-11 font-semibold">
            <th scope="row" className="text-start wrap-anywhere">
              <bdi>{words.after(into?.name ?? '')}</bdi>
            </th>
            <Numbers
              row={{
                invoices: sumOf(chosen, ({ invoices }) => invoices),
                revenue: chosen.find(({ revenue }) => !revenue?.available)?.revenue ?? {
                  available: true,
                  value: sumOf(chosen, ({ revenue }) => (revenue?.available ? revenue.value : 0)),
                },
                open: open === undefined ? { available: false, reason: '' } : { available: true, value: open },
              }}
              money={money}
            />
          </tr>
        </tfoot>
      </table>
    </RadioGroup>
  );
}

const sumOf = (rows: readonly Row[], value: (row: Row) => number | undefined) =>
  rows.reduce((sum, row) => sum + (value(row) ?? 0), 0);

function Numbers({ row, money }: { row: Partial<ClientRow>; money: Props['money'] }) {
  const { number } = useFormats();
  if (!money || row.invoices === undefined) {
    return [0, 1, 2].map((place) => (
      <td key={place} className="ps-3 last:max-sm:hidden sm:ps-4">
        <Skeleton className="ms-auto h-4 w-16" />
      </td>
    ));
  }
  const open = row.open?.available && isPlain(row.open) ? money(row.open.value) : words.unknown;
  const revenue = row.revenue?.available ? money(row.revenue.value) : words.unknown;
  return [number(row.invoices), revenue, open].map((text, place) => (
    <td key={place} className="ps-3 text-end last:max-sm:hidden sm:ps-4">
      {text}
    </td>
  ));
}

import type { Leakage } from '@services/proposals/contract/revenue';
import type { MetricFormats } from '@suite/insights/metric-formats';
import type { ListColumn } from '@suite/list/list-column';
import { NameText } from '@suite/list/name-text';
import { MoreMenu } from '@suite/ui/more-menu';
import { ClientCell } from './client-cell';
import { copy } from './copy';

const { leakage: words } = copy;
const heads = words.columns;

/** Describes which services lack how much: `Payroll $200.00 · $100.00 not linked`; or why that is not available. */
function whatOf(row: Leakage, { money }: Pick<MetricFormats, 'money'>): string {
  const { gap, parts, unlinked, currency, isGross, dismissal } = row;
  if (dismissal) return words.dismissedBy(dismissal.reason, dismissal.by);
  if (gap) return words.gaps[gap];
  const named = parts.flatMap(({ service, missing }) =>
    service && missing ? [words.part(service, money(missing, currency))] : [],
  );
  const apart = unlinked > 0 ? [words.unlinked(money(unlinked, currency))] : [];
  return [...named, ...apart, ...((named.length || apart.length) && isGross ? [words.withTax] : [])].join(' · ');
}

export type LeakageAction = keyof typeof words.actions;

/** Returns what a person can do about a row. */
export function actionsOf({ state, parts }: Leakage): LeakageAction[] {
  if (state === 'dismissed') return ['reopen'];
  if (state === 'invoiced') return [];
  const isUnlinked = parts.some(({ service }) => service === null);
  return ['write', ...(isUnlinked || state === 'unavailable' ? (['link'] as const) : []), 'dismiss'];
}

interface Options {
  formats: MetricFormats;
  mayChange: boolean;
  onAction: (act: LeakageAction, row: Leakage) => void;
}

export function leakageColumns({ formats, mayChange, onAction }: Options): ListColumn<Leakage>[] {
  const { money, month } = formats;
  const amount = (value: number | null, { currency, state }: Leakage) =>
    value === null ? (
      <span className="text-faint">{state === 'not-linked' ? words.notLinked : copy.notAvailable}</span>
    ) : (
      money(value, currency)
    );
  return [
    { id: 'client', text: heads.client, sortable: true, cell: (row) => <ClientCell {...row} /> },
    { id: 'month', text: heads.month, sortable: true, className: 'w-[104px]', narrow: 'below', cell: (row) => month(row.month) },
    {
      id: 'accepted',
      text: heads.accepted,
      sortable: true,
      numeric: true,
      className: 'w-[120px]',
      cell: ({ accepted, currency }) => money(accepted, currency),
    },
    {
      id: 'invoiced',
      text: heads.invoiced,
      numeric: true,
      className: 'w-[120px]',
      cell: (row) => amount(row.invoiced, row),
    },
    {
      id: 'missing',
      text: heads.missing,
      sortable: true,
      numeric: true,
      className: 'w-[120px]',
      narrow: 'beside',
      cell: (row) => amount(row.missing, row),
    },
    {
      id: 'what',
      text: heads.what,
      className: 'w-[32%]',
      narrow: 'line',
      cell: (row) => <NameText text={whatOf(row, formats)} />,
    },
    {
      id: 'act',
      text: heads.act,
      className: 'w-[84px]',
      narrow: 'end',
      cell: (row) => {
        const actions = mayChange ? actionsOf(row) : [];
        return actions.length ? (
          <MoreMenu
            label={words.more(row.client)}
            actions={actions}
            texts={words.actions}
            onAction={(act) => onAction(act, row)}
          />
        ) : null;
      },
    },
  ];
}

export const leakageCsvHeads = Object.values(words.csv);

/** Returns the spreadsheet row of a client's month, in the order of the headings. */
export function leakageCsvRow(row: Leakage, formats: MetricFormats): (string | number)[] {
  const { client, month, currency, isGross, accepted, invoiced, missing, gap } = row;
  const amount = (value: number | null) => (value === null ? '' : formats.major(value, currency));
  return [
    client,
    month,
    currency,
    isGross ? words.withTax : words.withoutTax,
    amount(accepted),
    amount(invoiced),
    amount(missing),
    gap ? '' : whatOf(row, formats),
    gap ? words.gaps[gap] : '',
  ];
}

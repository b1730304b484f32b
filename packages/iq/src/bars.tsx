import type { ReactNode } from 'react';
import { useMetricFormats } from './use-metric-formats';

interface Compared {
  id: string;
  label: ReactNode;
  /** The length of the bar; values below zero have no bar. */
  value: number;
  /** The formatted value, optionally a link to its rows. */
  text: ReactNode;
  tone?: keyof typeof toneFills;
}

interface Props {
  label: string;
  bars: readonly Compared[];
  /** The values are the lowest that are possible: shares of them are not known. */
  isRange?: boolean;
  /** The total, optionally a link to its rows. */
  total?: ReactNode;
}

/** Colors have the same meaning as in charts: from not overdue to more than 90 days. */
export const toneFills = {
  accent: 'fill-accent',
  faint: 'fill-faint',
  age0: 'fill-age-0',
  age1: 'fill-age-1',
  age2: 'fill-age-2',
  age3: 'fill-age-3',
  age4: 'fill-age-4',
};

interface BarProps {
  value: number;
  /** The value whose bar has the full width. */
  longest: number;
  tone?: keyof typeof toneFills | undefined;
}

/** Bar that compares a value with others; hidden from screen readers, which read the value. */
export const Bar = ({ value, longest, tone = 'accent' }: BarProps) => (
  <svg aria-hidden="true" className="block h-3 w-full" preserveAspectRatio="none" viewBox="0 0 100 1">
    <rect className={toneFills[tone]} width={Math.max(0, (value / Math.max(1, longest)) * 100)} height="1" />
  </svg>
);

/** Table that shows amounts as numbers and as bars, with the share of each in the total. */
export function Bars({ label, bars, isRange = false, total }: Props) {
  const { wholePercent } = useMetricFormats();
  const values = bars.map(({ value }) => value);
  const longest = Math.max(...values);
  const sum = values.reduce((added, value) => added + value, 0);
  // With a credit below zero, there is no total to take shares of.
  const hasShares = !isRange && sum > 0 && values.every((value) => value >= 0);
  return (
    // A visually hidden caption would count as the first row, which sets the column widths.
    <table aria-label={label} className="w-full table-fixed">
      <tbody>
        {bars.map(({ id, label, value, text, tone }) => (
          <tr key={id} className={total ? 'h-12' : 'h-9'}>
            <th scope="row" className="w-28 truncate pe-3 text-start font-normal text-muted sm:w-32">
              {label}
            </th>
            <td aria-hidden="true">
              <Bar value={value} longest={longest} tone={tone} />
            </td>
            <td className="ui-number w-14 text-end text-xs text-muted">{hasShares && wholePercent(value / sum)}</td>
            <td className="ui-number w-24 ps-3 text-end font-medium sm:w-28">{text}</td>
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr className="h-12 border-t border-line">
            <th scope="row" className="text-start font-medium" colSpan={3}>
              Total
            </th>
            <td className="ui-number ps-3 text-end font-medium">{total}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

import type { ReactNode } from 'react';

interface Compared {
  id: string;
  label: ReactNode;
  /** The length of the bar; none below zero. */
  value: number;
  /** The formatted value, perhaps a link to its rows. */
  text: ReactNode;
  tone?: keyof typeof toneFills;
}

interface Props {
  /** What the bars compare. */
  label: string;
  bars: readonly Compared[];
}

/** Colors mean the same as in charts: from not overdue at all to more than 90 days. */
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
  /** The value whose bar takes the whole width. */
  longest: number;
  tone?: keyof typeof toneFills | undefined;
}

/** A value as a bar beside others; hidden from screen readers, which read the value. */
export const Bar = ({ value, longest, tone = 'accent' }: BarProps) => (
  <svg aria-hidden="true" className="block h-3 w-full" preserveAspectRatio="none" viewBox="0 0 100 1">
    <rect className={toneFills[tone]} width={Math.max(0, (value / Math.max(1, longest)) * 100)} height="1" />
  </svg>
);

/** Amounts as bars: a table whose numbers are drawn, too. */
export function Bars({ label, bars }: Props) {
  const longest = Math.max(...bars.map(({ value }) => value));
  return (
    <table className="w-full table-fixed">
      <caption className="ui-visually-hidden">{label}</caption>
      <tbody>
        {bars.map(({ id, label, value, text, tone }) => (
          <tr key={id} className="h-8">
            <th scope="row" className="w-36 truncate pe-3 text-start font-normal text-muted">
              {label}
            </th>
            <td aria-hidden="true">
              <Bar value={value} longest={longest} tone={tone} />
            </td>
            <td className="ui-number w-32 ps-3 text-end font-medium">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

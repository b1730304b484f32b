import type { Aging } from '@services/insights/contract/metric-schemas';
import { ageBuckets, ageTones } from '@suite/charts/age-tones';
import { toneFills } from './bars';

interface Props {
  aging: Aging;
  /** The amounts as text. */
  label: string;
}

/** Receivables by age in a single bar; credit is left out. */
export function AgeBar({ aging, label }: Props) {
  const parts = ageBuckets.map((age) => ({ age, value: Math.max(0, aging[age]) }));
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  let from = 0;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className="block h-2 w-full overflow-hidden rounded-sm bg-sunken"
    >
      <title>{label}</title>
      {parts.map(({ age, value }) => {
        const width = total > 0 ? (value / total) * 100 : 0;
        from += width;
        return <rect key={age} className={toneFills[ageTones[age]]} x={from - width} width={width} height="1" />;
      })}
    </svg>
  );
}

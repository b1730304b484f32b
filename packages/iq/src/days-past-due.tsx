import { ageTones } from '@suite/charts/age-tones';
import { bucketOf } from '@suite/insights/receivables/aging';
import { toneFills } from './bars';

interface Props {
  days: number;
  text: string;
}

/** Days past due in the color of their age; empty if not past due. */
export const DaysPastDue = ({ days, text }: Props) => (
  <span className="inline-flex max-w-full min-w-0 items-center gap-2 whitespace-nowrap align-bottom">
    {days > 0 && (
      <svg viewBox="0 0 8 8" aria-hidden="true" className="size-2 flex-none">
        <circle cx="4" cy="4" r="4" className={toneFills[ageTones[bucketOf(days)]]} />
      </svg>
    )}
    <span className="min-w-0 truncate">{text}</span>
  </span>
);

import { ageTones } from '@suite/charts/age-tones';
import { bucketOf } from '@suite/insights/receivables/ageing';
import { toneFills } from './bars';

interface Props {
  days: number;
  /** The days as they are read. */
  text: string;
}

/** How long something has been due, with the color of its age; nothing is drawn for what is not past due. */
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

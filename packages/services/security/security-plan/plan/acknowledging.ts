import { addDays, addMonths } from '@suite/values/iso-day';

/** Days to acknowledge a new version, or the current one after joining. */
export const DAYS_TO_ACKNOWLEDGE = 14;

const MONTHS = 12;

export interface Acknowledging {
  userId: string;
  name: string;
  email: string;
  state: 'done' | 'due' | 'overdue';
  /** The version of the newest acknowledgement. */
  number: number | null;
  on: string | null;
  dueOn: string;
}

interface Person {
  userId: string;
  name: string;
  email: string;
  joinedOn: string;
}

interface Acknowledgment {
  number: number;
  on: string;
}

/** The requirements of the version in force. */
export interface AcknowledgmentPeriod {
  today: string;
  /** The version since which everyone has to acknowledge again: the newest with a material change, or the first. */
  since: { number: number; on: string };
}

/**
 * Returns a person's acknowledgement. It is due within 14 days of the newest material version, or of joining, and again within 14
 * days once a year has passed. A version without material changes keeps earlier acknowledgements valid.
 */
export function acknowledging(
  person: Person,
  given: Acknowledgment | undefined,
  { today, since }: AcknowledgmentPeriod,
): Acknowledging {
  const { userId, name, email, joinedOn } = person;
  const of = { userId, name, email, number: given?.number ?? null, on: given?.on ?? null };
  if (!given || given.number < since.number) {
    const dueOn = addDays([joinedOn, since.on].sort()[1] ?? since.on, DAYS_TO_ACKNOWLEDGE);
    return { ...of, state: today > dueOn ? 'overdue' : 'due', dueOn };
  }
  const again = addMonths(given.on, MONTHS);
  if (today < again) return { ...of, state: 'done', dueOn: again };
  const dueOn = addDays(again, DAYS_TO_ACKNOWLEDGE);
  return { ...of, state: today > dueOn ? 'overdue' : 'due', dueOn };
}

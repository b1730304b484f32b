import { addDays } from '@suite/contract/day';
import { addMonths } from './days';

/** Days in which people acknowledge a version, or the first one they find. */
export const DAYS_TO_ACKNOWLEDGE = 14;

const MONTHS = 12;

export interface Acknowledging {
  userId: string;
  name: string;
  email: string;
  state: 'done' | 'due' | 'overdue';
  /** Of the newest acknowledgement. */
  number: number | null;
  on: string | null;
  dueOn: string;
}

interface Person {
  userId: string;
  name: string;
  email: string;
  /** The day they joined the firm. */
  joinedOn: string;
}

interface Given {
  number: number;
  on: string;
}

/** What a version in force asks for. */
export interface Asked {
  today: string;
  /** The first version after which everybody has to acknowledge anew: the newest with a material change, or the first. */
  since: { number: number; on: string };
}

/**
 * A person acknowledges within 14 days of the newest material version, or of joining, and again within 14 days once a year has
 * passed. A version that changes nothing material does not end what was acknowledged before.
 */
export function acknowledging(person: Person, given: Given | undefined, { today, since }: Asked): Acknowledging {
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

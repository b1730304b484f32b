import type { TrainingState } from '@services/training/contract/learning';
import type { BadgeTone } from '@suite/ui/badge';

export const states: Record<TrainingState, { text: string; tone: BadgeTone }> = {
  done: { text: 'Done', tone: 'good' },
  due: { text: 'Due', tone: 'info' },
  overdue: { text: 'Overdue', tone: 'bad' },
};

const count = (number: number, one: string, many: string) => (number === 1 ? `1 ${one}` : `${number} ${many}`);

export const copy = {
  heading: 'My courses',
  text: 'Short courses that keep client data safe. You can leave a course at any time and continue later.',
  failed: 'Your courses could not be loaded.',
  toTake: 'To take',
  nothingTitle: 'Nothing to take now',
  nothingText: 'Nobody assigned you a course, or you have done them all. You can take any other course below.',
  done: 'Done',
  other: 'Other courses',
  minutes: (minutes: number) => count(minutes, 'minute', 'minutes'),
  lessons: (done: number, all: number) =>
    done === 0 ? count(all, 'lesson', 'lessons') : `${done} of ${count(all, 'lesson', 'lessons')} read`,
  inQuiz: 'quiz started',
  due: (day: string) => `due ${day}`,
  overdueSince: (day: string) => `was due ${day}`,
  doneOn: (day: string) => `done ${day}`,
  again: (day: string) => `again by ${day}`,
  start: 'Start',
  goOn: 'Continue',
  open: 'Open',
};

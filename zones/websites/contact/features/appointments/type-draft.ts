import type { AppointmentType, TypeEntries } from '@services/bookings/contract/appointments';
import { MAX_DAYS_AHEAD, type PlaceKind } from '@services/bookings/contract/terms';
import { copy } from './copy';

/** An appointment type as typed. */
export interface TypeDraft {
  name: string;
  description: string;
  hostId: string;
  minutes: string;
  bufferBefore: string;
  bufferAfter: string;
  placeKind: PlaceKind;
  placeText: string;
  noticeHours: string;
  daysAhead: string;
  reminderHours: number | null;
  isActive: boolean;
}

export const draftOf = (type: AppointmentType | undefined, hostId: string): TypeDraft => ({
  name: type?.name ?? '',
  description: type?.description ?? '',
  hostId: type?.hostId ?? hostId,
  minutes: String(type?.minutes ?? 30),
  bufferBefore: String(type?.bufferBefore ?? 0),
  bufferAfter: String(type?.bufferAfter ?? 15),
  placeKind: type?.placeKind ?? 'phone',
  placeText: type?.placeText ?? '',
  noticeHours: String(type?.noticeHours ?? 24),
  daysAhead: String(type?.daysAhead ?? 30),
  reminderHours: type ? type.reminderHours : 24,
  isActive: type?.isActive ?? true,
});

const limits = {
  minutes: [5, 480],
  bufferBefore: [0, 120],
  bufferAfter: [0, 120],
  noticeHours: [0, 336],
  daysAhead: [1, MAX_DAYS_AHEAD],
} as const;

export type NumberKey = keyof typeof limits;

const inSteps: readonly NumberKey[] = ['minutes', 'bufferBefore', 'bufferAfter'];

/** Returns what is wrong with a draft, by field. */
export function faultsOf(draft: TypeDraft): Partial<Record<keyof TypeDraft, string>> {
  const faults: Partial<Record<keyof TypeDraft, string>> = {};
  if (!draft.name.trim()) faults.name = copy.needed;
  for (const key of Object.keys(limits) as NumberKey[]) {
    const [least, most] = limits[key];
    const number = /^\d{1,4}$/.test(draft[key].trim()) ? Number(draft[key]) : Number.NaN;
    if (!(number >= least && number <= most)) faults[key] = copy.number(least, most);
    else if (inSteps.includes(key) && number % 5) faults[key] = copy.steps;
  }
  const isLink = URL.canParse(draft.placeText) && new URL(draft.placeText).protocol === 'https:';
  if (draft.placeKind === 'video' && !isLink) faults.placeText = copy.noLink;
  return faults;
}

/** Returns the draft in the form in which it is sent. */
export function entriesOf({ isActive: _, ...draft }: TypeDraft): TypeEntries {
  const { minutes, bufferBefore, bufferAfter, noticeHours, daysAhead } = draft;
  return {
    ...draft,
    minutes: Number(minutes),
    bufferBefore: Number(bufferBefore),
    bufferAfter: Number(bufferAfter),
    noticeHours: Number(noticeHours),
    daysAhead: Number(daysAhead),
  };
}

import { type AppointmentType, createAppointmentType, putAppointmentType } from '@services/bookings/contract/appointments';
import { MAX_DAYS_AHEAD, type PlaceKind } from '@services/bookings/contract/terms';
import { fields, sentAs, typedIn, worded } from '@suite/shell/form/text-schemas';
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

const { entries } = createAppointmentType.body;

export type NumberKey = 'minutes' | 'bufferBefore' | 'bufferAfter' | 'noticeHours' | 'daysAhead';

/** Reads a whole number within limits, in steps of five where `step` is 5. */
const numberIn = (key: NumberKey, min: number, max: number, step = 1) =>
  typedIn(
    {
      read(text) {
        const value = /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN;
        if (!(value >= min && value <= max)) return { problem: copy.number(min, max) };
        return value % step ? { problem: copy.steps } : { value };
      },
    },
    entries[key],
  );

const isLink = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:';

/** A video call needs a link. */
const linked = ({ placeText, ...draft }: TypeDraft) => ({
  ...draft,
  placeText: draft.placeKind === 'video' && !isLink(placeText) ? undefined : placeText,
});

export const typeSchema = sentAs(
  linked,
  fields({
    ...entries,
    isActive: putAppointmentType.body.entries.isActive,
    name: worded(entries.name, copy.needed),
    minutes: numberIn('minutes', 5, 480, 5),
    bufferBefore: numberIn('bufferBefore', 0, 120, 5),
    bufferAfter: numberIn('bufferAfter', 0, 120, 5),
    noticeHours: numberIn('noticeHours', 0, 336),
    daysAhead: numberIn('daysAhead', 1, MAX_DAYS_AHEAD),
  }),
);

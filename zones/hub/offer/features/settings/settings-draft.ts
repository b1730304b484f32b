import type { OfferSettings } from '@services/offers/contract/settings';

/** The settings as edited; invalid numbers are `NaN`, which is null in the JSON of a draft. */
export interface SettingsDraft extends Omit<OfferSettings, 'reminderDays'> {
  reminders: string;
}

export const draftOf = ({ reminderDays, ...settings }: OfferSettings): SettingsDraft => ({
  ...settings,
  reminders: reminderDays.join(', '),
});

/** Parses days after sending, `3, 7, 14`; undefined if they are invalid. */
export function readReminders(text: string): number[] | undefined {
  const parts = text
    .split(/[\s,;]+/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (!parts.every((part) => /^\d{1,3}$/.test(part))) return undefined;
  const days = parts.map(Number);
  const isRising = days.every((day, at) => day >= 1 && day <= 365 && day > (days[at - 1] ?? 0));
  return isRising && days.length <= 5 ? days : undefined;
}

/** Returns the settings to save; undefined while something is invalid. */
export function settingsOf({ reminders, ...draft }: SettingsDraft): OfferSettings | undefined {
  const reminderDays = readReminders(reminders);
  const numbers = [draft.taxRate, draft.validDays, draft.approval.discountAbove ?? 0, draft.approval.totalAbove ?? 0];
  const areWritten = [draft.taxRate, draft.validDays].every((value) => value !== null) && !numbers.some(Number.isNaN);
  return reminderDays && areWritten ? { ...draft, reminderDays } : undefined;
}

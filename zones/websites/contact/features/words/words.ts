import type { LeadKind, LeadState } from '@services/inbox/contract/terms';
import type { BadgeTone } from '@suite/ui/badge';

export const stateWords: Record<LeadState, { text: string; tone: BadgeTone }> = {
  new: { text: 'New', tone: 'warn' },
  assigned: { text: 'Assigned', tone: 'warn' },
  answered: { text: 'Answered', tone: 'neutral' },
  won: { text: 'Won', tone: 'good' },
  lost: { text: 'Lost', tone: 'neutral' },
  spam: { text: 'Spam', tone: 'neutral' },
};

export const kindWords: Record<LeadKind, string> = {
  form: 'Form',
  booking: 'Appointment',
  guide: 'Lead magnet',
  mail: 'E-mail',
};

/** Formats a duration as `2 h 5 min`. */
export function durationText(minutes: number): string {
  if (minutes < 1) return 'under a minute';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return minutes % 60 && hours < 10 ? `${hours} h ${minutes % 60} min` : `${hours} h`;
  return `${Math.round(hours / 24)} days`;
}

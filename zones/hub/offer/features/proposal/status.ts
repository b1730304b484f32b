import type { Status } from '@services/proposals/contract/content';
import type { BadgeTone } from '@suite/ui/badge';

/** Texts and tones of a proposal's status. */
export const statuses: Record<Status, { text: string; tone: BadgeTone }> = {
  draft: { text: 'Draft', tone: 'neutral' },
  'awaiting-approval': { text: 'Awaiting approval', tone: 'warn' },
  sent: { text: 'Sent', tone: 'info' },
  viewed: { text: 'Viewed', tone: 'info' },
  accepted: { text: 'Accepted', tone: 'good' },
  declined: { text: 'Declined', tone: 'bad' },
  expired: { text: 'Expired', tone: 'neutral' },
  withdrawn: { text: 'Withdrawn', tone: 'neutral' },
};

import { isRecurring, type Line } from '@suite/pricing/line';
import type { ActivityKind } from '../contract/proposals';
import { atLeast } from '../wording/offer-page';

const billings: Record<Line['billing'], string> = {
  acceptance: 'Once, on acceptance',
  completion: 'Once, on completion',
  weekly: 'Every week',
  monthly: 'Every month',
  quarterly: 'Every quarter',
  yearly: 'Every year',
};

export function billingText({ billing, depositRate, minimumTerm }: Line): string {
  const deposit = depositRate ? `, ${depositRate / 100}% deposit on acceptance` : '';
  const term = minimumTerm && isRecurring(billing) ? `, for ${atLeast(minimumTerm, billing)}` : '';
  return `${billings[billing]}${deposit}${term}`;
}

const happened: Record<ActivityKind, (by: string, what: string) => string> = {
  created: (by) => `${by} started the proposal`,
  'approval-asked': (by) => `${by} asked for approval`,
  'approval-canceled': (by) => `${by} canceled the request for approval`,
  approved: (by) => `${by} approved it`,
  returned: (by) => `${by} returned it`,
  sent: (by, what) => `${by} sent it to ${what}`,
  superseded: (by) => `${by} sent a newer version`,
  reminded: (_, what) => `${what} was reminded`,
  'link-copied': (by, what) => `${by} copied a link for ${what}`,
  opened: (by) => `${by} opened it`,
  'option-viewed': (by) => `${by} looked at an option`,
  downloaded: (by) => `${by} downloaded it`,
  asked: (by) => `${by} asked a question`,
  answered: (by) => `${by} answered`,
  forwarded: (by, what) => `${by} forwarded it to ${what}`,
  signed: (by) => `${by} signed`,
  accepted: () => 'The proposal was accepted',
  'not-time-stamped': () => 'It was sealed without a time stamp',
  declined: (by) => `${by} declined it`,
  withdrawn: (by) => `${by} withdrew it`,
  expired: () => 'It expired',
  extended: (by, what) => `${by} extended it to ${what}`,
};

/** Describes an activity, for a line of the certificate. */
export const activityText = (kind: ActivityKind, by: string | null, what: string | null): string =>
  happened[kind](by ?? 'Somebody', what ?? '');

import { inSentence, unappliedCredit } from '../metrics/names';
import type { AgingBucket } from './aging';

/** The name of each aging bucket wherever one is shown, youngest first. */
export const ageNames = {
  current: 'Current',
  days1To30: '1–30 days',
  days31To60: '31–60 days',
  days61To90: '61–90 days',
  over90: 'Over 90 days',
} as const satisfies Record<AgingBucket, string>;

/** Says that the first bucket is net of credit and the others are not. @param credit the formatted amount */
export const currentLessCredit = (credit: string): string =>
  `${ageNames.current} is less ${credit} of ${inSentence(unappliedCredit)}; what is past due is before it.`;

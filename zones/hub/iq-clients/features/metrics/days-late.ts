import type { Metric } from '@suite/iq/use-metric-formats';

/** Days up to the as-of date whose invoices are averaged in days late. */
const PERIOD = 365;

/** Whether the oldest overdue invoice is older than those days, so that days late doesn't include it. */
export const isOldestLeftOut = (longestPastDue: Metric): boolean => longestPastDue.available && longestPastDue.value > PERIOD;

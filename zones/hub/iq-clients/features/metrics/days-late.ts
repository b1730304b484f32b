import type { Metric } from '@suite/iq/use-metric-formats';

/** The invoices that days late is the average of are those of so many days up to A. */
const PERIOD = 365;

/** Whether the oldest invoice that is overdue is older than those that days late is of, which then says nothing of it. */
export const isOldestLeftOut = (longestPastDue: Metric): boolean => longestPastDue.available && longestPastDue.value > PERIOD;

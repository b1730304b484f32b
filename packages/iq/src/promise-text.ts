import type { PaymentPromise } from '@services/insights/contract/to-dos';
import type { MetricFormats } from './use-metric-formats';

/** Returns the amount a client promised to pay, and by when. @param currency the firm's */
export function promiseText({ promisedOn, amount }: PaymentPromise, currency: string, { day, money }: MetricFormats): string {
  return amount === null ? `By ${day(promisedOn)}` : `${money(amount, currency)} by ${day(promisedOn)}`;
}

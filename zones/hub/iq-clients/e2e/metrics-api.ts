import { callApi } from '@suite/testing/call-api';
import type { SignedIn, Suite } from '@suite/testing/suite-test';

/** Reads figures as the person who is signed in; what a screen shows is held to it. */
export const metricsOf = (suite: Suite, cookie: SignedIn['cookie']) => async (path: string) => {
  const authorization = `Bearer ${await cookie('access_token')}`;
  return (await callApi(suite, `/insights/metrics/${path}`, { authorization })).body;
};

/** As a browser in English writes whole dollars; amounts are in cents. */
export const dollars = (cents: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(cents / 100);

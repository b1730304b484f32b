import { callApi } from '@suite/testing/call-api';
import type { SignedIn, Suite } from '@suite/testing/suite-test';

/** Reads metrics as the signed-in person, to compare the screens with. */
export const metricsOf = (suite: Suite, cookie: SignedIn['cookie']) => async (path: string) => {
  const authorization = `Bearer ${await cookie('access_token')}`;
  return (await callApi(suite, `/insights/metrics/${path}`, { authorization })).body;
};

/** Formats whole dollars as an English browser does; amounts are in cents. */
export const dollars = (cents: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(cents / 100);

/** @jest-environment node */
import { SuiteError } from '@suite/contract/errors';
import type { Session } from '@suite/session/session';
import type { Deployment } from '@suite/zones/addresses';
import { finishSignIn, nextAddress } from './finish-sign-in';

const deployment: Deployment = { environment: 'prod', domain: 'suite.example', label: 'accounts', port: 0 };
const home = 'https://hub.suite.example/home/#/';

type Parts = Pick<Session, 'exchangeCode' | 'check'>;
const withoutCode: Parts = { exchangeCode: async () => false, check: async () => 'signed-out' };
const finish = (parts: Partial<Parts>, query = '') =>
  finishSignIn({
    session: { ...withoutCode, ...parts },
    deployment,
    address: new URL(`https://accounts.suite.example/auth-redirect/${query}#/`),
  });

const refusing = (error: unknown): Partial<Parts> => ({ exchangeCode: () => Promise.reject(error) });

test('an exchanged code leads home', async () => {
  expect(await finish({ exchangeCode: async () => true })).toEqual({ kind: 'go', address: home });
});

test('it continues to the requested address if that is a zone of this deployment, otherwise home', () => {
  const clients = 'https://hub.suite.example/iq/clients/#/stalepricing';
  const asking = (address: string) =>
    nextAddress(deployment, new URL(`https://x/?${new URLSearchParams({ redirect_uri: address })}`));
  expect(asking(clients)).toBe(clients);
  expect(asking('https://evil.example/home/')).toBe(home);
  expect(asking('javascript:alert(1)')).toBe(home);
  expect(asking('https://accounts.suite.example/auth-redirect/#/')).toBe(home);
});

test('without a code, a signed-in person continues home, and anyone else to sign-in', async () => {
  expect(await finish({ check: async () => 'signed-in' })).toEqual({ kind: 'go', address: home });
  expect(await finish({})).toEqual({ kind: 'sign-in' });
  expect(await finish({ check: async () => 'expired' })).toEqual({ kind: 'expired' });
});

test.each([
  ['cookie_refused', 'cookies'],
  ['cookie_too_large', 'token-size'],
] as const)('tokens that the browser does not store, %s, lead to the error page', async (code, reason) => {
  const outcome = await finish(refusing(new SuiteError(code, '')));
  expect(outcome).toEqual({ kind: 'go', address: `https://accounts.suite.example/error-redirect/#/?reason=${reason}` });
});

test('a rejected code requires a new sign-in, a lost connection a retry', async () => {
  expect(await finish(refusing(new SuiteError('invalid_request', '', { status: 400 })))).toEqual({
    kind: 'failed',
    canRetry: false,
  });
  expect(await finish(refusing(new SuiteError('unexpected', '', { status: 500 })))).toEqual({ kind: 'failed', canRetry: true });
  expect(await finish(refusing(new SuiteError('network', '')))).toEqual({ kind: 'failed', canRetry: true });
});

import type { ApiClient } from '@suite/api/client';
import { type Failure, failureOf } from '@suite/shell/form/failure';
import { isWebAddress } from '@suite/zones/web-address';
import { useEffect, useState } from 'react';
import type { SignInRequest } from './sign-in-request';

/** In this browser somebody has signed in by passkey: it is offered again without being asked for. */
const USED = 'passkey-used';

interface Options extends Pick<SignInRequest, 'redirectUri'> {
  client: ApiClient;
  go: (url: string) => void;
}

interface State {
  isBusy: boolean;
  failure?: Failure;
}

/** Signing in by passkey. Its code is loaded by who uses it, or has used one here before. */
export function usePasskey({ client, redirectUri, go }: Options) {
  const [state, setState] = useState<State>({ isBusy: false });
  const isKnown = typeof PublicKeyCredential === 'function';

  async function run(isAutofill: boolean): Promise<void> {
    const { passkeySignIn } = await import('./passkey-sign-in');
    const address = await passkeySignIn({ client, redirectUri, isAutofill });
    if (!address) return setState({ isBusy: false });
    keepUsed();
    if (isWebAddress(address)) go(address);
    else setState({ isBusy: false, failure: { code: 'garbage' } });
  }

  async function signIn(): Promise<void> {
    setState({ isBusy: true });
    try {
      await run(false);
    } catch (error) {
      setState({ isBusy: false, failure: failureOf(error) });
    }
  }

  // What was not asked for is not told when it fails.
  useEffect(() => {
    if (isKnown && wasUsed()) void offers().then((can) => (can ? run(true).catch(() => undefined) : undefined));
  }, []);

  return { ...state, signIn: isKnown ? signIn : undefined };
}

const offers = async (): Promise<boolean> =>
  (await PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) ?? false;

/** Storage may be blocked; then nothing is offered. */
function wasUsed(): boolean {
  try {
    return localStorage.getItem(USED) !== null;
  } catch {
    return false;
  }
}

function keepUsed(): void {
  try {
    localStorage.setItem(USED, '1');
  } catch {
    // Next time it has to be asked for.
  }
}

import type { ApiClient } from '@suite/api/client';
import { type Failure, failureOf } from '@suite/shell/form/failure';
import { isWebAddress } from '@suite/zones/web-address';
import { useEffect, useState } from 'react';
import type { SignInRequest } from './sign-in-request';

/** Storage key: somebody has signed in by passkey in this browser, so it is offered without being requested. */
const USED = 'passkey-used';

interface Options extends Pick<SignInRequest, 'redirectUri'> {
  client: ApiClient;
  go: (url: string) => void;
}

interface State {
  isBusy: boolean;
  failure?: Failure;
}

/** Signs in by passkey. The code is loaded when somebody uses a passkey, or has used one here before. */
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

  // A failure of an attempt that nobody requested is not shown.
  useEffect(() => {
    if (isKnown && wasUsed()) void offers().then((can) => (can ? run(true).catch(() => undefined) : undefined));
  }, []);

  return { ...state, signIn: isKnown ? signIn : undefined };
}

const offers = async (): Promise<boolean> =>
  (await PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) ?? false;

/** Returns false where storage is blocked, so nothing is offered. */
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
    // Next time the person has to request it.
  }
}

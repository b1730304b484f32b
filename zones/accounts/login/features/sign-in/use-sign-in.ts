import { signIn } from '@services/identity/contract/signing-in';
import type { ApiClient } from '@suite/api/client';
import { shownByPage } from '@suite/contract/status';
import { type Failure, failureOf } from '@suite/shell/form/failure';
import type { Proof } from '@suite/shell/form/proof-form';
import { isWebAddress } from '@suite/zones/web-address';
import { useEffect, useState } from 'react';
import type { SignInRequest } from './sign-in-request';

export interface Credentials {
  email: string;
  password: string;
}

interface State {
  /** Set once the credentials were right and the account has MFA: a code is asked for. */
  accepted?: Credentials;
  isBusy: boolean;
  failure?: Failure;
}

interface Options extends Omit<SignInRequest, 'providerError'> {
  client: ApiClient;
  go: (url: string) => void;
}

const atRest: State = { isBusy: false };

/** Runs the steps of a sign-in: e-mail and password, then a code if the account has MFA. */
export function useSignIn({ client, go, ...request }: Options) {
  const [state, setState] = useState<State>(atRest);
  const [isRefused, setRefused] = useState(request.isRefused);
  const redirectUri = isRefused ? undefined : request.redirectUri;

  // A page restored from the browser's cache would still be busy leaving.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && setState(atRest);
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  async function attempt(credentials: Credentials, proof?: Proof): Promise<void> {
    setState(({ accepted }) => ({ accepted, isBusy: true }));
    try {
      const { redirectTo } = await client.call(signIn, {
        body: { ...credentials, ...proof, redirectUri },
        handleLocally: shownByPage,
      });
      if (isWebAddress(redirectTo)) return go(redirectTo);
      setState({ isBusy: false, failure: { code: 'garbage' } });
    } catch (error) {
      const failure = failureOf(error);
      if (failure.code === 'redirect_uri_not_allowed') setRefused(true);
      setState(after(failure, credentials, proof));
    }
  }

  return {
    ...state,
    /** The return address was rejected: the sign-in leads to the suite's home. */
    isRefused,
    signIn: (credentials: Credentials) => attempt(credentials),
    prove: (proof: Proof) => (state.accepted ? attempt(state.accepted, proof) : undefined),
    startOver: () => setState(atRest),
  };
}

/** Error codes that lead back to e-mail and password. */
const aboutAccount = new Set(['wrong_credentials', 'account_deactivated']);

function after(failure: Failure, credentials: Credentials, proof: Proof | undefined): State {
  if (failure.code === 'mfa_required') return { accepted: credentials, isBusy: false };
  const staysAtCode = proof !== undefined && !aboutAccount.has(failure.code);
  return { accepted: staysAtCode ? credentials : undefined, isBusy: false, failure };
}

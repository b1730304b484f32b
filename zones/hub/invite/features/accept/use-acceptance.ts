import { type Acceptance, acceptInvitation } from '@services/identity/contract/invitations';
import { useApi } from '@suite/api/api-provider';
import { type Failure, failureOf } from '@suite/shell/form/failure';
import { useSuite } from '@suite/shell/start/suite-context';
import { isWebAddress } from '@suite/zones/web-address';
import { useEffect, useState } from 'react';
import { type DeadLink, isDeadLink } from './copy';

type Step = 'new' | 'existing' | 'code';

interface State {
  step: Step;
  isBusy: boolean;
  failure?: Failure;
  /** Set when the invitation ended while the form was open. */
  dead?: DeadLink;
}

export interface AcceptanceFlow extends State {
  accept: (body: Acceptance) => Promise<void>;
  startOver: () => void;
}

/** Runs the steps of accepting an invitation; the last one leaves the page, signed in. */
export function useAcceptance(token: string, hasAccount: boolean): AcceptanceFlow {
  const { formClient } = useApi();
  const { browser } = useSuite();
  const [state, setState] = useState<State>({ step: hasAccount ? 'existing' : 'new', isBusy: false });

  // A page restored from the browser's cache would otherwise still be busy leaving.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && setState(({ step }) => ({ step, isBusy: false }));
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  async function accept(body: Acceptance): Promise<void> {
    setState(({ step }) => ({ step, isBusy: true }));
    try {
      const { redirectTo } = await formClient.call(acceptInvitation, { params: { token }, body });
      if (isWebAddress(redirectTo)) return browser.go(redirectTo);
      setState(({ step }) => after(step, { code: 'garbage' }));
    } catch (error) {
      setState(({ step }) => after(step, failureOf(error)));
    }
  }

  return { ...state, accept, startOver: () => setState({ step: 'existing', isBusy: false }) };
}

function after(step: Step, failure: Failure): State {
  const { code } = failure;
  if (isDeadLink(code)) return { step, isBusy: false, dead: code };
  if (code === 'mfa_required') return { step: 'code', isBusy: false };
  if (code === 'account_exists' || code === 'wrong_credentials') return { step: 'existing', isBusy: false, failure };
  return { step, isBusy: false, failure };
}

import { proveProviderSignIn } from '@services/identity/contract/providers';
import { useApi } from '@suite/api/api-provider';
import { type Failure, failureOf } from '@suite/shell/form/failure';
import { type Proof, ProofForm } from '@suite/shell/form/proof-form';
import { useSuite } from '@suite/shell/start/suite-context';
import { ButtonLink } from '@suite/ui/link';
import { NarrowPage } from '@suite/ui/narrow-page';
import { Notice } from '@suite/ui/notice';
import { isWebAddress } from '@suite/zones/web-address';
import { hashOf } from '@suite/zones/zone-url';
import { useState } from 'react';
import { copy } from './copy';

/**
 * Asks for a two-factor code after a sign-in through the provider, which has not asked for one, if the account has two-factor
 * authentication.
 */
export function SecondFactorScreen() {
  const { formClient } = useApi();
  const { browser, config } = useSuite();
  const [state, setState] = useState<{ isBusy: boolean; failure?: Failure }>({ isBusy: false });
  const isOver = state.failure?.code === 'sign_in_over';
  const startOver = (
    <ButtonLink variant="plain" href={hashOf('login', '/')}>
      {copy.code.startOver}
    </ButtonLink>
  );

  async function prove(proof: Proof): Promise<void> {
    setState({ isBusy: true });
    try {
      const { redirectTo } = await formClient.call(proveProviderSignIn, { body: proof });
      if (isWebAddress(redirectTo)) return browser.go(redirectTo);
      setState({ isBusy: false, failure: { code: 'garbage' } });
    } catch (error) {
      setState({ isBusy: false, failure: failureOf(error) });
    }
  }

  return (
    <NarrowPage brand={copy.brand} title={copy.code.title} text={copy.code.text}>
      {isOver ? (
        <>
          <Notice tone="bad">{copy.signInOver(config.SIGN_IN_PROVIDER)}</Notice>
          <ButtonLink href={hashOf('login', '/')}>{copy.toSignIn}</ButtonLink>
        </>
      ) : (
        <ProofForm {...state} failure={state.failure} submit={copy.code.submit} onSubmit={prove} cancel={startOver} />
      )}
    </NarrowPage>
  );
}

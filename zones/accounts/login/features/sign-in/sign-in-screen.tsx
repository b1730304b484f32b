import { useApi } from '@suite/api/api-provider';
import { storesCookies } from '@suite/session/stores-cookies';
import { cookieAdvice } from '@suite/shell/access/cookie-advice';
import { ProofForm } from '@suite/shell/form/proof-form';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { NarrowPage } from '@suite/ui/narrow-page';
import { Notice } from '@suite/ui/notice';
import { useState } from 'react';
import { copy } from './copy';
import { OtherWays } from './other-ways';
import { PasskeyFailure } from './passkey-failure';
import { SignInForm } from './sign-in-form';
import { afterSignIn, readSignInRequest, titleOfTarget } from './sign-in-request';
import { usePasskey } from './use-passkey';
import { useSignIn } from './use-sign-in';
import { useSignInElsewhere } from './use-sign-in-elsewhere';

/** Key in the tab's storage: when an accepted sign-in left this page, in seconds. */
const LEFT = 'accepted-sign-in';

/** A sign-in that leads back here within this many seconds was not stored. */
const RETURNED = 30;

interface Props {
  /** The typed e-mail address, kept while the person visits other screens. */
  email: string;
  onEmailChange: (email: string) => void;
  /** Success message from another screen. */
  news: string | undefined;
}

export function SignInScreen({ email, onEmailChange, news }: Props) {
  const { client } = useApi();
  const { deployment, browser, config } = useSuite();
  const [request] = useState(() => readSignInRequest(browser.address()));
  const [hasExpired] = useState(() => browser.readCookie('session_expired') !== '');
  const [advice] = useState(() => (storesCookies(browser) ? undefined : cookieAdvice(browser.address())));
  const [isLost] = useState(() => request.redirectUri !== undefined && browser.now() - Number(browser.recall(LEFT)) < RETURNED);
  const go = (url: string) => {
    browser.keep(LEFT, `${browser.now()}`);
    browser.go(url);
  };
  const flow = useSignIn({ client, go, ...request });
  const passkey = usePasskey({ client, redirectUri: request.redirectUri, go });
  const redirectUri = flow.isRefused ? undefined : request.redirectUri;
  useSignInElsewhere({
    isSentHere: redirectUri !== undefined && !hasExpired,
    leave: () => browser.go(afterSignIn(deployment, redirectUri)),
  });

  if (flow.accepted) {
    return (
      <NarrowPage brand={copy.brand} title={copy.code.title} text={copy.code.text}>
        <ProofForm
          isBusy={flow.isBusy}
          failure={flow.failure}
          submit={copy.code.submit}
          onSubmit={flow.prove}
          cancel={
            <Button variant="plain" onClick={flow.startOver}>
              {copy.code.startOver}
            </Button>
          }
        />
      </NarrowPage>
    );
  }
  const target = titleOfTarget(deployment, redirectUri);
  return (
    <NarrowPage brand={copy.brand} title={copy.title} text={target && copy.continueTo(target)}>
      {advice && (
        <Notice tone="bad">
          {advice.title}. {advice.text}
        </Notice>
      )}
      {isLost && !advice && !hasExpired && <Notice tone="bad">{copy.notCompleted}</Notice>}
      {news && <Notice tone="good">{news}</Notice>}
      {!news && hasExpired && <Notice>{copy.expired}</Notice>}
      {flow.isRefused && <Notice>{copy.refused}</Notice>}
      {request.providerError && (
        <Notice tone="bad">{copy.providerErrors[request.providerError](config.SIGN_IN_PROVIDER || copy.yourProvider)}</Notice>
      )}
      <SignInForm
        email={email}
        onEmailChange={onEmailChange}
        isBusy={flow.isBusy}
        failure={flow.failure}
        onSubmit={flow.signIn}
      />
      <OtherWays redirectUri={redirectUri} isBusy={passkey.isBusy} onPasskey={passkey.signIn} />
      {passkey.failure && <PasskeyFailure failure={passkey.failure} onRetry={passkey.signIn} />}
    </NarrowPage>
  );
}

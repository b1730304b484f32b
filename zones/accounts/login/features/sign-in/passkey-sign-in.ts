import { getPasskeyChallenge, signInByPasskey } from '@services/identity/contract/passkeys';
import { startAuthentication, WebAuthnError } from '@simplewebauthn/browser';
import type { ApiClient } from '@suite/api/client';
import { shownByPage } from '@suite/contract/status';

interface Options {
  client: ApiClient;
  redirectUri: string | undefined;
  /** Offers the passkey in the browser's autofill for the e-mail field, until somebody uses it. */
  isAutofill?: boolean;
}

/** Signs in by passkey and returns the address it leads to; undefined when it was canceled. Loaded on demand. */
export async function passkeySignIn({ client, redirectUri, isAutofill = false }: Options): Promise<string | undefined> {
  const options = await client.call(getPasskeyChallenge, { handleLocally: shownByPage });
  try {
    const credential = await startAuthentication({
      optionsJSON: options as Parameters<typeof startAuthentication>[0]['optionsJSON'],
      useBrowserAutofill: isAutofill,
      verifyBrowserAutofillInput: false,
    });
    const { redirectTo } = await client.call(signInByPasskey, {
      body: {
        credential: { ...credential, clientExtensionResults: {} },
        redirectUri,
      },
      handleLocally: shownByPage,
    });
    return redirectTo;
  } catch (error) {
    if (isCalledOff(error)) return undefined;
    throw error;
  }
}

/** Canceled by the person, by the browser's timeout, or by another ceremony of this page. */
const isCalledOff = (error: unknown) =>
  (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED') ||
  (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError'));
